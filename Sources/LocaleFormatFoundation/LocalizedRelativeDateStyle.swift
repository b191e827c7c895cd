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
/// let style = try LocalizedRelativeDateStyle(named, relativeTo: noon, zone: berlin, locale: "de")
/// style.format(noon.addingTimeInterval(34 * 3_600))  // "morgen"
/// style.format(noon.addingTimeInterval(-90))  // "vor 2 Minuten"
/// ```
///
/// Without a reference a date is seen from the moment of writing, and without a locale in the app's
/// language at that moment. How the unit is chosen: `RelativeTimeFormat.amount(of:relativeTo:in:units:firstWeekday:)`.
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
  /// Why the style writes the fallback form; nil unless ``locale(_:)``, which `FormatStyle` does
  /// not let throw, was given a locale in which the style cannot write.
  public let fault: FormatError?

  /// Makes the style, if it can write.
  ///
  /// - Parameters:
  ///   - recipe: How the distance is written; always with a number by default.
  ///   - reference: From where dates are seen; the moment of writing by default.
  ///   - zone: Where days, weeks, months and years begin.
  ///   - locale: The locale of the words; nil for the app's language.
  /// - Throws: `FormatError.Code.unknownTimeZone` for a zone that the system does not know, and what
  ///   `RelativeTimeFormat.formatter(for:)` throws, in the app's language of this moment where no locale
  ///   is named.
  public init(
    _ recipe: RelativeTimeFormat = RelativeTimeFormat(),
    relativeTo reference: Date? = nil,
    zone: TimeZoneID,
    locale: LocaleID? = nil
  ) throws(FormatError) {
    _ = try Self.rules(of: zone)
    try FormatterCache.shared.check(recipe, for: locale)
    self.init(recipe, reference, zone, locale, fault: nil)
  }

  private init(
    _ recipe: RelativeTimeFormat,
    _ reference: Date?,
    _ zone: TimeZoneID,
    _ locale: LocaleID?,
    fault: FormatError?
  ) {
    self.recipe = recipe
    self.reference = reference
    self.zone = zone
    self.locale = locale
    self.fault = fault
  }

  /// Writes a date as seen from the reference.
  ///
  /// - Parameter value: Any date.
  /// - Returns: The text. Where there is a ``fault``, and where the date or the reference is beyond
  ///   the years −9999 to 9999, the date itself: RFC 3339 in UTC or, where that has no year for it, the
  ///   seconds since 1970, `1e+18 s`.
  public func format(_ value: Date) -> String {
    do {
      let origin = try reference.map(Instant.init) ?? .now()
      return try text(Instant(value), relativeTo: origin)
    } catch {
      FormatterCache.shared.countFailure()
      return value.neutralText
    }
  }

  /// The same style in Foundation's locale.
  ///
  /// - Parameter locale: Foundation's locale. `FormatStyle` does not let this throw: with a locale whose
  ///   identifier is not well-formed, or for which no formatter can be made, the style writes the fallback
  ///   form rather than the text of another locale, and says why by ``fault``.
  /// - Returns: The changed style.
  public func locale(_ locale: Locale) -> Self {
    do throws(FormatError) {
      return try Self(recipe, relativeTo: reference, zone: zone, locale: LocaleID(locale))
    } catch {
      return Self(recipe, reference, zone, self.locale, fault: error)
    }
  }

  private static func rules(of zone: TimeZoneID) throws(FormatError) -> TimeZoneRules {
    try .rules(forAnyNameOf: zone)
  }

  private func text(
    _ instant: Instant,
    relativeTo origin: Instant
  ) throws(FormatError) -> String {
    if let fault { throw fault }
    let rules = try Self.rules(of: zone)
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
  /// - Throws: `FormatError.Code.invalidTimeZoneID` for a zone without a name: see `TimeZoneID`; what
  ///   ``LocalizedRelativeDateStyle/init(_:relativeTo:zone:locale:)`` throws.
  public static func localizedRelative(
    _ recipe: RelativeTimeFormat = RelativeTimeFormat(),
    relativeTo reference: Date? = nil,
    zone: TimeZone,
    locale: LocaleID? = nil
  ) throws(FormatError) -> Self {
    try Self(recipe, relativeTo: reference, zone: TimeZoneID(zone), locale: locale)
  }
}

extension LocalizedRelativeDateStyle: Hashable {
  /// Hashes what the style is made of.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(recipe)
    hasher.combine(reference)
    hasher.combine(zone)
    hasher.combine(locale)
    hasher.combine(fault?.description)
  }
}

extension LocalizedRelativeDateStyle: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case recipe
    case reference
    case zone
    case locale
  }

  /// Writes the recipe, the reference as the encoder writes dates, the zone's name and the locale's tag.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws, and `EncodingError.invalidValue` with a ``fault`` underneath.
  public func encode(to encoder: any Encoder) throws {
    try encoder.check(self) { style throws(FormatError) in
      if let fault = style.fault { throw fault }
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(recipe, forKey: .recipe)
    try container.encodeIfPresent(reference, forKey: .reference)
    try container.encode(zone, forKey: .zone)
    try container.encodeIfPresent(locale, forKey: .locale)
  }

  /// Reads what was encoded, and trusts none of it.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: `DecodingError.dataCorrupted` with the `FormatError` underneath for a style that
  ///   cannot write; another `DecodingError` for what is missing, unknown or of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    let recipe = try container.decode(RelativeTimeFormat.self, forKey: .recipe)
    let reference = try container.decodeIfPresent(Date.self, forKey: .reference)
    let zone = try container.decode(TimeZoneID.self, forKey: .zone)
    let locale = try container.decodeIfPresent(LocaleID.self, forKey: .locale)
    self = try decoder.checked { () throws(FormatError) in
      try Self(recipe, relativeTo: reference, zone: zone, locale: locale)
    }
  }
}
