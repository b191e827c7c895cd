import CatalogFiles
import Testing

@Suite struct BinaryPropertyListTests {
  @Test(
    arguments: [
      ([0x08], "false"),
      ([0x09], "true"),
      ([0x10, 0xFF], "255"),
      ([0x11, 0x01, 0x00], "256"),
      ([0x12, 0xFF, 0xFF, 0xFF, 0xFF], "4294967295"),
      ([0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFE], "-2"),
      (
        [0x14] + [UInt8](repeating: 0, count: 8) + [UInt8](repeating: 0xFF, count: 8),
        "18446744073709551615"
      ),
      ([0x22, 0x3F, 0xC0, 0, 0], "1.5"),
      ([0x23, 0xC0, 0x04, 0, 0, 0, 0, 0, 0], "-2.5"),
      ([0x33, 0, 0, 0, 0, 0, 0, 0, 0], "2001-01-01T00:00:00Z"),
      ([0x33, 0xBF, 0xE0, 0, 0, 0, 0, 0, 0], "2000-12-31T23:59:59.5Z"),
      ([0x42, 1, 2], "<1 2>"),
      ([0x4F, 0x10, 1, 7], "<7>"),
      ([0x52, 0x61, 0x62], "\"ab\""),
      ([0x62, 0xD8, 0x3D, 0xDE, 0x00], "\"😀\""),
      ([0x6F, 0x11, 0, 1, 0, 0xE9], "\"é\""),
      ([0xA0], "[]"),
      ([0xDF, 0x10, 0], "{}"),
    ] as [([UInt8], String)]
  )
  func readsObjects(object: [UInt8], dump: String) throws {
    let list = try PropertyList(BinaryList([object]).bytes, file: "x")
    #expect(list.root.dump == dump)
    #expect(list.root.place.description == "byte 8")
  }

  @Test func readsATreeWithSharedObjects() throws {
    var list = BinaryList([
      BinaryList.text("a"), [0xA3, 0, 0, 3], [0xD2, 0, 3, 1, 0], BinaryList.text("b"),
    ])
    list.root = 2
    let read = try PropertyList(list.bytes, file: "x")
    #expect(read.root.dump == "{a:[\"a\",\"a\",\"b\"],b:\"a\"}")
    guard case .dictionary(let members) = read.root.value else {
      Issue.record("no dictionary")
      return
    }
    #expect(read.root.place.column == list.offsets[2])
    #expect(members.map(\.key.place.column) == [list.offsets[0], list.offsets[3]])
    #expect(members.map(\.object.place.column) == [list.offsets[1], list.offsets[0]])
  }

