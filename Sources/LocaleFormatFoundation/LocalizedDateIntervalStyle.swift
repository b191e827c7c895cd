public import FoundationEssentials
public import LocaleFormat
internal import MachineTime

/// A `FormatStyle` that writes intervals of dates by a `DateIntervalFormat`: what is the same at both
/// ends is written once.
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
/// Both ends are dates of the interval: one that ends at midnight shows the day that then begins, as in
/// Foundation. Without a locale intervals are written in the app's locale for dates at the moment of
/// writing.
///
/// It formats through `FormatterCache.shared`.
public struct LocalizedDateIntervalStyle: FormatStyle, Sendable {
  /// How intervals are written.
  public let recipe: DateIntervalFormat
  /// The locale they are written in; nil for the app's.
  public let locale: LocaleID?
  /// Why the style writes the fallback form; nil unless ``locale(_:)``, which `FormatStyle` does
  /// not let throw, was given a locale in which the style cannot write.
  public let fault: FormatError?

  /// Makes the style, if it can write.
  ///
  /// - Parameters:
  ///   - recipe: How intervals are written.
  ///   - locale: The locale they are written in; nil for the app's.
  /// - Throws: What `DateIntervalFormat.formatter(for:)` throws, in the app's locale of this moment where
  ///   none is named: a zone that the system does not know, a pattern, which has no intervals.
  public init(_ recipe: DateIntervalFormat, locale: LocaleID? = nil) throws(FormatError) {
    try FormatterCache.shared.check(recipe, for: locale)
    self.init(recipe, locale, fault: nil)
  }

  private init(_ recipe: DateIntervalFormat, _ locale: LocaleID?, fault: FormatError?) {
    self.recipe = recipe
    self.locale = locale
    self.fault = fault
  }

  /// Writes an interval.
  ///
  /// - Parameter value: Any range of dates.
  /// - Returns: What ``string(from:through:)`` writes.
  public func format(_ value: Range<Date>) -> String {
    string(from: value.lowerBound, through: value.upperBound)
  }

  /// Writes an interval by its ends, in whatever order.
  ///
  /// - Parameters:
  ///   - start: Where it starts; it is written first.
  ///   - end: Where it ends.
  /// - Returns: The text. Where there is a ``fault``, and where an end is beyond the years −9999
  ///   to 9999, both ends with a slash between, as ISO 8601 has it: RFC 3339 in UTC or, of an end that
  ///   has no year there, the seconds since 1970, `1e+18 s`.
  public func string(from start: Date, through end: Date) -> String {
    do {
      return try text(from: Instant(start), through: Instant(end))
    } catch {
      FormatterCache.shared.countFailure()
      return start.neutralText + "/" + end.neutralText
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
      return try Self(recipe, locale: LocaleID(locale))
    } catch {
      return Self(recipe, self.locale, fault: error)
    }
  }

  private func text(
    from start: Instant,
    through end: Instant
  ) throws(FormatError) -> String {
    if let fault { throw fault }
    let cache = FormatterCache.shared
    guard let locale else { return try cache.string(.from(start, through: end), as: recipe) }
    return try cache.string(.from(start, through: end), as: recipe, for: locale)
  }
}

extension FormatStyle where Self == LocalizedDateIntervalStyle {
  /// Makes the style of intervals.
  ///
  /// - Parameters:
  ///   - date: What is shown of both ends: styles, a template or named fields.
  ///   - locale: The locale they are written in; nil for the app's.
  /// - Returns: The style.
  /// - Throws: What ``LocalizedDateIntervalStyle/init(_:locale:)`` throws.
  public static func localizedInterval(
    _ date: DateFormat,
    locale: LocaleID? = nil
  ) throws(FormatError) -> Self {
    try Self(DateIntervalFormat(date), locale: locale)
  }

  /// Makes the style of intervals by a template.
  ///
  /// - Parameters:
  ///   - template: Field letters of UTS #35, in any order, at most 64.
  ///   - zone: The zone whose clock is shown; `TimeZone.current` for the process's.
  ///   - locale: The locale they are written in; nil for the app's.
  /// - Returns: The style.
  /// - Throws: `FormatError.Code.invalidTimeZoneID` for a zone without a name: see `TimeZoneID`; what
  ///   ``LocalizedDateIntervalStyle/init(_:locale:)`` throws.
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

  /// Makes the style of intervals by styles.
  ///
  /// - Parameters:
  ///   - date: How much of the dates.
  ///   - time: How much of the times; without seconds by default, unlike in a single date.
  ///   - zone: The zone whose clock is shown.
  ///   - locale: The locale they are written in; nil for the app's.
  /// - Returns: The style.
  /// - Throws: `FormatError.Code.invalidTimeZoneID` for a zone without a name; what
  ///   ``LocalizedDateIntervalStyle/init(_:locale:)`` throws.
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
  /// - Parameter style: Such as `.localizedInterval(template: "yMMMd", zone: .current)`.
  /// - Returns: What ``LocalizedDateIntervalStyle/format(_:)`` writes.
  public func formatted(_ style: LocalizedDateIntervalStyle) -> String { style.format(self) }
}

extension DateInterval {
  /// Writes the interval in a style.
  ///
  /// - Parameter style: Such as `.localizedInterval(template: "yMMMd", zone: .current)`.
  /// - Returns: What ``LocalizedDateIntervalStyle/string(from:through:)`` writes.
  public func formatted(_ style: LocalizedDateIntervalStyle) -> String {
    style.string(from: start, through: end)
  }
}

extension LocalizedDateIntervalStyle: Hashable {
  /// Hashes what the style is made of.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(recipe)
    hasher.combine(locale)
    hasher.combine(fault?.description)
  }
}

extension LocalizedDateIntervalStyle: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case recipe
    case locale
  }

  /// Writes the recipe and the locale's tag.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws, and `EncodingError.invalidValue` with a ``fault`` underneath.
  public func encode(to encoder: any Encoder) throws {
    try encoder.check(self) { style throws(FormatError) in
      if let fault = style.fault { throw fault }
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(recipe, forKey: .recipe)
    try container.encodeIfPresent(locale, forKey: .locale)
  }

  /// Reads what was encoded, and trusts none of it.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: `DecodingError.dataCorrupted` with the `FormatError` underneath for a style that
  ///   cannot write; another `DecodingError` for what is missing, unknown or of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    let recipe = try container.decode(DateIntervalFormat.self, forKey: .recipe)
    let locale = try container.decodeIfPresent(LocaleID.self, forKey: .locale)
    self = try decoder.checked { () throws(FormatError) in try Self(recipe, locale: locale) }
  }
}
