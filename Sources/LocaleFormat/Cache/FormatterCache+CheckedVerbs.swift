// The verbs that throw in the cases in which those of `FormatterCache+Verbs` write the fallback
// form.

extension FormatterCache {
  /// Writes a value in a locale, and throws if that is not possible.
  ///
  /// ```swift
  /// let feet = NumberFormat.unit("foot-and-inch")
  /// try FormatterCache.shared.checkedString(1.5, as: feet, for: "en")  // "1 ft, 6 in"
  /// try FormatterCache.shared.checkedString(1e19, as: feet, for: "en")  // throws
  /// ```
  /// - Parameters:
  ///   - value: The value.
  ///   - recipe: The format.
  ///   - locale: The locale.
  /// - Returns: The text.
  /// - Throws: The errors of the recipe's `formatter(for:)`, and of its formatter's
  ///   ``LocaleFormatter/checkedAppend(_:to:)``.
  public func checkedString<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe,
    for locale: LocaleID
  ) throws(FormatError) -> String {
    try checkedString(value, recipe, locale)
  }

  /// Appends a value in a locale, as UTF-8, and throws if that is not possible.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - recipe: The format.
  ///   - locale: The locale.
  ///   - bytes: The array to append to.
  /// - Throws: The errors of `checkedString(_:as:for:)`; the bytes are then unchanged.
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

  /// Writes a value in a locale with the parts of its text, and throws if that is not possible.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - recipe: The format.
  ///   - locale: The locale.
  /// - Returns: The text and its parts.
  /// - Throws: The errors of `checkedString(_:as:for:)`.
  public func checkedText<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe,
    for locale: LocaleID
  ) throws(FormatError) -> FormattedText {
    try with(recipe, for: locale) { formatter throws(FormatError) in
      try formatter.checkedText(value)
    }
  }

  // The same verbs in the app's locale.

  /// Writes a value in the app's locale, and throws if that is not possible.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - recipe: The format; its ``FormatRecipe/category`` selects one of the app's locales.
  /// - Returns: The text.
  /// - Throws: The errors of `checkedString(_:as:for:)`.
  public func checkedString<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe
  ) throws(FormatError) -> String {
    try checkedString(value, recipe, nil)
  }

  /// Appends a value in the app's locale, as UTF-8, and throws if that is not possible.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - recipe: The format.
  ///   - bytes: The array to append to.
  /// - Throws: The errors of `checkedString(_:as:for:)`; the bytes are then unchanged.
  public func checkedAppend<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try recipe.lend(through: self, for: nil) { formatter throws(FormatError) in
      try formatter.checkedAppend(value, to: &bytes)
    }
  }

  /// Writes a value in the app's locale with the parts of its text, and throws if that is not
  /// possible.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - recipe: The format.
  /// - Returns: The text and its parts.
  /// - Throws: The errors of `checkedString(_:as:for:)`.
  public func checkedText<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe
  ) throws(FormatError) -> FormattedText {
    try with(recipe) { formatter throws(FormatError) in try formatter.checkedText(value) }
  }

  // Not written with `with`, which is generic over the result: that takes over 50% longer.
  private func checkedString<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    _ recipe: Recipe,
    _ locale: LocaleID?
  ) throws(FormatError) -> String {
    var text: String?
    try recipe.lend(through: self, for: locale) { formatter throws(FormatError) in
      text = try formatter.checkedString(value)
    }
    guard let text else { preconditionFailure("the recipe did not pass a formatter to the body") }
    return text
  }
}
