internal import Sharing

// The label keeps these apart from the styles of `NumberFormat` that have the same names.

extension FormatterCache {
  /// Writes an integer by rules in a locale.
  ///
  /// ```swift
  /// try FormatterCache.shared.string(7, rules: .spellOut, for: LocaleID("fr"))  // "sept"
  /// ```
  /// - Throws: What ``RuleBasedFormat/formatter(for:)`` throws.
  public func string(
    _ value: Int,
    rules recipe: RuleBasedFormat,
    for locale: LocaleID
  ) throws(FormatError) -> String {
    try table.with(recipe, locale, generation: 0) { $0.string(value) }
  }

  /// Writes a binary number by rules in a locale.
  public func string(
    _ value: Double,
    rules recipe: RuleBasedFormat,
    for locale: LocaleID
  ) throws(FormatError) -> String {
    try table.with(recipe, locale, generation: 0) { $0.string(value) }
  }

  /// Writes a decimal number by rules in a locale.
  public func string(
    _ value: FixedDecimal,
    rules recipe: RuleBasedFormat,
    for locale: LocaleID
  ) throws(FormatError) -> String {
    try table.with(recipe, locale, generation: 0) { $0.string(value) }
  }

  /// Writes an integer by rules in the app's language.
  public func string(_ value: Int, rules recipe: RuleBasedFormat) throws(FormatError) -> String {
    try withLanguage(recipe) { $0.string(value) }
  }

  /// Writes a binary number by rules in the app's language.
  public func string(
    _ value: Double,
    rules recipe: RuleBasedFormat
  ) throws(FormatError) -> String {
    try withLanguage(recipe) { $0.string(value) }
  }

  /// Writes a decimal number by rules in the app's language.
  public func string(
    _ value: FixedDecimal,
    rules recipe: RuleBasedFormat
  ) throws(FormatError) -> String {
    try withLanguage(recipe) { $0.string(value) }
  }

  @inline(__always)
  private func withLanguage<Result: FreshResult>(
    _ recipe: RuleBasedFormat,
    _ body: (RuleBasedCore) -> Result
  ) throws(FormatError) -> Result {
    try AppLocale.withCurrent { app, generation throws(FormatError) in
      try table.with(recipe, app.locale(following: .words), generation: generation, body)
    }
  }

  /// A formatter to keep: it stays ready whatever the cache drops.
  ///
  /// - Throws: What ``RuleBasedFormat/formatter(for:)`` throws.
  public func formatter(
    rules recipe: RuleBasedFormat,
    for locale: LocaleID
  ) throws(FormatError) -> RuleBasedFormat.Formatter {
    RuleBasedFormat.Formatter(core: try table.core(recipe, locale))
  }
}
