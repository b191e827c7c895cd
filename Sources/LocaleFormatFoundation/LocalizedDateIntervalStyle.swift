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
public struct LocalizedDateIntervalStyle: FormatStyle, Sendable {
  /// The recipe of the intervals.
  public var recipe: DateIntervalFormat { localized.recipe }
  /// The locale of the text; nil for the app's.
  public var locale: LocaleID? { localized.locale }
  /// The reason why the style writes the fallback form; nil if it can write.
  ///
  /// It is only set by ``locale(_:)``, which `FormatStyle` does not allow to throw, when the style
  /// cannot write in the given locale.
  public var fault: FormatError? { localized.fault }

  private let localized: LocalizedRecipe<DateIntervalFormat>

  /// Makes the style, or throws if it cannot write.
  ///
  /// - Parameters:
  ///   - recipe: The recipe of the intervals.
  ///   - locale: The locale of the text; nil for the app's.
  /// - Throws: The errors of `DateIntervalFormat.formatter(for:)`, in the app's present locale if
  ///   `locale` is nil. For example, the system does not have the zone, or the recipe has a
  ///   pattern, with which intervals cannot be written.
  public init(_ recipe: DateIntervalFormat, locale: LocaleID? = nil) throws(FormatError) {
    localized = try LocalizedRecipe(recipe, for: locale)
  }

  private init(_ localized: LocalizedRecipe<DateIntervalFormat>) { self.localized = localized }

  /// Writes an interval.
  ///
  /// - Parameter value: Any range of dates.
  /// - Returns: The text of ``string(from:through:)``.
  public func format(_ value: Range<Date>) -> String {
    string(from: value.lowerBound, through: value.upperBound)
  }

  /// Writes an interval by its ends, in any order.
  ///
  /// - Parameters:
  ///   - start: The start, which is written first.
  ///   - end: The end.
  /// - Returns: The text. If there is a ``fault``, or an end is outside the years −9999 to 9999, it
  ///   is both ends with a slash between them, as in ISO 8601. They are written in RFC 3339 in UTC.
  ///   An end without a year in that range is written as the seconds since 1970, `1e+18 s`.
  public func string(from start: Date, through end: Date) -> String {
    localized.string(
      .from(try Instant(start), through: try Instant(end)),
      otherwise: start.neutralText + "/" + end.neutralText
    )
  }

  /// Returns the same style in Foundation's locale.
  ///
  /// - Parameter locale: Foundation's locale. `FormatStyle` does not allow this function to throw.
  ///   If the locale's identifier is not well-formed, or no formatter can be made for it, the style
  ///   writes the fallback form rather than the text of another locale. Then ``fault`` is the
  ///   reason.
  /// - Returns: The changed style.
  public func locale(_ locale: Locale) -> Self { Self(localized.locale(locale)) }
}

extension FormatStyle where Self == LocalizedDateIntervalStyle {
  /// Makes a style for intervals.
  ///
  /// - Parameters:
  ///   - date: The content of both ends: styles, a template or named fields.
  ///   - locale: The locale of the text; nil for the app's.
  /// - Returns: The style.
  /// - Throws: The errors of ``LocalizedDateIntervalStyle/init(_:locale:)``.
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
  ///   The errors of ``LocalizedDateIntervalStyle/init(_:locale:)``.
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
  ///   ``LocalizedDateIntervalStyle/init(_:locale:)``.
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
  /// - Returns: The text of ``LocalizedDateIntervalStyle/format(_:)``.
  public func formatted(_ style: LocalizedDateIntervalStyle) -> String { style.format(self) }
}

extension DateInterval {
  /// Writes the interval in a style.
  ///
  /// - Parameter style: A style such as `.localizedInterval(template: "yMMMd", zone: .current)`.
  /// - Returns: The text of ``LocalizedDateIntervalStyle/string(from:through:)``.
  public func formatted(_ style: LocalizedDateIntervalStyle) -> String {
    style.string(from: start, through: end)
  }
}

extension LocalizedDateIntervalStyle: Codable {
  /// Encodes the recipe and the locale's tag.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The errors of the encoder, and `EncodingError.invalidValue` with a ``fault``
  ///   underneath.
  public func encode(to encoder: any Encoder) throws {
    try localized.encode(self, to: encoder)
  }

  /// Decodes an encoded style and checks all of it.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError.dataCorrupted` with the `FormatError` underneath for a style that
  ///   cannot write; another `DecodingError` for a value that is missing, unknown or of another
  ///   type.
  public init(from decoder: any Decoder) throws {
    localized = try LocalizedRecipe(from: decoder)
  }
}
