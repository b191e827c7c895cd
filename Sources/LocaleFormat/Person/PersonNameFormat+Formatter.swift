extension PersonNameFormat {
  /// A ``PersonNameFormat`` made ready for one locale: immutable, and callable from any thread at
  /// once.
  public struct Formatter: LocaleFormatter {
    let core: PersonCore

    /// The locale whose patterns are used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The recipe that it was made of.
    public var recipe: PersonNameFormat { core.recipe }
    /// Always a plan: ICU has no formatter of names for C.
    public var planState: PlanState { .compiled }
    /// The approximate memory in bytes.
    public var estimatedByteCount: Int { core.estimatedByteCount }

    /// Writes a name, or throws if ICU fails.
    ///
    /// ```swift
    /// let formatter = try PersonNameFormat(length: .short).formatter(for: "de")
    /// formatter.string(PersonName(given: "Mary Ann", surname: "Li"))  // "M. A. Li"
    /// ```
    /// - Throws: What ``checkedAppend(_:to:)`` throws.
    public func checkedString(_ value: PersonName) throws(FormatError) -> String {
      try core.string(value)
    }

    /// Appends a name as UTF-8, or throws if ICU fails.
    ///
    /// A name without any field that the pattern has is an empty text.
    ///
    /// - Throws: `FormatError.Code.icu` if ICU fails to find the letters or the language of a name.
    ///   `FormatError.Code.unreadableData` if the data of the name's language is damaged.
    public func checkedAppend(
      _ value: PersonName,
      to bytes: inout [UInt8]
    ) throws(FormatError) {
      try core.append(value, to: &bytes)
    }

    /// Writes a name, with a part for each field of its text.
    ///
    /// ```swift
    /// let name = PersonName(given: "Ada", given2: "Augusta", surname: "Lovelace")
    /// let text = try PersonNameFormat().formatter(for: "en").text(name)
    /// text.string  // "Ada A. Lovelace"
    /// text.parts.map(\.kind)  // [.given, .literal, .given2, .literal, .surname]
    /// text[text.parts[2]]  // "A."
    /// ```
    /// - Throws: What ``checkedAppend(_:to:)`` throws.
    public func checkedText(_ value: PersonName) throws(FormatError) -> FormattedText {
      try core.text(value)
    }

    /// The fields that the name has, with spaces between them.
    public func fallback(_ value: PersonName) -> String {
      PersonName.Field.allCases.compactMap { value[$0] }.joined(separator: " ")
    }
  }

  /// Makes the format ready for a locale.
  ///
  /// - Parameter locale: Any locale. If ICU has no data for it, the data of its parent or of root is
  ///   used, and ``Formatter/resolvedLocale`` reports this. Keywords have no effect.
  /// - Returns: The ready form.
  /// - Throws: `FormatError.Code.icu` when ICU cannot make it.
  ///
  /// The first one of a recipe in a locale reads the patterns, which costs some 100 µs. Keep the
  /// result, or use a ``FormatterCache``.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try PersonCore(self, for: locale))
  }
}

extension PersonNameFormat: FormatRecipe, DigestedRecipe {
  /// The locale category of words, which is the app's language.
  public var category: AppLocale.Category { .words }
  /// The digest made at construction.
  public var key: RecipeKey { RecipeKey(digest: fingerprint) }
}
