import CatalogFiles
import Testing

@testable import CatalogTools

/// The phrases of App Shortcuts in all tools.
@Suite struct PhraseTests {
  private static let forms = LanguageForms(known: ["other"], required: ["other"], exact: [])

  /// A catalog with a key that has the phrases of some languages.
  private static func catalog(
    _ sets: KeyValuePairs<String, [String]>,
    state: String = "translated"
  ) -> String {
    let sets = sets.map { language, phrases in
      let lines = phrases.map { "              \"\($0)\"" }
      return """
                \"\(language)\" : {
                  "stringSet" : {
                    "state" : "\(language == "en" ? "new" : state)",
                    "values" : [
        \(lines.joined(separator: ",\n"))
                    ]
                  }
                }
        """
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Open ${applicationName}" : {
            "extractionState" : "extracted_with_value",
            "localizations" : {
      \(sets.joined(separator: ",\n"))
            }
          }
        },
        "version" : "1.0"
      }
      """
  }
  private static let english = ["Open ${applicationName}", "Show ${applicationName}"]
  private static let german = ["Öffne ${applicationName}", "Zeige ${applicationName}"]

  private func project(_ catalog: String) -> CatalogProject {
    let name = "AppShortcuts.xcstrings"
    return CatalogProject([TableFile(name: name, path: name, bytes: Array(catalog.utf8))])
  }

  private func exported(_ catalog: String, _ language: String = "de") throws -> XLIFFDocument {
    try TranslationExchange(project(catalog), folder: "", language: language) { _ in Self.forms }
      .document()
  }

  private func imported(
    _ document: XLIFFDocument,
    _ catalog: String,
    _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> (catalog: String?, codes: [String], changes: [String]) {
    var options = ImportOptions()
    change(&options)
    var result = TranslationImport(name: "de.xliff", options: options)
    try result.takeAll(document, project(catalog), folder: "") { _ in Self.forms }
    return (
      result.files.first.map { String(decoding: $0.bytes, as: UTF8.self) },
      result.issues.map(\.reason.code), result.files.flatMap(\.changes).map(\.id)
    )
  }

  // MARK: Exchange

  @Test func exportsAUnitForEachPhrase() throws {
    let phrases = Self.german + ["Los, ${applicationName}"]
    let units = try exported(Self.catalog(["de": phrases, "en": Self.english])).files[0].units
    #expect(units.map(\.id) == (0...2).map { "Open ${applicationName}|==|stringSet.\($0)" })
    #expect(units.map(\.source) == Self.english + Self.english.prefix(1))
    #expect(units.map(\.target) == phrases)
    #expect(units.map(\.state) == ["translated", "translated", "translated"])
    // Without phrases in the development language the key is the phrase.
    let alone = try exported(Self.catalog(["de": Self.german])).files[0].units
    #expect(alone.map(\.source) == ["Open ${applicationName}", "Open ${applicationName}"])
  }

  @Test(arguments: ["de", "en", "fr"]) func changesNothingUnlessATranslatorDoes(
    _ language: String
  ) throws {
    let catalog = Self.catalog(["de": Self.german + Self.german, "en": Self.english])
    let text = try exported(catalog, language).text(tool: "t", version: "1")
    let result = try imported(XLIFFDocument(Array(text.utf8), file: "a"), catalog)
    #expect(result.catalog == nil && result.changes.isEmpty)
  }

  @Test func changesThePhraseThatATranslatorChanged() throws {
    let catalog = Self.catalog(["de": Self.german, "en": Self.english], state: "needs_review")
    var document = try exported(catalog)
    document.files[0].units[1].target = "Starte ${applicationName}"
    let result = try imported(document, catalog)
    #expect(result.catalog == catalog.replacing("Zeige", with: "Starte"))
    #expect(result.changes == ["Open ${applicationName}|==|stringSet.1"])
    for index in 0...1 { document.files[0].units[index].state = "translated" }
    let state = try imported(document, catalog)
    #expect(
      state.catalog
        == Self.catalog(["de": [Self.german[0], "Starte ${applicationName}"], "en": Self.english])
    )
  }

  @Test func writesPhrasesAndNoTextForANewLanguage() throws {
    let catalog = Self.catalog(["en": Self.english])
    var document = try exported(catalog)
    document.files[0].units[0].target = Self.german[0]
    document.files[0].units[1].target = Self.german[1]
    let whole = Self.catalog(["de": Self.german, "en": Self.english])
    #expect(try imported(document, catalog).catalog == whole)
    // The key stands for the first phrase.
    document.files[0].units.removeLast()
    document.files[0].units[0].id = "Open ${applicationName}"
    let one = Self.catalog(["de": [Self.german[0]], "en": Self.english])
    #expect(try imported(document, catalog).catalog == one)
  }

  @Test func takesOverTheSamePhrasesOnce() throws {
    let catalog = Self.catalog(["en": Self.english])
    var document = try exported(catalog)
    document.files[0].units[1].target = Self.german[1]
    let first = try #require(imported(document, catalog).catalog)
    #expect(first == Self.catalog(["de": [Self.german[1]], "en": Self.english]))
    #expect(try imported(document, first).catalog == nil)
    document.files[0].units[0].target = Self.german[0]
    let second = try imported(document, first).catalog
    #expect(second == Self.catalog(["de": Self.german, "en": Self.english]))
  }

  @Test func leavesOutPhrasesThatAreNotTranslated() throws {
    let catalog = Self.catalog(["en": Self.english])
    var document = try exported(catalog)
    for index in 0...1 {
      document.files[0].units[index].target = Self.english[index]
      document.files[0].units[index].state = "needs-translation"
    }
    #expect(try imported(document, catalog).catalog == nil)
  }

  @Test func refusesAPhraseWithoutTheNameOfTheApp() throws {
    let catalog = Self.catalog(["de": Self.german, "en": Self.english])
    var document = try exported(catalog)
    document.files[0].units[0].target = "Öffne"
    #expect(try imported(document, catalog).codes == ["phrase-without-app"])
    let allowed = try imported(document, catalog) { $0.allowsArguments = true }
    #expect(allowed.catalog?.contains("\"Öffne\"") == true)
  }

  @Test func keepsATextThatStandsForPhrases() throws {
    let catalog = """
      {"sourceLanguage":"en","strings":{"k":{"localizations":{"de":{"stringUnit":{"state":"translated",
      "value":"K ${applicationName}"}},"fr":{"stringSet":{"state":"new","values":["F"]}}}}},"version":"1.0"}
      """
    var document = try exported(catalog)
    #expect(document.files[0].units.map(\.id) == ["k"])
    document.files[0].units[0].target = "Q"
    let result = try imported(document, catalog).catalog
    #expect(result == catalog.replacing("K ${applicationName}", with: "Q"))
  }

  // MARK: Other tools

  @Test func findsPhrasesWithoutTheNameOfTheApp() {
    func findings(_ catalog: String, _ file: String = "L.xcstrings") -> [String] {
      LintedFiles.linted([file: catalog], sources: []).map {
        "\($0.rule?.rawValue ?? "") \($0.issue.place)"
      }
    }
    let phrases = [Self.german[0], "50% an", ""]
    let catalog = Self.catalog(["de": phrases, "en": Self.english, "fr": Self.english])
    #expect(findings(catalog) == ["phrase 12:15", "empty 13:15"])
    let missing = Self.catalog(["de": Self.german, "en": ["Open"]])
      .replacing("\"version\"", with: "\"languages\" : 1, \"version\"")
    #expect(findings(missing) == ["phrase 20:15", "structure 27:3"])
    let text = """
      {"sourceLanguage":"en","strings":{"A ${applicationName}":{"localizations":{"de":{"stringUnit":{
      "state":"translated","value":"B"}}}}},"version":"1.0"}
      """
    #expect(findings(text, "AppShortcuts.xcstrings") == ["phrase 2:30"])
    #expect(findings(text) == ["unused-key 1:35", "placeholder 2:30"])
  }

  @Test func warnsOfATextBesidePhrases() throws {
    let catalog = Self.catalog(["de": Self.german])
      .replacing("\"stringSet\"", with: "\"stringUnit\":{\"value\":\"x\"},\"stringSet\"")
    let file = try XCStringsFile(Array(catalog.utf8), file: "a")
    #expect(file.warnings.map(\.reason.code) == ["text-beside-phrases"])
  }

  @Test func countsPhrasesAsOneText() {
    let catalog = Self.catalog(["de": Self.german, "en": Self.english, "fr": []])
    let rows = CatalogStatistics.counted(in: project(catalog))
    #expect(rows.map(\.language) == ["en", "de", "fr"])
    #expect(rows.map(\.keys) == [1, 1, 1])
    #expect(rows.map(\.translated) == [1, 1, 0])
    #expect(rows.map(\.missing) == [0, 0, 1])
  }

  @Test func refusesToConvertPhrases() {
    let group = project(Self.catalog(["en": Self.english])).groups[0]
    var options = ConversionOptions()
    options.losses = Set(ConversionLoss.allCases)
    var conversion = CatalogConversion(group, options)
    conversion.makeStrings(in: "")
    #expect(
      conversion.isRefused
        && conversion.issues.contains {
          $0.description.contains("'Open ${applicationName}' has phrases of an App Shortcut")
        }
    )
  }

  private func merged(
    _ new: String,
    into old: String,
    from name: String = "AppShortcuts.xcstrings"
  ) throws -> String {
    let file = TableFile(name: name, path: name, bytes: Array(new.utf8))
    let tables = CatalogTables([file], development: nil)
    var options = MergeOptions()
    options.removesGoneKeys = true
    var merge = CatalogMerge(tables, into: project(old).groups[0], options: options)
    try merge.run()
    return String(decoding: try #require(merge.files.first).bytes, as: UTF8.self)
  }

  @Test func mergesPhrases() throws {
    let empty = """
      {
        "sourceLanguage" : "en",
        "strings" : {

        },
        "version" : "1.0"
      }
      """
    let new = Self.catalog(["en": Self.english])
    let added = try merged(new, into: empty)
    #expect(added == new)
    // Other phrases are taken over, and their translations are to be looked at again.
    let old = Self.catalog(["de": Self.german, "en": [Self.english[0]]])
    let updated = try merged(new, into: old)
    #expect(
      updated
        == Self.catalog(["de": Self.german, "en": Self.english], state: "needs_review")
    )
    #expect(try merged(new, into: updated) == updated)
  }

  /// Sources are not searched for phrases.
  @Test func keepsPhrasesThatNewKeysWithoutPhrasesDoNotName() throws {
    let old = Self.catalog(["de": Self.german, "en": Self.english])
    let kept = try merged("x = X;", into: old, from: "AppShortcuts.strings")
    #expect(kept.contains("Zeige") && !kept.contains("stale"))
    let other = Self.catalog(["en": ["X"]]).replacing("\"Open ", with: "\"Other ")
    #expect(try !merged(other, into: old).contains("Zeige"))
  }
}
