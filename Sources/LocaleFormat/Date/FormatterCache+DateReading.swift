public import MachineTime

extension FormatterCache {
  /// Reads a date that was written in a format and a locale.
  ///
  /// ```swift
  /// let format = DateFormat(date: .medium, time: .none, zone: .utc)
  /// let day = try FormatterCache.shared.parse("Mar 1, 2024", format, for: LocaleID("en"))
  /// day.secondsSince1970  // 1709251200
  /// ```
  /// - Throws: What ``DateFormat/formatter(for:)`` and
  ///   ``DateFormat/Formatter/parse(_:_:choosing:twoDigitYearStart:)`` throw.
  public func parse(
    _ text: String,
    _ recipe: DateFormat,
    for locale: LocaleID,
    _ mode: DateFormat.ParseMode = .strict,
    choosing choice: LocalTimeChoice? = nil,
    twoDigitYearStart start: Instant? = nil
  ) throws(FormatError) -> Instant {
    let options = DateReadingOptions(mode: mode, choice: choice, start: start)
    return try table.with(recipe, locale, generation: 0) { core in
      Result { () throws(FormatError) in try core.parse(text, options) }
    }.get()
  }

  /// Reads a date that was written in a format and the app's locale for dates.
  public func parse(
    _ text: String,
    _ recipe: DateFormat,
    _ mode: DateFormat.ParseMode = .strict,
    choosing choice: LocalTimeChoice? = nil,
    twoDigitYearStart start: Instant? = nil
  ) throws(FormatError) -> Instant {
    let options = DateReadingOptions(mode: mode, choice: choice, start: start)
    return try AppLocale.withCurrent { app, generation throws(FormatError) in
      try table.with(recipe, app.locale(following: recipe.audience), generation: generation) {
        core in
        Result { () throws(FormatError) in try core.parse(text, options) }
      }
    }.get()
  }
}
