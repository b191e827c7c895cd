// The verbs that throw where those of `FormatterCache+Verbs` write the fallback form.

extension FormatterCache {
  /// Writes a value in a locale, or says why it cannot be written.
  ///
  /// ```swift
  /// let feet = NumberFormat.unit("foot-and-inch")
  /// try FormatterCache.shared.checkedString(1.5, as: feet, for: "en")  // "1 ft, 6 in"
  /// try FormatterCache.shared.checkedString(1e19, as: feet, for: "en")  // throws
  /// ```
  /// - Parameters:
  ///   - value: The value.
  ///   - recipe: How it is written.
  ///   - locale: For whom.
  /// - Returns: The text.
  /// - Throws: What the recipe's `formatter(for:)` throws, and its formatter's
  ///   ``LocaleFormatter/checkedAppend(_:to:)``.
  public func checkedString<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe,
    for locale: LocaleID
  ) throws(FormatError) -> String {
    try checkedString(value, recipe, locale)
  }

  /// Appends a value in a locale, as UTF-8, or says why it cannot be written.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - recipe: How it is written.
  ///   - locale: For whom.
  ///   - bytes: Where it is appended.
  /// - Throws: What `checkedString(_:as:for:)` throws; then the bytes are as before.
  public func checkedAppend<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe,
    for locale: LocaleID,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try recipe.lend(through: self, for: locale) { formatter throws(FormatError) in
      try formatter.checkedAppend(value, to: &bytes)
    }
  }

  /// Writes a value in a locale and names the parts of the text, or says why it cannot be written.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - recipe: How it is written.
  ///   - locale: For whom.
  /// - Returns: The text and its parts.
  /// - Throws: What `checkedString(_:as:for:)` throws.
  public func checkedText<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe,
    for locale: LocaleID
  ) throws(FormatError) -> FormattedText {
    try with(recipe, for: locale) { formatter throws(FormatError) in
      try formatter.checkedText(value)
    }
  }

  // The same in the app's locale.

  /// Writes a value in the app's locale, or says why it cannot be written.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - recipe: How it is written; its ``FormatRecipe/category`` says which of the app's locales counts.
  /// - Returns: The text.
  /// - Throws: What `checkedString(_:as:for:)` throws.
  public func checkedString<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe
  ) throws(FormatError) -> String {
    try checkedString(value, recipe, nil)
  }

  /// Appends a value in the app's locale, as UTF-8, or says why it cannot be written.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - recipe: How it is written.
  ///   - bytes: Where it is appended.
  /// - Throws: What `checkedString(_:as:for:)` throws; then the bytes are as before.
  public func checkedAppend<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try recipe.lend(through: self, for: nil) { formatter throws(FormatError) in
      try formatter.checkedAppend(value, to: &bytes)
    }
  }

  /// Writes a value in the app's locale and names the parts of the text, or says why it cannot be written.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - recipe: How it is written.
  /// - Returns: The text and its parts.
  /// - Throws: What `checkedString(_:as:for:)` throws.
  public func checkedText<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe
  ) throws(FormatError) -> FormattedText {
    try with(recipe) { formatter throws(FormatError) in try formatter.checkedText(value) }
  }

  // Not through `with`, which is generic over the result: that takes more than half as long again.
  private func checkedString<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    _ recipe: Recipe,
    _ locale: LocaleID?
  ) throws(FormatError) -> String {
    var text: String?
    try recipe.lend(through: self, for: locale) { formatter throws(FormatError) in
      text = try formatter.checkedString(value)
    }
    guard let text else { preconditionFailure("a formatter was lent to nobody") }
    return text
  }
}
