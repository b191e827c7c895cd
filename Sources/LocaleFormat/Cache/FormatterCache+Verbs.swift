internal import Sharing

// The verbs for every kind of format. `Number` and `Date` have their own where nanoseconds count.

extension FormatterCache {
  /// Writes a value in a locale.
  ///
  /// ```swift
  /// let ago = RelativeTimeFormat(numbers: .named)
  /// try FormatterCache.shared.string(.day(1), as: ago, for: "fr")  // "demain"
  /// ```
  /// - Parameters:
  ///   - value: The value.
  ///   - recipe: The format.
  ///   - locale: The locale.
  /// - Returns: The text.
  /// - Throws: The errors of the recipe's `formatter(for:)`.
  public func string<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe,
    for locale: LocaleID
  ) throws(FormatError) -> String {
    try recipe.string(value, through: self, for: locale)
  }

  /// Writes a value in the app's locale.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - recipe: The format; its ``FormatRecipe/category`` selects one of the app's locales.
  /// - Returns: The text.
  /// - Throws: The errors of the recipe's `formatter(for:)`.
  public func string<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe
  ) throws(FormatError) -> String {
    try recipe.string(value, through: self, for: nil)
  }

  /// Appends a value in a locale, as UTF-8.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - recipe: The format.
  ///   - locale: The locale.
  ///   - bytes: The array to append to.
  /// - Throws: The errors of the recipe's `formatter(for:)`; the bytes are then unchanged.
  public func append<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe,
    for locale: LocaleID,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try recipe.append(value, through: self, for: locale, to: &bytes)
  }

  /// Appends a value in the app's locale, as UTF-8.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - recipe: The format.
  ///   - bytes: The array to append to.
  /// - Throws: The errors of the recipe's `formatter(for:)`; the bytes are then unchanged.
  public func append<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try recipe.append(value, through: self, for: nil, to: &bytes)
  }

  /// Writes a value in a locale with the parts of its text.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - recipe: The format.
  ///   - locale: The locale.
  /// - Returns: The text and its parts.
  /// - Throws: The errors of the recipe's `formatter(for:)`.
  public func text<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe,
    for locale: LocaleID
  ) throws(FormatError) -> FormattedText {
    try recipe.text(value, through: self, for: locale)
  }

  /// Writes a value in the app's locale with the parts of its text.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - recipe: The format.
  /// - Returns: The text and its parts.
  /// - Throws: The errors of the recipe's `formatter(for:)`.
  public func text<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe
  ) throws(FormatError) -> FormattedText {
    try recipe.text(value, through: self, for: nil)
  }

  /// Returns a formatter to keep, which stays ready whatever the cache drops.
  ///
  /// All work of making it is done when it is returned.
  ///
  /// - Parameters:
  ///   - recipe: The format.
  ///   - locale: The locale.
  /// - Returns: The formatter.
  /// - Throws: The errors of the recipe's `formatter(for:)`.
  public func formatter<Recipe: FormatRecipe>(
    _ recipe: Recipe,
    for locale: LocaleID
  ) throws(FormatError) -> Recipe.Formatter {
    try recipe.formatter(through: self, for: locale)
  }

  /// Returns a formatter to keep, in the app's current locale; later changes do not affect it.
  ///
  /// - Parameter recipe: The format.
  /// - Returns: The formatter.
  /// - Throws: The errors of the recipe's `formatter(for:)`.
  public func formatter<Recipe: FormatRecipe>(
    _ recipe: Recipe
  ) throws(FormatError) -> Recipe.Formatter {
    try formatter(recipe, for: AppLocale.current.locale(for: recipe))
  }

  /// Calls `body` with the borrowed formatter of a recipe, for several texts with one look-up.
  ///
  /// ```swift
  /// let german = LocaleID("de")
  /// let shares = try FormatterCache.shared.with(.percent, for: german) { percent in
  ///   [0.1, 0.25].map { percent.string($0) }
  /// }
  /// shares  // ["10\u{A0}%", "25\u{A0}%"]
  /// ```
  /// - Parameters:
  ///   - recipe: The format.
  ///   - locale: The locale.
  ///   - body: Uses the borrowed formatter. It may keep a copy, which is reference-counted.
  /// - Returns: The result of `body`.
  /// - Throws: The errors of the recipe's `formatter(for:)`, and those of `body`.
  public func with<Recipe: FormatRecipe, Result>(
    _ recipe: Recipe,
    for locale: LocaleID,
    _ body: (borrowing Recipe.Formatter) throws(FormatError) -> Result
  ) throws(FormatError) -> Result {
    try lend(recipe, locale, body)
  }

  /// Calls `body` with the borrowed formatter of a recipe in the app's locale.
  ///
  /// - Parameters:
  ///   - recipe: The format.
  ///   - body: Uses the borrowed formatter. It may keep a copy, which is reference-counted.
  /// - Returns: The result of `body`.
  /// - Throws: The errors of the recipe's `formatter(for:)`, and those of `body`.
  public func with<Recipe: FormatRecipe, Result>(
    _ recipe: Recipe,
    _ body: (borrowing Recipe.Formatter) throws(FormatError) -> Result
  ) throws(FormatError) -> Result {
    try lend(recipe, nil, body)
  }

  // The recipe's `lend` is not generic over the result: so the compiler specializes it for each
  // recipe.
  private func lend<Recipe: FormatRecipe, Result>(
    _ recipe: Recipe,
    _ locale: LocaleID?,
    _ body: (borrowing Recipe.Formatter) throws(FormatError) -> Result
  ) throws(FormatError) -> Result {
    var result: Result?
    try recipe.lend(through: self, for: locale) { formatter throws(FormatError) in
      result = try body(formatter)
    }
    guard let result else { preconditionFailure("the recipe did not pass a formatter to the body") }
    return result
  }
}
