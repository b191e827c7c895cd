internal import ICU

/// Describes how to write a number by a pattern of UTS #35, with every option of ICU's
/// `DecimalFormat`.
///
/// The pattern decides the digits, the grouping and the affixes; the locale the signs and the
/// digits' shapes. Without a pattern the locale's own one for a ``Style-swift.enum`` is used. For
/// the usual ways to write a number take ``NumberFormat``: it needs no pattern and is faster.
///
/// ```swift
/// let amounts = DecimalPatternFormat("#,##0.00;(#)")
/// try amounts.formatter(for: "de").string(-1234.5)  // "(1.234,50)"
/// ```
///
/// Source: [UTS #35, Number
/// Patterns](https://unicode.org/reports/tr35/tr35-numbers.html#Number_Format_Patterns); ICU's
/// decimfmt.h.
public struct DecimalPatternFormat: Hashable, Sendable {
  /// A digest of what follows, made once: the key of a cache, and what `==` compares first.
  let fingerprint: UInt64
  /// The pattern; nil for the locale's own one.
  let pattern: DecimalPattern?
  /// The style whose settings are the base; nil for those of a pattern alone.
  let style: Style?
  let options: Options
  /// What of the app's locale the format follows.
  public let category: AppLocale.Category

  /// Describes numbers by a pattern.
  ///
  /// ```swift
  /// var options = DecimalPatternFormat.Options()
  /// options.formatWidth = 9
  /// options.padCharacter = "*"
  /// let padded = DecimalPatternFormat("#,##0.00", options: options)
  /// try padded.formatter(for: "en").string(1234.5)  // "*1,234.50"
  /// ```
  /// - Parameters:
  ///   - pattern: Such as `#,##0.00`, at most 1,024 bytes; empty for plain digits.
  ///   - style: A style whose settings that no pattern can say stay in force: compact notation, the
  ///     names and the cash digits of currencies. Nil, the usual choice, for none.
  ///   - options: What differs from the pattern.
  ///
  /// The recipe cannot be made ready with a pattern that is malformed:
  /// `FormatError.Code.invalidPattern` with the place of the first byte that does not
  /// belong, an option outside of its range: `FormatError.Code.invalidOption`, or with what
  /// is not a currency code: `FormatError.Code.invalidCurrencyCode`.
  public init(
    _ pattern: String,
    style: Style? = nil,
    options: Options = Options()
  ) {
    self.init(pattern: DecimalPattern(unchecked: pattern), style: style, options: options)
  }

  /// Describes numbers by the locale's own pattern for a style.
  ///
  /// ```swift
  /// let price = DecimalPatternFormat(style: .accounting)
  /// try price.formatter(for: "en-US").string(-12)  // "($12.00)"
  /// ```
  /// - Parameters:
  ///   - style: Which pattern. Money is in the currency of the locale's region unless
  ///     ``Options-swift.struct/currency`` says otherwise.
  ///   - options: What differs from it.
  public init(style: Style, options: Options = Options()) {
    self.init(pattern: nil, style: style, options: options)
  }

  private init(pattern: DecimalPattern?, style: Style?, options: Options) {
    self.pattern = pattern
    self.style = style
    self.options = options
    category = AppLocale.Category(style, pattern: pattern?.text ?? "")
    var hasher = Hasher()
    hasher.combine(pattern?.text)
    hasher.combine(style)
    hasher.combine(options)
    fingerprint = UInt64(truncatingIfNeeded: hasher.finalize())
  }

  /// A number style of a locale (UNumberFormatStyle).
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A grouped number.
    case decimal
    /// Money, with the currency's symbol.
    case currency
    /// A ratio in percent.
    case percent
    /// A number with an exponent.
    case scientific
    /// Money, with the currency's code.
    case currencyCode = "currency-iso"
    /// Money, with the currency's name.
    case currencyName = "currency-name"
    /// Money, negative amounts as accountants write them.
    case accounting
    /// Money, with the digits of cash.
    case cash
    /// Short compact notation, such as `1.2K`.
    case compactShort = "compact-short"
    /// Long compact notation, such as `1.2 thousand`.
    case compactLong = "compact-long"
    /// Money, with the currency's symbol and a sign for negative amounts.
    case currencyStandard = "currency-standard"
  }
}

extension DecimalPatternFormat {
  /// The recipe itself, if its pattern and each of its options can be used.
  ///
  /// The initializers do not throw: ``formatter(for:)`` does, or this, for a pattern or an option
  /// that comes from outside.
  ///
  /// ```swift
  /// let pattern = "#,##0.00;;"
  /// try DecimalPatternFormat(pattern).validated()  // throws
  /// ```
  /// - Returns: The same recipe.
  /// - Throws: `FormatError.Code.invalidPattern` with the place of the first byte
  ///   that does not belong, `FormatError.Code.invalidOption` for an option outside
  ///   of its range, `FormatError.Code.invalidCurrencyCode` for its currency.
  public func validated() throws(FormatError) -> DecimalPatternFormat {
    try check()
    return self
  }

  /// Throws what is wrong with the pattern or an option.
  func check() throws(FormatError) {
    try pattern?.check()
    try options.validate()
  }
}

extension DecimalPatternFormat {
  /// Hashes the digest made at construction.
  public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

extension DecimalPatternFormat.Style {
  var handleStyle: DecimalHandle.Style {
    switch self {
    case .decimal: .decimal
    case .currency: .currency
    case .percent: .percent
    case .scientific: .scientific
    case .currencyCode: .currencyCode
    case .currencyName: .currencyName
    case .accounting: .accounting
    case .cash: .cash
    case .compactShort: .compactShort
    case .compactLong: .compactLong
    case .currencyStandard: .currencyStandard
    }
  }

  /// Whether a formatter opened by this style has settings that no pattern says.
  var saysMoreThanItsPattern: Bool {
    switch self {
    case .currencyName, .compactShort, .compactLong: true
    default: false
    }
  }
}
