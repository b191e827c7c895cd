internal import ICU

extension DecimalPatternFormat {
  /// Options that replace settings of a pattern.
  ///
  /// Every option is nil at first, which leaves the pattern's setting. If a minimum contradicts a
  /// maximum, the one that is later in the order below wins.
  public struct Options: Hashable, Sendable {
    /// The minimum number of integer digits, 0 to 999.
    public var minimumIntegerDigits: Int?
    /// The maximum number of integer digits, 0 to 999; leading digits are cut off, as in the year
    /// `24`.
    public var maximumIntegerDigits: Int?
    /// The minimum number of fraction digits, 0 to 999.
    public var minimumFractionDigits: Int?
    /// The maximum number of fraction digits, 0 to 999.
    public var maximumFractionDigits: Int?
    /// The currency of `¤`, an ISO 4217 code of three ASCII letters; by default that of the region.
    public var currency: String?
    /// The minimum number of digits before the first group separator, 1 to 9.
    ///
    /// CLDR's value, 2 in Spanish and Polish, is not part of any pattern, so it is 1 unless set
    /// here.
    public var minimumGroupingDigits: Int?
    /// Whether significant digits are used instead of integer and fraction digits.
    public var usesSignificantDigits: Bool?
    /// The minimum number of significant digits, 0 to 999.
    public var minimumSignificantDigits: Int?
    /// The maximum number of significant digits, 0 to 999.
    public var maximumSignificantDigits: Int?
    /// Whether group separators are written.
    public var usesGrouping: Bool?
    /// The factor that a number is multiplied by before writing, and divided by after reading; not
    /// 0.
    public var multiplier: Int32?
    /// The number whose multiples are shown, such as 0.05: from 1e-300 to 1e300, or 0 for none.
    public var roundingIncrement: Double?
    /// The minimum width of the text in UTF-16 units, 0 to 999; shorter text is padded.
    public var formatWidth: Int?
    /// The character for padding; a space unless the pattern has another.
    public var padCharacter: Unicode.Scalar?
    /// Whether an exponent is written.
    public var usesScientificNotation: Bool?
    /// The number of digits between two group separators, 0 to 99.
    public var groupingSize: Int?
    /// The number of digits in the groups before the last one, 0 to 99, as in `12,34,567`.
    public var secondaryGroupingSize: Int?
    /// The rounding of the last digit that is shown; half to even unless set here.
    public var rounding: NumberFormat.Rounding?
    /// Whether rounding is forbidden, whatever ``rounding`` is.
    ///
    /// A number that would be rounded throws `FormatError.Code.inexact`.
    public var refusesRounding: Bool?
    /// The kind of digits of a currency, for accounts or for cash.
    public var currencyUsage: CurrencyUsage?
    /// The minimum number of digits of an exponent, 1 to 99; also sets ``usesScientificNotation``.
    public var minimumExponentDigits: Int?
    /// Whether a plus sign is written before an exponent.
    public var alwaysShowsExponentSign: Bool?
    /// Whether the decimal separator is written if no digit follows it.
    public var alwaysShowsDecimalSeparator: Bool?
    /// The place of the padding.
    public var padPosition: PadPosition?
    /// The literal text before a positive number; at most 1,024 bytes, as for the next three.
    public var positivePrefix: String?
    /// The literal text after a positive number.
    public var positiveSuffix: String?
    /// The literal text before a negative number, including its sign.
    public var negativePrefix: String?
    /// The literal text after a negative number.
    public var negativeSuffix: String?
    /// Whether a plus sign is written.
    public var alwaysShowsSign: Bool?
    // Options of ICU's own parser, for the test corpora: see `parsePrefix`.

    /// Whether the parser accepts other separators and missing affixes.
    package var isLenient: Bool?
    /// Whether the parser stops at the decimal separator.
    package var parsesIntegersOnly: Bool?
    /// Whether a decimal separator is required exactly if the pattern has one.
    package var requiresDecimalSeparator: Bool?
    /// Whether the parser stops at an exponent.
    package var ignoresExponents: Bool?
    /// Whether the parser distinguishes upper and lower case.
    package var isCaseSensitive: Bool?

    /// Creates options that change nothing.
    public init() {}
  }

  /// The kind of digits of a currency (UCurrencyUsage).
  public enum CurrencyUsage: String, Hashable, Sendable, CaseIterable, Codable {
    /// The digits of accounts.
    case standard
    /// The digits of coins and notes: 0.05 in Swiss francs.
    case cash
  }

  /// The place of padding (UNumberFormatPadPosition).
  public enum PadPosition: String, Hashable, Sendable, CaseIterable, Codable {
    /// Before the whole text.
    case beforePrefix = "before-prefix"
    /// Between the prefix and the digits.
    case afterPrefix = "after-prefix"
    /// Between the digits and the suffix.
    case beforeSuffix = "before-suffix"
    /// After the whole text.
    case afterSuffix = "after-suffix"
  }
}
