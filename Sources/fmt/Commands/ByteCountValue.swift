internal import FmtKit
internal import LocaleFormat

/// The values of `fmt bytes`.
enum ByteCountValue {
  /// Reads a decimal number without a fraction, such as `1536`, `1e3` or `1000.0`.
  static func reading(_ bytes: ArraySlice<UInt8>) throws(ValueError) -> Int {
    if let small = NumberValue.smallInteger(bytes) { return small }
    let decimal = try NumberValue.decimal(bytes)
    let text = decimal.description
    let isFinite = ![.nan, .infinity, .negativeInfinity].contains(decimal)
    let number = JSONNumber(text)
    guard isFinite, number.isWhole else {
      throw ValueError(offset: 0, reason: "'\(text.excerpt)' is not a whole number of bytes")
    }
    guard let count = number.whole else {
      throw ValueError(
        offset: 0,
        reason: "'\(text.excerpt)' bytes are too many: a number of bytes has 64 bits"
      )
    }
    return Int(count)
  }
}
