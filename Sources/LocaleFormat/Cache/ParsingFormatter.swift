/// A formatter that also reads what people of its locale write.
public protocol ParsingFormatter: LocaleFormatter {
  /// What is read.
  associatedtype Parsed

  /// Reads a whole text.
  ///
  /// - Parameters:
  ///   - text: The whole text is read, or none of it.
  ///   - mode: How exactly the text must be what the formatter writes.
  /// - Returns: What the text says.
  /// - Throws: `FormatError.Code.unreadable` with the first place that is different from what the formatter
  ///   writes, and with what could be meant.
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
  ///   - text: What a person wrote.
  ///   - recipe: How it would be written.
  ///   - locale: For whom.
  ///   - mode: How exactly the text must be so.
  /// - Returns: What the text says.
  /// - Throws: What the recipe's `formatter(for:)` throws, and its formatter's `parse(_:mode:)`.
  public func parse<Recipe: FormatRecipe>(
    _ text: String,
    as recipe: Recipe,
    for locale: LocaleID,
    mode: ParseMode = .strict
  ) throws(FormatError) -> Recipe.Formatter.Parsed where Recipe.Formatter: ParsingFormatter {
    try with(recipe, for: locale) { formatter throws(FormatError) in
      try formatter.parse(text, mode: mode)
    }
  }

  /// Reads a text in the app's locale.
  ///
  /// - Parameters:
  ///   - text: What a person wrote.
  ///   - recipe: How it would be written.
  ///   - mode: How exactly the text must be so.
  /// - Returns: What the text says.
  /// - Throws: What the recipe's `formatter(for:)` throws, and its formatter's `parse(_:mode:)`.
  public func parse<Recipe: FormatRecipe>(
    _ text: String,
    as recipe: Recipe,
    mode: ParseMode = .strict
  ) throws(FormatError) -> Recipe.Formatter.Parsed where Recipe.Formatter: ParsingFormatter {
    try with(recipe) { formatter throws(FormatError) in try formatter.parse(text, mode: mode) }
  }
}
