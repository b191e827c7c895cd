import CatalogFiles
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

  @Test func keepsTheFirstValueAndTellsOthers() {
    var issues: [CatalogIssue] = []
    let texts = [
      text("S_Email"), text("S_Email", "Email", line: 2), text("S_Email", "Email", line: 3),
      text("S_Email", "E-Mail", line: 4), text("S_Email", "X", table: "U", line: 5),
    ]
    let tables = ExtractedTable.tables(of: texts, issues: &issues)
    #expect(tables.map(\.name) == ["T", "U"])
    #expect(tables.flatMap(\.entries).map(\.value) == ["Email", "X"])
    #expect(
      issues.map(\.description) == [
        "a.swift:4:1: warning: Key \"S_Email\" used with multiple values. Value \"Email\" kept. Value \"E-Mail\" ignored. The first is in a.swift:2:1"
      ]
    )
  }

  @Test func takesTheKeyOfTheCatalogForATypeThatIsNotKnown() {
    func key(_ text: String, isUnknown: Bool = true) -> ExtractedText {
      ExtractedText(CatalogText(text, at: .start), file: "a.swift", hasUnknownTypes: isUnknown)
    }
    var issues: [CatalogIssue] = []
    let texts = [
      key("%@ months"), key("%@ days", isUnknown: false), key("%@ weeks"), key("%@ years"),
      key("%@: %lld"),
    ]
    let table = ExtractedTable.tables(of: texts, issues: &issues)[0]
    let known = ["%lld months", "%lld days", "%lld weeks", "%lf weeks", "%@ years", "%1$@: %2$d"]
    #expect(
      table.matched(with: known).entries.map(\.key)
        == ["%@ days", "%lld months", "%@ weeks", "%@ years", "%1$@: %2$d"]
    )
  }

  @Test func isOneKeyWhenAnotherLookUpShowsTheTypes() {
    let texts = [
      ExtractedText(
        CatalogText("%@ files", at: .start),
        comment: "A",
        file: "a",
        hasUnknownTypes: true
      ),
      ExtractedText(CatalogText("%lld files", at: .start), comment: "B", file: "b"),
      ExtractedText(CatalogText("%@ \u{FFFD}", at: .start), file: "b"),
      ExtractedText(CatalogText("%@ %@", at: .start), file: "b", hasUnknownTypes: true),
    ]
    var issues: [CatalogIssue] = []
    let entries = ExtractedTable.tables(of: texts, issues: &issues)[0].entries
    #expect(entries.map(\.key) == ["%@ %@", "%lld files", "%@ \u{FFFD}"])
    #expect(entries.first { $0.key == "%lld files" }?.comments.sorted() == ["A", "B"])
  }

  @Test func sortsKeysAndCollectsDifferentComments() {
    var issues: [CatalogIssue] = []
    let texts = [
      text("b", comment: "1"), text("a"), text("b", comment: "2"), text("b", comment: "1"),
    ]
    let entries = ExtractedTable.tables(of: texts, issues: &issues).flatMap(\.entries)
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
    let entries = ExtractedTable.tables(of: [self.text(text)], issues: &issues).flatMap(\.entries)
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
