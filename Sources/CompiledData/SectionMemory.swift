/// The bytes of a section, and the places of its tables.
///
/// `@unchecked` for its pointer (SE-0331): the memory is never changed.
@safe struct SectionMemory: @unchecked Sendable {
  private let start: UnsafeRawPointer
  /// The size of the section in bytes.
  let limit: Int
  /// The place of the phrases of texts in codes; 0 for none.
  let phrases: Int
  /// The place of the references of the most used values.
  private let common: Int

  /// Names the memory of a section.
  ///
  /// - Parameters:
  ///   - start: The first byte; the memory lives as long as the process.
  ///   - limit: The size in bytes.
  ///   - phrases: The place of the phrases of texts in codes; 0 for none.
  ///   - common: The place of the references of the most used values.
  @unsafe init(_ start: UnsafeRawPointer, limit: Int, phrases: Int, common: Int) {
    unsafe self.start = start
    (self.limit, self.phrases, self.common) = (limit, phrases, common)
  }

  /// The byte at a place, which must be below ``limit``.
  func byte(_ place: Int) -> UInt8 { unsafe start.load(fromByteOffset: place, as: UInt8.self) }

  /// The bytes of a text, whose places must be below ``limit``.
  func text(at place: Int, count: Int) -> String {
    unsafe String(
      decoding: UnsafeRawBufferPointer(start: start + place, count: count),
      as: UTF8.self
    )
  }

  /// A whole reference, whose places must be below ``limit``.
  func reference(_ place: Int) -> Int {
    Int(byte(place)) | Int(byte(place + 1)) << 8 | Int(byte(place + 2)) << 16
  }

  /// Reads a packed reference, and moves on to the next.
  ///
  /// - Parameters:
  ///   - place: The place of the reference, which may be outside.
  ///   - origin: The place of the value that has the reference.
  /// - Returns: ``limit``, where no value is, for damage.
  func nextReference(_ place: inout Int, of origin: Int) -> Int {
    guard place < limit else { return limit }
    let first = byte(place)
    place += 1
    if first < PackedReference.removed {
      let entry = common + PackedReference.wholeCount * Int(first)
      guard entry <= limit - PackedReference.wholeCount else { return limit }
      return reference(entry)
    }
    guard first > PackedReference.removed else { return PackedReference.removedMark }
    guard place < limit else { return limit }
    let low = Int(byte(place))
    place += 1
    if first < PackedReference.near { return Int(first - PackedReference.early) << 8 | low }
    if first < PackedReference.whole {
      return origin - 1 - (Int(first - PackedReference.near) << 8 | low)
    }
    guard place < limit else { return limit }
    place += 1
    return Int(first - PackedReference.whole) << 16 | low << 8 | Int(byte(place - 1))
  }

  /// Moves on over packed references.
  func skipReferences(_ count: Int, _ place: inout Int) {
    for _ in 0..<count {
      guard place < limit else { return }
      let first = byte(place)
      place += first < PackedReference.early ? 1 : first < PackedReference.whole ? 2 : 3
    }
  }
}

/// The forms of references from a list or a map to its entries.
///
/// A large list or map, and each list of keys, has whole references of three bytes, so that any of
/// them is found at once. In others they are packed, because most are to a few values or to near ones:
///
/// ```
/// 00…AE         one of the most used values, by its number in a table
/// AF            none: a removed entry in a map of changes
/// B0…CF low     an early place, below 8,192
/// D0…DF low     a near place, by its distance (less one) before the list or map
/// E0…FF mid low any place below 2,097,152
/// ```
enum PackedReference {
  static let removed: UInt8 = 0xAF
  static let early: UInt8 = 0xB0
  static let near: UInt8 = 0xD0
  static let whole: UInt8 = 0xE0

  /// The size of the table of the most used values.
  static let commonCount = Int(removed)
  static let earlyLimit = Int(near - early) << 8
  static let nearLimit = Int(whole - near) << 8
  static let placeLimit = (0x100 - Int(whole)) << 16

  /// The bytes of a whole reference.
  static let wholeCount = 3
  /// The whole reference of a removed entry.
  static let removedMark = 0xFF_FFFF
  /// Lists and maps with more entries have whole references.
  static let mostPacked = 64

  /// Writes a place as a packed reference.
  ///
  /// - Parameters:
  ///   - place: The place of the value.
  ///   - origin: The place of the list or map that has the reference.
  /// - Returns: Two bytes or three.
  static func bytes(_ place: Int, of origin: Int) -> [UInt8] {
    if place < earlyLimit { return [early + UInt8(place >> 8), UInt8(place & 0xFF)] }
    let distance = origin - 1 - place
    if distance >= 0, distance < nearLimit {
      return [near + UInt8(distance >> 8), UInt8(distance & 0xFF)]
    }
    return [whole + UInt8(place >> 16), UInt8(place >> 8 & 0xFF), UInt8(place & 0xFF)]
  }

  /// Writes a place as a whole reference.
  static func wholeBytes(_ place: Int) -> [UInt8] {
    [UInt8(place & 0xFF), UInt8(place >> 8 & 0xFF), UInt8(place >> 16)]
  }
}
