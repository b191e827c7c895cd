public import FoundationEssentials
public import LocaleFormat
internal import MachineTime

/// A `FormatStyle` that writes intervals of dates by a `DateIntervalFormat`.
///
/// The parts that are the same at both ends are written once.
///
/// ```swift
/// let first = Date(timeIntervalSince1970: 1_709_251_200)
/// let last = Date(timeIntervalSince1970: 1_709_510_400)
/// let german = LocaleID("de")
/// let days = DateFormat(template: "yMMMd", zone: .utc)
/// let style = try LocalizedDateIntervalStyle(DateIntervalFormat(days), locale: german)
/// (first..<last).formatted(style)  // "1.–4. März 2024"
/// DateInterval(start: first, end: last).formatted(style)  // "1.–4. März 2024"
/// ```
///
/// Both ends are dates of the interval: one that ends at midnight includes the day that begins
/// then, as in Foundation. Without a locale, intervals are written in the app's locale for dates at
/// the time of formatting.
///
/// It formats through `FormatterCache.current`.
public typealias LocalizedDateIntervalStyle = LocalizedStyle<DateIntervalStyleKind>

/// The kind of styles for intervals of dates.
///
/// A style cannot be made with a zone that the system does not have, or with a pattern, with which
/// intervals cannot be written. The fallback form is both ends with a slash between them.
public enum DateIntervalStyleKind: LocalizedStyleKind {
  /// The recipe of the style.
  public typealias Recipe = DateIntervalFormat
  /// The values that are written.
  public typealias Input = Range<Date>

  /// Writes an interval: the text of `LocalizedStyle.string(from:through:)`.
  public static func string(_ input: Range<Date>, in style: LocalizedDateIntervalStyle) -> String {
    style.string(from: input.lowerBound, through: input.upperBound)
  }
}

extension LocalizedStyle where Kind == DateIntervalStyleKind {
  /// Writes an interval by its ends, in any order.
  ///
  /// - Parameters:
  ///   - start: The start, which is written first.
  ///   - end: The end.
  /// - Returns: The text. If there is a fault, or an end is outside the years −9999 to 9999, it
  ///   is both ends with a slash between them, as in ISO 8601. They are written in RFC 3339 in UTC.
  ///   An end without a year in that range is written as the seconds since 1970, `1e+18 s`.
  public func string(from start: Date, through end: Date) -> String {
    string(
      .from(try Instant(start), through: try Instant(end)),
      otherwise: start.neutralText + "/" + end.neutralText
    )
  }
}

extension FormatStyle where Self == LocalizedDateIntervalStyle {
  /// Makes a style for intervals.
  ///
  /// - Parameters:
  ///   - date: The content of both ends: styles, a template or named fields.
  ///   - locale: The locale of the text; nil for the app's.
  /// - Returns: The style.
  /// - Throws: The errors of `LocalizedStyle.init(_:locale:)`.
  public static func localizedInterval(
    _ date: DateFormat,
    locale: LocaleID? = nil
  ) throws(FormatError) -> Self {
    try Self(DateIntervalFormat(date), locale: locale)
  }

  /// Makes a style for intervals by a template.
  ///
  /// - Parameters:
  ///   - template: Field letters of UTS #35, in any order, at most 64.
  ///   - zone: The zone of the written times; `TimeZone.current` for the process's.
  ///   - locale: The locale of the text; nil for the app's.
  /// - Returns: The style.
  /// - Throws: `FormatError.Code.invalidTimeZoneID` for a zone without a name: see `TimeZoneID`.
  ///   The errors of `LocalizedStyle.init(_:locale:)`.
  public static func localizedInterval(
    template: String,
    zone: TimeZone,
    locale: LocaleID? = nil
  ) throws(FormatError) -> Self {
    try Self(
      DateIntervalFormat(DateFormat(template: template, zone: TimeZoneID(zone))),
      locale: locale
    )
  }

  /// Makes a style for intervals by the styles of date and time.
  ///
  /// - Parameters:
  ///   - date: The length of the dates.
  ///   - time: The length of the times; without seconds by default, unlike for a single date.
  ///   - zone: The zone of the written times.
  ///   - locale: The locale of the text; nil for the app's.
  /// - Returns: The style.
  /// - Throws: `FormatError.Code.invalidTimeZoneID` for a zone without a name. The errors of
  ///   `LocalizedStyle.init(_:locale:)`.
  public static func localizedInterval(
    date: DateFormat.Style = .medium,
    time: DateFormat.Style = .short,
    zone: TimeZone,
    locale: LocaleID? = nil
  ) throws(FormatError) -> Self {
    try Self(
      DateIntervalFormat(DateFormat(date: date, time: time, zone: TimeZoneID(zone))),
      locale: locale
    )
  }
}

extension Range where Bound == Date {
  /// Writes the interval in a style.
  ///
  /// ```swift
  /// let hour = Date(timeIntervalSince1970: 36_600)..<Date(timeIntervalSince1970: 40_200)
  /// try hour.formatted(.localizedInterval(template: "jm", zone: .gmt, locale: "de"))
  /// // "10:10–11:10 Uhr"
  /// ```
  /// - Parameter style: A style such as `.localizedInterval(template: "yMMMd", zone: .current)`.
  /// - Returns: The text of `LocalizedStyle.format(_:)`.
  public func formatted(_ style: LocalizedDateIntervalStyle) -> String { style.format(self) }
}

extension DateInterval {
  /// Writes the interval in a style.
  ///
  /// - Parameter style: A style such as `.localizedInterval(template: "yMMMd", zone: .current)`.
  /// - Returns: The text of `LocalizedStyle.string(from:through:)`.
  public func formatted(_ style: LocalizedDateIntervalStyle) -> String {
    style.string(from: start, through: end)
  }
}
