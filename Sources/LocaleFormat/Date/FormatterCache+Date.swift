public import MachineTime
internal import Sharing

// Functions for dates alone: a generic one would cost more than the look-up.

extension FormatterCache {
  /// Writes an instant in a locale.
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
    for locale: LocaleID
  ) throws(FormatError) -> String {
    try table.with(recipe, locale, generation: 0) { $0.string(instant) }
  }

  /// Writes an instant in the app's locale for dates.
  ///
  /// - Throws: What ``DateFormat/formatter(for:)`` throws.
  public func string(_ instant: Instant, as recipe: DateFormat) throws(FormatError) -> String {
    try withCurrent(recipe) { $0.string(instant) }
  }

  /// Appends an instant in a locale, as UTF-8.
  ///
  /// - Throws: What ``DateFormat/formatter(for:)`` throws.
  public func append(
    _ instant: Instant,
    as recipe: DateFormat,
    for locale: LocaleID,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try table.with(recipe, locale, generation: 0) { $0.append(instant, to: &bytes) }
  }

  /// Appends an instant in the app's locale for dates, as UTF-8.
  ///
  /// - Throws: What ``DateFormat/formatter(for:)`` throws.
  public func append(
    _ instant: Instant,
    as recipe: DateFormat,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try withCurrent(recipe) { $0.append(instant, to: &bytes) }
  }
}
