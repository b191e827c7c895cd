extension FitFormat {
  /// A ``FitFormat`` made ready for one locale: immutable, and callable from any thread at once.
  public struct Formatter: LocaleFormatter {
    let core: FitCore

    /// The locale whose data is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The recipe that it was made of.
    public var recipe: FitFormat { core.recipe }
    /// The approximate memory in bytes.
    public var estimatedByteCount: Int { core.estimatedByteCount }

    /// Shortens a text until it fits, and returns what is left out.
    ///
    /// Of a long text, only what is near to the budget is read. If not even the first word fits, it
    /// is cut after a character; if no character fits, the ellipsis alone is left, or an empty text.
    ///
    /// ```swift
    /// let title = try FitFormat(.characters(12)).formatter(for: "en")
    /// let fitted = title.fit("Hello, wonderful world")
    /// fitted.string  // "Hello …"
    /// fitted.cutUTF8Range  // 5..<22
    /// let greeting = "Hello {name}, how are you?"
    /// let place = 6..<12
    /// title.fit(greeting, keeping: [place]).string  // "Hello …"
    /// ```
    /// - Parameters:
    ///   - text: The text.
    ///   - kept: Ranges in UTF-8 bytes that are kept or left out as a whole, such as placeholders
    ///     and markup.
    /// - Returns: The text that fits. Isolates and embeddings of writing directions that are open
    ///   where it is cut are ended there.
    public func fit(_ text: String, keeping kept: [Range<Int>] = []) -> FittedText {
      let fitted = core.fit(text.utf8.span, keeping: kept)
      guard let bytes = fitted.bytes else { return FittedText(string: text, cutUTF8Range: nil) }
      let count = text.utf8.count
      let cut: Range<Int> =
        switch (fitted.kept.first, fitted.kept.last) {
        case (let first?, let last?) where fitted.kept.count == 2:
          first.upperBound..<last.lowerBound
        case (let first?, _) where first.lowerBound == 0: first.upperBound..<count
        case (let first?, _): 0..<first.lowerBound
        case (nil, _): 0..<count
        }
      return FittedText(string: String(decoding: bytes, as: UTF8.self), cutUTF8Range: cut)
    }

    /// Shortens a text until it fits.
    ///
    /// - Throws: Never.
    public func checkedString(_ value: String) throws(FormatError) -> String { fit(value).string }

    /// Shortens a text until it fits, and appends it as UTF-8.
    ///
    /// - Throws: Never.
    public func checkedAppend(_ value: String, to bytes: inout [UInt8]) throws(FormatError) {
      if let fitted = core.fit(value.utf8.span, keeping: []).bytes {
        bytes += fitted
      } else {
        bytes += value.utf8
      }
    }

    /// Nothing: the text itself may not fit.
    public func fallback(_ value: String) -> String { "" }
  }

  /// Makes the format ready for a locale.
  ///
  /// - Parameter locale: Any locale. If ICU has no data for it, that of its parent or of root is
  ///   used, and ``Formatter/resolvedLocale`` reports this.
  /// - Returns: The ready form.
  /// - Throws: `FormatError.Code.icu` when ICU cannot make it.
  ///
  /// It takes some 10 µs: keep the result, or use a ``FormatterCache``.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try FitCore(self, for: locale))
  }
}

extension FitFormat: FormatRecipe, DigestedRecipe {
  /// The locale category of words, which is the app's language.
  public var category: AppLocale.Category { .words }
  /// The digest made at construction.
  public var key: RecipeKey { RecipeKey(digest: fingerprint) }
}

extension FormatRecipe where Self == FitFormat {
  /// A text that fits: ``FitFormat/init(_:at:place:hasEllipsis:)``.
  public static func fit(
    _ budget: FitFormat.Budget,
    at boundary: FitFormat.Boundary = .word,
    place: FitFormat.Place = .end,
    hasEllipsis: Bool = true
  ) -> FitFormat {
    FitFormat(budget, at: boundary, place: place, hasEllipsis: hasEllipsis)
  }
}
