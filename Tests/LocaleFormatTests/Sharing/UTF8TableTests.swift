import Sharing
import Testing

/// Tests the texts of a table, which are stored once if they are equal.
@Suite struct UTF8TableTests {
  @Test(arguments: [
    ["", "a", "a", "", "Stunden"], ["\u{E9}", "e\u{301}", "\u{E9}", "e\u{301}x"],
    ["a text of more than sixteen bytes", "a text of more than sixteen byte", "a"],
  ])
  func keepsTheBytesOfEachText(_ texts: [String]) {
    guard let table = UTF8Table(texts) else {
      Issue.record("the texts do not fit")
      return
    }
    #expect(table.count == texts.count)
    for (place, text) in texts.enumerated() {
      let written = String(utf8AtMost: 64) { $0.append(table, place) }
      #expect(written?.utf8.elementsEqual(text.utf8) == true, "\(place)")
    }
  }

  /// Texts with the same length and ends are in one chain; equal ones far apart are stored once.
  @Test func storesEqualTextsOnceAmongSimilarOnes() {
    let texts = (0..<300).map { "a\(100 + $0 % 150)z" }
    guard let table = UTF8Table(texts), let distinct = UTF8Table(Array(texts.prefix(150))) else {
      Issue.record("the texts do not fit")
      return
    }
    #expect(table.byteCount - distinct.byteCount == 150 * 4)
    for place in [0, 149, 150, 299] {
      #expect(String(utf8AtMost: 64) { $0.append(table, place) } == texts[place])
    }
  }

  @Test func refusesMoreThan64Kilobytes() {
    let half = String(repeating: "x", count: 40_000)
    if UTF8Table([half, half]) == nil { Issue.record("equal texts are stored once") }
    if UTF8Table([half, half + "y"]) != nil { Issue.record("80 KB were stored") }
  }
}
