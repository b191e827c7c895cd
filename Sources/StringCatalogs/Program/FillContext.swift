internal import LocaleFormat
internal import Sharing

/// Everything but the arguments and the app locale that decides how a format is filled.
///
/// It is one object, so that it can be passed on without changing the reference counts of its parts.
final class FillContext: Sendable {
  /// The plural rules of the language of the text.
  let rules: PluralRules
  /// The rules of its ordinal numbers.
  let ordinals: PluralRules
  /// The formatters of numbers, unless the context of the task has others.
  private let cache: FormatterCache
  /// Whether the cache of the task's context goes before ``cache``, because none was named.
  private let followsTask: Bool
  /// Whether dates are written in the time zone of the task's context, because none was named.
  private let followsZone: Bool
  /// The recipe of integers, kept here because reading it costs less than making it.
  let integers = RecipeBox(NumberFormat.decimal)
  /// Whether each argument is enclosed in bidi isolates, U+2068 and U+2069.
  let isolates: Bool
  /// Whether the language is written from right to left.
  let isRightToLeft: Bool

  /// Makes the context of texts in a language.
  ///
  /// - Throws: `FormatError.Code.icu` if ICU's data is missing from this machine.
  init(
    for language: LocaleID,
    cache: FormatterCache?,
    isolates: Bool,
    followsZone: Bool = false
  ) throws(FormatError) {
    rules = try PluralRules(for: language)
    ordinals = try PluralRules(for: language, .ordinal)
    isRightToLeft = AppLocale(language).writingDirection() == .rightToLeft
    self.cache = cache ?? .shared
    followsTask = cache == nil
    self.followsZone = followsZone
    self.isolates = isolates
  }

  /// The time zone of dates in place of that of the message; nil for that of the message.
  var zone: TimeZoneID? { followsZone ? FormatterCache.zoneOfTask : nil }

  /// Calls `body` with the cache of the formatters of numbers.
  @inline(__always)
  func withCache<Result, Failure: Error>(
    _ body: (FormatterCache) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Not `if let` of an optional cache, which the compiler would retain.
    if followsTask, let own = FormatterCache.ofTask { return try body(own) }
    return try body(cache)
  }

  /// The text of a value by a recipe, in a locale; nil for that of the current app locale.
  func string<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe,
    for locale: LocaleID?
  ) throws(FormatError) -> String {
    try withCache { cache throws(FormatError) in
      try cache.checkedString(value, as: recipe, for: locale)
    }
  }

  /// The text of a value with its fields, by a recipe.
  func text<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe,
    for locale: LocaleID?
  ) throws(FormatError) -> FormattedText {
    try withCache { cache throws(FormatError) in
      try cache.checkedText(value, as: recipe, for: locale)
    }
  }

  /// Writes an integer by the conventions of an app locale; nil for those of the current one.
  @inline(__always)
  func write(
    _ value: Int,
    in app: BoundLocale?,
    to output: inout UTF8Output
  ) throws(FormatError) {
    try write(value, as: integers, in: app, to: &output)
  }

  /// Writes an integer by a recipe, in an app locale; nil for the current one.
  ///
  /// Inlined, and after `if let`, the compiler would retain the app locale, which all threads share.
  @inline(never)
  func write(
    _ value: Int,
    as recipe: RecipeBox<NumberFormat>,
    in app: BoundLocale?,
    to output: inout UTF8Output
  ) throws(FormatError) {
    let isBound: Void? = try app?.write(value, as: recipe, in: self, to: &output)
    if isBound == nil {
      try withCache { cache throws(FormatError) in
        try cache.write(value, as: recipe.recipe, to: &output)
      }
    }
  }

  /// Writes a number by a recipe, in an app locale; nil for the current one.
  @inline(never)
  func write(
    _ value: NumericValue,
    as recipe: RecipeBox<NumberFormat>,
    in app: BoundLocale?,
    to output: inout UTF8Output
  ) throws(FormatError) {
    try withCache { cache throws(FormatError) in
      try cache.write(value, as: recipe.recipe, for: app?.locale(for: recipe), to: &output)
    }
  }

  /// Writes an instant by a recipe, in an app locale; nil for the current one.
  @inline(never)
  func write(
    _ instant: Instant,
    as recipe: RecipeBox<DateFormat>,
    in app: BoundLocale?,
    to output: inout UTF8Output
  ) throws(FormatError) {
    try withCache { cache throws(FormatError) in
      try cache.write(instant, as: recipe.recipe, for: app?.locale(for: recipe), to: &output)
    }
  }
}

extension BoundLocale {
  /// Writes an integer after other text.
  ///
  /// Inlined, the compiler would retain the name of the locale, whose memory all threads share.
  @inline(never)
  fileprivate func write(
    _ value: Int,
    as recipe: RecipeBox<NumberFormat>,
    in context: FillContext,
    to output: inout UTF8Output
  ) throws(FormatError) {
    try context.withCache { cache throws(FormatError) in
      try cache.write(value, as: recipe.recipe, for: locale(for: recipe), to: &output)
    }
  }
}
