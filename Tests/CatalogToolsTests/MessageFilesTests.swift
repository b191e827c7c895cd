import CatalogFiles
import Testing

@testable import CatalogTools

/// The tools for catalogs of messages.
@Suite struct MessageFilesTests {
  private static let description = #"{"syntax": 1}"#

  private func files(_ files: [String: String], syntax: Int = 1) -> [TableFile] {
    (files.map { ($0, $1) } + [("MessageCatalog.json", #"{"syntax": \#(syntax)}"#)]).map {
      TableFile(name: $0, path: $0, bytes: Array($1.utf8))
    }
  }

  private func linted(_ texts: [String: String], syntax: Int = 1) -> [String] {
    var linter = Linter(CatalogProject(files(texts, syntax: syntax))) { language in
      LintedFiles.forms[language]
    }
    return linter.run().map { "\($0.rule?.rawValue ?? "-") \($0.key ?? "-")" }
  }

  // MARK: Checking

  @Test(arguments: [
    ("Hi {a}", "Ho {a}", []), ("Hi {a}", "Ho {b}", ["argument k", "unused-argument k"]),
    ("Hi {a, number}", "Ho {a, date}", ["argument k"]), ("Hi {a}", "Ho {a, number}", []),
    ("{a, plural, other {#}}", "{a, plural, one {#} other {#}}", []),
    ("x", "{a, plural, one {", ["format k"]), ("<b>x</b>", "y", ["tag k"]),
    ("x", "y ", ["whitespace k"]),
    ("x", "", ["empty k"]),
  ]) func translationsAreCompared(own: String, text: String, findings: [String]) {
    let found = linted(["fr.json": "{\"k\": \"\(text)\"}", "en.json": "{\"k\": \"\(own)\"}"])
    // A form that a language needs is told elsewhere.
    #expect(found.filter { !$0.hasPrefix("covered") } == findings)
  }

  @Test(arguments: [
    ("ru", "{n, plural, one {1} other {2}}", ["covered-category k"]),
    ("ru", "{n, plural, one {1} few {2} many {3} other {4}}", []),
    ("ko", "{n, plural, one {1} other {2}}", ["unneeded-category k"]),
    ("de", "{n, plural, =1 {1} other {2}}", []),
    ("fr", "{n, plural, =1 {1} other {2}}", ["covered-category k"]),
  ]) func formsAreThoseOfTheLanguage(language: String, text: String, findings: [String]) {
    let own = "{n, plural, one {1} other {2}}"
    let texts = ["\(language).json": "{\"k\": \"\(text)\"}", "en.json": "{\"k\": \"\(own)\"}"]
    #expect(linted(texts) == findings)
  }

  @Test func marksOfTheSecondVersionAreCompared() {
    let texts = [
      "en.json":
        #"{"k": "a {#b}c{/b}", "l": "{#b}c{/b}", "m": ".local $x = {$y :number} {{{$x}}}"}"#,
      "de.json": #"{"k": "a {#b}c", "l": "c", "m": ".local $z = {$y :date} {{{$z}}}"}"#,
    ]
    #expect(linted(texts, syntax: 2) == ["tag k", "tag k", "tag l", "argument m"])
  }

  @Test func descriptionsOfARBFilesAreCompared() {
    let arb = #"{"k": "{a, date} {b}", "@k": {"placeholders": {"a": {"type": "int"}, "c": {}}}}"#
    #expect(linted(["app_en.arb": arb]) == ["placeholder k", "argument k", "placeholder k"])
  }

  // MARK: Changing

  private func edited(
    _ path: String,
    _ text: String,
    _ change: (inout MessagesEditor) throws -> Void
  ) throws -> String {
    var file = TableFile(name: path, path: path, bytes: Array(text.utf8))
    file.describe(MessageFiles())
    var editor = try MessagesEditor(file)
    try change(&editor)
    return String(decoding: editor.bytes(), as: UTF8.self)
  }

  @Test func bytesThatAreNotChangedStay() throws {
    let json = "{\n\t\"a\": {\"b\" :\"1\" },\n\t\"z\": [\"x\"]\n}"
    let changed = try edited("en.json", json) { editor in
      try editor.set("2", of: "a.b")
      try editor.set("n", of: "a.c")
      try editor.set("m", of: "y")
      #expect(editor.contains("a.c"))
    }
    #expect(throws: CatalogIssue.self) {
      try edited("en.json", json) { try $0.set("x", of: "z.0") }
    }
    #expect(
      changed
        == "{\n\t\"a\": {\"b\" :\"2\",\n\t\t\"c\": \"n\" },\n\t\"y\": \"m\",\n\t\"z\": [\"x\"]\n}"
    )
    let properties = "# A\na = 1\n\n# B\nb : 2\\\n  3\nc"
    #expect(
      try edited("t.properties", properties) { editor in
        try editor.set(" x\n", of: "b")
        try editor.remove("a")
        try editor.set("e", of: "c")
        try editor.set("d", of: "k e", comment: "D")
      } == "\n# B\nb : \\ x\\n\nc=e\n# D\nk\\ e=d\n"
    )
    for (file, changed) in [
      ("a b", "a \\ x"), ("a \\\n b\nc=d", "a=\\ x\nc=d"), ("a", "a=\\ x"), ("a\\", "a=\\ x"),
      ("a = \\\n b", "a =\\ x"), ("a=1\na=2", "a=1\na=\\ x"),
    ] {
      #expect(try edited("t.properties", file) { try $0.set(" x", of: "a") } == changed)
    }
    let removed = try edited("t.properties", "a=1\nb=2\n") { editor in
      try editor.set("3", of: "a")
      try editor.set("4", of: "a")
      try editor.remove("a")
    }
    #expect(removed == "b=2\n")
    let arb = "{\n  \"@@locale\": \"en\",\n  \"a\": \"1\",\n  \"@a\": {}\n}\n"
    #expect(
      try edited("app_en.arb", arb) { editor in
        try editor.remove("a")
        try editor.set("2", of: "b", comment: "B")
        try editor.setLanguage("de")
      }
        == "{\n  \"@@locale\": \"de\",\n  \"b\": \"2\",\n  \"@b\": {\n    \"description\": \"B\"\n  }\n}\n"
    )
  }

  @Test func keysOfSourcesAreMerged() throws {
    let old = [
      "en.json": #"{"gone": "G", "a": "A"}"#, "de.json": #"{"gone": "W", "a": "Ä"}"#,
    ]
    let new = "\"a\" = \"A2\"; \"It's\" = \"It's\"; \"c\" = \"{n} C\";"
    let sources = TableFile(
      name: "Localizable.strings",
      path: "Localizable.strings",
      bytes: Array(new.utf8)
    )
    var options = MergeOptions()
    func merged() throws -> (files: [String: String], codes: [String]) {
      let group = CatalogProject(files(old)).groups[0]
      var merge = CatalogMerge(
        CatalogTables([sources], development: nil),
        into: group,
        options: options
      )
      try merge.run()
      let files = merge.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
      return (Dictionary(uniqueKeysWithValues: files), merge.warnings.map(\.reason.code))
    }
    let kept = try merged()
    #expect(kept.files["en.json"] == #"{"gone": "G", "a": "A","It's": "It''s","c": "{n} C"}"#)
    #expect(kept.files["de.json"] == old["de.json"])
    #expect(kept.codes.sorted() == ["gone-key", "other-text"])
    options.removesGoneKeys = true
    options.takesTexts = true
    let pruned = try merged()
    #expect(pruned.files["en.json"] == #"{ "a": "A2","c": "{n} C","It's": "It''s"}"#)
    #expect(pruned.files["de.json"] == #"{ "a": "Ä"}"#)
  }

  // MARK: Exchanging

  private func imported(
    _ target: String,
    _ texts: [String: String]
  ) throws -> (files: [String: String], codes: [String]) {
    let xliff = """
      <xliff version="1.2"><file original="en.json" source-language="en" target-language="ru"><body>
      <trans-unit id="k"><source>Hi {a}</source><target>\(target)</target></trans-unit>
      </body></file></xliff>
      """
    var result = TranslationImport(name: "ru.xliff", options: ImportOptions())
    try result.takeAll(
      XLIFFDocument(Array(xliff.utf8), file: "ru.xliff"),
      CatalogProject(files(texts)),
      folder: ""
    ) { _ in TranslationImportTests.russian }
    let made = result.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    return (Dictionary(uniqueKeysWithValues: made), result.issues.map(\.reason.code))
  }

  @Test func translationsAreTakenOver() throws {
    let english = #"{"k": "Hi {a}"}"#
    let new = try imported("Привет {a}", ["en.json": english])
    #expect(new.files == ["ru.json": "{\n  \"k\": \"Привет {a}\"\n}\n"])
    let known = try imported("Привет {a}", ["en.json": english, "ru.json": #"{ "k":"x" }"#])
    #expect(known.files == ["ru.json": #"{ "k":"Привет {a}" }"#])
    #expect(
      try imported("Привет {b}", ["en.json": english]).codes.first == "unknown-message-argument"
    )
    #expect(try imported("Привет {a", ["en.json": english]).codes == ["message-unreadable"])
  }

  @Test func pseudoLocalesGetFiles() throws {
    let texts = ["t/en/x.json": #"{"k": "Hi {a}"}"#, "messages.properties": "k = It''s {0}\n"]
    let all =
      (texts.map { ($0, $1) } + [("t/MessageCatalog.json", "{}"), ("MessageCatalog.json", "{}")])
      .map { TableFile(name: $0, path: $0, bytes: Array($1.utf8)) }
    var made: [String: String] = [:]
    for group in CatalogProject(all).groups {
      var pseudo = PseudoFiles(PseudoLocalization(hasAccents: true), locale: "en-XA")
      try pseudo.add(group, in: group.folder)
      for file in pseudo.files { made[file.path] = String(decoding: file.bytes, as: UTF8.self) }
    }
    #expect(
      made == [
        "t/en-XA/x.json": #"{"k": "Ĥî {a}"}"#, "messages_en_XA.properties": "k = Îţ''š {0}\n",
      ]
    )
  }
}
