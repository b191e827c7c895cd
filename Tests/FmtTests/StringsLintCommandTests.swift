import Foundation
import Testing

/// `fmt strings lint`.
@Suite struct StringsLintCommandTests {
  private func lint(
    _ arguments: String...,
    files: [String: String] = ExampleFiles.app
  ) throws -> Command.Outcome {
    try ExampleFiles.with(files) { try Command.run(["strings", "lint"] + arguments, in: $0) }
  }

  /// A catalog with one error, one warning and one sound file.
  private static let faulty = [
    "App/en.lproj/Localizable.strings": #"""
    "sum" = "%1$d, %2$@";
    "bye" = "Bye";

    """#,
    "App/de.lproj/Localizable.strings": #""sum" = "%2$@";"#,
    "App/fr.lproj/Localizable.strings": #"""
    "sum" = "%1$d, %2$@";
    "bye" = "Salut ";

    """#,
  ]

  @Test func namesSoundFiles() throws {
    let outcome = try lint("App/en.lproj")
    let files = ["Localizable.stringsdict", "Localizable.strings"]
    #expect(
      outcome
        == .init(
          output: files.map { "App/en.lproj/\($0): OK\n" }.joined(),
          errors: "",
          status: 0
        )
    )
    #expect(try lint("App/en.lproj", "--quiet") == .init(output: "", errors: "", status: 0))
  }

  @Test func writesEachFaultWithItsPlaceAndRule() throws {
    let outcome = try lint("App", files: Self.faulty)
    #expect(
      outcome
        == .init(
          output: """
            App/de.lproj/Localizable.strings:1:1: warning: 'bye' (App/en.lproj/Localizable.strings:2:1) has no text in de [missing-key]
            App/de.lproj/Localizable.strings:1:9: error: the text of 'sum' does not show argument 1, which the text in en (App/en.lproj/Localizable.strings:1:1) shows; Apple's systems show it in place of argument 2 [argument]
            App/en.lproj/Localizable.strings: OK
            App/fr.lproj/Localizable.strings:2:9: warning: the text of 'bye' ends with ' ', and in en (App/en.lproj/Localizable.strings:2:9) with none [whitespace]

            """,
          errors: "fmt: 1 error and 2 warnings in 3 files\n",
          status: 65
        )
    )
    #expect(try lint("App/fr.lproj", "App/en.lproj", files: Self.faulty).status == 0)
    #expect(try lint("App/fr.lproj", "App/en.lproj", "--strict", files: Self.faulty).status == 65)
  }

  @Test func switchesRulesOffByOptionAndByFile() throws {
    var files = Self.faulty
    #expect(
      try lint("App", "--disable", "missing-key", "--disable", "argument", files: files).errors
        == "fmt: 1 warning in 3 files\n"
    )
    files["App/.fmt-lint"] = """
      missing-key
      argument de.lproj/*
      whitespace fr.lproj/Localizable.strings

      """
    #expect(try lint("App", "--strict", files: files).status == 0)
    files["rules"] = "argument\n"
    #expect(
      try lint("App", "--exceptions", "rules", files: files).errors
        == "fmt: 2 warnings in 3 files\n"
    )
  }

  @Test func readsTheExceptionsOfEachFolder() throws {
    var files = Self.faulty
    for (path, text) in Self.faulty { files["B/" + path] = text }
    files["B/.fmt-lint"] = "*\n"
    #expect(try lint(".", files: files).errors == "fmt: 1 error and 2 warnings in 6 files\n")
    #expect(try lint("App", "B", files: files).errors == "fmt: 1 error and 2 warnings in 6 files\n")
    files["App/de.lproj/.fmt-lint"] = "\u{FEFF}argument\nmissing-key Localizable.strings\n"
    #expect(try lint("./", files: files).errors == "fmt: 1 warning in 6 files\n")
    #expect(try lint("App", files: files).errors == "fmt: 1 warning in 3 files\n")
  }

  @Test func readsEachFileOnce() throws {
    let outcome = try lint(
      "App/fr.lproj",
      "./App//fr.lproj/",
      ".//App/en.lproj",
      files: Self.faulty
    )
    #expect(outcome.errors == "fmt: 1 warning in 2 files\n")
  }

  @Test func neverCallsAFileSoundThatItCannotRead() throws {
    let files = ["a.strings": "a", "b.strings": "b;"]
    let outcome = try lint("a.strings", "b.strings", "--disable", "syntax", files: files)
    #expect(outcome == .init(output: "b.strings: OK\n", errors: "", status: 0))
    let absent = try lint("nope", "--disable", "syntax", files: files)
    #expect(absent.status == 74)
    #expect(absent.output == "nope:1:1: error: there is no such file or folder\n")
  }

  @Test func reportsThatThereIsNoCatalog() throws {
    let outcome = try lint(".", files: ["a.txt": ""])
    let message =
      "fmt: a .strings, .stringsdict, .xcstrings or .arb file, or a .json or .properties file beside a MessageCatalog.json, was expected, and there is none\n"
    #expect(outcome == .init(output: "", errors: message, status: 65))
  }

  @Test(arguments: [
    "xx", "Foo", "deutsch", "a b", "es.lproj", "root", "und", "mul", "zxx", "x-private",
  ])
  func reportsFoldersOfNoLanguage(_ name: String) throws {
    let path = "\(name).lproj/A.strings"
    let outcome = try lint(".", files: [path: "a = \"b\";"])
    #expect(
      outcome.output
        == "\(path):1:1: warning: '\(name)' is not the name of a localization [language]\n"
    )
  }

  @Test(arguments: ["de", "dag", "ckb", "zh-Hant-HK", "pt_BR", "German", "en-001"])
  func knowsLanguages(_ name: String) throws {
    let outcome = try lint(".", files: ["\(name).lproj/A.strings": "a = \"b\";"])
    #expect(outcome.output.hasSuffix(": OK\n"))
  }

  @Test(arguments: ["root", "und", "zxx"])
  func reportsLanguagesOfCatalogsThatAreNone(_ name: String) throws {
    let value = #"{"stringUnit":{"state":"translated","value":"A"}}"#
    let entry = "\"k\":{\"localizations\":{\"en\":\(value),\"\(name)\":\(value)}}"
    for source in ["en", name] {
      let catalog = "{\"sourceLanguage\":\"\(source)\",\"strings\":{\(entry)},\"version\":\"1.0\"}"
      let outcome = try lint(".", files: ["L.xcstrings": catalog])
      #expect(
        outcome.output.contains("warning: '\(name)' is not the name of a localization [language]"),
        "\(outcome)"
      )
    }
  }

  @Test func writesEachFaultInOneLine() throws {
    let outcome = try lint("a\n.strings", files: ["a\n.strings": "\"x\ny\" = \"\u{1B}%d %y\";"])
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.output.hasPrefix("a\\n.strings:2:"))
  }

  @Test func writesJSONAndAnnotations() throws {
    let json = try lint("App/fr.lproj", "App/en.lproj", "--json", files: Self.faulty)
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
    let members = try #require(object as? [String: Any])
    #expect(members["file"] as? String == "App/fr.lproj/Localizable.strings")
    #expect(members["line"] as? Int == 2 && members["column"] as? Int == 9)
    #expect(members["rule"] as? String == "whitespace")
    #expect(members["severity"] as? String == "warning")
    #expect(members["language"] as? String == "fr" && members["key"] as? String == "bye")

    let annotations = try lint("100%, a:b.strings", "--github", files: ["100%, a:b.strings": "a"])
    #expect(
      annotations.output
        == "::error file=100%25%2C a%3Ab.strings,line=1,col=2,title=syntax::'=' or ';' was expected after the key, not the end of the file\n"
    )
    #expect(annotations.status == 65)
    let hostile = try lint("a\u{1B}[2J\n.strings", "--github", files: ["a\u{1B}[2J\n.strings": "a"])
    #expect(hostile.output.hasPrefix(#"::error file=a\u{1B}[2J%0A.strings,line=1"#), "\(hostile)")
    #expect(try lint("App", "--json", "--github").status == 64)
  }

  @Test(
    arguments: [
      (["frob"], "fmt: 1 error\n", 74), ([], "fmt: The path of a folder or a file is expected", 64),
      (["App", "--disable", "frob"], "fmt: --disable: ", 64),
      (["App", "--exceptions", "App"], "fmt: --exceptions: a file was expected", 64),
      (["App", "--exceptions", "frob"], "frob:1:1: error: there is no such file", 74),
      (["App", "--development", "?"], "fmt: --development: ", 64),
    ] as [([String], String, Int32)]
  )
  func refuses(_ arguments: [String], _ message: String, _ status: Int32) throws {
    let outcome = try ExampleFiles.with {
      try Command.run(["strings", "lint"] + arguments, in: $0)
    }
    #expect(outcome.status == status && outcome.errors.contains(message), "\(outcome)")
  }

  @Test func makesTheFaultsOfARuleErrors() throws {
    let files = ["App/en.lproj/L.strings": "\"a\" = \"^[%lld file](inflect: true)\";\n"]
    try ExampleFiles.with(files) { folder in
      let line = ["strings", "lint", "App"]
      let warned = try Command.run(line, in: folder)
      #expect(warned.status == 0 && warned.output.contains(": warning: the text of 'a' shows"))
      let refused = try Command.run(line + ["--error", "inflection"], in: folder)
      #expect(refused.status == 65 && refused.output.contains(": error: the text of 'a' shows"))
      #expect(try Command.run(line + ["--error", "x"], in: folder).status == 64)
      let ignored = try Command.run(
        line + ["--error=inflection", "--disable=inflection"],
        in: folder
      )
      #expect(ignored.status == 0 && ignored.output == "App/en.lproj/L.strings: OK\n")
    }
  }
}
