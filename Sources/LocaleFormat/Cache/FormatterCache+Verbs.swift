internal import Sharing

// The verbs for every kind of format. `Number` and `Date` write out those in which nanoseconds count.

extension FormatterCache {
  /// Writes a value in a locale.
  ///
  /// ```swift
  /// let ago = RelativeTimeFormat(numbers: .named)
  /// try FormatterCache.shared.string(.day(1), as: ago, for: "fr")  // "demain"
  /// ```
  /// - Parameters:
  ///   - value: The value.
  ///   - recipe: How it is written.
  ///   - locale: For whom.
  /// - Returns: The text.
  /// - Throws: What the recipe's `formatter(for:)` throws.
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
  ///   - recipe: How it is written; its ``FormatRecipe/category`` says which of the app's locales counts.
  /// - Returns: The text.
  /// - Throws: What the recipe's `formatter(for:)` throws.
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
  ///   - recipe: How it is written.
  ///   - locale: For whom.
  ///   - bytes: Where it is appended.
  /// - Throws: What the recipe's `formatter(for:)` throws; then the bytes are as before.
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
  ///   - recipe: How it is written.
  ///   - bytes: Where it is appended.
  /// - Throws: What the recipe's `formatter(for:)` throws; then the bytes are as before.
  public func append<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try recipe.append(value, through: self, for: nil, to: &bytes)
  }

  /// Writes a value in a locale and names the parts of the text.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - recipe: How it is written.
  ///   - locale: For whom.
  /// - Returns: The text and its parts.
  /// - Throws: What the recipe's `formatter(for:)` throws.
  public func text<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe,
    for locale: LocaleID
  ) throws(FormatError) -> FormattedText {
    try recipe.text(value, through: self, for: locale)
  }

  /// Writes a value in the app's locale and names the parts of the text.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - recipe: How it is written.
  /// - Returns: The text and its parts.
  /// - Throws: What the recipe's `formatter(for:)` throws.
  public func text<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe
  ) throws(FormatError) -> FormattedText {
    try recipe.text(value, through: self, for: nil)
  }

  /// A formatter to keep: it stays ready whatever the cache drops, and nothing of its making is put off.
  ///
  /// - Parameters:
  ///   - recipe: What it writes.
  ///   - locale: For whom.
  /// - Returns: The formatter.
  /// - Throws: What the recipe's `formatter(for:)` throws.
  public func formatter<Recipe: FormatRecipe>(
    _ recipe: Recipe,
    for locale: LocaleID
  ) throws(FormatError) -> Recipe.Formatter {
    try recipe.formatter(through: self, for: locale)
  }

  /// A formatter to keep, in the app's locale as it is now; a later change does not change it.
  ///
  /// - Parameter recipe: What it writes.
  /// - Returns: The formatter.
  /// - Throws: What the recipe's `formatter(for:)` throws.
  public func formatter<Recipe: FormatRecipe>(
    _ recipe: Recipe
  ) throws(FormatError) -> Recipe.Formatter {
    try formatter(recipe, for: AppLocale.current.locale(for: recipe))
  }

  /// Lends the formatter of a recipe for several texts, looked up once.
  ///
  /// ```swift
  /// let german = LocaleID("de")
  /// let shares = try FormatterCache.shared.with(.percent, for: german) { percent in
  ///   [0.1, 0.25].map { percent.string($0) }
  /// }
  /// shares  // ["10\u{A0}%", "25\u{A0}%"]
  /// ```
  /// - Parameters:
  ///   - recipe: What is written.
  ///   - locale: For whom.
  ///   - body: Uses the formatter, which is borrowed: a copy of it may be kept, and is
  ///     reference-counted.
  /// - Returns: What `body` returns.
  /// - Throws: What the recipe's `formatter(for:)` throws, and what `body` throws.
  public func with<Recipe: FormatRecipe, Result>(
    _ recipe: Recipe,
    for locale: LocaleID,
    _ body: (borrowing Recipe.Formatter) throws(FormatError) -> Result
  ) throws(FormatError) -> Result {
    try lend(recipe, locale, body)
  }

  /// Lends the formatter of a recipe in the app's locale for several texts, looked up once.
  ///
  /// - Parameters:
  ///   - recipe: What is written.
  ///   - body: Uses the formatter, which is borrowed: a copy of it may be kept, and is
  ///     reference-counted.
  /// - Returns: What `body` returns.
  /// - Throws: What the recipe's `formatter(for:)` throws, and what `body` throws.
  public func with<Recipe: FormatRecipe, Result>(
    _ recipe: Recipe,
    _ body: (borrowing Recipe.Formatter) throws(FormatError) -> Result
  ) throws(FormatError) -> Result {
    try lend(recipe, nil, body)
  }

  // Through a function that does not know the type of the result: the compiler specializes it for each recipe.
  private func lend<Recipe: FormatRecipe, Result>(
    _ recipe: Recipe,
    _ locale: LocaleID?,
    _ body: (borrowing Recipe.Formatter) throws(FormatError) -> Result
  ) throws(FormatError) -> Result {
    var result: Result?
    try recipe.lend(through: self, for: locale) { formatter throws(FormatError) in
      result = try body(formatter)
    }
    guard let result else { preconditionFailure("a formatter was lent to nobody") }
    return result
  }
}
