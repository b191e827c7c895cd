extension FormatterCache {
  /// The maximum memory of one cache for reading amounts of money, in bytes: 4 MB.
  ///
  /// The names of all currencies take 3 to 32 KB for a language, and at most some KB for each
  /// further region. A reader of amounts takes about 1.2 KB. There is one for each currency, locale
  /// and way of writing that was needed; there are eight ways. Above the maximum, entries that were
  /// not used lately are evicted (second-chance eviction).
  public static let maximumAmountByteCount = 4 << 20

  /// Reads an amount in any currency that the text names.
  ///
  /// ```swift
  /// let cache = FormatterCache(capacity: 64)
  /// try cache.parseAmount("1.234,50 €", for: "de").description  // "EUR 1234.50"
  /// try cache.parseAmount("$5", for: "en-CA").description  // "CAD 5"
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
  ///     `1.2 million euros`, with their letters in any case; in the app's locale those that the app
  ///     writes.
  /// - Returns: The amount, with the fraction digits of the text.
  /// - Throws: `FormatError.Code.unreadable` if no currency is named, or if the rest is not an
  ///   amount.
  ///
  /// The data for reading is kept separately, within ``maximumAmountByteCount``, and evicts no
  /// formatter. The first amount in a locale takes some milliseconds.
  public func parseAmount(
    _ text: String,
    for locale: LocaleID? = nil,
    mode: ParseMode = .strict,
    compact: Bool = false
  ) throws(FormatError) -> CurrencyAmount {
    let app = locale == nil ? AppLocale.current : nil
    let cache = serving(app?.data)
    return try cache.making { () throws(FormatError) in
      if let locale {
        return try cache.amounts.read(text, for: locale, mode, compact: compact)
      }
      return try cache.amounts.read(text, in: app ?? .current, mode, compact: compact)
    }
  }

  var amounts: AmountStore { companions.store(AmountStore.self) }
}
