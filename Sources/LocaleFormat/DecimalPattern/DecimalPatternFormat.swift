internal import ICU

/// Describes how to write a number by a pattern of UTS #35, with every option of ICU's
/// `DecimalFormat`.
///
/// The pattern determines the number of digits, the grouping and the affixes. The locale determines
/// the symbols and the digit characters. Without a pattern, the locale's own one for a
/// ``Style-swift.enum`` is used. For the usual ways to write a number use ``NumberFormat``: it
/// needs no pattern and is faster.
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
  /// A digest of the following properties, computed once: the key of a cache, and the first value
  /// that `==` compares.
  let fingerprint: UInt64
  /// The pattern; nil for the locale's own pattern.
  let pattern: DecimalPattern?
  /// The style that provides the other settings; nil if there is only a pattern.
  let style: Style?
  let options: Options
  /// The locale category of the format.
  public let category: AppLocale.Category

  /// Creates a recipe from a pattern.
  ///
  /// ```swift
  /// var options = DecimalPatternFormat.Options()
  /// options.formatWidth = 9
  /// options.padCharacter = "*"
  /// let padded = DecimalPatternFormat("#,##0.00", options: options)
  /// try padded.formatter(for: "en").string(1234.5)  // "*1,234.50"
  /// ```
  /// - Parameters:
  ///   - pattern: A pattern such as `#,##0.00`, at most 1,024 bytes; empty for plain digits.
  ///   - style: A style for settings that no pattern can express: compact notation, and the names
  ///     and cash digits of currencies. Nil, the usual choice, for none.
  ///   - options: Options that replace settings of the pattern.
  ///
  /// A formatter cannot be made, and ``formatter(for:)`` throws:
  ///
  /// - `FormatError.Code.invalidPattern`, with the place of the first invalid byte, if the pattern
  ///   is malformed.
  /// - `FormatError.Code.invalidOption` if an option is outside of its range.
  /// - `FormatError.Code.invalidCurrencyCode` if the currency is not a currency code.
  public init(
    _ pattern: String,
    style: Style? = nil,
    options: Options = Options()
  ) {
    self.init(pattern: DecimalPattern(unchecked: pattern), style: style, options: options)
  }

  /// Creates a recipe from the locale's own pattern for a style.
  ///
  /// ```swift
  /// let price = DecimalPatternFormat(style: .accounting)
  /// try price.formatter(for: "en-US").string(-12)  // "($12.00)"
  /// ```
  /// - Parameters:
  ///   - style: The style. Money is in the currency of the locale's region unless
  ///     ``Options-swift.struct/currency`` is set.
  ///   - options: Options that replace settings of the pattern.
  public init(style: Style, options: Options = Options()) {
    self.init(pattern: nil, style: style, options: options)
  }

  init(pattern: DecimalPattern?, style: Style?, options: Options) {
    self.pattern = pattern
    self.style = style
    self.options = options
    category = AppLocale.Category(style, pattern: pattern?.text ?? "")
    fingerprint = RecipeKey.fingerprint(pattern?.text, style, options)
  }

  /// A number style of a locale (UNumberFormatStyle).
  public enum Style: String, Hashable, Sendable, CaseIterable, Codable {
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
    /// Money, with negative amounts as accountants write them.
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
  /// Returns the recipe itself if its pattern and all of its options are valid.
  ///
  /// The initializers do not throw, but ``formatter(for:)`` does. Call this for a pattern or an
  /// option that comes from outside.
  ///
  /// ```swift
  /// let pattern = "#,##0.00;;"
  /// try DecimalPatternFormat(pattern).validated()  // throws
  /// ```
  /// - Returns: The same recipe.
  /// - Throws: `FormatError.Code.invalidPattern` with the place of the first invalid byte;
  ///   `FormatError.Code.invalidOption` for an option outside of its range;
  ///   `FormatError.Code.invalidCurrencyCode` for its currency.
  public func validated() throws(FormatError) -> DecimalPatternFormat {
    try check()
    return self
  }

  /// Throws the error in the pattern or in an option.
  func check() throws(FormatError) {
    try pattern?.check()
    try Options.optionTable.checkOptions(of: options)
  }
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

  /// Whether a formatter opened by this style has settings that no pattern can express.
  var saysMoreThanItsPattern: Bool {
    switch self {
    case .currencyName, .compactShort, .compactLong: true
    default: false
    }
  }
}
