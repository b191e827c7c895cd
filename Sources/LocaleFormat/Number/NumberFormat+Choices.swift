// What the options of a number can be set to.

extension NumberFormat {
  /// How the last digit that is shown is chosen (UNumberFormatRoundingMode).
  ///
  /// ICU rounds the shortest decimal of a `Double`.
  public enum Rounding: String, Hashable, Sendable, CaseIterable, Codable {
    /// To the nearest, ties to the even digit.
    case halfEven = "half-even"
    /// To the nearest, ties away from zero.
    case halfUp = "half-up"
    /// To the nearest, ties towards zero.
    case halfDown = "half-down"
    /// Away from zero.
    case up
    /// Towards zero.
    case down
    /// Towards positive infinity.
    case ceiling
    /// Towards negative infinity.
    case floor
    /// To the nearest, ties to the odd digit.
    case halfOdd = "half-odd"
    /// To the nearest, ties towards positive infinity.
    case halfCeiling = "half-ceiling"
    /// To the nearest, ties towards negative infinity.
    case halfFloor = "half-floor"
  }

  /// How powers of ten are written.
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

  /// Which digits count where fraction and significant digits are both given
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

  /// What becomes of zeros at the end of a fraction.
  public enum TrailingZeroDisplay: String, Hashable, Sendable, CaseIterable, Codable {
    /// As many are shown as the digits asked for.
    case auto
    /// None when the number is whole.
    case hiddenIfWhole = "hidden-if-whole"
  }

  /// How a currency is written (UNumberUnitWidth).
  public enum Presentation: String, Hashable, Sendable, CaseIterable, Codable {
    /// The symbol, so that nobody takes it for another currency's: `US$` in Canada.
    case symbol
    /// As short as can be: `$`.
    case narrowSymbol = "narrow"
    /// The ISO 4217 code.
    case code
    /// The name, in the plural form that the number asks for: `US dollars`.
    case name
    /// The symbol in formal text: `NT$`.
    case formalSymbol = "formal"
    /// Another symbol in use: `TL`.
    case variantSymbol = "variant"
    /// Not at all.
    case hidden = "none"
  }
}
