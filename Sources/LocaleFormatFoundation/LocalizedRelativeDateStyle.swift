public import FoundationEssentials
public import LocaleFormat
public import MachineTime

/// A `FormatStyle` that writes dates relative to another date, such as `3 days ago`.
///
/// It writes by a `RelativeTimeFormat`, in the unit that suits the distance.
///
/// ```swift
/// // On 8 January 2024, noon in Berlin.
/// let noon = Date(timeIntervalSince1970: 1_704_711_600)
/// let named = RelativeTimeFormat(width: .long, numbers: .named)
/// let berlin = TimeZoneID("Europe/Berlin")
/// let style = try LocalizedRelativeDateStyle(named, relativeTo: noon, zone: berlin, locale: "de")
/// style.format(noon.addingTimeInterval(34 * 3_600))  // "morgen"
/// style.format(noon.addingTimeInterval(-90))  // "vor 2 Minuten"
/// ```
///
/// Without a reference, a date is relative to the time of formatting; without a locale, it is
/// written in the app's language at that time. For the choice of the unit, see
/// `RelativeTimeFormat.amount(of:relativeTo:in:units:firstWeekday:)`.
///
/// It formats through `FormatterCache.current`.
public typealias LocalizedRelativeDateStyle = LocalizedStyle<RelativeDateStyleKind>

/// The kind of styles for dates relative to another date.
///
/// The fallback form is the date itself: RFC 3339 in UTC or, if that has no year for the date, the
/// seconds since 1970, `1e+18 s`.
public enum RelativeDateStyleKind: LocalizedStyleKind {
  /// The recipe of the style.
  public typealias Recipe = RelativeTimeFormat
  /// The values that are written.
  public typealias Input = Date

  /// The date that others are relative to, and the zone.
  public struct Options: LocalizedStyleOptions {
    /// The date that others are relative to; nil for the time of formatting.
    public let reference: Date?
    /// The zone in which days, weeks, months and years begin.
    public let zone: TimeZoneID

    /// The names in the encoded form.
    public static var names: Set<String> { ["reference", "zone"] }

    init(reference: Date?, zone: TimeZoneID) throws(FormatError) {
      _ = try TimeZoneRules.rules(forAnyNameOf: zone)
      self.reference = reference
      self.zone = zone
    }

    /// Decodes a date as the decoder decodes dates, and the name of a zone that the system has.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let reference = try container.decodeIfPresent(Date.self, forKey: .reference)
      let zone = try container.decode(TimeZoneID.self, forKey: .zone)
      self = try decoder.checked { () throws(FormatError) in
        try Self(reference: reference, zone: zone)
      }
    }
  }

  /// Writes a date relative to the reference.
  ///
  /// If there is a fault, or the date or the reference is outside the years −9999 to 9999, it is the
  /// fallback form.
  public static func string(_ input: Date, in style: LocalizedRelativeDateStyle) -> String {
    let options = style.options
    return style.string(
      .instant(
        try Instant(input),
        relativeTo: try options.reference.map { date throws(FormatError) in try Instant(date) }
          ?? .now(),
        in: try .rules(forAnyNameOf: options.zone)
      ),
      otherwise: input.neutralText
    )
  }
}

extension LocalizedStyle where Kind == RelativeDateStyleKind {
  /// Makes the style, or throws if it cannot write.
  ///
  /// - Parameters:
  ///   - recipe: The recipe of the distance; by default it always writes a number, and the unit in
  ///     full, as Foundation's `RelativeFormatStyle` does.
  ///   - reference: The date that others are relative to; the time of formatting by default.
  ///   - zone: The zone in which days, weeks, months and years begin.
  ///   - locale: The locale of the words; nil for the app's language.
  /// - Throws: `FormatError.Code.unknownTimeZone` for a zone that the system does not have. The
  ///   errors of `RelativeTimeFormat.formatter(for:)`, in the app's present language if `locale` is
  ///   nil.
  public init(
    _ recipe: RelativeTimeFormat = RelativeTimeFormat(width: .long),
    relativeTo reference: Date? = nil,
    zone: TimeZoneID,
    locale: LocaleID? = nil
  ) throws(FormatError) {
    try self.init(recipe, Kind.Options(reference: reference, zone: zone), for: locale)
  }
}

extension FormatStyle where Self == LocalizedRelativeDateStyle {
  /// Makes a style for dates relative to another date.
  ///
  /// - Parameters:
  ///   - recipe: The recipe of the distance.
  ///   - reference: The date that others are relative to; the time of formatting by default.
  ///   - zone: The zone in which days, weeks, months and years begin; `TimeZone.current` for the
  ///     process's.
  ///   - locale: The locale of the words; nil for the app's language.
  /// - Returns: The style.
  /// - Throws: `FormatError.Code.invalidTimeZoneID` for a zone without a name: see `TimeZoneID`.
  ///   The errors of `LocalizedStyle.init(_:relativeTo:zone:locale:)`.
  public static func localizedRelative(
    _ recipe: RelativeTimeFormat = RelativeTimeFormat(width: .long),
    relativeTo reference: Date? = nil,
    zone: TimeZone,
    locale: LocaleID? = nil
  ) throws(FormatError) -> Self {
    try Self(recipe, relativeTo: reference, zone: TimeZoneID(zone), locale: locale)
  }
}
