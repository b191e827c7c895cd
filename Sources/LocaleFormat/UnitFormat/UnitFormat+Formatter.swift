extension UnitFormat {
  /// A ``UnitFormat`` made ready for one locale: immutable, and callable from any thread at once.
  public struct Formatter: LocaleFormatter {
    let core: UnitFormatCore

    /// The recipe.
    public var recipe: UnitFormat { core.recipe }
    /// The locale whose data is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The data that the texts are made from.
    public var source: FormatSource { core.source }
    /// The approximate size, in bytes.
    public var estimatedByteCount: Int { core.estimatedByteCount }

    /// Writes an amount, or throws the reason why it cannot be written.
    ///
    /// - Throws: `FormatError.Code.invalidUnit` for a unit that ICU has no name for.
    ///   `FormatError.Code.unknownUsage` for an amount of a quantity that has no units for the
    ///   usage. `FormatError.Code.inconvertibleUnits` for several units that are not multiples of
    ///   one another. `FormatError.Code.unwritable` for infinity in several units.
    public func checkedString(_ value: UnitAmount) throws(FormatError) -> String {
      try core.core(of: value.unit).checkedString(value.amount)
    }

    /// Appends an amount as UTF-8, or throws the reason why it cannot be written.
    ///
    /// - Throws: What ``checkedString(_:)`` throws.
    public func checkedAppend(
      _ value: UnitAmount,
      to bytes: inout [UInt8]
    ) throws(FormatError) {
      bytes += try checkedString(value).utf8
    }

    /// Writes an amount and names the parts of the text, or throws the reason why it cannot be
    /// written.
    ///
    /// - Throws: What ``checkedString(_:)`` throws.
    public func checkedText(_ value: UnitAmount) throws(FormatError) -> FormattedText {
      try core.core(of: value.unit).checkedText(value.amount)
    }
  }

  /// Makes the format ready for a locale.
  ///
  /// - Parameter locale: Any locale. Its language decides the words, its region the units.
  /// - Returns: The ready form.
  /// - Throws: What ``validated()`` throws, and `FormatError.Code.icu` when ICU fails.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try UnitFormatCore(try validated(), for: locale))
  }
}

extension UnitFormat: FormatRecipe, DigestedRecipe {
  /// The locale category of words or, with a usage, of units that depend on the region.
  public var category: AppLocale.Category { usage == nil ? .words : .units }
  /// The digest made at construction.
  public var key: RecipeKey { RecipeKey(digest: fingerprint) }
}
