// The values of the options of a number recipe.

extension NumberFormat {
  /// The rounding of the last digit that is shown (UNumberFormatRoundingMode).
  ///
  /// ICU rounds the shortest decimal of a `Double`.
  public enum Rounding: String, Hashable, Sendable, CaseIterable, Codable {
    /// Rounds to the nearest, ties to the even digit.
    case halfEven = "half-even"
    /// Rounds to the nearest, ties away from zero.
    case halfUp = "half-up"
    /// Rounds to the nearest, ties towards zero.
    case halfDown = "half-down"
    /// Rounds away from zero.
    case up
    /// Rounds towards zero.
    case down
    /// Rounds towards positive infinity.
    case ceiling
    /// Rounds towards negative infinity.
    case floor
    /// Rounds to the nearest, ties to the odd digit.
    case halfOdd = "half-odd"
    /// Rounds to the nearest, ties towards positive infinity.
    case halfCeiling = "half-ceiling"
    /// Rounds to the nearest, ties towards negative infinity.
    case halfFloor = "half-floor"
  }

  /// The way in which powers of ten are written.
  public enum Notation: String, Hashable, Sendable, CaseIterable, Codable {
    /// All digits.
    case standard
    /// One integer digit and a power of ten.
    case scientific
    /// A power of a thousand.
    case engineering
    /// An abbreviated magnitude: `1.2M`.
    case compactShort = "compact"
    /// A magnitude in words: `1.2 million`.
    case compactLong = "compact-long"
  }

  /// The choice of fraction digits without a number of them.
  public enum FractionDisplay: String, Hashable, Sendable, CaseIterable, Codable {
    /// As many as a decimal is written with, zeros at the end included.
    case asWritten = "as-written"
  }

  /// The digits that count if fraction and significant digits are both given
  /// (UNumberRoundingPriority).
  public enum DigitPriority: String, Hashable, Sendable, CaseIterable, Codable {
    /// The significant ones.
    case significant
    /// Those that show more digits of the number.
    case morePrecision = "more-precision"
    /// Those that show fewer.
    case lessPrecision = "less-precision"
  }

  /// When digits are grouped (UNumberGroupingStrategy).
  public enum Grouping: String, Hashable, Sendable, CaseIterable, Codable {
    /// As the locale does.
    case auto
    /// Never.
    case off
    /// As the locale does, but never with one digit before the first separator.
    case min2
    /// Wherever the locale has a place for a separator.
    case always
  }

  /// When a sign is written (UNumberSignDisplay).
  public enum SignDisplay: String, Hashable, Sendable, CaseIterable, Codable {
    /// A minus sign for negative numbers, zero included.
    case auto
    /// A sign for every number.
    case always
    /// No sign at all.
    case never
    /// A sign for every number but zero.
    case exceptZero = "except-zero"
    /// A minus sign for negative numbers, not for zero.
    case negative
  }

  /// When the decimal separator is written.
  public enum DecimalSeparatorDisplay: String, Hashable, Sendable, CaseIterable, Codable {
    /// When fraction digits follow.
    case auto
    /// Always.
    case always
  }

  /// The treatment of zeros at the end of a fraction.
  public enum TrailingZeroDisplay: String, Hashable, Sendable, CaseIterable, Codable {
    /// Zeros fill up to the least number of digits.
    case auto
    /// No zeros if the number is whole.
    case hiddenIfWhole = "hidden-if-whole"
  }

  /// The way in which a currency is written (UNumberUnitWidth).
  public enum Presentation: String, Hashable, Sendable, CaseIterable, Codable {
    /// The symbol that nobody takes for another currency's: `US$` in Canada.
    case symbol
    /// The shortest symbol: `$`.
    case narrowSymbol = "narrow"
    /// The ISO 4217 code.
    case code
    /// The name, in the plural form of the number: `US dollars`.
    case name
    /// The symbol in formal text: `NT$`.
    case formalSymbol = "formal"
    /// Another symbol in use: `TL`.
    case variantSymbol = "variant"
    /// Nothing.
    case hidden = "none"
  }
}
