public import MachineTime

extension FormatterCache {
  /// Writes an interval in a locale.
  ///
  /// ```swift
  /// let hours = DateIntervalFormat(try DateFormat(template: "jm", zone: .utc))
  /// let start = try Instant(secondsSince1970: 36_600)
  /// let end = try Instant(secondsSince1970: 40_200)
  /// try FormatterCache.shared.string(from: start, through: end, hours, for: LocaleID("de"))
  /// // "10:10–11:10 Uhr"
  /// ```
  /// - Throws: What ``DateIntervalFormat/formatter(for:)`` throws.
  public func string(
    from start: Instant,
    through end: Instant,
    _ recipe: DateIntervalFormat,
    for locale: LocaleID
  ) throws(FormatError) -> String {
    try table.with(recipe, locale, generation: 0) { $0.string(start, end) }
  }

  /// Writes an interval in the app's locale for dates.
  public func string(
    from start: Instant,
    through end: Instant,
    _ recipe: DateIntervalFormat
  ) throws(FormatError) -> String {
    try AppLocale.withCurrent { app, generation throws(FormatError) in
      try table.with(recipe, app.dates, generation: generation) { $0.string(start, end) }
    }
  }

  /// Appends an interval in a locale, as UTF-8.
  public func append(
    from start: Instant,
    through end: Instant,
    _ recipe: DateIntervalFormat,
    for locale: LocaleID,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try table.with(recipe, locale, generation: 0) { $0.append(start, end, to: &bytes) }
  }

  /// Appends an interval in the app's locale for dates, as UTF-8.
  public func append(
    from start: Instant,
    through end: Instant,
    _ recipe: DateIntervalFormat,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try AppLocale.withCurrent { app, generation throws(FormatError) in
      try table.with(recipe, app.dates, generation: generation) {
        $0.append(start, end, to: &bytes)
      }
    }
  }

  /// Writes an interval in a locale, with its parts.
  ///
  /// - Throws: What ``DateIntervalFormat/formatter(for:)`` throws.
  public func text(
    from start: Instant,
    through end: Instant,
    _ recipe: DateIntervalFormat,
    for locale: LocaleID
  ) throws(FormatError) -> FormattedText {
    try table.with(recipe, locale, generation: 0) { $0.text(start, end) }
  }

  /// Writes an interval in the app's locale for dates, with its parts.
  public func text(
    from start: Instant,
    through end: Instant,
    _ recipe: DateIntervalFormat
  ) throws(FormatError) -> FormattedText {
    try AppLocale.withCurrent { app, generation throws(FormatError) in
      try table.with(recipe, app.dates, generation: generation) { $0.text(start, end) }
    }
  }

  /// A formatter to keep: it stays ready whatever the cache drops.
  ///
  /// - Throws: What ``DateIntervalFormat/formatter(for:)`` throws.
  public func formatter(
    _ recipe: DateIntervalFormat,
    for locale: LocaleID
  ) throws(FormatError) -> DateIntervalFormat.Formatter {
    DateIntervalFormat.Formatter(core: try table.core(recipe, locale))
  }
}
