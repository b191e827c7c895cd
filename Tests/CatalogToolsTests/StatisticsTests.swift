import CatalogFiles
import CatalogTools
import Testing

@Suite struct StatisticsTests {
  @Test func countsEachKeyOnce() {
    let files = [
      "A/en.lproj/L.strings":
        "a = \"A\"; b = \"B\"; c = \"C\"; d = \"D\"; /* fmt:stale */ e = \"E\";",
      "A/de.lproj/L.strings":
        "a = \"Ä\"; /* fmt:new */ b = \"B\"; /* fmt:needs-review */ c = \"C\"; e = \"E\"; f = \"F\";",
    ].map { TableFile(name: $0, path: $0, bytes: Array($1.utf8)) }
    let rows = CatalogStatistics.counted(in: CatalogProject(files))
    #expect(rows.map(\.language) == ["en", "de"])
    #expect(rows.map(\.folder) == ["A", "A"])
    #expect(rows.map(\.keys) == [4, 4])
    #expect(rows.map(\.translated) == [4, 1])
    #expect(rows.map(\.new) == [0, 1])
    #expect(rows.map(\.needsReview) == [0, 1])
    #expect(rows.map(\.missing) == [0, 1])
    #expect(rows.map(\.stale) == [1, 1])
  }

  @Test func takesTheFormWithTheMostToDo() {
    let forms = #"""
      {"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"de":{"variations":{"plural":{
      "one":{"stringUnit":{"state":"translated","value":"x"}},
      "other":{"stringUnit":{"state":"needs_review","value":"y"}}}}}}},"n":{"shouldTranslate":false}}}
      """#
    let file = TableFile(name: "L.xcstrings", path: "L.xcstrings", bytes: Array(forms.utf8))
    let rows = CatalogStatistics.counted(in: CatalogProject([file]))
    #expect(rows.map(\.needsReview) == [0, 1])
    #expect(rows.map(\.translated) == [1, 0])
  }

  @Test func countsTablesThatALanguageLacks() {
    let files = [
      "en.lproj/A.strings": "a = \"A\";", "en.lproj/B.strings": "b = \"B\"; c = \"C\";",
      "fr.lproj/A.strings": "a = \"Ä\";",
    ].map { TableFile(name: $0, path: $0, bytes: Array($1.utf8)) }
    let rows = CatalogStatistics.counted(in: CatalogProject(files))
    #expect(rows.map { "\($0.table) \($0.language)" } == ["A en", "A fr", "B en", "B fr"])
    #expect(rows.map(\.missing) == [0, 0, 0, 2])
  }

  /// The state of the source would say that such a key is untranslated in every language.
  @Test func leavesOutKeysThatAreNotToBeTranslated() {
    let text = #"""
      {"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"de":{"stringUnit":{
      "state":"translated","value":"x"}}}},"b":{"shouldTranslate":false,"localizations":{"en":{
      "stringUnit":{"state":"new","value":"B"}},"de":{"stringUnit":{"state":"new","value":"B"}}}},
      "c":{"shouldTranslate":false,"extractionState":"stale"}}}
      """#
    let file = TableFile(name: "L.xcstrings", path: "L.xcstrings", bytes: Array(text.utf8))
    let rows = CatalogStatistics.counted(in: CatalogProject([file]))
    #expect(rows.map(\.keys) == [1, 1])
    #expect(rows.map(\.translated) == [1, 1])
    #expect(rows.map(\.new) == [0, 0])
    #expect(rows.map(\.stale) == [0, 0])
  }

  @Test(arguments: [
    #"{"argNum":1,"formatSpecifier":"lld"}"#,
    #"{"stringUnit":{"state":"translated","value":"%arg x"}}"#, #"{"variations":{}}"#,
  ])
  func doesNotCountASubstitutionWithoutVariationsAsTranslated(_ substitution: String) {
    let text = #"""
      {"sourceLanguage":"en","version":"1.0","strings":{"%lld x":{"localizations":{"de":{"stringUnit":{
      "state":"translated","value":"%#@v@"},"substitutions":{"v":\#(substitution)}}}}}}
      """#
    let file = TableFile(name: "L.xcstrings", path: "L.xcstrings", bytes: Array(text.utf8))
    let project = CatalogProject([file])
    let rows = CatalogStatistics.counted(in: project)
    #expect(rows.map(\.translated) == [1, 0])
    #expect(rows.map(\.needsReview) == [0, 1])
    let findings = LintedFiles.linted(["L.xcstrings": text])
    #expect(findings.map(\.rule) == [.format] && findings.map(\.issue.severity) == [.error])
  }

  @Test func leavesOutEmptyKeys() {
    let text = #"""
      {"sourceLanguage":"en","version":"1.0","strings":{"":{},"a":{"localizations":{"de":{"stringUnit":{
      "state":"translated","value":"x"}}}}}}
      """#
    let file = TableFile(name: "L.xcstrings", path: "L.xcstrings", bytes: Array(text.utf8))
    let rows = CatalogStatistics.counted(in: CatalogProject([file]))
    #expect(rows.map(\.keys) == [1, 1])
    #expect(rows.map(\.missing) == [0, 0])
  }

  /// The keys of a development file without keys are those of its translations.
  @Test func countsTheKeysOfTranslationsIfTheDevelopmentFileHasNone() {
    let files = [
      "en.lproj/L.strings": "\"\" = \"\";", "de.lproj/L.strings": "a = \"A\"; b = \"B\";",
      "fr.lproj/L.strings": "a = \"A\";",
    ].map { TableFile(name: $0, path: $0, bytes: Array($1.utf8)) }
    let rows = CatalogStatistics.counted(in: CatalogProject(files))
    #expect(rows.map(\.language) == ["de", "fr"])
    #expect(rows.map(\.missing) == [0, 1])
  }
}
