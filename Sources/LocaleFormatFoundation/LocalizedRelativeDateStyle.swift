public import FoundationEssentials
public import LocaleFormat
public import MachineTime

/// A `FormatStyle` that writes dates as seen from another, such as `3 days ago`, by a
/// `RelativeTimeFormat`, in the unit that suits.
///
/// ```swift
/// // On 8 January 2024, noon in Berlin.
/// let noon = Date(timeIntervalSince1970: 1_704_711_600)
/// let named = RelativeTimeFormat(numbers: .named)
/// let berlin = TimeZoneID("Europe/Berlin")
/// let style = LocalizedRelativeDateStyle(named, to: noon, zone: berlin, locale: LocaleID("de"))
/// style.format(noon.addingTimeInterval(34 * 3_600))  // "morgen"
/// style.format(noon.addingTimeInterval(-90))  // "vor 2 Minuten"
/// ```
///
/// Without a reference a date is seen from the moment of writing, and without a locale in the app's
/// language at that moment. How the unit is chosen: `RelativeTimeFormat.amount(from:to:in:units:firstWeekday:)`.
///
/// It formats through `FormatterCache.shared`.
public struct LocalizedRelativeDateStyle: FormatStyle, Sendable {
  /// How the distance is written.
  public let recipe: RelativeTimeFormat
  /// From where dates are seen; nil for the moment of writing.
  public let reference: Date?
  /// Where days, weeks, months and years begin.
  public let zone: TimeZoneID
  /// The locale of the words; nil for the app's language.
  public let locale: LocaleID?

  /// Makes the style.
  ///
  /// - Parameters:
  ///   - recipe: How the distance is written; always with a number by default.
  ///   - reference: From where dates are seen; the moment of writing by default.
  ///   - zone: Where days, weeks, months and years begin.
  ///   - locale: The locale of the words; nil for the app's language.
  public init(
    _ recipe: RelativeTimeFormat = RelativeTimeFormat(),
    to reference: Date? = nil,
    zone: TimeZoneID,
    locale: LocaleID? = nil
  ) {
    self.recipe = recipe
    self.reference = reference
    self.zone = zone
    self.locale = locale
  }

  /// The style, after it has been used once.
  ///
  /// - Returns: The style itself, which will not write the machine form of a date in its locale, except
  ///   where the date or the reference is no instant.
  /// - Throws: `FormatError.Code.unknownTimeZone` for a zone that the system does not know, and what
  ///   `RelativeTimeFormat.formatter(for:)` throws.
  public func checked() throws(FormatError) -> Self {
    _ = try text(.now(), relativeTo: .now())
    return self
  }

  /// Writes a date as seen from the reference.
  ///
  /// - Parameter value: Any date.
  /// - Returns: The text. Where no formatter can be made, and where the date or the reference is beyond
  ///   the years −9999 to 9999, the date itself: RFC 3339 in UTC or, where that has no year for it, the
  ///   seconds since 1970, `1e+18 s`.
  public func format(_ value: Date) -> String {
    do {
      let origin = try reference.map(Instant.init) ?? .now()
      return try text(Instant(value), relativeTo: origin)
    } catch {
      return value.neutralText
    }
  }

  /// The same style in Foundation's locale.
  ///
  /// - Parameter locale: Foundation's locale. One whose identifier is not well-formed changes
  ///   nothing.
  /// - Returns: The changed style.
  public func locale(_ locale: Locale) -> Self {
    do throws(FormatError) {
      return Self(recipe, to: reference, zone: zone, locale: try LocaleID(locale))
    } catch {
      return self
    }
  }

  private func text(
    _ instant: Instant,
    relativeTo origin: Instant
  ) throws(FormatError) -> String {
    let rules = try TimeZoneRules.rules(forAnyNameOf: zone)
    let cache = FormatterCache.shared
    guard let locale else {
      return try cache.string(.instant(instant, relativeTo: origin, in: rules), as: recipe)
    }
    return try cache.string(
      .instant(instant, relativeTo: origin, in: rules),
      as: recipe,
      for: locale
    )
  }
}

extension FormatStyle where Self == LocalizedRelativeDateStyle {
  /// Makes the style of dates as seen from another.
  ///
  /// - Parameters:
  ///   - recipe: How the distance is written.
  ///   - reference: From where dates are seen; the moment of writing by default.
  ///   - zone: Where days, weeks, months and years begin; `TimeZone.current` for the process's.
  ///   - locale: The locale of the words; nil for the app's language.
  /// - Returns: The style.
  /// - Throws: `FormatError.Code.invalidTimeZoneID` for a zone without a name: see `TimeZoneID`.
  public static func localizedRelative(
    _ recipe: RelativeTimeFormat = RelativeTimeFormat(),
    to reference: Date? = nil,
    zone: TimeZone,
    locale: LocaleID? = nil
  ) throws(FormatError) -> Self {
    Self(recipe, to: reference, zone: try TimeZoneID(zone), locale: locale)
  }
}

extension LocalizedRelativeDateStyle: Codable {
  private enum CodingKeys: String, CodingKey {
    case recipe
    case reference
    case zone
    case locale
  }

  /// Writes the recipe, the reference as the encoder writes dates, the zone's name and the locale's tag.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(recipe, forKey: .recipe)
    try container.encodeIfPresent(reference, forKey: .reference)
    try container.encode(zone.identifier, forKey: .zone)
    try container.encodeIfPresent(locale?.tag, forKey: .locale)
  }

  /// Reads what was encoded, and trusts none of it.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: `DecodingError` for what is missing, of another type, or refused by the recipe's, the
  ///   zone's or the locale's own calls.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(RelativeTimeFormat.self, forKey: .recipe),
      to: try container.decodeIfPresent(Date.self, forKey: .reference),
      zone: try container.zone(forKey: .zone),
      locale: try container.localeIfPresent(forKey: .locale)
    )
  }
}

extension KeyedDecodingContainer {
  /// The zone whose name was encoded.
  fileprivate func zone(forKey key: Key) throws -> TimeZoneID {
    let name = try decode(String.self, forKey: key)
    do throws(FormatError) {
      return try TimeZoneID(name)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: key,
        in: self,
        debugDescription: "\(error)"
      )
    }
  }
}
