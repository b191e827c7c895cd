import CatalogFiles
import Testing

@Suite struct EncodingTests {
  private static let text = "/* é */\n\"a\" = \"あ😀\";"

  @Test(arguments: [
    ([], Array(text.utf8)),
    ([0xEF, 0xBB, 0xBF], Array(text.utf8)),
    ([0xFF, 0xFE], text.utf16Bytes(isLittleEndian: true)),
    ([0xFE, 0xFF], text.utf16Bytes(isLittleEndian: false)),
    ([], text.utf16Bytes(isLittleEndian: true)),
    ([], text.utf16Bytes(isLittleEndian: false)),
  ])
  func readsEveryEncodingWithTheSamePlaces(mark: [UInt8], bytes: [UInt8]) throws {
    let table = try CatalogTable(strings: mark + bytes, file: "x")
    #expect(table == (try CatalogTable(strings: Array(Self.text.utf8), file: "x")))
    #expect(table.pairs == ["a=あ😀"])
    #expect(table.entries.first?.comment == "é")
  }

  @Test func countsColumnsAfterTheByteOrderMark() throws {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("a = \"é\" b".utf8)
    let found = fault { () throws(CatalogIssue) in
      _ = try CatalogTable(strings: bytes, file: "x")
    }
    #expect(found == Fault(1, 8, "';' was expected after the value, not 'b'"))
  }

  @Test func takesUTF8WithoutACopy() throws {
    let bytes = Array(Self.text.utf8)
    let text = try SourceText(bytes, file: "x", limits: CatalogLimits())
    let isSame = unsafe bytes.withUnsafeBufferPointer { given in
      unsafe text.bytes.withUnsafeBufferPointer { unsafe $0.baseAddress == given.baseAddress }
    }
    #expect(isSame)
  }

  @Test(arguments: [
    // A byte that never is in UTF-8; a text that is cut short; a surrogate.
    (Array("a = b;\n\"é\u{1F600}".utf8) + [0xFF], 2, 4, "0xFF"),
    (Array("a = \"".utf8) + [0xE3, 0x81], 1, 6, "0xE3"),
    (Array("\r\n\r\n".utf8) + [0xED, 0xA0, 0x80], 3, 1, "0xED"),
  ])
  func findsInvalidUTF8(bytes: [UInt8], line: Int, column: Int, byte: String) {
    let found = fault { () throws(CatalogIssue) in
      _ = try CatalogTable(strings: bytes, file: "x")
    }
    #expect(found == Fault(line, column, "UTF-8 was expected, not the byte \(byte)"))
  }

  @Test(arguments: [
    ([0x3D, 0xD8, 0x20, 0x00], "U+D83D is half of a surrogate pair, and not a character"),
    ([0x3D, 0xD8], "U+D83D is half of a surrogate pair, and not a character"),
    ([0x00, 0xDE, 0x20, 0x00], "U+DE00 is half of a surrogate pair, and not a character"),
    ([0x20], "the second byte of a unit of UTF-16 was expected, not the end of the file"),
  ])
  func findsWhereUTF16CannotBeRead(bytes: [UInt8], reason: String) {
    let start = "a;\n\"😀".utf16Bytes(isLittleEndian: true)
    let found = fault { () throws(CatalogIssue) in
      _ = try CatalogTable(strings: start + bytes, file: "x")
    }
    #expect(found == Fault(2, 3, reason))
  }

  @Test(
    arguments: [
      [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], [0, 0, 0xFE, 0xFF], [0, 0, 0, 0x22], [0x22, 0, 0, 0],
    ] as [[UInt8]]
  )
  func refusesUTF32(bytes: [UInt8]) {
    let found = fault { () throws(CatalogIssue) in
      _ = try CatalogTable(strings: bytes, file: "x")
    }
    #expect(found == Fault(1, 1, "UTF-8 or UTF-16 was expected, not UTF-32"))
  }

  @Test func refusesAFileThatIsTooLarge() throws {
    var limits = CatalogLimits()
    limits.byteCount = 4
    #expect(
      try CatalogTable(strings: Array("a=b;".utf8), file: "x", limits: limits).pairs == ["a=b"]
    )
    for file in ["a=bc;", "bplist00"] {
      let found = fault { () throws(CatalogIssue) in
        _ = try CatalogTable(strings: Array(file.utf8), file: "x", limits: limits)
      }
      #expect(found == Fault(1, 1, "the file has \(file.utf8.count) bytes, and at most 4 are read"))
    }
  }
}
