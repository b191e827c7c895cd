extension ByteCountFormat {
  /// A ``ByteCountFormat`` made ready for one locale: immutable, and callable from any thread at
  /// once.
  public struct Formatter: LocaleFormatter {
    let core: ByteCountCore

    /// The locale whose data is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The recipe that it was made of.
    public var recipe: ByteCountFormat { core.format }
    /// The data that the texts are made from.
    public var source: FormatSource { core.source }
    /// The approximate size, in bytes.
    public var estimatedByteCount: Int { core.estimatedByteCount }

    /// Appends a number of bytes as UTF-8, or throws if ICU fails.
    ///
    /// - Throws: `FormatError.Code.unwritable` if ICU fails.
    public func checkedAppend(_ value: Int, to bytes: inout [UInt8]) throws(FormatError) {
      bytes += try core.text(value).string.utf8
    }

    /// Writes a number of bytes and names the parts of the text, or throws if ICU fails.
    ///
    /// - Throws: What ``checkedAppend(_:to:)`` throws.
    public func checkedText(_ value: Int) throws(FormatError) -> FormattedText {
      try core.text(value)
    }

    /// The number in machine form, with its unit.
    public func fallback(_ value: Int) -> String { "\(value) byte" }
  }

  /// Makes the format ready for a locale.
  ///
  /// - Parameter locale: Any locale.
  /// - Returns: The ready form.
  /// - Throws: `FormatError.Code.icu` when ICU fails.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try ByteCountCore(self, for: locale))
  }
}

extension ByteCountFormat: FormatRecipe {
  /// The locale category of words.
  public var category: AppLocale.Category { .words }
  /// A key of the four options.
  public var key: RecipeKey {
    RecipeKey(digest: choices, whole: choices, 0, 0)
  }

  private var choices: UInt64 {
    UInt64(units.rawValue) << 8
      | (style == .binary ? 4 : style == .file ? 8 : style == .memory ? 16 : 0)
      | (spellsOutZero ? 1 : 0) | (includesActualByteCount ? 2 : 0)
  }
}
