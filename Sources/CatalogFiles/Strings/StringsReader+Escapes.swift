internal import Faults
internal import Sharing

// Apple's readers leave out the backslash of an escape that they do not know, so that people see the
// rest of it.

extension StringsReader {
  /// Whether `.strings` files have an escape, or C and JSON have it for the character itself.
  static func isKnownEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "a"),
      UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "v"), UInt8(ascii: "U"),
      UInt8(ascii: "0")...UInt8(ascii: "7"), UInt8(ascii: "\""), UInt8(ascii: "'"),
      UInt8(ascii: "\\"), UInt8(ascii: "?"), UInt8(ascii: "/"), UInt8(ascii: "\n"),
      UInt8(ascii: "\r"):
      return true
    default: return false
    }
  }

  /// Warns of an escape whose first character is the next one.
  mutating func reportUnknownEscape() {
    let start = source.position - 1
    let (code, end) = codeOfOtherEscape(source.position)
    let escape = source.string(start..<end)
    let proposal = code.map { ": '\(Self.escape(of: $0))' is one" } ?? ""
    let place = source.place(of: start)
    warnings.add(
      at: place,
      Reason(
        "unknown-escape",
        "'\(escape)' is not an escape of .strings files, and is shown as '\(escape.dropFirst())'\(proposal)"
      )
    )
  }

  /// The first halves of code points that are beyond the first 65,536 ones, or padded with zeros; a
  /// line feed, `\U000A`, can be before digits.
  private static let planes: Set<UInt16> = [0, 1, 2, 3, 0xE, 0xF, 0x10]

  /// Warns of an escape of eight digits, as C has it: only the first four of them are read.
  ///
  /// - Parameters:
  ///   - unit: The first four digits.
  ///   - start: The offset of the backslash.
  mutating func reportLongEscape(of unit: UInt16, at start: Int) {
    guard Self.planes.contains(unit), source.position - start == 6,
      let rest = hexadecimal(source.position, 4),
      rest.count == 4
    else { return }
    let escape = source.string(start..<source.position + 4)
    let place = source.place(of: start)
    warnings.add(
      at: place,
      Reason(
        "long-escape",
        "only the first four digits of '\(escape)' are read: '\(Self.escape(of: UInt32(unit) << 16 | rest.value))' is its escape"
      )
    )
  }

  /// The code point or the unit of UTF-16 that an escape of C, Swift or JSON stands for, nil if it is
  /// none of them, and its end.
  private func codeOfOtherEscape(_ start: Int) -> (code: UInt32?, end: Int) {
    let isLong = source.bytes[start] == UInt8(ascii: "u")
    guard isLong || source.bytes[start] == UInt8(ascii: "x") else {
      let isFirst = { (byte: UInt8) in byte & 0xC0 != 0x80 }
      return (nil, source.bytes[(start + 1)...].firstIndex(where: isFirst) ?? source.bytes.count)
    }
    let isInBraces = isLong && source.bytes[(start + 1)...].first == UInt8(ascii: "{")
    let first = isInBraces ? start + 2 : start + 1
    guard let digits = hexadecimal(first, isInBraces ? 8 : isLong ? 4 : 2) else {
      return (nil, start + 1)
    }
    let end = first + digits.count
    guard isInBraces else { return (digits.value, end) }
    let isClosed = source.bytes[end...].first == UInt8(ascii: "}")
    return (digits.value <= 0x10FFFF ? digits.value : nil, isClosed ? end + 1 : end)
  }

  /// The number in hexadecimal digits; nil if there are none.
  private func hexadecimal(_ start: Int, _ limit: Int) -> (value: UInt32, count: Int)? {
    let digits = source.bytes[start...].prefix(limit).prefix { $0.hexadecimalDigit != nil }
    guard !digits.isEmpty else { return nil }
    return (digits.reduce(0) { $0 << 4 | UInt32($1.hexadecimalDigit ?? 0) }, digits.count)
  }

  /// The escape of a code point, or of half of a pair, such as `\U203A`.
  private static func escape(of code: UInt32) -> String {
    let units =
      Unicode.Scalar(code).map { Array(String($0).utf16) } ?? [UInt16(truncatingIfNeeded: code)]
    return units.map { unit in
      let digits = String(unit, radix: 16, uppercase: true)
      return "\\U" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }.joined()
  }
}
