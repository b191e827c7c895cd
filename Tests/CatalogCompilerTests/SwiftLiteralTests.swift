import CatalogFiles
import CatalogTools
import Testing

@testable import catalogcompiler

/// The literals of the Swift file.
@Suite struct SwiftLiteralTests {
  @Test(arguments: [
    ("", #""""#), ("a\"b\\(c)\n\r\t", #""a\"b\\(c)\n\r\t""#), ("\0\u{7F}", #""\u{0}\u{7F}""#),
    ("é😀e\u{301}", "\"é😀e\u{301}\""), ("\u{FEFF}\u{2028}\u{202E}", #""\u{FEFF}\u{2028}\u{202E}""#),
  ])
  func escapesTexts(_ text: String, _ expected: String) {
    #expect(Array(SwiftLiteral.string(text).utf8) == Array(expected.utf8))
  }

  @Test func writesBytesAsCharacters() {
    #expect(SwiftLiteral.string(bytes: [0xFF, 0x41, 0x00, 0x22]) == #""ÿA\u{0}\"""#)
  }

  @Test func writesFilesThatAreNotTexts() {
    let file = TableFile(
      name: "en.lproj/A.strings",
      path: "A",
      bytes: Array("bplist00".utf8) + [0xD0, 0x08] + Array(repeating: 0, count: 6)
        + [1, 1] + Array(repeating: 0, count: 7) + [1] + Array(repeating: 0, count: 8)
        + Array(repeating: 0, count: 7) + [9]
    )
    let result = CatalogCompiler.compile([file], target: "App", development: nil)
    #expect(result.issues.map(\.description) == [])
    #expect(
      result.source?.contains(
        #"EmbeddedCatalog.File("en.lproj/A.strings", bytes: "bplist00Ð\u{8}\u{0}"#
      ) == true
    )
  }
}
