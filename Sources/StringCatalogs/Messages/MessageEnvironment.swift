public import LocaleFormat

/// The locales, the formatters, the time zone and the functions that a message is written with.
public struct MessageEnvironment: Sendable {
  /// The cache of the formatters; nil for the current one.
  let cache: FormatterCache?
  /// The app locale that is followed; nil for the current one.
  let bound: BoundLocale?
  /// The language of the text, whose plural rules and direction count.
  private let language: LocaleID
  /// The time zone of dates that have none.
  public let zone: TimeZoneID
  /// The functions of the message.
  let functions: MessageFunctions

  init(
    _ cache: FormatterCache?,
    _ bound: BoundLocale?,
    _ language: LocaleID,
    _ zone: TimeZoneID,
    _ functions: MessageFunctions
  ) {
    self.cache = cache
    self.bound = bound
    self.language = language
    self.zone = zone
    self.functions = functions
  }

  /// The app locale: its language has the words and the plural rules, its categories the conventions.
  public var locale: AppLocale { bound?.app ?? AppLocale.current }

  /// The direction in which the message is written.
  var direction: MessageDirection {
    AppLocale(language).writingDirection() == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The same environment in another locale.
  func with(_ locale: LocaleID) -> MessageEnvironment {
    MessageEnvironment(cache, BoundLocale(AppLocale(locale)), locale, zone, functions)
  }

  func withCache<Result>(
    _ body: (FormatterCache) throws(FormatError) -> Result
  ) throws(FormatError) -> Result {
    if let cache { return try body(cache) }
    return try FormatterCache.withCurrent(body)
  }

  func locale(for recipe: some FormatRecipe) -> LocaleID? { bound?.app.locale(for: recipe) }

  /// Writes a value by a recipe, in the locale of the recipe's category.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - recipe: The recipe.
  /// - Returns: The text and its parts.
  /// - Throws: The errors of the recipe and of its formatter.
  public func text<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe
  ) throws(FormatError) -> FormattedText {
    try withCache { cache throws(FormatError) in
      try cache.checkedText(value, as: recipe, for: locale(for: recipe))
    }
  }

  /// The plural rules of the language.
  func rules(_ kind: PluralRules.Kind) throws(FormatError) -> PluralRules {
    try PluralRules(for: language, kind)
  }
}

/// A direction of writing.
public enum MessageDirection: String, Hashable, Sendable {
  /// From left to right.
  case leftToRight = "ltr"
  /// From right to left.
  case rightToLeft = "rtl"
}
