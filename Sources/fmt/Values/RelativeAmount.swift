internal import FmtKit
internal import LocaleFormat

/// A value and a unit of `fmt relative`.
struct RelativeAmount {
  let value: RelativeTimeFormat.Value

  /// The message for values that are not an amount and a unit.
  static let expected = "a value and a unit are expected, such as -1 day"

  /// Reads a decimal number, white space and the name of a unit.
  init(_ bytes: ArraySlice<UInt8>) throws(ValueError) {
    let words = bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard let number = words.first, words.count == 2, let name = words.last else {
      throw ValueError(offset: 0, reason: Self.expected)
    }
    let amount = try placed(
      at: number.startIndex - bytes.startIndex,
      FixedDecimal(String(decoding: number, as: UTF8.self)).binaryAmount()
    )
    let text = String(decoding: name, as: UTF8.self)
    guard let amounts = RelativeTimeFormat.Value.amounts(ofAnyNumberOf: text) else {
      throw ValueError(
        offset: name.startIndex - bytes.startIndex,
        reason: "'\(text.excerpt)' is not a unit; use year, quarter, month, week, day, hour, "
          + "minute, second or a day of the week"
      )
    }
    value = amounts(amount)
  }
}
