internal import Sharing

// The verbs for every kind of format. `Number` and `Date` have their own where nanoseconds count.
//
// Without a locale they use that of the app: the recipe's category selects one of its locales.

extension FormatterCache {
  /// Writes a value in a locale.
  ///
  /// ```swift
  /// let ago = RelativeTimeFormat(width: .long, numbers: .named)
  /// try FormatterCache.shared.string(.day(1), as: ago, for: "fr")  // "demain"
  /// ```
  /// - Parameters:
  ///   - value: The value.
  ///   - recipe: The format.
  ///   - locale: The locale; nil for the app's.
  /// - Returns: The text.
  /// - Throws: The errors of the recipe's `formatter(for:)`.
  public func string<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe,
    for locale: LocaleID? = nil
  ) throws(FormatError) -> String {
    try recipe.string(value, through: self, for: locale)
  }

  /// Appends a value in a locale, as UTF-8.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - recipe: The format.
  ///   - locale: The locale; nil for the app's.
  ///   - bytes: The array to append to.
  /// - Throws: The errors of the recipe's `formatter(for:)`; the bytes are then unchanged.
  public func append<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe,
    for locale: LocaleID? = nil,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try recipe.append(value, through: self, for: locale, to: &bytes)
  }

  /// Writes a value in a locale with the parts of its text.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - recipe: The format.
  ///   - locale: The locale; nil for the app's.
  /// - Returns: The text and its parts.
  /// - Throws: The errors of the recipe's `formatter(for:)`.
  public func text<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe,
    for locale: LocaleID? = nil
  ) throws(FormatError) -> FormattedText {
    try recipe.text(value, through: self, for: locale)
  }

  /// Returns a formatter to keep, which stays ready whatever the cache drops.
  ///
  /// All work of making it is done when it is returned. Later changes of the app's locale do not
  /// affect it.
  ///
  /// - Parameters:
  ///   - recipe: The format.
  ///   - locale: The locale; nil for the app's.
  /// - Returns: The formatter.
  /// - Throws: The errors of the recipe's `formatter(for:)`.
  public func formatter<Recipe: FormatRecipe>(
    _ recipe: Recipe,
    for locale: LocaleID? = nil
  ) throws(FormatError) -> Recipe.Formatter {
    if let locale { return try recipe.formatter(through: self, for: locale) }
    let app = AppLocale.current
    return try recipe.formatter(through: serving(app.data), for: app.locale(for: recipe))
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
  ///   - locale: The locale; nil for the app's.
  ///   - body: Uses the borrowed formatter. It may keep a copy, which is reference-counted.
  /// - Returns: The result of `body`.
  /// - Throws: The errors of the recipe's `formatter(for:)`, and those of `body`.
  public func with<Recipe: FormatRecipe, Result>(
    _ recipe: Recipe,
    for locale: LocaleID? = nil,
    _ body: (borrowing Recipe.Formatter) throws(FormatError) -> Result
  ) throws(FormatError) -> Result {
    try lend(recipe, locale, body)
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
