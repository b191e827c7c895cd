import Foundation
import Testing

/// `fmt strings extract`, and the commands that read sources as it does.
@Suite(.enabled(if: Command.readsSwift)) struct StringsExtractCommandTests {
  private static let files = [
    "S/a.swift": """
    let a = String(localized: "%@ of %@", comment: "A part")
    let b = NSLocalizedString("S_Email", tableName: "Mail", value: "Email", comment: "")
    let c = NSLocalizedString("S_Email", tableName: "Mail", value: "E-Mail", comment: "Field")

    """,
    "S/b.m": "id d = NSLocalizedString(key, @\"\");\n",
    "S/.build/c.swift": "String(localized: \"x\")",
    "S/Pods/c.swift": "String(localized: \"x\")", "S/notes.txt": "String(localized: \"x\")",
  ]

  private func run(
    _ line: String,
    _ files: [String: String] = files
  ) throws -> Command.Outcome {
    try ExampleFiles.with(files) { folder in try Command.shell(line, in: folder) }
  }

  @Test func printsTablesAndReportsWhatItLeavesOut() throws {
    let outcome = try run("$FMT strings extract S")
    #expect(
      outcome.output == """
        // Localizable.strings

        /* A part */
        "%@ of %@" = "%1$@ of %2$@";

        // Mail.strings

        /* Field */
        "S_Email" = "Email";

        """
    )
    #expect(
      outcome.errors == """
        S/a.swift:2:27: warning: 'S_Email' has no comment for translators [missing-comment]
        S/b.m:1:8: warning: a literal text was expected as the key of NSLocalizedString, and nothing is extracted [literal-expected]
        S/a.swift:3:27: warning: Key "S_Email" used with multiple values. Value "Email" kept. Value "E-Mail" ignored. The first is in S/a.swift:2:27 [multiple-values]

        """
    )
    #expect(outcome.status == 0)
  }

  @Test(arguments: [
    ("S --quiet --disable missing-comment --disable literal-expected --strict", "", 0),
    (
      "S/b.m --github --strict",
      "::warning file=S/b.m,line=1,col=8,title=literal-expected::a literal text was expected as the key of NSLocalizedString, and nothing is extracted\n",
      65
    ),
    ("S/c", "S/c:1:1: error: there is no such file or folder [absent-path]\n", 74),
    (
      "S/notes.txt",
      "S/notes.txt:1:1: error: a file of Swift, C, C++ or Objective-C was expected [not-a-source]\n",
      65
    ),
    (
      "S --function tr=what",
      "fmt: --function: a name, '=' and roles with one key were expected, such as tr=key,table,comment,value,_, not 'tr=what'\n",
      64
    ),
  ])
  func reportsMessages(_ line: String, _ errors: String, _ status: Int32) throws {
    let outcome = try run("$FMT strings extract \(line)")
    #expect(outcome.errors == errors && outcome.status == status)
  }

  @Test(arguments: [
    "S --append", "S --form xcstrings", "S --json --output O", "", "S --output ''",
    "S --form other",
  ])
  func refusesOptionsThatDoNotFit(_ line: String) throws {
    #expect(try run("$FMT strings extract \(line)").status == 64)
  }

  @Test func writesOneObjectForEachKey() throws {
    let outcome = try run("$FMT strings extract S/a.swift --json --skip-table Mail 2>/dev/null")
    #expect(
      outcome.output == """
        {"column":27,"comment":"A part","file":"S/a.swift","key":"%@ of %@","line":1,"table":"Localizable","value":"%1$@ of %2$@"}

        """
    )
  }

  @Test func writesAndAddsToFiles() throws {
    let outcome = try run(
      """
      mkdir O; printf '"S_Email" = "Mine"; // kept\\n"old" = "Old";\\n' > O/Mail.strings
      $FMT strings extract S -q -o O -a 2>/dev/null; cat O/Mail.strings
      $FMT strings extract S -q -o O -a 2>/dev/null; $FMT strings extract S -o O/ 2>/dev/null
      cat O/Mail.strings
      """
    )
    #expect(
      outcome.output == """
        O/Localizable.strings: 1 added
        O/Mail.strings: 0 added
        "S_Email" = "Mine"; // kept
        "old" = "Old";
        O/Localizable.strings: 0 added
        O/Mail.strings: 0 added
        O/Localizable.strings: 1 added
        O/Mail.strings: 1 added
        /* Field */
        "S_Email" = "Email";

        """
    )
  }

  @Test func writesCatalogsAndKeepsTheirTranslations() throws {
    let outcome = try run(
      """
      $FMT strings extract S/a.swift -q -o O --form xcstrings --skip-table Mail
      cat O/Localizable.xcstrings; echo
      $FMT strings extract S/a.swift -q -o O --form xcstrings --skip-table Mail; echo $?
      $FMT strings extract S/a.swift -q -o O --form xcstrings --skip-table Mail --append
      """
    )
    #expect(
      outcome.output == """
        O/Localizable.xcstrings: 1 added
        {
          "sourceLanguage" : "en",
          "strings" : {
            "%@ of %@" : {
              "comment" : "A part",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "%1$@ of %2$@"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        65
        O/Localizable.xcstrings: 0 added

        """
    )
    #expect(outcome.errors.contains("add keys to it with --append"))
  }

  @Test func keepsAFileThatCannotBeWritten() throws {
    let outcome = try run("touch O; $FMT strings extract S/a.swift -o O -q; echo $?")
    #expect(outcome.output == "74\n")
  }

  @Test func refusesATableThatLeavesItsFolder() throws {
    let source = ["a.m": "NSLocalizedStringFromTable(@\"a\", @\"../T\", @\"c\")"]
    let outcome = try run("$FMT strings extract a.m -o O; echo $?; ls", source)
    #expect(outcome.output == "0\na.m\n")
    #expect(
      outcome.errors.contains("a.m:1:29: warning: the name of a file was expected"),
      "\(outcome)"
    )
  }

  @Test func endsWithAMessageAtASourceThatNeedsMoreStack() throws {
    let deep = "let a = " + String(repeating: "try ", count: 1_000_000) + " // localized"
    let outcome = try run("$FMT strings extract deep.swift", ["deep.swift": deep])
    #expect(outcome.status == 65 && outcome.output.isEmpty)
    let message = "deep.swift:1:1: error: the source has too much inside each other to be read"
    #expect(outcome.errors == message + " [stack-size]\n")
  }

  @Test func writesNothingAfterAnErrorInASource() throws {
    let line = """
      $FMT strings extract a.swift b.swift -o O && $FMT strings extract a.swift typo.swift -o O
      echo $?; grep -c '=' O/*
      """
    let outcome = try run(
      line,
      ["a.swift": "String(localized: \"a\")", "b.swift": "String(localized: \"b\")"]
    )
    #expect(outcome.output == "O/Localizable.strings: 2 added\n74\n2\n", "\(outcome)")
    #expect(outcome.errors.contains("nothing is written to O"))
  }

  // MARK: Other commands

  @Test func lintComparesKeysWithSources() throws {
    let files = [
      "a.swift": "NSLocalizedString(\"a\", comment: \"\"); NSLocalizedString(\"b\", comment: \"\")",
      "en.lproj/Localizable.strings": "\"a\" = \"A\"; \"c\" = \"C\";",
    ]
    let line = "$FMT strings lint . --sources a.swift --quiet"
    #expect(
      try run(line, files).output == """
        a.swift:1:56: warning: the key 'b' is not in the table Localizable [undeclared-key]
        en.lproj/Localizable.strings:1:12: warning: the sources do not look up 'c' [unused-key]

        """
    )
    // An empty file of the development language leaves the keys to the sources.
    let empty = files.merging(
      ["en.lproj/Localizable.strings": "", "de.lproj/Localizable.strings": "\"a\" = \"A!\";"]
    ) { $1 }
    #expect(
      try run(line, empty).output == """
        de.lproj/Localizable.strings:1:1: warning: 'b' (a.swift:1:56) has no text in de [missing-key]

        """
    )
  }

  @Test func lintReportsNoUnusedAndNoExtraKeyAfterAFaultInASource() throws {
    let development = "en.lproj/Localizable.strings"
    var files = ["a.m": "L(@\"a\", @\"\"); /*", development: "\"a\" = \"A\"; \"c\" = \"C\";"]
    let line = "$FMT strings lint . --sources a.m -s L --quiet"
    let unused = try run(line, files)
    #expect(unused.output == "" && unused.errors.contains("no key is told as unused"), "\(unused)")
    files["de.lproj/Localizable.strings"] = files.updateValue("", forKey: development)
    let extra = try run(line, files)
    #expect(extra.output == "", "\(extra)")
  }

  @Test func mergeTakesTheKeysOfSources() throws {
    let files = [
      "a.swift":
        "NSLocalizedString(\"a\", comment: \"\"); String(localized: \"b\", defaultValue: \"B\")",
      "en.lproj/Localizable.strings": "\"a\" = \"A\";\n",
      "de.lproj/Localizable.strings": "\"a\" = \"Ä\";\n",
    ]
    let line = "$FMT strings merge . --sources a.swift --development en"
    let outcome = try run(
      "\(line); cat de.lproj/*; \(line); $FMT strings merge --sources a.swift",
      files
    )
    #expect(
      outcome.output == """
        de.lproj/Localizable.strings: 1 added
        en.lproj/Localizable.strings: 1 added
        "a" = "Ä";

        /* fmt:new */
        "b" = "B";

        """
    )
    #expect(outcome.status == 64)
  }
}
