public import FoundationEssentials
public import LocaleFormat
internal import MachineTime

extension LocalizedDateStyle: ParseableFormatStyle {
  /// What reads the texts of the style, in its locale and mode.
  public var parseStrategy: LocalizedDateParseStrategy { LocalizedDateParseStrategy(style: self) }
}

/// Reads the dates that a ``LocalizedDateStyle`` writes: strictly, unless the style says otherwise by
/// ``LocalizedDateStyle/parsing(_:)``.
public struct LocalizedDateParseStrategy: ParseStrategy, Sendable {
  /// The style whose texts are read.
  public let style: LocalizedDateStyle
  /// The first date that a year of two digits can lie in; nil for 80 years before reading.
  public let twoDigitYearStart: Date?

  /// Makes what reads the texts of a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - twoDigitYearStart: The first date that a year of two digits can lie in: it is the year of the
  ///     hundred years from then on. By default, as ICU has it, 80 years before reading.
  public init(style: LocalizedDateStyle, twoDigitYearStart: Date? = nil) {
    self.style = style
    self.twoDigitYearStart = twoDigitYearStart
  }

  /// Reads a date.
  ///
  /// ```swift
  /// let long = DateFormat(date: .long, time: .omitted, zone: .utc)
  /// let style = try LocalizedDateStyle(long, locale: "de")
  /// try style.parseStrategy.parse("1. März 2024").timeIntervalSince1970  // 1709251200
  /// ```
  /// - Parameter text: The whole text is read, or none of it.
  /// - Returns: The date. What the text does not say is as `DateFormat.Formatter.parse` tells: without a
  ///   date it is 1 January 1970, without a time midnight.
  /// - Throws: `FormatError.Code.unreadable` for a text that is not what the style writes, with the
  ///   place and what would be read; what `DateFormat.formatter(for:)` throws;
  ///   `FormatError.Code.instantOutOfRange` for a ``twoDigitYearStart`` beyond the years −9999 to 9999.
  public func parse(_ text: String) throws(FormatError) -> Date {
    if let fault = style.fault { throw fault }
    let start = try firstInstant
    let (cache, recipe, mode) = (FormatterCache.shared, style.recipe, style.parseMode)
    guard let locale = style.locale else {
      return Date(try cache.parse(text, as: recipe, mode: mode, twoDigitYearStart: start))
    }
    return Date(
      try cache.parse(text, as: recipe, for: locale, mode: mode, twoDigitYearStart: start)
    )
  }

  private var firstInstant: Instant? {
    get throws(FormatError) {
      guard let twoDigitYearStart else { return nil }
      return try Instant(twoDigitYearStart)
    }
  }
}

extension Date {
  /// Reads a date as a style writes it.
  ///
  /// ```swift
  /// let german = LocaleID("de")
  /// let style = try LocalizedDateStyle.localized(template: "yMMMd", zone: .gmt, locale: german)
  /// try Date("1. März 2024", format: style).timeIntervalSince1970  // 1709251200
  /// try Date(" 1 mär 2024", format: style.parsing(.lenient)).timeIntervalSince1970  // 1709251200
  /// ```
  /// - Parameters:
  ///   - text: The whole text is read, or none of it.
  ///   - format: Such as `.localized(date: .long, time: .omitted, zone: .current)`.
  /// - Throws: What ``LocalizedDateParseStrategy/parse(_:)`` throws.
  public init(_ text: String, format: LocalizedDateStyle) throws(FormatError) {
    self = try format.parseStrategy.parse(text)
  }
}

extension LocalizedDateParseStrategy: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case style
    case twoDigitYearStart
  }

  /// Writes the style, and the date as the encoder writes dates.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(style, forKey: .style)
    try container.encodeIfPresent(twoDigitYearStart, forKey: .twoDigitYearStart)
  }

  /// Reads what was encoded, and trusts none of it.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: What ``LocalizedDateStyle`` throws; `DecodingError` for what is unknown.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    self.init(
      style: try container.decode(LocalizedDateStyle.self, forKey: .style),
      twoDigitYearStart: try container.decodeIfPresent(Date.self, forKey: .twoDigitYearStart)
    )
  }
}
