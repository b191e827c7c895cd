extension ListFormat {
  /// A ``ListFormat`` made ready for one locale: immutable, and callable from any thread at once.
  public struct Formatter: LocaleFormatter {
    let core: ListCore

    /// The locale whose data is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The recipe that it was made of.
    public var recipe: ListFormat { core.recipe }

    /// Writes a list, or throws if ICU fails.
    ///
    /// - Throws: `FormatError.Code.icu` when ICU fails.
    public func checkedString(_ items: [String]) throws(FormatError) -> String {
      try core.string(items)
    }

    /// Appends a list as UTF-8, or throws if ICU fails.
    ///
    /// - Throws: `FormatError.Code.icu` when ICU fails.
    public func checkedAppend(_ items: [String], to bytes: inout [UInt8]) throws(FormatError) {
      bytes += try core.string(items).utf8
    }

    /// The items, separated by commas.
    public func fallback(_ items: [String]) -> String { items.joined(separator: ", ") }
  }

  /// Makes the format ready for a locale.
  ///
  /// - Parameter locale: Any locale. If ICU has no data for it, the data of its parent or of root
  ///   is used, and ``Formatter/resolvedLocale`` reports this. Keywords have no effect.
  /// - Returns: The ready form.
  /// - Throws: `FormatError.Code.icu` when ICU cannot make it.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try ListCore(self, for: locale))
  }
}

extension ListFormat: FormatRecipe {
  /// The locale category of words.
  public var category: AppLocale.Category { .words }
  /// The digest made at construction.
  public var key: RecipeKey { RecipeKey(digest: fingerprint) }
}
