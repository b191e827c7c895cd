extension FormatterCache {
  /// How much memory a cache keeps at most for reading amounts of money, in bytes: 4 MB.
  ///
  /// The names of all currencies take 3 to 32 KB for a language, and at most some KB for each further
  /// region; what reads amounts in one currency and one locale some 1.2 KB for each of eight ways to
  /// write them that was needed. Past the bound, what was not used lately goes (second chance).
  public static let maximumAmountByteCount = 4 << 20

  /// Reads an amount in whatever currency the text names.
  ///
  /// ```swift
  /// let cache = FormatterCache(capacity: 64)
  /// try cache.parseAmount("1.234,50 €", for: "de").description  // "EUR 1234.50"
  /// try cache.parseAmount("$5", for: "en-CA").description  // "CAD 5"
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
  /// What it needs is kept beside the formatters, within ``maximumAmountByteCount``, and takes the
  /// place of none of them. The first amount in a locale takes some milliseconds.
  public func parseAmount(
    _ text: String,
    for locale: LocaleID,
    mode: ParseMode = .strict
  ) throws(FormatError) -> CurrencyAmount {
    try amounts.read(text, for: locale, mode)
  }

  /// Reads an amount in whatever currency the text names, by the conventions of the app's locale for
  /// money.
  ///
  /// - Throws: What ``parseAmount(_:for:mode:)`` throws.
  public func parseAmount(
    _ text: String,
    mode: ParseMode = .strict
  ) throws(FormatError) -> CurrencyAmount {
    try amounts.read(text, for: AppLocale.current.money, mode)
  }

  var amounts: AmountStore { companions.store(AmountStore.self) }
}
