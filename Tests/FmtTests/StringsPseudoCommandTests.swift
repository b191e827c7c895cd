import Foundation
import Testing

/// `fmt strings pseudo`.
@Suite struct StringsPseudoCommandTests {
  private func text(_ path: String, _ folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  @Test func writesTheFilesOfAPseudoLocale() throws {
    let files = [
      "App/en.lproj/Localizable.strings": """
      /* The greeting. */
      "greeting" = "Hello,\\n%@!";
      'ok' = OK;

      """,
      "App/Base.lproj/Localizable.strings": "\"ok\" = \"Base\";\n\"base\" = \"Base\";\n",
      "App/de.lproj/Localizable.strings": "\"ok\" = \"In Ordnung\";\n",
    ]
    try ExampleFiles.with(files) { folder in
      let run = ["strings", "pseudo", "App"]
      let path = "App/en-XA.lproj/Localizable.strings"
      let dry = try Command.run(run + ["--dry-run"], in: folder)
      #expect(dry == .init(output: "\(path)\n", errors: "", status: 0))
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: path).path))
      #expect(try Command.run(run, in: folder) == dry)
      #expect(
        try text(path, folder) == """
          /* The greeting. */
          "greeting" = "[!! Ĥéļļô,\\n%@! ××× !!]";
          'ok' = "[!! ÖĶ× !!]";
          "base" = "[!! Ɓášé × !!]";

          """
      )
      for more in [[], ["--dry-run"]] {
        #expect(try Command.run(run + more, in: folder) == .init(output: "", errors: "", status: 0))
      }
      for (path, contents) in files { #expect(try text(path, folder) == contents) }
    }
  }

  @Test func changesEachFormOfADictionary() throws {
    try ExampleFiles.with { folder in
      _ = try Command.run(["strings", "pseudo", "App", "-o", "New", "--double"], in: folder)
      let result = try text("New/en-XA.lproj/Localizable.stringsdict", folder)
      for form in ["Hi Hi", "Hello and welcome Hello and welcome", "Click Click", "Tap Tap"] {
        #expect(result.contains("<string>\(form)</string>"), "\(result)")
      }
    }
  }

  @Test func addsALanguageToACatalog() throws {
    try ExampleFiles.with { folder in
      let path = "App/Localizable.xcstrings"
      let run = ["strings", "pseudo", path, "--locale", "en-XB"]
      let old = try text(path, folder)
      #expect(try Command.run(run, in: folder).output == "\(path)\n")
      let new = try text(path, folder)
      #expect(
        new.contains("\"en-XB\"")
          && new.contains(
            "\"\u{200F}\u{2067}%lld \u{200F}\u{202E}files\u{202C}\u{200F}\u{2069}\""
          )
      )
      // The old lines stay, in the same order.
      var lines = new.split(separator: "\n")[...]
      for line in old.split(separator: "\n") where !line.hasSuffix("} }") {
        let place = lines.firstIndex(of: line)
        #expect(place != nil, "\(line)")
        lines = lines[(place ?? lines.startIndex)...].dropFirst()
      }
      #expect(try Command.run(run, in: folder) == .init(output: "", errors: "", status: 0))
      #expect(try text(path, folder) == new)
    }
  }

  @Test func leavesACatalogInItsFolder() throws {
    let catalog = #"{"sourceLanguage":"en","strings":{"ok":{}},"version":"1.0"}"#
    let files = ["App/L.xcstrings": catalog, "App/mul.lproj/L.xcstrings": catalog]
    try ExampleFiles.with(files) { folder in
      for (more, path) in [(["-o", "New"], "New"), ([], "App")] {
        let outcome = try Command.run(["strings", "pseudo", "App"] + more, in: folder)
        let names = ["L.xcstrings", "mul.lproj/L.xcstrings"].map { "\(path)/\($0)" }
        #expect(outcome.output == names.map { $0 + "\n" }.joined() && outcome.status == 0)
        for name in names { #expect(try text(name, folder).contains("en-XA")) }
      }
    }
  }

  @Test(arguments: [("he", "iw"), ("en", "English"), ("en", "Base")])
  func takesTheTextsThatCount(_ name: String, _ other: String) throws {
    let files = [
      "App/\(name).lproj/L.strings": "a = one;\n",
      "App/\(other).lproj/L.strings": "a = two;\nb = three;\n",
    ]
    try ExampleFiles.with(files) { folder in
      let run = ["strings", "pseudo", "App", "--development", name, "--double"]
      #expect(try Command.run(run, in: folder).output == "App/en-XA.lproj/L.strings\n")
      let made = try text("App/en-XA.lproj/L.strings", folder)
      #expect(made.contains("a = \"one one\"") && made.contains("\"three three\""), "\(made)")
    }
  }

  @Test func leavesPhrasesAndEmptyKeysOutAndMarksTextsAsTranslated() throws {
    let catalog = """
      {"sourceLanguage":"en","strings":{"":{},"go":{"localizations":{"en":{"stringUnit":
      {"state":"new","value":"Go"}}}},"phrase":{"localizations":{"en":{"stringSet":
      {"state":"new","values":["a"]}}}}},"version":"1.0"}
      """
    try ExampleFiles.with(["L.xcstrings": catalog]) { folder in
      let outcome = try Command.run(["strings", "pseudo", "."], in: folder)
      let warning =
        "phrases of App Shortcuts are not changed (keys: 1, the first is 'phrase')"
      #expect(outcome.output == "L.xcstrings\n" && outcome.status == 0)
      #expect(outcome.errors == "fmt: L.xcstrings:2:33: warning: \(warning)\n")
      let new = try text("L.xcstrings", folder)
      #expect(new.split(separator: "\"en-XA\"").count == 2 && new.contains("\"\":{}"), "\(new)")
      #expect(new.split(separator: "translated").count == 2, "\(new)")
    }
  }

  @Test(
    arguments: [
      ([], "[!! Šáṽé %1$@ × !!]"),
      (["--locale", "en-XB"], "\u{200F}\u{2067}\u{200F}\u{202E}Save\u{202C}\u{200F} %1$@\u{2069}"),
      (["--double", "--brackets", "sections"], "§§ Save Save %1$@ §§"),
    ] as [([String], String)]
  )
  func changesLines(_ arguments: [String], _ expected: String) throws {
    let line = "echo 'Save %1$@'; echo; echo '50%'"
    let outcome = try Command.shell(
      "(\(line)) | \"$FMT\" strings pseudo \(arguments.joined(separator: " "))",
      in: FileManager.default.temporaryDirectory
    )
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(outcome.status == 0 && lines.count == 4 && lines[1].isEmpty, "\(outcome)")
    #expect(lines[0] == expected)
  }

  @Test(
    arguments: [
      (["empty"], "was expected, and there is none", 65),
      (["frob"], "frob: ", 74), (["bad.strings"], "bad.strings:1:2: error: ", 65),
      (["App/de.lproj"], "there is no file in the development language", 65),
      (["App", "--text", "a"], "either paths or --text", 64),
      (["--text", "a", "--expansion", "60"], "a percentage from 30 to 50", 64),
      (["--text", "a", "-o", "New"], "--output and --dry-run are for the files", 64),
      (["--dry-run"], "--output and --dry-run are for the files", 64),
      (["App", "--plain"], "--plain is for a text", 64),
      (["App"], "in the development language, which is en; --development names", 65),
    ] as [([String], String, Int32)]
  )
  func refuses(_ arguments: [String], _ message: String, _ status: Int32) throws {
    let files = [
      "bad.strings": "a", "empty/a": "", "App/de.lproj/L.strings": "\"ok\" = \"OK\";\n",
    ]
    try ExampleFiles.with(files) { folder in
      let outcome = try Command.run(["strings", "pseudo"] + arguments, in: folder)
      #expect(outcome.status == status && outcome.errors.contains(message), "\(outcome)")
      #expect(outcome.output.isEmpty)
    }
  }

  // The superuser can write to every file, so the folder cannot be made read-only here.
  @Test func leavesTheOldFileWhenTheNewOneCannotBeWritten() throws {
    try ExampleFiles.with { folder in
      let outcome = try Command.shell(
        """
        text=$( (ulimit -f 0; trap '' XFSZ; exec "$FMT" strings pseudo App) 2>&1 )
        status=$?; echo "$text"; exit $status
        """,
        in: folder
      )
      #expect(outcome.status == 74 && outcome.output.contains("File too large"), "\(outcome)")
      for (path, contents) in ExampleFiles.app { #expect(try text(path, folder) == contents) }
    }
  }

  @Test func doesNotReplaceACatalogWithOtherKeys() throws {
    func catalog(_ keys: String) -> String {
      #"{"sourceLanguage":"en","strings":{\#(keys)},"version":"1.0"}"#
    }
    let files = [
      "App/L.xcstrings": catalog(#""ok":{}"#), "Lib/L.xcstrings": catalog(#""other":{}"#),
    ]
    try ExampleFiles.with(files) { folder in
      let run = ["strings", "pseudo", "App/L.xcstrings", "-o"]
      let refused = try Command.run(run + ["Lib"], in: folder)
      #expect(refused.status == 74 && refused.errors.contains("other keys or languages"))
      #expect(try text("Lib/L.xcstrings", folder) == files["Lib/L.xcstrings"])
      // One that was made before is replaced.
      #expect(try Command.run(run + ["New"], in: folder).output == "New/L.xcstrings\n")
      #expect(try Command.run(run + ["New"], in: folder).status == 0)
    }
  }
}
