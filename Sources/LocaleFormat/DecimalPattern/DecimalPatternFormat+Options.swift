internal import ICU

extension DecimalPatternFormat {
  /// What differs from a pattern.
  ///
  /// Every option is nil at first: as the pattern says. Where a least and a most count contradict each other, the one that is set later here, in the
  /// order below, wins.
  public struct Options: Hashable, Sendable {
    /// The least integer digits, 0 to 999.
    public var minimumIntegerDigits: Int?
    /// The most integer digits, 0 to 999; higher ones are cut off, as in the year `24`.
    public var maximumIntegerDigits: Int?
    /// The least fraction digits, 0 to 999.
    public var minimumFractionDigits: Int?
    /// The most fraction digits, 0 to 999.
    public var maximumFractionDigits: Int?
    /// The currency of `¤`: an ISO 4217 code, three ASCII letters; else that of the locale's region.
    public var currency: String?
    /// How many digits must stand before the first group separator, 1 to 9.
    ///
    /// CLDR's own count, 2 in Spanish and Polish, is in no pattern, so it is 1 unless set here.
    public var minimumGroupingDigits: Int?
    /// Whether significant digits are counted, not integer and fraction digits.
    public var usesSignificantDigits: Bool?
    /// The least significant digits, 0 to 999.
    public var minimumSignificantDigits: Int?
    /// The most significant digits, 0 to 999.
    public var maximumSignificantDigits: Int?
    /// Whether group separators are written.
    public var usesGrouping: Bool?
    /// What a number is multiplied by before it is written, and divided by when it is read; any but
    /// 0.
    public var multiplier: Int32?
    /// The number whose multiples are shown, such as 0.05: at least 0, which is none, and finite.
    public var roundingIncrement: Double?
    /// The least width of the text in UTF-16 units, 0 to 999; shorter text is padded.
    public var formatWidth: Int?
    /// What is padded with; a space unless the pattern says otherwise.
    public var padCharacter: Unicode.Scalar?
    /// Whether an exponent is written.
    public var usesScientificNotation: Bool?
    /// The digits between two group separators, 0 to 99.
    public var groupingSize: Int?
    /// The digits between the group separators before the last one, 0 to 99, as in `12,34,567`.
    public var secondaryGroupingSize: Int?
    /// How the last digit that is shown is chosen; half to even unless set here.
    public var rounding: NumberFormat.Rounding?
    /// Whether numbers are never rounded, whatever ``rounding`` says.
    ///
    /// A number that would be rounded is refused with `FormatError.Code.inexact`.
    public var refusesRounding: Bool?
    /// Which digits a currency has.
    public var currencyUsage: CurrencyUsage?
    /// The least digits of an exponent, 1 to 99; sets ``usesScientificNotation`` too.
    public var minimumExponentDigits: Int?
    /// Whether an exponent shows a plus sign.
    public var alwaysShowsExponentSign: Bool?
    /// Whether the decimal separator is written where no digit follows.
    public var alwaysShowsDecimalSeparator: Bool?
    /// Where the padding goes.
    public var padPosition: PadPosition?
    /// What stands before a positive number, literally; at most 1,024 bytes, as the next three.
    public var positivePrefix: String?
    /// What stands behind a positive number, literally.
    public var positiveSuffix: String?
    /// What stands before a negative number, literally, its sign included.
    public var negativePrefix: String?
    /// What stands behind a negative number, literally.
    public var negativeSuffix: String?
    /// Whether a plus sign is shown.
    public var alwaysShowsSign: Bool?
    // How ICU itself reads by the pattern, which is for the corpora: see `parsePrefix`.

    /// Whether reading forgives what a person means by it: other separators, missing affixes.
    package var isLenient: Bool?
    /// Whether reading stops at the decimal separator.
    package var parsesIntegersOnly: Bool?
    /// Whether reading needs a decimal separator exactly where the pattern has one.
    package var requiresDecimalSeparator: Bool?
    /// Whether reading stops at an exponent.
    package var ignoresExponents: Bool?
    /// Whether reading tells small from capital letters.
    package var isCaseSensitive: Bool?

    /// Makes options that all say: as the pattern says.
    public init() {}
  }

  /// Which digits a currency has (UCurrencyUsage).
  public enum CurrencyUsage: String, Hashable, Sendable, CaseIterable {
    /// Those of accounts.
    case standard
    /// Those of coins and notes: 0.05 in Swiss francs.
    case cash
  }

  /// Where padding goes (UNumberFormatPadPosition).
  public enum PadPosition: String, Hashable, Sendable, CaseIterable {
    /// Before everything.
    case beforePrefix = "before-prefix"
    /// Between the prefix and the digits.
    case afterPrefix = "after-prefix"
    /// Between the digits and the suffix.
    case beforeSuffix = "before-suffix"
    /// Behind everything.
    case afterSuffix = "after-suffix"
  }
}

extension DecimalPatternFormat.Options {
  /// Refuses what is outside of its range.
  func validate() throws(FormatError) {
    let digits = 0...NumberFormat.maximumDigits
    try check("minimumIntegerDigits", minimumIntegerDigits, digits)
    try check("maximumIntegerDigits", maximumIntegerDigits, digits)
    try check("minimumFractionDigits", minimumFractionDigits, digits)
    try check("maximumFractionDigits", maximumFractionDigits, digits)
    try check("minimumGroupingDigits", minimumGroupingDigits, 1...9)
    try check("minimumSignificantDigits", minimumSignificantDigits, digits)
    try check("maximumSignificantDigits", maximumSignificantDigits, digits)
    try check("formatWidth", formatWidth, digits)
    try check("groupingSize", groupingSize, 0...99)
    try check("secondaryGroupingSize", secondaryGroupingSize, 0...99)
    try check("minimumExponentDigits", minimumExponentDigits, 1...99)
    if let currency { _ = try Currency(currency) }
    if multiplier == 0 {
      throw .invalidOption(
        "multiplier",
        value: "0",
        reason: Reason("multiplier-of-zero", "every number would be 0")
      )
    }
    if let increment = roundingIncrement, increment != 0 {
      guard increment.isFinite, (1e-300...1e300).contains(increment) else {
        throw .invalidOption(
          "roundingIncrement",
          value: "\(increment)",
          reason: Reason("increment-out-of-range", "it is 0, or from 1e-300 to 1e300")
        )
      }
    }
    let affixes = [
      ("positivePrefix", positivePrefix), ("positiveSuffix", positiveSuffix),
      ("negativePrefix", negativePrefix), ("negativeSuffix", negativeSuffix),
    ]
    for (name, affix) in affixes {
      guard let affix, affix.utf8.count > DecimalPattern.maximumByteCount else { continue }
      let maximum = DecimalPattern.maximumByteCount
      let reason = Reason("option-too-long", "it has at most \(maximum) bytes")
      throw .invalidOption(name, value: affix.excerpt, reason: reason)
    }
  }

  private func check(
    _ name: String,
    _ value: Int?,
    _ range: ClosedRange<Int>
  ) throws(FormatError) {
    guard let value, !range.contains(value) else { return }
    let (least, most) = (range.lowerBound, range.upperBound)
    let reason = Reason("option-out-of-range", "it is at least \(least) and at most \(most)")
    throw .invalidOption(name, value: "\(value)", reason: reason)
  }
}
