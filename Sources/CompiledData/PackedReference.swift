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
