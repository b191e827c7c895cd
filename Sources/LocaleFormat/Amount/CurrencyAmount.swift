/// An amount of money in its currency.
public struct CurrencyAmount: Hashable, Sendable {
  /// How much.
  public let amount: FixedDecimal
  /// Of what.
  public let currency: Currency

  /// Takes an amount.
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
  /// Reads an amount in whatever currency the text names.
  ///
  /// ```swift
  /// try CurrencyAmount.parse("1.234,50 €", for: "de").description  // "EUR 1234.50"
  /// try CurrencyAmount.parse("$5", for: "en-CA").description  // "CAD 5"
  /// ```
  ///
  /// A currency is known by its symbol, its ISO 4217 code or its name in the locale. A symbol that
  /// several have means the one that the locale writes so, as `$` does in Canada and in the United
  /// States; a narrow symbol (`$`, `£`) counts where only one currency has it.
  ///
  /// - Parameters:
  ///   - text: The whole text is read, or none of it.
  ///   - locale: Whose conventions.
  ///   - mode: How exactly the text must be what a formatter of that currency writes, with any of
  ///     its widths.
  /// - Returns: The amount, with the fraction digits of the text.
  /// - Throws: `FormatError.Code.unreadable` when no currency is named, or
  ///   the rest is no amount.
  ///
  /// It is ``FormatterCache/parseAmount(_:for:mode:)`` of the shared cache; for text you do not trust, use
  /// that of a cache of your own.
  public static func parse(
    _ text: String,
    for locale: LocaleID,
    mode: ParseMode = .strict
  ) throws(FormatError) -> CurrencyAmount {
    try FormatterCache.shared.parseAmount(text, for: locale, mode: mode)
  }
}
