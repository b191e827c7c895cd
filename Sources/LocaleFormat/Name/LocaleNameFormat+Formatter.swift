extension LocaleNameFormat {
  /// A ``LocaleNameFormat`` for one locale: immutable, and callable from any thread at once.
  ///
  /// If CLDR has no name, the result is nil if the recipe's fallback is
  /// ``LocaleNameFormat/Fallback/nothing``, or else the code. The code has its usual letter case
  /// (`Latn`, `CH`, `de-CH`), however it was written. For keywords and their values it is ICU's
  /// code, such as `gregorian`.
  public struct Formatter: LocaleFormatter {
    let core: LocaleNameCore

    /// The locale whose data is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The recipe that it was made from.
    public var recipe: LocaleNameFormat { core.recipe }
    /// The approximate memory in bytes.
    public var estimatedByteCount: Int { core.estimatedByteCount }

    /// Returns the name of a code; nil if it has none and the recipe's fallback is nothing.
    ///
    /// ```swift
    /// let short = LocaleNameFormat(length: .short, fallback: .nothing)
    /// let names = try short.formatter(for: "en")
    /// names.name(of: .region("GB"))  // "UK"
    /// names.name(of: .region("419"))  // "Latin America"
    /// names.name(of: .region("XY"))  // nil
    /// ```
    public func name(of code: NamedCode) -> String? { core.name(code) }

    /// Appends the name of a code as UTF-8, or the code if it has no name.
    ///
    /// - Throws: Never.
    public func checkedAppend(
      _ value: NamedCode,
      to bytes: inout [UInt8]
    ) throws(FormatError) {
      core.append(value, to: &bytes)
    }

    /// Returns the name of a code, or the code if it has no name.
    ///
    /// ```swift
    /// let locale = NamedCode.locale("fr-CA-u-ca-buddhist")
    /// let parts = try LocaleNameFormat().formatter(for: "en")
    /// parts.string(locale)  // "French (Canada, Buddhist Calendar)"
    /// let dialects = try LocaleNameFormat(dialect: .dialect).formatter(for: "en")
    /// dialects.string(locale)  // "Canadian French (Buddhist Calendar)"
    /// ```
    public func checkedString(_ value: NamedCode) -> String { core.string(value) }

    /// Returns the code.
    public func fallback(_ value: NamedCode) -> String { value.code }

    /// Returns the symbol of a currency in amounts; its code if it has no symbol.
    ///
    /// ```swift
    /// let names = try LocaleNameFormat().formatter(for: "en")
    /// names.symbol(ofCurrency: "CAD")  // "CA$"
    /// names.symbol(ofCurrency: "CAD", isNarrow: true)  // "$"
    /// ```
    /// - Parameters:
    ///   - currency: The currency.
    ///   - isNarrow: Whether to return the narrow symbol, which other currencies may share.
    /// - Returns: The symbol.
    public func symbol(ofCurrency currency: Currency, isNarrow: Bool = false) -> String {
      core.symbol(of: currency, isNarrow: isNarrow)
    }
  }

  /// Makes a formatter for a locale.
  ///
  /// - Parameter locale: Any locale. If ICU has no data for it, its parent's or root's data is
  ///   used, and ``Formatter/resolvedLocale`` reports that. Root has only codes and no names.
  ///   Keywords have no effect.
  /// - Returns: The formatter.
  /// - Throws: `FormatError.Code.icu` if ICU cannot make it.
  ///
  /// The first names take a microsecond or more each, and are then kept for all formatters of the
  /// process.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try LocaleNameCore(self, for: locale))
  }
}

extension LocaleNameFormat: FormatRecipe, DigestedRecipe {
  /// The category of words.
  public var category: AppLocale.Category { .words }
  /// The digest made at construction.
  public var key: RecipeKey { RecipeKey(digest: fingerprint) }
}
