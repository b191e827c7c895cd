extension LocaleNameFormat {
  /// A ``LocaleNameFormat`` made ready for one locale: immutable, and callable from any thread at
  /// once.
  ///
  /// Where CLDR has no name, there is nil when the recipe's fallback is
  /// ``LocaleNameFormat/Fallback/nothing``, else the code: `Latn`, `CH` or `de-CH` however it was
  /// written, and of keywords and their values ICU's own, such as `gregorian`.
  public struct Formatter: LocaleFormatter {
    let core: LocaleNameCore

    /// The locale whose data is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The recipe it was made of.
    public var recipe: LocaleNameFormat { core.recipe }
    /// About how many bytes it takes.
    public var estimatedByteCount: Int { core.estimatedByteCount }

    /// The name of what a code stands for; nil when it has none and the recipe wants no code for
    /// it.
    ///
    /// ```swift
    /// let short = LocaleNameFormat(length: .short, fallback: .nothing)
    /// let names = try short.formatter(for: "en")
    /// names.name(of: .region("GB"))  // "UK"
    /// names.name(of: .region("419"))  // "Latin America"
    /// names.name(of: .region("XY"))  // nil
    /// ```
    public func name(of code: NamedCode) -> String? { core.name(code) }

    /// Appends the name of what a code stands for, or the code itself, as UTF-8.
    ///
    /// - Throws: Nothing: a code without a name is written itself.
    public func checkedAppend(
      _ value: NamedCode,
      to bytes: inout [UInt8]
    ) throws(FormatError) {
      bytes += checkedString(value).utf8
    }

    /// The name of what a code stands for; where there is none, the code.
    ///
    /// ```swift
    /// let locale = NamedCode.locale("fr-CA-u-ca-buddhist")
    /// let parts = try LocaleNameFormat().formatter(for: "en")
    /// parts.string(locale)  // "French (Canada, Buddhist Calendar)"
    /// let dialects = try LocaleNameFormat(dialect: .dialect).formatter(for: "en")
    /// dialects.string(locale)  // "Canadian French (Buddhist Calendar)"
    /// ```
    public func checkedString(_ value: NamedCode) -> String { core.string(value) }

    /// The code.
    public func fallback(_ value: NamedCode) -> String { value.code }

    /// What stands for a currency beside an amount: its symbol, its narrow one or, without either,
    /// its code.
    ///
    /// ```swift
    /// let names = try LocaleNameFormat().formatter(for: "en")
    /// names.symbol(ofCurrency: "CAD")  // "CA$"
    /// names.symbol(ofCurrency: "CAD", isNarrow: true)  // "$"
    /// ```
    /// - Parameters:
    ///   - currency: The currency.
    ///   - isNarrow: Whether a symbol that other currencies have too is good enough.
    /// - Returns: The symbol.
    public func symbol(ofCurrency currency: Currency, isNarrow: Bool = false) -> String {
      core.symbol(of: currency, isNarrow: isNarrow)
    }
  }

  /// Makes the names ready for a locale.
  ///
  /// - Parameter locale: Any locale; where ICU has no data for it, its parent's or root's are used,
  ///   and ``Formatter/resolvedLocale`` says so. Root has no names, only codes. Keywords change
  ///   nothing.
  /// - Returns: The ready form.
  /// - Throws: `FormatError.Code.icu` when ICU cannot make it.
  ///
  /// It costs some 30 µs: keep the result, or go through a ``FormatterCache``.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try LocaleNameCore(self, for: locale))
  }
}

extension LocaleNameFormat: FormatRecipe {
  /// Words.
  public var category: AppLocale.Category { .words }
  /// The digest made at construction.
  public var key: RecipeKey { RecipeKey(digest: fingerprint) }
}
