import Foundation
import Testing

/// `fmt strings export`.
@Suite struct StringsExportCommandTests {
  private static let export = ["strings", "export", "App", "--locale", "de"]

  @Test func writesTheTextsOfAllFiles() throws {
    try ExampleFiles.with { folder in
      let outcome = try Command.run(Self.export, in: folder)
      #expect(outcome.errors.isEmpty && outcome.status == 0, "\(outcome)")
      let lines = outcome.output.split(separator: "\n").map {
        String($0.drop { $0 == " " })
      }
      #expect(
        lines.filter { $0.hasPrefix("<file") || $0.hasPrefix("<trans-unit") }.map {
          String($0.split(separator: "\"")[1])
        } == [
          "Localizable.xcstrings", "%lld files|==|plural.one", "%lld files|==|plural.other",
          "%lld files|==|plural.zero", "en.lproj/Localizable.strings", "greeting", "ok",
          "discount", "en.lproj/Localizable.stringsdict",
          "/welcome:dict/NSStringVariableWidthRuleType:dict/20:dict/:string",
          "/welcome:dict/NSStringVariableWidthRuleType:dict/50:dict/:string",
          "/tap:dict/NSStringDeviceSpecificRuleType:dict/mac:dict/:string",
          "/tap:dict/NSStringDeviceSpecificRuleType:dict/other:dict/:string",
        ]
      )
      #expect(
        lines.filter { $0.hasPrefix("<target") } == [
          #"<target state="translated">%lld Datei</target>"#,
          #"<target state="needs-review-l10n">%lld Dateien</target>"#,
          #"<target state="translated">Keine Dateien</target>"#,
          #"<target state="translated">Hallo, %@!</target>"#,
          #"<target state="translated">Einverstanden</target>"#,
        ]
      )
    }
  }

  @Test func writesToAFileThatIsOpen() throws {
    try ExampleFiles.with { folder in
      let export = "\"$FMT\" strings export App --locale de -o"
      let outcome = try Command.shell(
        """
        echo first > log && \(export) /dev/stdout >> log && head -2 log &&
        \(export) /dev/stdout | head -1 && \(export) >(head -1) && sleep 0.1
        """,
        in: folder
      )
      let declaration = #"<?xml version="1.0" encoding="UTF-8"?>"#
      #expect(outcome.errors.isEmpty)
      #expect(
        outcome.output.split(separator: "\n").map(String.init)
          == ["first", declaration, declaration, declaration]
      )
    }
  }

  @Test(arguments: ["./App", "App/", "App/."])
  func namesTheSameOriginalsForEachFormOfThePath(_ path: String) throws {
    try ExampleFiles.with { folder in
      let export = ["strings", "export", path, "--locale", "de"]
      let expected = try Command.run(Self.export, in: folder)
      #expect(try Command.run(export, in: folder) == expected)
    }
  }

  @Test func refusesAnAppWithoutTexts() throws {
    try ExampleFiles.with(["App/en.lproj/L.strings": "/* none */"]) { folder in
      let outcome = try Command.run(Self.export, in: folder)
      #expect(outcome.status == 65 && outcome.output.isEmpty)
      #expect(outcome.errors == "fmt: App: there is no text in the development language\n")
    }
  }

  @Test func writesTheSameToAFile() throws {
    try ExampleFiles.with { folder in
      let output = try Command.run(Self.export, in: folder).output
      let outcome = try Command.run(Self.export + ["-o", "de.xliff"], in: folder)
      #expect(outcome == .init(output: "", errors: "", status: 0))
      let file = folder.appending(path: "de.xliff")
      #expect(try String(contentsOf: file, encoding: .utf8) == output)
      #expect(output.hasSuffix("</xliff>\n"))
      #expect(try Command.run(Self.export + ["-o", "de.xliff"], in: folder) == outcome)
    }
  }

  @Test(
    arguments: [
      (["App"], "--locale", 64), (["App", "--locale", "x!"], "--locale", 64),
      (["App", "App", "--locale", "de"], "one path is expected", 64),
      (["frob", "--locale", "de"], "frob: ", 74),
      (["App", "--locale", "root"], "the language of translators was expected, not 'root'", 64),
      (["bad.strings", "--locale", "de"], "bad.strings:1:2: error: ", 65),
      (["App", "--locale", "de", "-o", "bad.strings/a"], "bad.strings/a: ", 74),
      (
        ["App", "--locale", "de", "-o", "App/de.lproj/Localizable.strings"],
        "Localizable.strings: the file that is there is not an .xliff file, and is not replaced", 74
      ),
    ] as [([String], String, Int32)]
  )
  func refuses(_ arguments: [String], _ message: String, _ status: Int32) throws {
    let files = ExampleFiles.app.merging(["bad.strings": "a"]) { $1 }
    try ExampleFiles.with(files) { folder in
      let outcome = try Command.run(["strings", "export"] + arguments, in: folder)
      #expect(outcome.status == status && outcome.errors.contains(message), "\(outcome)")
      #expect(outcome.output.isEmpty)
      for (path, contents) in files {
        let file = folder.appending(path: path)
        #expect(try String(contentsOf: file, encoding: .utf8) == contents)
      }
    }
  }
}
