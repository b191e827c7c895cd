// The verbs that throw in the cases in which those of `FormatterCache+Verbs` write the fallback
// form.

extension FormatterCache {
  /// Writes a value in a locale, and throws if that is not possible.
  ///
  /// ```swift
  /// let feet = NumberFormat.unit("foot-and-inch")
  /// try FormatterCache.shared.checkedString(1.5, as: feet, for: "en")  // "1 ft, 6 in"
  /// try FormatterCache.shared.checkedString(Double.infinity, as: feet, for: "en")  // throws
  /// ```
  /// - Parameters:
  ///   - value: The value.
  ///   - recipe: The format.
  ///   - locale: The locale; nil for the app's.
  /// - Returns: The text.
  /// - Throws: The errors of the recipe's `formatter(for:)`, and of its formatter's
  ///   ``LocaleFormatter/checkedAppend(_:to:)``.
  public func checkedString<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe,
    for locale: LocaleID? = nil
  ) throws(FormatError) -> String {
    // Not written with `with`, which is generic over the result: that takes over 50% longer.
    var text: String?
    try recipe.lend(through: self, for: locale) { formatter throws(FormatError) in
      text = try formatter.checkedString(value)
    }
    guard let text else { preconditionFailure("the recipe did not pass a formatter to the body") }
    return text
  }

  /// Appends a value in a locale, as UTF-8, and throws if that is not possible.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - recipe: The format.
  ///   - locale: The locale; nil for the app's.
  ///   - bytes: The array to append to.
  /// - Throws: The errors of `checkedString(_:as:for:)`; the bytes are then unchanged.
  public func checkedAppend<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe,
    for locale: LocaleID? = nil,
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
  ///   - locale: The locale; nil for the app's.
  /// - Returns: The text and its parts.
  /// - Throws: The errors of `checkedString(_:as:for:)`.
  public func checkedText<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe,
    for locale: LocaleID? = nil
  ) throws(FormatError) -> FormattedText {
    try with(recipe, for: locale) { formatter throws(FormatError) in
      try formatter.checkedText(value)
    }
  }
}
