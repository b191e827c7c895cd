public import MachineTime
internal import Sharing

extension FormatterCache {
  /// Reads a date that was written in a format and a locale, or the app's.
  ///
  /// ```swift
  /// let format = DateFormat(date: .medium, time: .omitted, zone: .utc)
  /// let day = try FormatterCache.shared.parse("Mar 1, 2024", as: format, for: "en")
  /// day.secondsSince1970  // 1709251200
  /// ```
  /// - Throws: What ``DateFormat/formatter(for:)`` and
  ///   ``DateFormat/Formatter/parse(_:mode:choosing:twoDigitYearStart:)`` throw.
  public func parse(
    _ text: String,
    as recipe: DateFormat,
    for locale: LocaleID? = nil,
    mode: ParseMode = .strict,
    choosing choice: LocalTimeChoice? = nil,
    twoDigitYearStart start: Instant? = nil
  ) throws(FormatError) -> Instant {
    let options = DateReadingOptions(mode: mode, choice: choice, start: start)
    return try with(recipe, in: locale) { formatter in
      Result { () throws(FormatError) in try formatter.core.parse(text, options) }
    }.get()
  }
}
