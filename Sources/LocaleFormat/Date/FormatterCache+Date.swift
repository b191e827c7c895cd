public import MachineTime
internal import Sharing

// Functions for dates alone: a generic one would cost more than the look-up.

extension FormatterCache {
  /// Writes an instant in a locale, or the app's.
  ///
  /// ```swift
  /// let format = DateFormat(date: .medium, time: .omitted, zone: .utc)
  /// let start = try Instant(secondsSince1970: 0)
  /// try FormatterCache.shared.string(start, as: format, for: "en")  // "Jan 1, 1970"
  /// ```
  /// - Throws: What ``DateFormat/formatter(for:)`` throws.
  public func string(
    _ instant: Instant,
    as recipe: DateFormat,
    for locale: LocaleID? = nil
  ) throws(FormatError) -> String {
    try with(recipe, in: locale) { $0.string(instant) }
  }

  /// Appends an instant in a locale, or the app's, as UTF-8.
  ///
  /// - Throws: What ``DateFormat/formatter(for:)`` throws.
  public func append(
    _ instant: Instant,
    as recipe: DateFormat,
    for locale: LocaleID? = nil,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try with(recipe, in: locale) { $0.append(instant, to: &bytes) }
  }
}
