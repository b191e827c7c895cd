import CatalogFiles
import Testing

@testable import CatalogTools

/// The import of whole files in XLIFF.
@Suite struct TranslationImportTests {
  static let russian = LanguageForms(
    known: ["one", "few", "many", "other"],
    required: ["one", "few", "many"],
    exact: []
  )

  /// A unit: its identifier, the source and the translation.
  typealias Unit = (id: String, source: String, target: String)

  func project(_ files: [String: String]) -> CatalogProject {
    CatalogProject(files.map { TableFile(name: $0.key, path: $0.key, bytes: Array($0.value.utf8)) })
  }

  func file(_ original: String, _ units: [Unit], language: String = "ru") -> String {
    let units = units.map { unit in
      "<trans-unit id=\"\(unit.id)\"><source>\(unit.source)</source>\(unit.target)</trans-unit>"
    }
    return """
      <file original="\(original)" source-language="en" target-language="\(language)">
      <body>\(units.joined())</body></file>
      """
  }

  func imported(
    _ xliff: String,
    _ files: [String: String],
    folder: String = "",
    allowsDevelopment: Bool = false
  ) throws -> (files: [String: String], codes: [String]) {
    let document = try XLIFFDocument(
      Array("<xliff version=\"1.2\">\(xliff)</xliff>".utf8),
      file: "ru.xliff"
    )
    var options = ImportOptions()
    options.allowsDevelopment = allowsDevelopment
    var result = TranslationImport(name: "ru.xliff", options: options)
    try result.takeAll(document, project(files), folder: folder) { _ in Self.russian }
    let made = result.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    return (Dictionary(uniqueKeysWithValues: made), result.issues.map(\.reason.code))
  }

  func target(_ text: String) -> String { "<target>\(text)</target>" }

