internal import Faults

/// Reads a binary property list of version 00.
///
/// The file has a table of the offsets of its objects; objects contain others by their numbers. Every
/// offset and count is checked. An object that is in the file once can be in several others, so a
/// small file could stand for a large tree; the number of values is limited by the size of the file
/// as well.
struct BinaryPropertyListReader {
  let bytes: [UInt8]
  let file: String
  var warnings: CatalogWarnings
  let depthLimit: Int
  private let valueLimit: Int
  private var valueCount = 0
  /// The bytes of texts and data that can still be used, also again.
  private var remainingByteCount: Int
  /// The texts and data that were read, by their offsets, with the numbers of their bytes.
  private var known: [Int: (value: PropertyListObject.Value, byteCount: Int)] = [:]
  /// The size of an offset in the table, and of the number of an object, in bytes.
  private let offsetSize: Int
  let referenceSize: Int
  let objectCount: Int
  private let rootNumber: Int
  /// The offset of the table of offsets, which is the end of the objects.
  let tableOffset: Int
  /// The numbers of the lists and dictionaries that are being read, from the outermost one.
  private var openNumbers: [Int] = []
  /// Whether the list or the dictionary that is being read is the outermost one.
  var isOutermost: Bool { openNumbers.count == 1 }

  /// Reads the header and the trailer.
  ///
  /// - Throws: An issue for a file of another version, or with an impossible trailer.
  init(_ bytes: [UInt8], file: String, limits: CatalogLimits) throws(CatalogIssue) {
    guard bytes.count <= limits.byteCount else {
      throw CatalogIssue(file: file, place: .start, reason: .fileTooLarge(bytes.count, limits))
    }
    guard bytes.starts(with: "bplist00".utf8) else {
      let version = String(decoding: bytes.dropFirst(6).prefix(2), as: UTF8.self)
      throw CatalogIssue(
        file: file,
        place: SourcePlace(offset: 6),
        reason: Reason(
          "binary-version",
          "version 00 of binary property lists was expected, not \(version)"
        )
      )
    }
    let trailer = bytes.count - 32
    guard trailer > 8 else {
      throw CatalogIssue(file: file, place: SourcePlace(offset: bytes.count), reason: .cutShort)
    }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    // Larger numbers are not possible in a file of this size.
    objectCount = bytes[(trailer + 8)..<(trailer + 16)].bigEndianCount
    rootNumber = bytes[(trailer + 16)..<(trailer + 24)].bigEndianCount
    tableOffset = bytes[(trailer + 24)..<(trailer + 32)].bigEndianCount
    let faults: [(Bool, offset: Int)] = [
      ((1...8).contains(offsetSize), 6), ((1...8).contains(referenceSize), 7),
      ((1...trailer).contains(objectCount), 8), (rootNumber < objectCount, 16),
      (tableOffset > 8 && tableOffset < trailer, 24),
      ((trailer - min(tableOffset, trailer)) / max(offsetSize, 1) >= objectCount, 24),
    ]
    for (isPossible, offset) in faults where !isPossible {
      throw CatalogIssue(
        file: file,
        place: SourcePlace(offset: trailer + offset),
        reason: Reason(
          "binary-trailer",
          "the sizes of a property list of \(bytes.count) bytes were expected at its end"
        )
      )
    }
    self.bytes = bytes
    self.file = file
    warnings = CatalogWarnings(file: file)
    depthLimit = min(limits.depth, PropertyList.maximumDepth)
    // Each value takes a byte at least, if it is there once. Only texts are repeated on purpose.
    valueLimit = min(limits.valueCount, 4_096 + bytes.count)
    remainingByteCount = min(limits.byteCount, 1 << 20 + bytes.count * 16)
  }

  /// Reads the whole tree.
  mutating func read() throws(CatalogIssue) -> PropertyListObject {
    try object(rootNumber, referredAt: bytes.count - 16)
  }

  /// Reads an object.
  ///
  /// - Parameters:
  ///   - number: The number of the object.
  ///   - reference: The offset of the number, for errors.
  /// - Returns: The object with all that it contains.
  /// - Throws: The first fault, with its offset.
  mutating func object(
    _ number: Int,
    referredAt reference: Int
  ) throws(CatalogIssue) -> PropertyListObject {
    valueCount += 1
    guard valueCount <= valueLimit else { throw issue(at: reference, .tooManyValues(valueLimit)) }
    let offset = try offset(of: number, referredAt: reference)
    let value = try scalar(at: offset)
    if let value { return PropertyListObject(value, at: SourcePlace(offset: offset)) }
    guard !openNumbers.contains(number) else {
      throw issue(
        at: reference,
        Reason("binary-cycle", "the object at byte \(offset) contains itself")
      )
    }
    guard openNumbers.count < depthLimit else { throw issue(at: offset, .tooDeep(depthLimit)) }
    openNumbers.append(number)
    defer { openNumbers.removeLast() }
    return PropertyListObject(try container(at: offset), at: SourcePlace(offset: offset))
  }

  /// Returns a text or data, which is made once, however many objects refer to it.
  ///
  /// - Parameters:
  ///   - offset: The offset of the object.
  ///   - make: A function that makes the value, and returns the number of its bytes in the file.
  /// - Returns: The value.
  /// - Throws: The fault of the object, or an issue if the texts of the file are too long together.
  mutating func shared(
    at offset: Int,
    _ make: (Self) throws(CatalogIssue) -> (value: PropertyListObject.Value, byteCount: Int)
  ) throws(CatalogIssue) -> PropertyListObject.Value {
    let object: (value: PropertyListObject.Value, byteCount: Int)
    if let known = known[offset] {
      object = known
    } else {
      object = try make(self)
      known[offset] = object
    }
    remainingByteCount -= object.byteCount
    guard remainingByteCount >= 0 else {
      throw issue(
        at: offset,
        Reason("binary-too-large", "the texts of the file are too long, because they are repeated")
      )
    }
    return object.value
  }

  /// The offset of an object.
  func offset(of number: Int, referredAt reference: Int) throws(CatalogIssue) -> Int {
    guard number < objectCount else {
      throw issue(
        at: reference,
        Reason(
          "binary-reference",
          "the number of one of \(objectCount) objects was expected, not \(number)"
        )
      )
    }
    let entry = tableOffset + number * offsetSize
    let offset = bytes[entry..<(entry + offsetSize)].bigEndianCount
    guard offset >= 8, offset < tableOffset else {
      throw issue(
        at: entry,
        Reason("binary-offset", "an offset of 8 to \(tableOffset - 1) was expected, not \(offset)")
      )
    }
    return offset
  }

  func issue(at offset: Int, _ reason: Reason) -> CatalogIssue {
    CatalogIssue(file: file, place: SourcePlace(offset: offset), reason: reason)
  }
}

extension ArraySlice<UInt8> {
  /// The value of at most 8 bytes, the highest first; `Int.max` if it is larger.
  var bigEndianCount: Int {
    Int(exactly: reduce(UInt64(0)) { $0 << 8 | UInt64($1) }) ?? .max
  }
}

extension FormatError.Reason {
  static var cutShort: Self {
    Reason("binary-cut-short", "more bytes of the property list were expected, not its end")
  }
}
