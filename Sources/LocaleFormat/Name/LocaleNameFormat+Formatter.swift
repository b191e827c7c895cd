extension LocaleNameFormat {
  /// A ``LocaleNameFormat`` made ready for one locale: immutable, and callable from any thread at
  /// once.
  ///
  /// Where CLDR has no name, there is nil when the recipe's fallback is
  /// ``LocaleNameFormat/Fallback/none``, else the code: `Latn`, `CH` or `de-CH` however it was
  /// written, and of keywords and their values ICU's own, such as `gregorian`.
  public struct Formatter: Sendable {
    let core: LocaleNameCore

    /// The locale whose data is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The recipe it was made of.
    public var recipe: LocaleNameFormat { core.recipe }

    /// What a locale is called: its language, and in parentheses its script, region, variants and
    /// keywords.
    ///
    /// ```swift
    /// let locale = try LocaleID("fr-CA-u-ca-buddhist")
    /// let parts = try LocaleNameFormat().formatter(for: LocaleID("en"))
    /// parts.name(ofLocale: locale)  // "French (Canada, Buddhist Calendar)"
    /// let dialects = try LocaleNameFormat(dialect: .dialect).formatter(for: LocaleID("en"))
    /// dialects.name(ofLocale: locale)  // "Canadian French (Buddhist Calendar)"
    /// ```
    public func name(ofLocale locale: LocaleID) -> String? { core.name(of: locale) }

    /// What a language is called.
    ///
    /// - Parameter code: 2, 3 or 5 to 8 letters, such as `de` or `gsw`.
    /// - Returns: The name.
    /// - Throws: ``FormatError/invalidCode(_:offset:reason:)`` for anything else.
    public func name(ofLanguage code: String) throws(FormatError) -> String? {
      try name(of: code, as: .language)
    }

    /// What a script is called.
    ///
    /// - Parameter code: 4 letters, such as `Latn`.
    /// - Returns: The name.
    /// - Throws: ``FormatError/invalidCode(_:offset:reason:)`` for anything else.
    public func name(ofScript code: String) throws(FormatError) -> String? {
      try name(of: code, as: .script)
    }

    /// What a region is called.
    ///
    /// ```swift
    /// let short = LocaleNameFormat(length: .short, fallback: .none)
    /// let names = try short.formatter(for: LocaleID("en"))
    /// try names.name(ofRegion: "GB")  // "UK"
    /// try names.name(ofRegion: "419")  // "Latin America"
    /// try names.name(ofRegion: "XY")  // nil
    /// ```
    /// - Parameter code: 2 letters or 3 digits, such as `CH` or `419`.
    /// - Returns: The name.
    /// - Throws: ``FormatError/invalidCode(_:offset:reason:)`` for anything else.
    public func name(ofRegion code: String) throws(FormatError) -> String? {
      try name(of: code, as: .region)
    }

    /// What a currency is called, apart from an amount of it.
    public func name(ofCurrency currency: Currency) -> String? { core.name(NamedCode(currency)) }

    /// What stands for a currency beside an amount: its symbol, its narrow one or, without either,
    /// its code.
    ///
    /// ```swift
    /// let names = try LocaleNameFormat().formatter(for: LocaleID("en"))
    /// names.symbol(ofCurrency: try Currency("CAD"))  // "CA$"
    /// names.symbol(ofCurrency: try Currency("CAD"), isNarrow: true)  // "$"
    /// ```
    /// - Parameters:
    ///   - currency: The currency.
    ///   - isNarrow: Whether a symbol that other currencies have too is good enough.
    /// - Returns: The symbol.
    public func symbol(ofCurrency currency: Currency, isNarrow: Bool = false) -> String {
      core.symbol(of: currency, isNarrow: isNarrow)
    }

    /// What a calendar is called.
    public func name(ofCalendar calendar: CalendarSystem) -> String? {
      core.name(NamedCode(calendar))
    }

    /// What a numbering system is called.
    ///
    /// - Parameter code: The type of the keyword `-u-nu-`, such as `arab`.
    /// - Returns: The name.
    /// - Throws: ``FormatError/invalidCode(_:offset:reason:)`` when it has not the form of one.
    public func name(ofNumberingSystem code: String) throws(FormatError) -> String? {
      try name(of: code, as: .numbering)
    }

    /// What a value of a keyword of the `-u-` extension is called.
    ///
    /// ```swift
    /// let names = try LocaleNameFormat().formatter(for: LocaleID("en"))
    /// try names.name(ofValue: "phonebk", forKeyword: "co")  // "Phonebook Sort Order"
    /// ```
    /// - Parameters:
    ///   - value: Runs of 3 to 8 letters and digits, joined by hyphens.
    ///   - key: 2 letters or digits, such as `co`.
    /// - Returns: The name.
    /// - Throws: ``FormatError/invalidCode(_:offset:reason:)`` for anything else.
    public func name(
      ofValue value: String,
      forKeyword key: String
    ) throws(FormatError) -> String? {
      core.name(try NamedCode(value: value, of: key))
    }

    /// What a code of any kind names.
    ///
    /// A locale's deprecated subtags are named as they are, where
    /// ``name(ofLocale:)`` has those that replaced them.
    ///
    /// ```swift
    /// let names = try LocaleNameFormat().formatter(for: LocaleID("en"))
    /// try names.name(of: "sh", as: .locale)  // "Serbo-Croatian"
    /// names.name(ofLocale: try LocaleID("sh"))  // "Serbian (Latin)"
    /// try names.name(of: "nu", as: .keyword)  // "Numbers"
    /// ```
    /// - Parameters:
    ///   - code: The code, in either case.
    ///   - kind: What it is to name.
    /// - Returns: The name.
    /// - Throws: ``FormatError/invalidLocale(_:offset:reason:)`` when a locale is not well-formed,
    ///   ``FormatError/invalidCode(_:offset:reason:)`` when another code is not.
    public func name(of code: String, as kind: Kind) throws(FormatError) -> String? {
      core.name(try NamedCode(code, as: kind))
    }
  }

  /// Makes the names ready for a locale.
  ///
  /// - Parameter locale: Any locale; where ICU has no data for it, its parent's or root's are used,
  ///   and ``Formatter/resolvedLocale`` says so. Root has no names, only codes. Keywords change
  ///   nothing.
  /// - Returns: The ready form.
  /// - Throws: ``FormatError/icu(status:while:)`` when ICU cannot make it.
  ///
  /// It costs some 30 µs: keep the result, or go through a ``FormatterCache``.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try LocaleNameCore(self, for: locale))
  }
}
