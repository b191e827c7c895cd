import CatalogFiles
import ExtractedTexts
import StringExtraction
import TestSupport
import Testing

@Suite struct ExtractedTableTests {
  private func text(
    _ key: String,
    _ value: String? = nil,
    table: String = "T",
    comment: String? = nil,
    line: Int = 1
  ) -> ExtractedText {
    let place = SourcePlace(line: line, column: 1)
    return ExtractedText(
      CatalogText(key, at: place),
      value: value,
      table: table,
      comment: comment,
      file: "a.swift"
    )
  }

  @Test func keepsTheFirstValueAndReportsOthers() {
    var issues: [CatalogIssue] = []
    let texts = [
      text("S_Email"), text("S_Email", "Email", line: 2), text("S_Email", "Email", line: 3),
      text("S_Email", "E-Mail", line: 4), text("S_Email", "X", table: "U", line: 5),
    ]
    let tables = UnresolvedTable.tables(of: texts, issues: &issues).map { $0.resolved() }
    #expect(tables.map(\.name) == ["T", "U"])
    #expect(tables.flatMap(\.entries).map(\.value) == ["Email", "X"])
    #expect(
      issues.map(\.description) == [
        "a.swift:4:1: warning: Key \"S_Email\" used with multiple values. Value \"Email\" kept. Value \"E-Mail\" ignored. The first is in a.swift:2:1"
      ]
    )
  }

  /// A look-up of a key, in which `?` stands for an interpolation of an unknown type.
  private func lookUp(_ key: String, comment: String? = nil) -> ExtractedText {
    var text = ""
    var unknown: [Int] = []
    for character in key {
      if character == "?" { unknown.append(text.utf8.count) }
      text += character == "?" ? "%@" : String(character)
    }
    return ExtractedText(
      CatalogText(text, at: .start),
      comment: comment,
      file: "a.swift",
      unknownTypes: unknown
    )
  }

  private func table(_ keys: [String]) -> UnresolvedTable {
    var issues: [CatalogIssue] = []
    return UnresolvedTable.tables(of: keys.map { lookUp($0) }, issues: &issues)[0]
  }

  @Test(arguments: [
    (["? months"], ["%lld months"], ["%lld months"]),
    (["%@ days"], ["%lld days"], ["%@ days"]),
    // All that it can be, so that none of them counts as gone.
    (["? weeks"], ["%lld weeks", "%lf weeks"], ["%lf weeks", "%lld weeks"]),
    (["? years", "%lf years"], ["%lld years"], ["%lf years", "%lld years"]),
    // A look-up never finds a key whose arguments have numbers.
    (["? x"], ["%1$@ x", "%5lld x", "%i x"], ["%@ x"]),
    (["? x", "%lld x", "%1$@ x"], ["%1$@ x"], ["%1$@ x", "%lld x"]),
    // A type that the source shows is that of the key.
    (["%lld of ?"], ["%@ of %lld", "%lld of %lld"], ["%lld of %lld"]),
    (["?%%?"], ["%lld%%%@", "%lld%%", "%d%u"], ["%lld%%%@"]),
    (["?d"], ["%dd", "%@", "%lld"], ["%dd"]), (["a"], ["%@"], ["a"]),
  ])
  func findsTheKeysThatALookUpWouldFind(_ keys: [String], _ catalog: [String], _ found: [String]) {
    let first = table(keys).resolved(with: catalog).entries.map(\.key)
    #expect(first == found)
    // Keys that were added for the first look change nothing for a second one.
    let second = table(keys).resolved(with: Array(Set(catalog + first))).entries.map(\.key)
    #expect(Set(second).subtracting(catalog) == Set(first).subtracting(catalog))
  }

  @Test func takesAStaleKeyOnlyIfThereIsNoOther() {
    let keys = ["%lld x", "%@ x"]
    #expect(
      table(["? x"]).resolved(with: ["%@ x"], stale: keys).entries.map(\.key) == ["%@ x"]
    )
    #expect(table(["? x"]).resolved(with: [], stale: ["%lld x"]).entries.map(\.key) == ["%lld x"])
  }

  @Test func isOneKeyWhenAnotherLookUpShowsTheTypes() {
    let texts = [
      lookUp("? files", comment: "A"), lookUp("%lld files", comment: "B"),
      lookUp("%@ \u{FFFD}"), lookUp("? ?"), lookUp("? a"), lookUp("%lf a"), lookUp("%d a"),
    ]
    var issues: [CatalogIssue] = []
    let entries = UnresolvedTable.tables(of: texts, issues: &issues)[0].resolved().entries
    #expect(
      entries.map(\.key)
        == ["%@ %@", "%@ a", "%d a", "%lf a", "%lld files", "%@ \u{FFFD}"].sorted {
          $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
    )
    #expect(entries.first { $0.key == "%lld files" }?.comments.sorted() == ["A", "B"])
  }

  @Test func findsKeysAmongstManyInLinearTime() {
    let keys = (0..<20_000).map { "\($0) ? \($0)" }
    let catalog = (0..<20_000).map { "\($0) %lld \($0)" }
    #expect(table(keys).resolved(with: catalog).entries.count == 20_000)
  }

  @Test func sortsKeysAndCollectsDifferentComments() {
    var issues: [CatalogIssue] = []
    let texts = [
      text("b", comment: "1"), text("a"), text("b", comment: "2"), text("b", comment: "1"),
    ]
    let entries = UnresolvedTable.tables(of: texts, issues: &issues)
      .flatMap { $0.resolved().entries }
    #expect(entries.map(\.key) == ["a", "b"])
    #expect(entries.map(\.comments) == [[], ["1", "2"]])
    #expect(issues.isEmpty)
  }

  @Test(arguments: [
    ("%@ %@", "%1$@ %2$@"), ("%@", "%@"), ("%d%% of %.2f", "%1$d%% of %2$.2f"), ("", ""),
    ("%1$@ %2$@", "%1$@ %2$@"), ("%@ %2$@", "%@ %2$@"), ("%*d %@", "%*d %@"),
    ("%-5lld|%hhu", "%1$-5lld|%2$hhu"), ("50% off, 20% down", "50% off, 20% down"),
    ("%#@a@ %@", "%#@a@ %@"), ("%@ %", "%@ %"), ("é%@é%@é", "é%1$@é%2$@é"),
  ])
  func numbersConversions(_ text: String, _ expected: String) {
    var issues: [CatalogIssue] = []
    let entries = UnresolvedTable.tables(of: [self.text(text)], issues: &issues)
      .flatMap { $0.resolved().entries }
    #expect(entries.map { $0.text(isPositional: true) } == [expected])
    #expect(entries.map { $0.text(isPositional: false) } == [text])
  }

  @Test(arguments: [
    "", "f", "f=", "=key", "f=comment", "f=key,key", "f=key,what", "f=key,a:b:table", "f=key=x",
    "f=key,",
  ])
  func refusesFunctionsThatAreNotDescribed(_ text: String) {
    #expect(LookupFunction(describing: text) == nil)
  }
}
