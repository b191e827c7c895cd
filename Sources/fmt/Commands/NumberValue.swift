internal import LocaleFormat

/// A value as a number command reads it.
enum NumberValue {
  /// A whole number of at most 18 digits, which needs no text.
  case integer(Int)
  case decimal(FixedDecimal)
  case range(FixedDecimal, FixedDecimal)

  /// Reads decimal text, or two with `..` between them.
  init(_ bytes: ArraySlice<UInt8>) throws(ValueError) {
    if let integer = Self.smallInteger(bytes) {
      self = .integer(integer)
    } else if let dots = Self.rangeDots(bytes) {
      let end = dots + 2
      guard end == bytes.endIndex || bytes[end] != UInt8(ascii: ".") else {
        throw ValueError(
          offset: end - bytes.startIndex,
          reason: "a range has two points between its numbers, as in 3..5"
        )
      }
      self = .range(
        try Self.decimal(bytes[..<dots], at: 0),
        try Self.decimal(bytes[end...], at: end - bytes.startIndex)
      )
    } else {
      self = .decimal(try Self.decimal(bytes, at: 0))
    }
  }

  private static func decimal(
    _ bytes: ArraySlice<UInt8>,
    at start: Int
  ) throws(ValueError) -> FixedDecimal {
    do throws(FormatError) {
      return try FixedDecimal(String(decoding: bytes, as: UTF8.self))
    } catch {
      throw ValueError(offset: start + (error.offset ?? 0), reason: error.message)
    }
  }

  /// The place of the first `..`.
  private static func rangeDots(_ bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.dropLast().first { index in
      bytes[index] == UInt8(ascii: ".") && bytes[index + 1] == UInt8(ascii: ".")
    }
  }

  /// Up to 18 digits with an optional minus sign; `-0` is no integer.
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