  @Test func countsTheLastOfSeveralMembersWithOneKey() throws {
    let list = BinaryList([
      [0xD2, 1, 2, 3, 4], BinaryList.text("a"), BinaryList.text("a"), [8], [9],
    ])
    let read = try PropertyList(list.bytes, file: "x")
    #expect(read.root.dump == "{a:true}")
    #expect(
      read.warnings.map(\.description) == [
        "x:byte 15: warning: the key 'a' of byte 13 is repeated; the last one counts"
      ]
    )
  }

  @Test(
    arguments: [
      ([[0x00]], 8, "a value was expected, not the byte 0x00"),
      ([[0x80, 1]], 8, "a value was expected, not the byte 0x80"),
      ([[0xC0]], 8, "a value was expected, not the byte 0xC0"),
      ([[0x15]], 8, "a value was expected, not the byte 0x15"),
      ([[0x13, 0]], 8, cutShort),
      (
        [[0x14, 1] + [UInt8](repeating: 0, count: 15)], 8,
        "a whole number of 64 bits was expected, not 1329227995784915872903807060280344576"
      ),
      (
        [[0x33, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0]], 8, "a date of the years -9999 to 9999 was expected"
      ),
      (
        [[0x33, 0x7F, 0xE0, 0, 0, 0, 0, 0, 0]], 8, "a date of the years -9999 to 9999 was expected"
      ),
      ([[0x52, 0x61]], 8, cutShort),
      ([[0x62, 0, 0x61, 0]], 8, cutShort),
      ([[0x4F, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]], 8, cutShort),
      ([[0x6F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]], 8, cutShort),
      ([[0x5F, 0x50]], 9, "a count was expected, not the byte 0x50"),
      ([[0x5F]], 8, cutShort),
      ([[0x51, 0xC3]], 9, "ASCII was expected, not the byte 0xC3"),
      ([[0x61, 0xD8, 0x00]], 8, "U+D800 is half of a surrogate pair, and not a character"),
      ([[0xA2, 0]], 8, cutShort),
      ([[0xDF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]], 8, cutShort),
      ([[0xA1, 1]], 9, "the number of one of 1 objects was expected, not 1"),
      ([[0xA1, 0]], 9, "the object at byte 8 contains itself"),
      ([[0xA1, 1], [0xD1, 2, 0], [0x51, 0x61]], 12, "the object at byte 8 contains itself"),
      ([[0xD1, 1, 1], [0x08]], 11, "a text was expected as the key of a dictionary"),
    ] as [([[UInt8]], Int, String)]
  )
  func findsWrongObjects(objects: [[UInt8]], offset: Int, reason: String) {
    expect(BinaryList(objects).bytes, Fault(0, offset, reason))
  }

  @Test(arguments: [
    (6, 0), (6, 9), (7, 0), (7, 9), (8, 1), (15, 0), (15, 2), (16, 0xFF), (23, 1), (24, 1),
    (31, 8), (31, 12),
  ])
  func findsImpossibleSizes(offset: Int, byte: UInt8) {
    var list = BinaryList([[0x08]])
    list.faults = [offset: byte]
    let found = fault { () throws(CatalogIssue) in _ = try PropertyList(list.bytes, file: "x") }
    #expect(found?.reason == "the sizes of a property list of 43 bytes were expected at its end")
    // The sizes have 8 bytes, but those of numbers.
    let field = offset < 8 ? offset : offset & ~7
    // Two objects do not fit in the table.
    #expect(found?.column == 11 + ((offset, byte) == (15, 2) ? 24 : field))
  }

  @Test func findsWrongOffsetsAndVersions() {
    var bytes = BinaryList([[0x08]]).bytes
    bytes[10] = 200
    expect(bytes, Fault(0, 9, "an offset of 8 to 8 was expected, not 200"))
    bytes[7] = UInt8(ascii: "1")
    expect(bytes, Fault(0, 6, "version 00 of binary property lists was expected, not 01"))
    expect(Array("bplist00abc".utf8), Fault(0, 11, Self.cutShort))
  }

  @Test func doesNotMultiplySharedObjects() {
    // Each list has the next one fifteen times: 15 to the power of 20 values.
    let lists = (0..<20).map { [0xAE] + [UInt8](repeating: $0 + 1, count: 14) }
    let found = fault { () throws(CatalogIssue) in
      _ = try PropertyList(BinaryList(lists + [[0x08]]).bytes, file: "x")
    }
    #expect(found?.reason == "the file has more than 4479 values")
    // A list of a long text many times.
    let text = [0x5F, 0x11, 0x0F, 0xA0] + [UInt8](repeating: 0x61, count: 4_000)
    let list = [0xAF, 0x11, 0x07, 0xD0] + [UInt8](repeating: 1, count: 2_000)
    var limits = CatalogLimits()
    limits.byteCount = 1 << 20
    let tooLarge = fault { () throws(CatalogIssue) in
      _ = try PropertyList(BinaryList([list, text]).bytes, file: "x", limits: limits)
    }
    #expect(tooLarge?.reason == "the texts of the file are too long, because they are repeated")
  }

  /// A list that refers to one text some times.
  private static func list(repeating text: [UInt8], _ count: Int) -> BinaryList {
    let list = [0xAF, 0x11, UInt8(count >> 8), UInt8(count & 0xFF)]
    return BinaryList([list + [UInt8](repeating: 1, count: count), text])
  }

  @Test(arguments: [
    [0x5F, 0x11, 0x0F, 0xA0] + [UInt8](repeating: 0x61, count: 4_000),
    [0x6F, 0x11, 0x07, 0xD0] + [UInt8](repeating: 0x61, count: 4_000),
    [0x4F, 0x11, 0x0F, 0xA0] + [UInt8](repeating: 0x61, count: 4_000),
  ])
  func keepsTheSumOfTextsInProportionToTheFile(text: [UInt8]) throws {
    // 16 times the file, and 1 MB.
    let usual = try PropertyList(Self.list(repeating: text, 250).bytes, file: "x")
    guard case .list(let objects) = usual.root.value else {
      Issue.record("no list")
      return
    }
    #expect(objects.count == 250)
    let found = fault { () throws(CatalogIssue) in
      _ = try PropertyList(Self.list(repeating: text, 350).bytes, file: "x")
    }
    #expect(found?.reason == "the texts of the file are too long, because they are repeated")
  }

  @Test func makesARepeatedTextOnce() throws {
    let texts = ([0x61, 0x62] as [UInt8]).map { letter in
      [0x5F, 0x11, 0x01, 0x00] + [UInt8](repeating: letter, count: 256)
    }
    let list = [0xAF, 0x11, 0, 100] + (0..<100).map { UInt8(1 + $0 % 2) }
    let read = try PropertyList(BinaryList([list] + texts).bytes, file: "x")
    guard case .list(let objects) = read.root.value else {
      Issue.record("no list")
      return
    }
    let storages = objects.compactMap { object -> UInt? in
      guard case .text(var text) = object.value else { return nil }
      return text.withUTF8 { unsafe $0.baseAddress.map { UInt(bitPattern: $0) } }
    }
    #expect(storages.count == 100 && Set(storages).count == 2)
  }

  @Test func keepsTheLimitOfDepth() throws {
    var limits = CatalogLimits()
    limits.depth = 3
    let lists = (0..<4).map { [0xA1, $0 + 1] as [UInt8] }
    let list = BinaryList(lists[..<2] + [[0xA0]])
    #expect(try PropertyList(list.bytes, file: "x", limits: limits).root.dump == "[[[]]]")
    let found = fault { () throws(CatalogIssue) in
      _ = try PropertyList(BinaryList(lists[..<3] + [[0xA0]]).bytes, file: "x", limits: limits)
    }
    #expect(found == Fault(0, 14, "the file is nested deeper than 3 levels"))
  }

  private static let cutShort = "more bytes of the property list were expected, not its end"

  private func expect(_ bytes: [UInt8], _ expected: Fault) {
    let found = fault { () throws(CatalogIssue) in _ = try PropertyList(bytes, file: "x") }
    #expect(found == expected)
  }
}
