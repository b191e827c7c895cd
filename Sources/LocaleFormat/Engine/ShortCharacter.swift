/// The characters that plans of texts know: U+0000 to U+07FF, with the letters of Latin, Greek and
/// Cyrillic, and U+2000 to U+203F, with their punctuation.
enum ShortCharacter {
  /// The number of them.
  static let count = 0x840

  /// The character of a number: its code point below U+0800, and the others after these.
  static func scalar(_ number: Int) -> Unicode.Scalar? {
    Unicode.Scalar(UInt32(number < 0x800 ? number : number - 0x800 + 0x2000))
  }
}

extension Span<UInt8> {
  /// Returns the number of the ``ShortCharacter`` at a place, and moves the place to the next one;
  /// nil for any other character, and for bytes that are not UTF-8.
  @inline(__always)
  func shortCharacter(at place: inout Int) -> Int? {
    let byte = self[place]
    if byte < 0x80 {
      place += 1
      return Int(byte)
    }
    let rest = count - place
    if byte >= 0xC2, byte < 0xE0, rest > 1 {
      let number = Int(byte & 0x1F) << 6 | Int(self[place + 1] & 0x3F)
      place += 2
      return number
    }
    if byte == 0xE2, rest > 2, self[place + 1] == 0x80 {
      let number = 0x800 + Int(self[place + 2] & 0x3F)
      place += 3
      return number
    }
    return nil
  }
}
