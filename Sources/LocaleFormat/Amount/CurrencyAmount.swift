/// An amount of money with its currency.
public struct CurrencyAmount: Hashable, Sendable {
  /// The amount.
  public let amount: FixedDecimal
  /// The currency.
  public let currency: Currency

  /// Creates an amount of a currency.
  public init(_ amount: FixedDecimal, _ currency: Currency) {
    self.amount = amount
    self.currency = currency
  }
}

extension CurrencyAmount: CustomStringConvertible {
  /// The code and the amount in machine form: `EUR 1234.50`.
  public var description: String { "\(currency) \(amount)" }
}

extension CurrencyAmount {
  /// Reads an amount in any currency that the text names.
  ///
  /// ```swift
  /// try CurrencyAmount.parse("1.234,50 €", for: "de").description  // "EUR 1234.50"
  /// try CurrencyAmount.parse("$5", for: "en-CA").description  // "CAD 5"
  /// ```
  ///
  /// A currency is recognized by its symbol, its ISO 4217 code or its name in the locale. If
  /// several currencies share a symbol, it means the one that the locale writes with it, as for `$`
  /// in Canada and in the United States; else that of the locale's region. Another symbol is
  /// recognized only if no locale has it for a second currency. The letters of a symbol count: `p`
  /// is not the `P` of Botswana.
  ///
  /// - Parameters:
  ///   - text: The text, which must be readable as a whole.
  ///   - locale: The locale whose conventions are used; nil for the app's locale for money.
  ///   - mode: How closely the text must match the text of a formatter for that currency, in any of
  ///     its widths.
  ///   - compact: Whether the locale's compact forms are read too, such as `€5k` and
  ///     `1.2 million euros`, with their letters in any case.
  /// - Returns: The amount, with the fraction digits of the text.
  /// - Throws: `FormatError.Code.unreadable` if no currency is named, or if the rest is not an
  ///   amount.
  ///
  /// It calls ``FormatterCache/parseAmount(_:for:mode:compact:)`` of ``FormatterCache/current``. For text that
  /// you do not trust, use a separate cache.
  public static func parse(
    _ text: String,
    for locale: LocaleID? = nil,
    mode: ParseMode = .strict,
    compact: Bool = false
  ) throws(FormatError) -> CurrencyAmount {
    try FormatterCache.current.parseAmount(text, for: locale, mode: mode, compact: compact)
  }
}
