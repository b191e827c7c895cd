public import MachineTime

extension FormatterCache {
  /// Writes an instant in a locale.
  ///
  /// ```swift
  /// let format = DateFormat(date: .medium, time: .none, zone: .utc)
  /// let start = try Instant(secondsSince1970: 0)
  /// try FormatterCache.shared.string(start, format, for: LocaleID("en"))  // "Jan 1, 1970"
  /// ```
  /// - Throws: What ``DateFormat/formatter(for:)`` throws.
  public func string(
    _ instant: Instant,
    _ recipe: DateFormat,
    for locale: LocaleID
  ) throws(FormatError) -> String {
    try table.with(recipe, locale, generation: 0) { $0.string(instant) }
  }

  /// Writes an instant in the app's locale for dates.
  public func string(_ instant: Instant, _ recipe: DateFormat) throws(FormatError) -> String {
    try AppLocale.withCurrent { app, generation throws(FormatError) in
      try table.with(recipe, app.locale(following: recipe.audience), generation: generation) {
        $0.string(instant)
      }
    }
  }

  /// Appends an instant in a locale, as UTF-8.
  public func append(
    _ instant: Instant,
    _ recipe: DateFormat,
    for locale: LocaleID,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try table.with(recipe, locale, generation: 0) { $0.append(instant, to: &bytes) }
  }

  /// Appends an instant in the app's locale for dates, as UTF-8.
  public func append(
    _ instant: Instant,
    _ recipe: DateFormat,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try AppLocale.withCurrent { app, generation throws(FormatError) in
      try table.with(recipe, app.locale(following: recipe.audience), generation: generation) {
        $0.append(instant, to: &bytes)
      }
    }
  }

  /// Writes an instant in a locale, with its parts.
  ///
  /// - Throws: What ``DateFormat/formatter(for:)`` throws.
  public func text(
    _ instant: Instant,
    _ recipe: DateFormat,
    for locale: LocaleID
  ) throws(FormatError) -> FormattedText {
    try table.with(recipe, locale, generation: 0) { $0.text(instant) }
  }

  /// Writes an instant in the app's locale for dates, with its parts.
  public func text(_ instant: Instant, _ recipe: DateFormat) throws(FormatError) -> FormattedText {
    try AppLocale.withCurrent { app, generation throws(FormatError) in
      try table.with(recipe, app.locale(following: recipe.audience), generation: generation) {
        $0.text(instant)
      }
    }
  }

  /// A formatter to keep: it stays ready whatever the cache drops, and its plan is compiled at once.
  ///
  /// - Throws: What ``DateFormat/formatter(for:)`` throws.
  public func formatter(
    _ recipe: DateFormat,
    for locale: LocaleID
  ) throws(FormatError) -> DateFormat.Formatter {
    DateFormat.Formatter(core: try table.core(recipe, locale))
  }

  /// The pattern in which a locale writes the fields of a template, remembered like a formatter.
  ///
  /// - Throws: What ``DateFormat/pattern(template:locale:lengths:)`` throws.
  public func pattern(
    template: String,
    for locale: LocaleID,
    lengths: DateFormat.FieldLengths = .locale
  ) throws(FormatError) -> String {
    let recipe = DatePatternRecipe(try DateTemplate(template), match: lengths.match)
    return try table.with(recipe, locale, generation: 0) { $0.string() }
  }

  /// The pattern in which the app's locale for dates writes the fields of a template.
  public func pattern(
    template: String,
    lengths: DateFormat.FieldLengths = .locale
  ) throws(FormatError) -> String {
    let recipe = DatePatternRecipe(try DateTemplate(template), match: lengths.match)
    return try AppLocale.withCurrent { app, generation throws(FormatError) in
      try table.with(recipe, app.dates, generation: generation) { $0.string() }
    }
  }
}
