internal import CICU

/// What CLDR says of a number style in a locale, copied out of ICU (unum_getSymbol,
/// unum_getAttribute, unum_getTextAttribute).
package struct NumberSymbols: Sendable, Hashable {
  /// A style that has a pattern in CLDR.
  package enum Style: Int32, Sendable {
    case decimal
    case percent

    /// The fraction digits of nearly every locale's pattern.
    package var usualFraction: ClosedRange<Int> {
      switch self {
      case .decimal: 0...3
      case .percent: 0...0
      }
    }
  }

  private enum Resource: ICUResource {
    static func close(_ pointer: OpaquePointer) { unsafe cicu_symbols_close(pointer) }
  }

  /// The ten digits, zero first, as UTF-8 text.
  package var digits: [String]
  package var groupSeparator: String
  package var positivePrefix: String
  package var positiveSuffix: String
  package var negativePrefix: String
  package var negativeSuffix: String
  package var isGrouped: Bool
  /// The digits in the group next to the decimal separator.
  package var primaryGroup: Int
  /// The digits in every other group; 0 when it is the same.
  package var secondaryGroup: Int
  /// The fraction digits of the style's pattern.
  package var fractionDigits: ClosedRange<Int>

  /// Reads them for a locale; nil where its numbering system has no ten digits (`hebr`), for which
  /// ICU has no pattern either.
  ///
  /// - Parameters:
  ///   - style: Which of CLDR's patterns.
  ///   - locale: An ICU name that has data.
  ///   - base: The same name without keywords.
  /// - Throws: The status ICU gave.
  package init?(positional style: Style, locale: String, base: String) throws(ICUError) {
    do throws(ICUError) {
      try self.init(style: style, locale: locale, base: base)
    } catch  where error.status == Int32(CICU_UNSUPPORTED) {
      return nil
    }
  }

  private init(style: Style, locale: String, base: String) throws(ICUError) {
    let symbols = try unsafe Handle<Resource>("cicu_symbols_open") {
      unsafe cicu_symbols_open(style.rawValue, locale, base, &$0)
    }
    func text(_ which: Int) throws(ICUError) -> String {
      try unsafe String("cicu_symbols_text") {
        unsafe cicu_symbols_text(symbols.pointer, Int32(which), $0, $1, &$2)
      }
    }
    func count(_ which: Int) -> Int {
      Int(unsafe cicu_symbols_count(symbols.pointer, Int32(which)))
    }
    digits = []
    for digit in 0..<10 { digits.append(try text(CICU_SYMBOL_DIGIT_0 + digit)) }
    groupSeparator = try text(CICU_SYMBOL_GROUP)
    positivePrefix = try text(CICU_SYMBOL_POSITIVE_PREFIX)
    positiveSuffix = try text(CICU_SYMBOL_POSITIVE_SUFFIX)
    negativePrefix = try text(CICU_SYMBOL_NEGATIVE_PREFIX)
    negativeSuffix = try text(CICU_SYMBOL_NEGATIVE_SUFFIX)
    isGrouped = count(CICU_COUNT_GROUPING_USED) != 0
    primaryGroup = count(CICU_COUNT_PRIMARY_GROUP)
    secondaryGroup = count(CICU_COUNT_SECONDARY_GROUP)
    let least = max(0, count(CICU_COUNT_MINIMUM_FRACTION))
    fractionDigits = least...max(least, count(CICU_COUNT_MAXIMUM_FRACTION))
  }
}
