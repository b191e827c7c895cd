extension CaseFormat {
  /// A ``CaseFormat`` made ready for one language: immutable, and callable from any thread at once.
  public struct Formatter: LocaleFormatter {
    let core: CaseCore

    /// The locale whose language is used; ICU has the rules of letters in code, and not in its
    /// data.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The recipe that it was made of.
    public var recipe: CaseFormat { core.recipe }
    /// Whether a compiled plan writes: ASCII text at first, and later that of other letters.
    ///
    /// ICU writes what no plan has, such as marks.
    public var planState: PlanState { core.planState }
    /// The approximate memory in bytes.
    public var estimatedByteCount: Int { core.estimatedByteCount }

    /// Writes a text in the case, or throws if ICU fails.
    ///
    /// ```swift
    /// let upper = try CaseFormat.upper.formatter(for: "el")
    /// upper.string("άλφα")  // "ΑΛΦΑ"
    /// upper.string("straße")  // "STRASSE"
    /// ```
    /// - Throws: `FormatError.Code.icu` if ICU fails, as it does for a text of more than 500 MB.
    public func checkedString(_ value: String) throws(FormatError) -> String {
      try core.string(value)
    }

    /// Appends a text in the case as UTF-8, or throws if ICU fails.
    ///
    /// - Throws: What ``checkedString(_:)`` throws.
    public func checkedAppend(_ value: String, to bytes: inout [UInt8]) throws(FormatError) {
      try core.append(value.utf8.span, to: &bytes)
    }

    /// Appends UTF-8 in the case, without making a string of it.
    ///
    /// ```swift
    /// var bytes: [UInt8] = []
    /// let name = "Ünsal"
    /// try CaseFormat.lower.formatter(for: "tr").append(name.utf8Span, to: &bytes)
    /// String(decoding: bytes, as: UTF8.self)  // "ünsal"
    /// ```
    /// - Parameters:
    ///   - text: The text. If ICU fails, it is appended as it is.
    ///   - bytes: The array to append to.
    public func append(_ text: borrowing UTF8Span, to bytes: inout [UInt8]) {
      do throws(FormatError) {
        try core.append(text.span, to: &bytes)
      } catch {
        FormatFailures.count(error)
        for place in text.span.indices { bytes.append(text.span[place]) }
      }
    }

    /// The text as it is.
    public func fallback(_ value: String) -> String {
      // A copy: otherwise a cache would retain the text while it borrows the formatter, which
      // `.ci/machinecode` takes for a reference to the formatter's data.
      String(decoding: Array(value.utf8), as: UTF8.self)
    }
  }

  /// Makes the format ready for a locale.
  ///
  /// - Parameter locale: Any locale. Its language decides the letters, also where ICU has no data
  ///   for it; the breaks of title case are those of the nearest locale that has any. Keywords have
  ///   no effect.
  /// - Returns: The ready form.
  /// - Throws: `FormatError.Code.icu` when ICU cannot make it.
  ///
  /// Keep the result, or use a ``FormatterCache``: the first formatter of title case in a language
  /// costs some 500 µs, because its plan is compared with ICU, and others a few.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try CaseCore(self, for: locale))
  }
}

extension CaseFormat: FormatRecipe, DigestedRecipe {
  /// The locale category of words, which is the app's language.
  public var category: AppLocale.Category { .words }
  /// The digest made at construction.
  public var key: RecipeKey { RecipeKey(digest: fingerprint) }
}