  @Test func findsFilesBelowAFolderInAnyScript() throws {
    let files = [
      "Größe/A/en.lproj/L.strings": "a = A;", "Größe/B/en.lproj/L.strings": "a = A;",
    ]
    let exchange = try TranslationExchange(project(files), folder: "Größe", language: "ru") { _ in
      Self.russian
    }
    #expect(
      exchange.document().files.map(\.original) == ["A/en.lproj/L.strings", "B/en.lproj/L.strings"]
    )
  }

  @Test(arguments: [("ru", "RU"), ("en", "EN")])
  func refusesOneLanguageInTwoSpellings(_ first: String, _ second: String) throws {
    let name = "en.lproj/L.strings"
    let xliff =
      file(name, [("b", "B", target("1"))], language: first)
      + file(name, [("b", "B", target("2"))], language: second)
    let result = try imported(xliff, [name: "b = B;"], allowsDevelopment: true)
    #expect(result.codes == ["repeated-original"])
  }

  static let forms = """
    { "sourceLanguage" : "en", "strings" : { "%lld x" : { "localizations" : { "en" : {
      "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld x" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld xs" } }
      } } } } } }, "version" : "1.0" }
    """

  @Test(arguments: [
    ("Hi {name}", "Привет", ["placeholder-missing"], true),
    ("Hi {name}", "Привет {имя}", ["other-placeholder"], true),
    ("Hi {name}", "Привет {name}", [], false), ("[a](b.html)", "в", ["link-missing"], false),
    ("^[a](inflect: true)", "^[a](inflect: true", ["cut-inflection"], true),
  ])
  func comparesNamesAndMarkup(
    _ source: String,
    _ text: String,
    _ codes: [String],
    _ isRefused: Bool
  ) throws {
    let files = ["en.lproj/L.strings": "k = \"\(source)\";"]
    let xliff = file("en.lproj/L.strings", [(id: "k", source: source, target: target(text))])
    #expect(try imported(xliff, files).codes == codes)
    let document = try XLIFFDocument(
      Array("<xliff version=\"1.2\">\(xliff)</xliff>".utf8),
      file: "ru.xliff"
    )
    var options = ImportOptions()
    for allows in [false, true] {
      options.allowsArguments = allows
      var result = TranslationImport(name: "ru.xliff", options: options)
      try result.takeAll(document, project(files), folder: "") { _ in Self.russian }
      #expect(result.isRefused == (isRefused && !allows))
    }
  }

  @Test func namesConflictMarkers() {
    do throws(CatalogIssue) {
      _ = try XLIFFDocument(Array("<xliff version=\"1.2\">\n<<<<<<< a\n".utf8), file: "ru.xliff")
      Issue.record("it was read")
    } catch {
      #expect(error.reason.code == "conflict-marker" && error.place.line == 2)
    }
  }

  @Test func leavesOutAKeyWithoutTheFormThatEveryNumberMayNeed() throws {
    let one: Unit = ("%lld x|==|plural.one", "%lld x", target("%lld икс"))
    let files = ["L.xcstrings": Self.forms]
    let part = try imported(file("L.xcstrings", [one]), files)
    #expect(part.files.isEmpty && part.codes == ["incomplete-forms"])
    let other: Unit = ("%lld x|==|plural.other", "%lld xs", target("%lld икса"))
    let whole = try imported(file("L.xcstrings", [one, other]), files)
    #expect(whole.codes.isEmpty && whole.files["L.xcstrings"]?.contains("икса") == true)
  }

  @Test func leavesOutATextThatNamesAVariableWithoutForms() throws {
    let name = "en.lproj/L.stringsdict"
    let dictionary = """
      <plist version="1.0"><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@v@</string><key>v</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>other</key><string>%d x</string></dict></dict></dict></plist>
      """
    let root: Unit = (
      "/k:dict/NSStringLocalizedFormatKey:dict/:string", "%#@v@", target("Есть %#@v@")
    )
    let few: Unit = ("/k:dict/v:dict/few:dict/:string", "%d x", target("%d икса"))
    for units in [[root], [few], [root, few]] {
      let result = try imported(file(name, units), [name: dictionary])
      #expect(result.files.isEmpty && result.codes == ["incomplete-forms"], "\(units)")
    }
  }

  @Test func takesOverOnceWhatKeepsTheStateNew() throws {
    let files = ["en.lproj/L.strings": "ok = OK;", "ru.lproj/L.strings": "/* fmt:new */\nok = OK;"]
    let unit: Unit = ("ok", "OK", "<target state=\"new\">Да</target>")
    let first = try imported(file("en.lproj/L.strings", [unit]), files).files
    #expect(first["ru.lproj/L.strings"] == "ok = \"Да\";")
    let again = try imported(
      file("en.lproj/L.strings", [unit]),
      files.merging(first) { $1 }
    )
    #expect(again.files.isEmpty)
  }

  @Test func leavesOutAKeyOfWhichOneVariableIsNotTranslated() throws {
    func variable(_ name: String) -> String {
      """
      <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>ld</string><key>other</key><string>%ld \(name)</string></dict>
      """
    }
    let name = "en.lproj/L.stringsdict"
    let dictionary = """
      <plist version="1.0"><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@a@, %#@b@</string>\(variable("a"))\(variable("b"))
      </dict></dict></plist>
      """
    let unit: Unit = ("/k:dict/a:dict/other:dict/:string", "%ld a", target("%ld а"))
    let result = try imported(file(name, [unit]), [name: dictionary])
    #expect(result.files.isEmpty && result.codes == ["incomplete-forms"])
  }

  @Test func takesOverATextBesideAFaultyOneOfTheDevelopmentLanguage() throws {
    let files = ["en.lproj/L.strings": "a = \"%#@x@ %d\"; b = B;"]
    let units: [Unit] = [("a", "%#@x@ %d", target("%d")), ("b", "B", target("Б"))]
    let result = try imported(file("en.lproj/L.strings", units), files)
    #expect(result.codes == ["undefined-variable"])
    #expect(result.files["ru.lproj/L.strings"]?.contains("Б") == true)
  }

  @Test func refusesMoreLanguagesThanAnAppCanHave() {
    let unit: Unit = ("a", "A", "")
    let files = (0...1_000).map { file("a", [unit], language: "ru-x-\($0)") }.joined()
    let error = #expect(throws: CatalogIssue.self) { try imported(files, [:]) }
    #expect(error?.reason.code == "too-many-target-languages")
  }

  @Test func takesAnEmptyTextThatIsToBeTranslatedForNone() throws {
    let empty = #""ru" : { "stringUnit" : { "state" : "new", "value" : "" } }, "en" :"#
    let files = ["L.xcstrings": Self.forms.replacing("\"en\" :", with: empty)]
    let exchange = try TranslationExchange(project(files), folder: "", language: "ru") { _ in
      Self.russian
    }
    let ids = exchange.document().files.flatMap(\.units).map(\.id)
    #expect(ids.count == 4 && ids.allSatisfy { $0.contains("|==|plural.") }, "\(ids)")
  }

  @Test(arguments: ["", " state=\"x-weird\"", " state=\"unheard-of\"", " state=\"translated\""])
  func keepsAStateThatIsNotKnown(_ attribute: String) throws {
    let state = attribute.contains("translated") ? "translated" : "weird"
    let catalog = """
      { "sourceLanguage" : "en", "strings" : { "a" : { "localizations" : { "ru" : {
        "stringUnit" : { "state" : "\(state)", "value" : "А" } } } } }, "version" : "1.0" }
      """
    let unit: Unit = ("a", "a", "<target\(attribute)>А</target>")
    let result = try imported(file("L.xcstrings", [unit]), ["L.xcstrings": catalog])
    #expect(result.files.isEmpty && result.codes.isEmpty)
  }

  // MARK: Languages

  @Test(arguments: [
    "es.lproj", "root", "und", "x-private", "Base", "mul", "zxx", "", "e", "de/..", "de@euro", "12",
    "und-Latn", "i-default",
  ])
  func refusesWhatIsNoLanguageOfTranslations(_ name: String) throws {
    let xliff = file("en.lproj/L.strings", [("a", "A", target("Б"))], language: name)
    let result = try imported(xliff, ["en.lproj/L.strings": "a = A;"])
    #expect(result.files.isEmpty && result.codes == ["target-language"])
  }

  @Test(arguments: ["ru", "zh-Hans", "pt_BR", "es-419", "German", "ast", "ca-valencia", "EN-gb"])
  func takesLanguagesOfFolders(_ name: String) throws {
    let xliff = file("en.lproj/L.strings", [("a", "A", target("Б"))], language: name)
    let result = try imported(xliff, ["en.lproj/L.strings": "a = A;"])
    #expect(result.files["\(name).lproj/L.strings"] != nil && result.codes.isEmpty)
  }

  @Test(arguments: [
    ("he", "iw"), ("iw", "he"), ("iw-IL", "he_IL"), ("id", "in"), ("yi", "ji"), ("nb", "no"),
    ("no", "nb"), ("de", "German"), ("zh-CN", "zh_CN"),
  ])
  func findsFilesUnderOldCodes(_ language: String, _ folder: String) throws {
    let name = "en.lproj/L.strings"
    let path = "\(folder).lproj/L.strings"
    let files = [name: "a = A; b = B;", path: "b = \"Б\";"]
    let exchange = try TranslationExchange(project(files), folder: "", language: language) { _ in
      Self.russian
    }
    #expect(exchange.document().files.flatMap(\.units).map(\.target) == [nil, "Б"])
    let xliff = file(name, [("a", "A", target("1"))], language: language)
    #expect(try imported(xliff, files).files.keys.sorted() == [path])
  }

  @Test func prefersTheFolderOfThatVeryName() throws {
    let files = [
      "en.lproj/L.strings": "a = A;", "nb.lproj/L.strings": "a = B;",
      "no.lproj/L.strings": "a = O;",
    ]
    for (language, text) in [("nb", "B"), ("no", "O")] {
      let exchange = try TranslationExchange(project(files), folder: "", language: language) { _ in
        Self.russian
      }
      #expect(exchange.document().files.flatMap(\.units).map(\.target) == [text])
    }
  }

  // MARK: The empty key

  private static let catalogOfEmptyKey =
    #"{"sourceLanguage":"en","strings":{"":{},"a":{}},"version":"1.0"}"#

  @Test(arguments: [
    ("en.lproj/L.strings", "\"\" = E; a = A;", "a"), ("L.xcstrings", catalogOfEmptyKey, "a"),
    (
      "en.lproj/L.stringsdict",
      "<plist><dict><key></key><string>E</string><key>a</key><string>A</string></dict></plist>",
      "/a:dict/:string"
    ),
  ])
  func leavesTheEmptyKeyOut(_ name: String, _ text: String, _ id: String) throws {
    let exchange = try TranslationExchange(project([name: text]), folder: "", language: "ru") {
      _ in Self.russian
    }
    #expect(exchange.document().files.flatMap(\.units).map(\.id) == [id])
    let given = try imported(file(name, [("", "E", target("Б"))]), [name: text])
    #expect(given.files.isEmpty && given.codes == ["empty-key"])
    let none = try imported(file(name, [("", "E", "")]), [name: text])
    #expect(none.files.isEmpty && none.codes == ["no-translations"])
  }

  @Test(arguments: [
    ("en", "en.lproj/L.strings", "a = A;"), ("EN", "Base.lproj/L.strings", "a = A;"),
    ("en-US", "en-US.lproj/L.strings", "a = A;"),
    ("en", "L.xcstrings", #"{"sourceLanguage":"en","strings":{"a":{}},"version":"1.0"}"#),
  ])
  func changesTheDevelopmentLanguageOnlyIfAsked(
    _ language: String,
    _ name: String,
    _ text: String
  ) throws {
    let source = name == "L.xcstrings" ? "a" : "A"
    let xliff = file(name, [("a", source, target("B"))], language: language)
    let refused = try imported(xliff, [name: text])
    #expect(refused.codes.contains("development-language"))
    let result = try imported(xliff, [name: text], allowsDevelopment: true)
    #expect(result.files[name]?.contains("B") == true && result.codes.isEmpty)
    // A text that stays as it is may be there.
    let same = file(name, [("a", source, target(source))], language: language)
    if name != "L.xcstrings" { #expect(try imported(same, [name: text]).codes.isEmpty) }
  }

  @Test func readsNamesWithAPrefix() throws {
    let text = """
      <x:xliff version="1.2" xmlns:x="urn:oasis:names:tc:xliff:document:1.2"><x:file original="a"
      source-language="en"><x:body><note>n</note><x:trans-unit id="b"><x:source>c</x:source>
      <target>no</target><x:target>d</x:target></x:trans-unit></x:body></x:file></x:xliff>
      """
    let document = try XLIFFDocument(Array(text.utf8), file: "")
    #expect(document.files.flatMap(\.units).map(\.target) == ["d"])
    #expect(document.warnings.map(\.reason.code) == ["left-out-element"])
  }

  @Test func warnsOfTextsFromAnotherLanguage() throws {
    let name = "fr.lproj/L.strings"
    let document = file(name, [("a", "A", target("Б"))])
    let project = CatalogProject(
      [TableFile(name: name, path: name, bytes: Array("a = A;".utf8))],
      development: "fr"
    )
    var result = TranslationImport(name: "ru.xliff", options: ImportOptions())
    let xliff = try XLIFFDocument(Array("<xliff version='1.2'>\(document)</xliff>".utf8), file: "")
    try result.takeAll(xliff, project, folder: "") { _ in Self.russian }
    #expect(result.issues.map(\.reason.code) == ["translated-from-another-language"])
  }

  private static let genders = """
    <plist version="1.0">
    <dict>
    \t<key>k</key>
    \t<dict>
    \t\t<key>NSStringLocalizedFormatKey</key>
    \t\t<string>%#@who@</string>
    \t\t<key>who</key>
    \t\t<dict>
    \t\t\t<key>NSStringFormatSpecTypeKey</key>
    \t\t\t<string>NSStringGenderRuleType</string>
    \t\t\t<key>NSStringFormatValueTypeKey</key>
    \t\t\t<string>d</string>
    \t\t\t<key>1</key>
    \t\t\t<string>her</string>
    \t\t\t<key>0</key>
    \t\t\t<string>his</string>
    \t\t</dict>
    \t</dict>
    </dict>
    </plist>
    """

  @Test func exchangesTheTextsOfGenders() throws {
    let name = "en.lproj/L.stringsdict"
    let files = [name: Self.genders]
    let exchange = try TranslationExchange(project(files), folder: "", language: "ru") { _ in
      Self.russian
    }
    let ids = exchange.document().files.flatMap(\.units).map(\.id)
    let path = "/k:dict/who:dict/"
    #expect(
      ids == [
        "/k:dict/NSStringLocalizedFormatKey:dict/:string", "\(path)0:dict/:string",
        "\(path)1:dict/:string",
      ]
    )
    let whole = file(name, [(ids[1], "his", target("его")), (ids[2], "her", target("её"))])
    let result = try imported(whole, files)
    #expect(result.codes == [])
    let made = try #require(result.files["ru.lproj/L.stringsdict"])
    let table = try CatalogTable(stringsdict: Array(made.utf8), file: "")
    #expect(table.warnings.isEmpty && made.contains("<string>NSStringGenderRuleType</string>"))
    #expect(made.contains("<string>его</string>") && made.contains("<string>её</string>"))
    // Without the text of the gender 0 no text could be shown.
    let part = try imported(file(name, [(ids[2], "her", target("её"))]), files)
    #expect(part.codes == ["incomplete-forms"] && part.files.isEmpty)
  }
}
