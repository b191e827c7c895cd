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
public struct LocalizedRelativeDateStyle: FormatStyle, Sendable {
  /// The recipe of the distance.
  public var recipe: RelativeTimeFormat { localized.recipe }
  /// The date that others are relative to; nil for the time of formatting.
  public let reference: Date?
  /// The zone in which days, weeks, months and years begin.
  public let zone: TimeZoneID
  /// The locale of the words; nil for the app's language.
  public var locale: LocaleID? { localized.locale }
  /// The reason why the style writes the fallback form; nil if it can write.
  ///
  /// It is only set by ``locale(_:)``, which `FormatStyle` does not allow to throw, when the style
  /// cannot write in the given locale.
  public var fault: FormatError? { localized.fault }

  private let localized: LocalizedRecipe<RelativeTimeFormat>

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
    _ = try TimeZoneRules.rules(forAnyNameOf: zone)
    self.init(try LocalizedRecipe(recipe, for: locale), reference, zone)
  }

  private init(
    _ localized: LocalizedRecipe<RelativeTimeFormat>,
    _ reference: Date?,
    _ zone: TimeZoneID
  ) {
    self.localized = localized
    self.reference = reference
    self.zone = zone
  }

  /// Writes a date relative to the reference.
  ///
  /// - Parameter value: Any date.
  /// - Returns: The text. If there is a ``fault``, or the date or the reference is outside the
  ///   years −9999 to 9999, it is the date itself: RFC 3339 in UTC or, if that has no year for the
  ///   date, the seconds since 1970, `1e+18 s`.
  public func format(_ value: Date) -> String {
    localized.string(
      .instant(try Instant(value), relativeTo: try origin, in: try .rules(forAnyNameOf: zone)),
      otherwise: value.neutralText
    )
  }

  /// Returns the same style in Foundation's locale.
  ///
  /// - Parameter locale: Foundation's locale. `FormatStyle` does not allow this function to throw.
  ///   If the locale's identifier is not well-formed, or no formatter can be made for it, the style
  ///   writes the fallback form rather than the text of another locale. Then ``fault`` is the
  ///   reason.
  /// - Returns: The changed style.
  public func locale(_ locale: Locale) -> Self { Self(localized.locale(locale), reference, zone) }

  private var origin: Instant {
    get throws(FormatError) {
      guard let reference else { return .now() }
      return try Instant(reference)
    }
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
  ///   The errors of ``LocalizedRelativeDateStyle/init(_:relativeTo:zone:locale:)``.
  public static func localizedRelative(
    _ recipe: RelativeTimeFormat = RelativeTimeFormat(width: .long),
    relativeTo reference: Date? = nil,
    zone: TimeZone,
    locale: LocaleID? = nil
  ) throws(FormatError) -> Self {
    try Self(recipe, relativeTo: reference, zone: TimeZoneID(zone), locale: locale)
  }
}

extension LocalizedRelativeDateStyle: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case recipe
    case reference
    case zone
    case locale
  }

  /// Encodes the recipe, the reference as the encoder encodes dates, the zone's name and the
  /// locale's tag.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The errors of the encoder, and `EncodingError.invalidValue` with a ``fault``
  ///   underneath.
  public func encode(to encoder: any Encoder) throws {
    try localized.encode(self, to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(reference, forKey: .reference)
    try container.encode(zone, forKey: .zone)
  }

  /// Decodes an encoded style and checks all of it.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError.dataCorrupted` with the `FormatError` underneath for a style that
  ///   cannot write; another `DecodingError` for a value that is missing, unknown or of another
  ///   type.
  public init(from decoder: any Decoder) throws {
    localized = try LocalizedRecipe(from: decoder, onlyKeyedBy: CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    reference = try container.decodeIfPresent(Date.self, forKey: .reference)
    zone = try decoder.check(try container.decode(TimeZoneID.self, forKey: .zone)) {
      zone throws(FormatError) in
      _ = try TimeZoneRules.rules(forAnyNameOf: zone)
    }
  }
}
