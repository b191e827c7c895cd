internal import CICU

/// ICU's DecimalFormat for one pattern or style and one locale.
///
/// It can move between threads, but two threads must never use it at the same time: "Multiple
/// threads should not access one formatter concurrently" (decimfmt.h).
package struct DecimalHandle: ~Copyable, Sendable {
  // Not private: see DateHandle.
  package enum Resource: ICUResource {
    package static func close(_ pointer: OpaquePointer) { unsafe cicu_decimal_close(pointer) }
  }
  private let handle: Handle<Resource>
  var pointer: OpaquePointer { unsafe handle.pointer }

  /// A number style of a locale (UNumberFormatStyle).
  package enum Style: Int32, Sendable {
    case decimal
    case currency
    case percent
    case scientific
    case currencyCode
    case currencyName
    case accounting
    case cash
    case compactShort
    case compactLong
    case currencyStandard
  }

  /// An attribute that is a whole number or a truth value (UNumberFormatAttribute).
  package enum Count: Int32, Sendable {
    case minimumIntegerDigits
    case maximumIntegerDigits
    case minimumFractionDigits
    case maximumFractionDigits
    case minimumGroupingDigits
    case usesSignificantDigits
    case minimumSignificantDigits
    case maximumSignificantDigits
    case usesGrouping
    case multiplier
    case formatWidth
    case groupingSize
    case secondaryGroupingSize
    case roundingMode
    case currencyUsage
    case alwaysShowsDecimalSeparator
    case padPosition
    case alwaysShowsSign
    case isLenient
    case parsesIntegersOnly
    case requiresDecimalSeparator
    case ignoresExponents
    case isCaseSensitive
  }

  /// An attribute that is a text (UNumberFormatTextAttribute).
  package enum Text: Int32, Sendable {
    case positivePrefix
    case positiveSuffix
    case negativePrefix
    case negativeSuffix
    case padCharacter
    case currency
  }

  /// Opens a formatter by pattern (unum_open).
  ///
  /// - Parameters:
  ///   - pattern: A pattern of UTS #35.
  ///   - locale: An ICU name that has data; ICU does not keep it in memory.
  /// - Throws: The status that ICU gave.
  package init(pattern: String, locale: String) throws(ICUError) {
    handle = try unsafe Handle("cicu_decimal_openPattern") {
      unsafe cicu_decimal_openPattern(pattern, Int32(clamping: pattern.utf8.count), locale, &$0)
    }
  }

  /// Opens a formatter by style (unum_open).
  ///
  /// - Parameters:
  ///   - style: The style that selects one of the locale's patterns.
  ///   - locale: An ICU name that has data; ICU keeps it in memory until the process ends.
  ///   - symbols: Another name with the same data, whose signs are used and which ICU does not
  ///     keep; nil for the signs of `locale`.
  /// - Throws: The status that ICU gave.
  package init(style: Style, locale: String, symbols: String?) throws(ICUError) {
    handle = try unsafe Handle("cicu_decimal_openStyle") {
      unsafe cicu_decimal_openStyle(style.rawValue, locale, symbols, &$0)
    }
  }

  /// Replaces everything that a pattern defines, and nothing else (unum_applyPattern).
  package borrowing func apply(pattern: String) throws(ICUError) {
    var status: Int32 = 0
    unsafe cicu_decimal_applyPattern(
      handle.pointer,
      pattern,
      Int32(clamping: pattern.utf8.count),
      &status
    )
    try check(status, "cicu_decimal_applyPattern")
  }

  /// Returns the pattern in use (unum_toPattern).
  package borrowing func pattern() throws(ICUError) -> String {
    let decimal = unsafe handle.pointer
    return try unsafe String(opened: "cicu_decimal_pattern") {
      unsafe cicu_decimal_pattern(decimal, $0, $1, &$2)
    }
  }

  /// Returns the value of a whole number (unum_getAttribute).
  package borrowing func value(_ count: Count) -> Int32 {
    unsafe cicu_decimal_count(handle.pointer, count.rawValue)
  }

  /// Sets a whole number (unum_setAttribute).
  package borrowing func set(_ count: Count, to value: Int32) {
    unsafe cicu_decimal_setCount(handle.pointer, count.rawValue, value)
  }

  /// Sets a text (unum_setTextAttribute).
  package borrowing func set(_ text: Text, to value: String) throws(ICUError) {
    var status: Int32 = 0
    unsafe cicu_decimal_setText(
      handle.pointer,
      text.rawValue,
      value,
      Int32(clamping: value.utf8.count),
      &status
    )
    try check(status, "cicu_decimal_setText")
  }

  /// Sets the increment that numbers are rounded to (unum_setDoubleAttribute).
  package borrowing func setRoundingIncrement(_ increment: Double) {
    unsafe cicu_decimal_setRoundingIncrement(handle.pointer, increment)
  }
}
