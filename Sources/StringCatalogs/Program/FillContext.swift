internal import LocaleFormat

/// Everything but the arguments and the app locale that decides how a format is filled.
///
/// It is one object, so that it can be passed on without changing the reference counts of its parts.
final class FillContext: Sendable {
  /// The plural rules of the language of the text.
  let rules: PluralRules
  /// The formatters of numbers.
  let cache: FormatterCache
  /// Whether each argument is enclosed in bidi isolates, U+2068 and U+2069.
  let isolates: Bool

  init(rules: PluralRules, cache: FormatterCache, isolates: Bool) {
    self.rules = rules
    self.cache = cache
    self.isolates = isolates
  }
}
