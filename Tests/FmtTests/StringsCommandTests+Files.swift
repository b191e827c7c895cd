import Foundation
import Testing

/// Catalogs that are not there, or have faults.
extension StringsCommandTests {
  @Test(arguments: [
    ("nowhere", 74, "fmt: nowhere: there is no such file or folder\n"),
    ("nowhere.strings", 74, "fmt: nowhere.strings: there is no such file or folder\n"),
    ("link.strings", 74, "fmt: link.strings: there is no such file\n"),
    (
      "text.txt", 65,
      "fmt: text.txt:1:1: error: a .strings, .stringsdict, .xcstrings or .arb file, or"
    ),
    ("Empty", 65, "fmt: Empty:1:1: error: a .strings, .stringsdict, .xcstrings or .arb file, or"),
    ("bad.strings", 65, "fmt: bad.strings:1:10: error: ';' was expected after the value, not"),
    ("bad.stringsdict", 65, "fmt: bad.stringsdict:1:1: error: "),
    ("bad.xcstrings", 65, "fmt: bad.xcstrings:1:1: error: "),
    ("", 64, "fmt: --catalog: the path of a folder or a file is expected\n"),
  ])
  func refusesCatalogs(_ path: String, _ status: Int32, _ message: String) throws {
    let files = [
      "text.txt": "x", "Empty/x": "", "bad.strings": "\"a\" = \"b\"\n\"c\" = \"d\";",
      "bad.stringsdict": "[]", "bad.xcstrings": "[]",
    ]
    let outcome = try ExampleFiles.with(files) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "link.strings").path,
        withDestinationPath: "gone"
      )
      return try Command.run(["strings", "get", "a", "--catalog=\(path)"], in: folder)
    }
    // ArgumentParser refuses an empty value.
    guard !path.isEmpty else { return #expect(outcome.status == status) }
    #expect(outcome.status == status && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix(message), "\(outcome.errors)")
  }

  @Test func needsACatalog() throws {
    let outcome = try get(["ok"])
    #expect(outcome.errors == "fmt: --catalog: the path of a folder or a file is expected\n")
    #expect(outcome.status == 64)
  }

  @Test func showsWarningsOfFiles() throws {
    let files = ["x.strings": "\"a\" = \"1\";\n\"a\" = \"2\";"]
    let outcome = try get(["a", "--catalog", "x.strings"], files: files)
    #expect(outcome.output == "2\n" && outcome.status == 0)
    #expect(outcome.errors.hasPrefix("fmt: x.strings:2:1: warning: "), "\(outcome.errors)")
  }

  @Test func warnsOfConventionsWithoutData() throws {
    let warning = "ICU has no data for tlh; the conventions of en are used\n"
    let line = ["ok", "--catalog", "App", "--numbers", "tlh"]
    #expect(try get(line) == .init(output: "OK\n", errors: "fmt: warning: \(warning)", status: 0))
    let strict = try get(line + ["--strict-locale"])
    #expect(strict == .init(output: "", errors: "fmt: --strict-locale: \(warning)", status: 64))
  }
}
