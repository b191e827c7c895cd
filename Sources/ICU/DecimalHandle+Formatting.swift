internal import CICU

extension ICUError {
  /// Whether a number has more digits than may be written, and must not be rounded
  /// (U_FORMAT_INEXACT_ERROR).
  package var isInexact: Bool { status == Int32(CICU_INEXACT) }
}

extension DecimalHandle {
  package borrowing func string(_ value: Int64) throws(ICUError) -> String {
    let decimal = unsafe pointer
    return try unsafe String(opened: "cicu_decimal_formatInteger") {
      unsafe cicu_decimal_formatInteger(decimal, value, $0, $1, &$2)
    }
  }

  package borrowing func string(_ value: Double) throws(ICUError) -> String {
    let decimal = unsafe pointer
    return try unsafe String(opened: "cicu_decimal_formatDouble") {
      unsafe cicu_decimal_formatDouble(decimal, value, $0, $1, &$2)
    }
  }

  /// Formats decimal text (`-12.50`, `1E3`) exactly.
  package borrowing func string(decimal digits: String) throws(ICUError) -> String {
    let decimal = unsafe pointer
    let count = Int32(clamping: digits.utf8.count)
    return try unsafe String(opened: "cicu_decimal_formatDecimal") {
      unsafe cicu_decimal_formatDecimal(decimal, digits, count, $0, $1, &$2)
    }
  }

  package borrowing func append(_ value: Int64, to bytes: inout [UInt8]) throws(ICUError) {
    let decimal = unsafe pointer
    try unsafe bytes.append("cicu_decimal_formatInteger") {
      unsafe cicu_decimal_formatInteger(decimal, value, $0, $1, &$2)
    }
  }

  package borrowing func append(_ value: Double, to bytes: inout [UInt8]) throws(ICUError) {
    let decimal = unsafe pointer
    try unsafe bytes.append("cicu_decimal_formatDouble") {
      unsafe cicu_decimal_formatDouble(decimal, value, $0, $1, &$2)
    }
  }

  /// Appends decimal text, which is formatted exactly.
  package borrowing func append(
    decimal digits: String,
    to bytes: inout [UInt8]
  ) throws(ICUError) {
    let decimal = unsafe pointer
    let count = Int32(clamping: digits.utf8.count)
    try unsafe bytes.append("cicu_decimal_formatDecimal") {
      unsafe cicu_decimal_formatDecimal(decimal, digits, count, $0, $1, &$2)
    }
  }

  /// Formats a binary number, with its fields.
  package borrowing func text(_ value: Double) throws(ICUError) -> FieldText {
    let decimal = unsafe pointer
    return try unsafe FieldText("cicu_decimal_formatFields") {
      unsafe cicu_decimal_formatFields(decimal, nil, 0, value, $0, $1, &$2, &$3)
    }
  }

  /// Formats decimal text exactly, with its fields.
  ///
  /// - Parameters:
  ///   - digits: The decimal text.
  ///   - nearest: The nearest double; NaN if there is none.
  /// - Returns: The text and its fields. If the double is written as a different text, the result
  ///   has only group separators and the first field of every other kind.
  /// - Throws: The status that ICU gave.
  package borrowing func text(
    decimal digits: String,
    nearest: Double
  ) throws(ICUError) -> FieldText {
    let decimal = unsafe pointer
    let count = Int32(clamping: digits.utf8.count)
    return try unsafe FieldText("cicu_decimal_formatFields") {
      unsafe cicu_decimal_formatFields(decimal, digits, count, nearest, $0, $1, &$2, &$3)
    }
  }

  /// The number that ICU read at the beginning of a text.
  package struct Parsed: Sendable {
    /// Decimal text, `NaN`, `Infinity`, `-Infinity` or `-0`.
    package let digits: String
    package let utf8Count: Int
    package let utf16Count: Int
    /// An ISO 4217 code, for an amount of money.
    package let currency: String?
  }

  /// Reads the number that a text begins with (unum_parseToUFormattable), or an amount of money in
  /// any currency (unum_parseDoubleCurrency); nil if there is none.
  package borrowing func parse(
    _ text: String,
    withCurrency: Bool
  ) throws(ICUError) -> Parsed? {
    let decimal = unsafe pointer
    let count = Int32(clamping: text.utf8.count)
    var parsed = cicu_parsed()
    let digits = try unsafe String(opened: "cicu_decimal_parse") {
      unsafe cicu_decimal_parse(decimal, text, count, withCurrency, &parsed, $0, $1, &$2)
    }
    guard parsed.utf16Count > 0 else { return nil }
    let letters = [parsed.currency.0, parsed.currency.1, parsed.currency.2]
    return Parsed(
      digits: digits,
      utf8Count: Int(parsed.utf8Count),
      utf16Count: Int(parsed.utf16Count),
      currency: withCurrency
        ? String(decoding: letters.map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
    )
  }
}
