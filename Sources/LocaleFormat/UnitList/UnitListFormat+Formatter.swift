extension UnitListFormat {
  /// A ``UnitListFormat`` made ready for one locale: immutable, and callable from any thread at
  /// once.
  public struct Formatter: LocaleFormatter {
    let core: UnitListCore

    /// The locale whose data is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The recipe that it was made of.
    public var recipe: UnitListFormat { core.recipe }
    /// Whether compiled plans write the numbers and join them.
    public var planState: PlanState { core.planState }
    /// The data that the texts are made from.
    public var source: FormatSource { core.source }
    /// The approximate size, in bytes.
    public var estimatedByteCount: Int { core.estimatedByteCount }

    /// Writes an amount of several units, or throws the reason why it cannot be written.
    ///
    /// ```swift
    /// let format = UnitListFormat(["year", "month"], width: .long)
    /// try format.formatter(for: "de").checkedString([2, 5])  // "2 Jahre, 5 Monate"
    /// ```
    /// - Throws: `FormatError.Code.unwritable` if the value has more or fewer numbers than the
    ///   recipe has units. `FormatError.Code.icu` when ICU fails.
    public func checkedString(_ value: [FixedDecimal]) throws(FormatError) -> String {
      try core.string(value)
    }

    /// Appends an amount of several units as UTF-8, or throws the reason why it cannot be written.
    ///
    /// - Throws: What ``checkedString(_:)`` throws.
    public func checkedAppend(
      _ value: [FixedDecimal],
      to bytes: inout [UInt8]
    ) throws(FormatError) {
      bytes += try core.string(value).utf8
    }

    /// Writes an amount of several units and names the parts of the text.
    ///
    /// - Throws: What ``checkedString(_:)`` throws.
    public func checkedText(_ value: [FixedDecimal]) throws(FormatError) -> FormattedText {
      try core.text(value)
    }

    /// The numbers in machine form, each with its unit.
    public func fallback(_ value: [FixedDecimal]) -> String {
      value.enumerated().map { place, amount in
        recipe.units.indices.contains(place)
          ? "\(amount.digits) \(recipe.units[place])" : amount.digits
      }.joined(separator: ", ")
    }

    /// Compiles the plans of the numbers, unless that was tried before.
    public func complete() { core.complete() }
  }

  /// Makes the format ready for a locale.
  ///
  /// - Parameter locale: Any locale. If ICU has no data for it, the data of its parent or of root
  ///   is used, and ``Formatter/resolvedLocale`` reports this.
  /// - Returns: The ready form.
  /// - Throws: What ``validated()`` throws. `FormatError.Code.invalidUnit` for a unit that ICU does
  ///   not have. `FormatError.Code.icu` when ICU fails otherwise.
  ///
  /// It costs tens of microseconds for each unit: keep the result, or use a ``FormatterCache``.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    let formatter = try cachedFormatter(for: locale)
    // A formatter that is kept writes many texts.
    formatter.complete()
    return formatter
  }

  /// Makes the format ready for a cache, which compiles the plans of its numbers when the first
  /// texts are written.
  ///
  /// - Throws: What ``formatter(for:)`` throws.
  public func cachedFormatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try UnitListCore(self, for: locale))
  }
}

extension UnitListFormat: FormatRecipe, DigestedRecipe {
  /// The locale category of words.
  public var category: AppLocale.Category { .words }
  /// The digest made at construction.
  public var key: RecipeKey { RecipeKey(digest: fingerprint) }
}
