import Foundation
import Testing

/// `fmt strings stats`.
@Suite struct StringsStatsCommandTests {
  private func stats(
    _ arguments: String...,
    files: [String: String] = ExampleFiles.app
  ) throws -> Command.Outcome {
    try ExampleFiles.with(files) { try Command.run(["strings", "stats"] + arguments, in: $0) }
  }

  @Test func countsByLanguageAndTable() throws {
    #expect(
      try stats("App")
        == .init(
          output: """
            language\ttable\tkeys\ttranslated\treview\tnew\tmissing\tstale\tpercent
            de\tDialogs\t1\t1\t0\t0\t0\t0\t100
            ru\tDialogs\t1\t0\t0\t0\t1\t0\t0
            en\tLocalizable\t6\t6\t0\t0\t0\t0\t100
            de\tLocalizable\t6\t2\t1\t0\t3\t0\t33
            ru\tLocalizable\t6\t1\t0\t0\t5\t0\t16

            """,
          errors: "",
          status: 0
        )
    )
  }

  @Test func writesJSON() throws {
    let lines = try stats("App/Localizable.xcstrings", "--json").output.split(separator: "\n")
    let rows = try lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(rows.compactMap { $0["language"] as? String } == ["en", "de", "ru"])
    #expect(rows.compactMap { $0["development"] as? Bool } == [true, false, false])
    #expect(rows.compactMap { $0["review"] as? Int } == [0, 1, 0])
    #expect(rows.compactMap { $0["percent"] as? Int } == [100, 0, 100])
  }

  @Test func reportsTablesOfSeveralFoldersApart() throws {
    let files = [
      "a/en.lproj/L.strings": "\"x\" = \"X\";", "b/en.lproj/L.strings": "\"y\" = \"Y\";",
    ]
    let lines = try stats("a", "b", files: files).output.split(separator: "\n")
    #expect(
      lines.dropFirst().map { $0.prefix { $0 != "0" && $0 != "1" } } == ["en\ta/L\t", "en\tb/L\t"]
    )
  }

  @Test func countsTheOtherFilesIfOneCannotBeRead() throws {
    let files = ["en.lproj/A.strings": "a", "en.lproj/B.strings": "\"y\" = \"Y\";"]
    let outcome = try stats("en.lproj", files: files)
    #expect(outcome.output.hasSuffix("en\tB\t1\t1\t0\t0\t0\t0\t100\n"))
    #expect(outcome.errors.contains("en.lproj/A.strings:1:2: error: ") && outcome.status == 65)
  }

  @Test func reportsThatThereIsNoCatalog() throws {
    let outcome = try stats(".", files: ["a.txt": ""])
    #expect(
      outcome
        == .init(
          output: "",
          errors:
            "fmt: a .strings, .stringsdict, .xcstrings or .arb file, or a .json or .properties file beside a MessageCatalog.json, was expected, and there is none\n",
          status: 65
        )
    )
  }

  @Test(
    arguments: [
      ("frob", "frob: ", 74), ("bad.strings", "bad.strings:1:2: error: ", 65),
    ] as [(String, String, Int32)]
  )
  func refuses(_ path: String, _ message: String, _ status: Int32) throws {
    let outcome = try stats(path, files: ["bad.strings": "a"])
    #expect(outcome.status == status && outcome.errors.contains(message), "\(outcome)")
  }
}
