/// A formatter that also reads what people write in its locale.
public protocol ParsingFormatter: LocaleFormatter {
  /// The type of the values that are read.
  associatedtype Parsed

  /// Reads a whole text.
  ///
  /// - Parameters:
  ///   - text: The text, which must be readable as a whole.
  ///   - mode: How closely the text must match what the formatter writes.
  /// - Returns: The value that was read.
  /// - Throws: `FormatError.Code.unreadable` with the first place at which the text is different
  ///   from what the formatter writes, and with a proposal of what was meant.
  func parse(_ text: String, mode: ParseMode) throws(FormatError) -> Parsed
}

extension FormatterCache {
  /// Reads a text in a locale.
  ///
  /// ```swift
  /// let german = LocaleID("de")
  /// let number = try FormatterCache.shared.parse("einundzwanzig", as: RuleBasedFormat.spellOut, for: german)
  /// number.description  // "21"
  /// ```
  /// - Parameters:
  ///   - text: The text that a person wrote.
  ///   - recipe: The format that the text should have.
  ///   - locale: The locale; nil for the app's.
  ///   - mode: How closely the text must match the format.
  /// - Returns: The value that was read.
  /// - Throws: The errors of the recipe's `formatter(for:)`, and of its formatter's
  ///   `parse(_:mode:)`.
  public func parse<Recipe: FormatRecipe>(
    _ text: String,
    as recipe: Recipe,
    for locale: LocaleID? = nil,
    mode: ParseMode = .strict
  ) throws(FormatError) -> Recipe.Formatter.Parsed where Recipe.Formatter: ParsingFormatter {
    try with(recipe, for: locale) { formatter throws(FormatError) in
      try formatter.parse(text, mode: mode)
    }
  }
}
