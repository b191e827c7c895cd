internal import FmtKit
internal import LocaleFormat

/// A value of the commands that write numbers.
enum NumberValue {
  /// A whole number of at most 18 digits, which needs no text.
  case integer(Int)
  case decimal(FixedDecimal)
  case range(FixedDecimal, FixedDecimal)

  /// Reads one decimal number, or two with `..` between them.
  ///
  /// It is a function, because an initializer would retain the bytes.
  @inline(__always)
  static func reading(_ bytes: ArraySlice<UInt8>) throws(ValueError) -> NumberValue {
    if let integer = smallInteger(bytes) { return .integer(integer) }
    return try readingText(bytes)
  }

  private static func readingText(_ bytes: ArraySlice<UInt8>) throws(ValueError) -> NumberValue {
    guard let ends = try ends(of: bytes) else { return .decimal(try decimal(bytes)) }
    return .range(
      try decimal(ends.start),
      try decimal(ends.end, at: ends.end.startIndex - bytes.startIndex)
    )
  }

  /// The two numbers of a range; nil for a value without `..`.
  static func ends(
    of bytes: ArraySlice<UInt8>
  ) throws(ValueError) -> (start: ArraySlice<UInt8>, end: ArraySlice<UInt8>)? {
    guard let dots = rangeDots(bytes) else { return nil }
    let end = dots + 2
    guard end == bytes.endIndex || bytes[end] != UInt8(ascii: ".") else {
      throw ValueError(
        offset: end - bytes.startIndex,
        reason: "a range has two points between its numbers, as in 3..5"
      )
    }
    return (bytes[..<dots], bytes[end...])
  }

  /// Whether a decimal may have more digits than can be written: it is long, or has an exponent.
  var mayHaveTooManyDigits: Bool {
    guard case .decimal(let decimal) = self else { return false }
    let text = decimal.description.utf8
    return text.count > NumberFormat.maximumDigits
      || text.contains { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }
  }

  /// Whether the value is a range of two numbers.
  var isRange: Bool {
    if case .range = self { true } else { false }
  }

  /// Reads the decimal number that begins at `start` in the value.
  static func decimal(
    _ bytes: ArraySlice<UInt8>,
    at start: Int = 0
  ) throws(ValueError) -> FixedDecimal {
    try placed(at: start, FixedDecimal(String(decoding: bytes, as: UTF8.self)))
  }

  /// The index of the first `..`.
  private static func rangeDots(_ bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.dropLast().first { index in
      bytes[index] == UInt8(ascii: ".") && bytes[index + 1] == UInt8(ascii: ".")
    }
  }

  /// The number of up to 18 digits with an optional minus sign.
  ///
  /// It is nil for anything else, and for `-0`, which an `Int` cannot represent.
  static func smallInteger(_ bytes: ArraySlice<UInt8>) -> Int? {
    let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
    guard (1...18).contains(digits.count) else { return nil }
    var value = 0
    for byte in digits {
      guard (0x30...0x39).contains(byte) else { return nil }
      value = value * 10 + Int(byte & 0xF)
    }
    guard digits.count < bytes.count else { return value }
    return value == 0 ? nil : -value
  }
}
