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
}
