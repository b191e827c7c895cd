import CatalogFiles
import Testing

@Suite struct StringsPropertyListTests {
  private static let xml =
    "<plist><dict><key>a</key><string>1</string><key>b</key><string/></dict></plist>"

  @Test(arguments: [
    xml, "<?xml version='1.0'?>\n\(xml)", "\n <!DOCTYPE plist>\(xml)", "<!-- a -->\(xml)",
    "\u{FEFF}\(xml)",
  ])
  func readsXML(file: String) throws {
    #expect(try CatalogTable(strings: file).pairs == ["a=1", "b="])
    let utf16 = file.utf16Bytes(isLittleEndian: false)
    #expect(try CatalogTable(strings: utf16, file: "x").pairs == ["a=1", "b="])
  }

  @Test func readsBinaryFiles() throws {
    let list = BinaryList([
      [0xD2, 1, 3, 2, 2], BinaryList.text("b"), BinaryList.text("1"), BinaryList.text("a"),
    ])
    let table = try CatalogTable(strings: list.bytes, file: "x")
    #expect(table.pairs == ["b=1", "a=1"])
    #expect(table.entries.map(\.key.place.description) == ["byte 13", "byte 17"])
  }

  @Test func keepsPlacesAndWarnings() throws {
    let table = try CatalogTable(
      strings:
        "<plist><dict>\n<key>a</key><string>1</string>\n<key>a</key><string>2</string></dict></plist>"
    )
    #expect(table.pairs == ["a=2"])
    #expect(table.entries.first?.key.place == SourcePlace(line: 3, column: 1))
    #expect(table.faults == [Fault(3, 1, "the key 'a' of 2:1 is repeated; the last one counts")])
  }

  @Test(arguments: [
    ("<plist>\n<array/></plist>", 2, 1, "a dictionary was expected, not a list"),
    (
      "<plist><dict><key>a</key>\n<dict/></dict></plist>", 2, 1,
      "a text was expected, not a dictionary"
    ),
    (
      "<plist><dict><key>a</key>\n<integer>1</integer></dict></plist>", 2, 1,
      "a text was expected, not a number"
    ),
    (
      "<plist><dict><key>a</key>\n<true/></dict></plist>", 2, 1,
      "a text was expected, not a truth value"
    ),
    ("<plist><dict>a", 1, 14, "'<key>' or '</dict>' was expected, not 'a'"),
  ])
  func refusesValuesThatAreNotTexts(xml: String, line: Int, column: Int, reason: String) {
    let found = fault { () throws(CatalogIssue) in _ = try CatalogTable(strings: xml) }
    #expect(found == Fault(line, column, reason))
  }
}
