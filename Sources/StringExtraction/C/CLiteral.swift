internal import Sharing

/// The bytes of a literal of C, without its escapes.
struct CLiteral {
  private(set) var bytes: [UInt8] = []
  /// The first half of a pair of UTF-16 that was written as an escape, and that the bytes end with.
  private var high: UInt32?

  mutating func append(_ byte: UInt8) {
    high = nil
    bytes.append(byte)
  }

  /// Appends the character of an escape.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - start: The place of the backslash.
  /// - Returns: The end of the escape.
  mutating func appendEscape(_ source: [UInt8], at start: Int) -> Int {
    let place = start + 1
    guard place < source.count else { return source.count }
    let letter = source[place]
    switch letter {
    case UInt8(ascii: "\n"): return place + 1
    case UInt8(ascii: "\r"):
      return place + 1 < source.count && source[place + 1] == UInt8(ascii: "\n")
        ? place + 2 : place + 1
    case UInt8(ascii: "x"):
      let (value, end) = number(source, from: place + 1, radix: 16, count: .max)
      append(UInt8(truncatingIfNeeded: value))
      return end
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      let count = letter == UInt8(ascii: "u") ? 4 : 8
      let (value, end) = number(source, from: place + 1, radix: 16, count: count)
      append(codePoint: value)
      return end
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let (value, end) = number(source, from: place, radix: 8, count: 3)
      append(UInt8(truncatingIfNeeded: value))
      return end
    default:
      append(Self.characters[letter] ?? letter)
      return place + 1
    }
  }

  private static let characters: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
    UInt8(ascii: "v"): 0x0B, UInt8(ascii: "e"): 0x1B,
  ]

  private func number(
    _ source: [UInt8],
    from start: Int,
    radix: UInt32,
    count: Int
  ) -> (value: UInt32, end: Int) {
    var value: UInt32 = 0
    var end = start
    while end < source.count, end - start < count, let digit = Self.digit(source[end]),
      digit < radix
    {
      value = value &* radix &+ digit
      end += 1
    }
    return (value, end)
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    if byte.isASCIIDigit { return UInt32(byte &- 0x30) }
    let letter = (byte & 0xDF) &- 0x41
    return letter < 6 ? UInt32(letter) + 10 : nil
  }

  private mutating func append(codePoint: UInt32) {
    var value = codePoint
    if let high, (0xDC00..<0xE000).contains(codePoint) {
      value = 0x10000 + (high - 0xD800) << 10 + (codePoint - 0xDC00)
      bytes.removeLast(3)
    }
    high = (0xD800..<0xDC00).contains(codePoint) ? codePoint : nil
    if let scalar = Unicode.Scalar(value) {
      bytes += String(scalar).utf8
    } else {
      appendNoCharacter(value)
    }
  }

  /// Appends half of a pair, or a number that no character has, as bytes that are not UTF-8.
  private mutating func appendNoCharacter(_ value: UInt32) {
    guard value < 0x1_0000 else { return bytes.append(0xFF) }
    bytes += [
      0xE0 | UInt8(value >> 12), 0x80 | UInt8(value >> 6 & 0x3F), 0x80 | UInt8(value & 0x3F),
    ]
  }
}
