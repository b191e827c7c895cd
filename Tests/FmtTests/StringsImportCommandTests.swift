import Foundation
import Testing

/// `fmt strings import`.
@Suite struct StringsImportCommandTests {
  private static let german = "App/de.lproj/Localizable.strings"
  private static let catalog = "App/Localizable.xcstrings"
  private static let command = ["strings", "import", "de.xliff", "App"]

  /// Calls a function with the example and its export, after a change of the export.
  private func with(
    _ changes: KeyValuePairs<String, String>,
    locale: String = "de",
    _ body: (URL) throws -> Void
  ) throws {
    try ExampleFiles.with { folder in
      let export = ["strings", "export", "App", "--locale", locale]
      var text = try Command.run(export, in: folder).output
      for (old, new) in changes {
        try #require(text.contains(old), "\(old) is not in the export")
        text = text.replacing(old, with: new)
      }
      try Data(text.utf8).write(to: folder.appending(path: "de.xliff"))
      try body(folder)
    }
  }

  /// Checks that all files are as before but for those that are given.
  private func expect(
    _ changed: [String: String] = [:],
    in folder: URL,
    location: SourceLocation = #_sourceLocation
  ) throws {
    for (path, text) in ExampleFiles.app.merging(changed, uniquingKeysWith: { $1 }) {
      let contents = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      #expect(contents == text, "\(path)", sourceLocation: location)
    }
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let known = Set(ExampleFiles.app.keys).union(changed.keys).union(["de.xliff"])
    #expect(
      names.filter { $0.contains(".") && !$0.hasSuffix(".lproj") }.sorted() == known.sorted(),
      sourceLocation: location
    )
  }

  private func replaced(_ path: String, _ old: String, _ new: String) -> [String: String] {
    [path: ExampleFiles.app[path]?.replacing(old, with: new) ?? ""]
  }

  @Test func changesTheLineThatTheTranslatorChanged() throws {
    try with(["Einverstanden": "Gut"]) { folder in
      let outcome = try Command.run(Self.command, in: folder)
      #expect(
        outcome
          == .init(
            output: "\(Self.german): ok: Einverstanden → Gut\n\(Self.german): 1 changed\n",
            errors: "",
            status: 0
          )
      )
      try expect(replaced(Self.german, "Einverstanden", "Gut"), in: folder)
      #expect(try Command.run(Self.command, in: folder) == .init(output: "", errors: "", status: 0))
    }
  }

  @Test(arguments: ["App/en.lproj/Localizable.strings", "App/en.lproj", "App/en.lproj/"])
  func readsTheTranslationsBesideAFile(_ path: String) throws {
    try ExampleFiles.with { folder in
      let outcome = try Command.shell(
        """
        "$FMT" strings export \(path) --locale de -o de.xliff &&
        sed -i 's/Einverstanden/Gut/' de.xliff && "$FMT" strings import de.xliff \(path)
        """,
        in: folder
      )
      #expect(outcome.output.hasSuffix("1 changed\n") && outcome.status == 0, "\(outcome)")
      try expect(replaced(Self.german, "Einverstanden", "Gut"), in: folder)
    }
  }

  @Test func doesNotReplaceAFileThatItDidNotRead() throws {
    try with(["Einverstanden": "Gut"]) { folder in
      // A file that is not found because its folder is a link that is not one of a language.
      let outcome = try Command.shell(
        """
        mkdir -p Other/en.lproj real && cp App/en.lproj/Localizable.strings Other/en.lproj/ &&
        sed -i 's/target-language="de"/target-language="fr"/' de.xliff &&
        ln -s ../real/absent Other/fr.lproj && "$FMT" strings import de.xliff Other --skip-unknown
        """,
        in: folder
      )
      #expect(outcome.status == 74, "\(outcome)")
    }
  }

  @Test func changesTheFormThatTheTranslatorChanged() throws {
    try with(["%lld Datei<": "Eine Datei<"]) { folder in
      let outcome = try Command.run(Self.command, in: folder)
      #expect(
        outcome.output == """
          \(Self.catalog): de: %lld files|==|plural.one: %lld Datei → Eine Datei
          \(Self.catalog): 1 changed

          """,
        "\(outcome)"
      )
      try expect(replaced(Self.catalog, "%lld Datei\"", "Eine Datei\""), in: folder)
    }
  }

  @Test func takesOverSeveralLanguagesInOneCatalog() throws {
    try with(["%lld Datei<": "Eine Datei<"]) { folder in
      let russian = try Command.run(["strings", "export", "App", "--locale", "ru"], in: folder)
      let file = folder.appending(path: "de.xliff")
      let german = try String(contentsOf: file, encoding: .utf8)
      let start = try #require(russian.output.range(of: "  <file")).lowerBound
      let files = russian.output[start...].replacing("%lld файлов", with: "%lld документов")
      let both = german.replacing("</xliff>\n", with: "") + files
      try Data(both.utf8).write(to: file)
      let outcome = try Command.run(Self.command, in: folder)
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
      #expect(outcome.output.hasSuffix("\(Self.catalog): 2 changed\n"), "\(outcome)")
      let text = ExampleFiles.app[Self.catalog] ?? ""
      try expect(
        [
          Self.catalog: text.replacing("%lld Datei\"", with: "Eine Datei\"")
            .replacing("%lld файлов", with: "%lld документов")
        ],
        in: folder
      )
    }
  }

  @Test func makesTheFileOfANewLanguage() throws {
    try with(["<source>OK</source>": "<source>OK</source><target>Bien</target>"], locale: "fr") {
      folder in
      let outcome = try Command.run(Self.command, in: folder)
      let path = "App/fr.lproj/Localizable.strings"
      #expect(
        outcome
          == .init(
            output: "\(path): ok: new: Bien\n\(path): new file, 1 changed\n",
            errors: "",
            status: 0
          )
      )
      try expect([path: "\"ok\" = \"Bien\";\n"], in: folder)
    }
  }

  @Test func changesNothingInADryRun() throws {
    try with(["Einverstanden": "Gut"]) { folder in
      let reported = try Command.run(Self.command + ["--dry-run"], in: folder)
      try expect(in: folder)
      #expect(try Command.run(Self.command, in: folder) == reported)
    }
  }

  @Test(
    arguments: [
      (#"id="ok""#, #"id="no""#, "'en.lproj/Localizable.strings' has no text 'no'"),
      (
        #"original="en.lproj/Localizable.strings""#, #"original="en.lproj/Other.strings""#,
        "the catalogs have no file 'en.lproj/Other.strings' in the development language"
      ), ("Hallo, %@!", "Hallo, %d!", "%d"), ("</xliff>", "", "de.xliff:"),
      ("version=\"1.2\"", "version=\"2.0\"", "XLIFF of the version 1.2 was expected, not '2.0'"),
      ("-language=\"de\"", "-language=\"es.lproj\"", "'target-language', not 'es.lproj'"),
      ("body>", "Body>", "'<Body>' is left out: XLIFF 1.2 has no such element"),
    ]
  )
  func refuses(_ old: String, _ new: String, _ message: String) throws {
    try with([old: new]) { folder in
      let outcome = try Command.run(Self.command, in: folder)
      #expect(outcome.status == 65 && outcome.errors.contains(message), "\(outcome)")
      #expect(outcome.errors.hasPrefix("fmt: de.xliff:"), "\(outcome)")
      #expect(outcome.output.isEmpty)
      try expect(in: folder)
    }
  }

  @Test(
    arguments: [
      ("--skip-unknown", #"id="ok""#, #"id="no""#),
      ("--allow-placeholders", "Hallo, %@", "Hallo, %d"),
    ]
  )
  func warnsIfAsked(_ option: String, _ old: String, _ new: String) throws {
    try with([old: new, "Hallo": "Tag"]) { folder in
      let outcome = try Command.run(Self.command + [option], in: folder)
      #expect(outcome.status == 0 && outcome.output.hasSuffix("1 changed\n"), "\(outcome)")
    }
  }

  @Test func takesOverATranslationOfAnOlderSourceWithAWarning() throws {
    try with(["<source>OK<": "<source>Okay<", "Einverstanden": "Gut"]) { folder in
      let outcome = try Command.run(Self.command, in: folder)
      #expect(outcome.status == 0)
      #expect(
        outcome.errors.contains("warning: 'ok' was translated from 'Okay', which is 'OK' now"),
        "\(outcome)"
      )
      try expect(replaced(Self.german, "Einverstanden", "Gut"), in: folder)
    }
  }

  @Test func leavesTheFileWhenItCannotBeWritten() throws {
    try with(["Einverstanden": "Gut", "%lld Datei<": "Eine Datei<"]) { folder in
      let outcome = try Command.shell(
        """
        text=$( (ulimit -f 0; trap '' XFSZ; exec "$FMT" strings import de.xliff App) 2>&1 )
        status=$?; echo "$text"; exit $status
        """,
        in: folder
      )
      #expect(outcome.status == 74 && outcome.output.contains("File too large"), "\(outcome)")
      #expect(
        outcome.output.contains(
          "\(Self.german): not written, because \(Self.catalog) could not be"
        ),
        "\(outcome)"
      )
      #expect(!outcome.output.contains("changed"))
      try expect(in: folder)
    }
  }

  @Test(
    arguments: [
      (["de.xliff"], "two paths are expected", 64), (["no.xliff", "App"], "no.xliff: ", 74),
      (["de.xliff", "frob"], "frob: ", 74),
    ] as [([String], String, Int32)]
  )
  func refusesPaths(_ arguments: [String], _ message: String, _ status: Int32) throws {
    try with([:]) { folder in
      let outcome = try Command.run(["strings", "import"] + arguments, in: folder)
      #expect(outcome.status == status && outcome.errors.contains(message), "\(outcome)")
    }
  }
}
