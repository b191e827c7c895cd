extension ListFormat {
  /// A ``ListFormat`` made ready for one locale: immutable, and callable from any thread at once.
  public struct Formatter: LocaleFormatter {
    let core: ListCore

    /// The locale whose data is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The recipe that it was made of.
    public var recipe: ListFormat { core.recipe }
    /// Whether a compiled plan or ICU writes.
    public var planState: PlanState { core.planState }
    /// The data that the texts are made from.
    public var source: FormatSource { core.source }
    /// The approximate memory in bytes.
    public var estimatedByteCount: Int { core.estimatedByteCount }

    /// Writes a list, or throws if ICU fails.
    ///
    /// ```swift
    /// let german = try ListFormat.or.formatter(for: "de")
    /// german.string(["A", "B", "C"])  // "A, B oder C"
    /// german.string(["A"])  // "A"
    /// german.string([])  // ""
    /// ```
    /// - Throws: `FormatError.Code.icu` when ICU fails. A plan never fails.
    public func checkedString(_ value: [String]) throws(FormatError) -> String {
      try core.string(value)
    }

    /// Appends a list as UTF-8, or throws if ICU fails.
    ///
    /// - Throws: `FormatError.Code.icu` when ICU fails. A plan never fails.
    public func checkedAppend(_ value: [String], to bytes: inout [UInt8]) throws(FormatError) {
      try core.append(value, to: &bytes)
    }

    /// Writes a list and the parts of its text, or throws if ICU fails.
    ///
    /// Each item is a part with its number. Everything else is literal, also the isolates.
    ///
    /// ```swift
    /// let text = try ListFormat.and.formatter(for: "fr").text(["A", "B"])
    /// text.string  // "A et B"
    /// text.parts.map(\.kind)  // [.element, .literal, .element]
    /// text.parts.map(\.itemIndex)  // [0, nil, 1]
    /// ```
    /// - Throws: `FormatError.Code.icu` when ICU fails. A plan never fails.
    public func checkedText(_ value: [String]) throws(FormatError) -> FormattedText {
      try core.text(value)
    }

    /// The items, separated by commas.
    public func fallback(_ value: [String]) -> String { value.joined(separator: ", ") }
  }

  /// Makes the format ready for a locale.
  ///
  /// - Parameter locale: Any locale. If ICU has no data for it, the data of its parent or of root
  ///   is used, and ``Formatter/resolvedLocale`` reports this. Keywords have no effect.
  /// - Returns: The ready form.
  /// - Throws: `FormatError.Code.icu` when ICU cannot make it.
  ///
  /// The first one in a language costs some 100 µs, because its plan is compared with ICU; others
  /// with the same words cost less. Keep the result, or use a ``FormatterCache``.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try ListCore(self, for: locale))
  }
}

extension ListFormat: FormatRecipe, DigestedRecipe {
  /// The locale category of words.
  public var category: AppLocale.Category { .words }
  /// The digest made at construction.
  public var key: RecipeKey { RecipeKey(digest: fingerprint) }
}
