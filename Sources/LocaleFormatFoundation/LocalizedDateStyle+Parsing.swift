public import FoundationEssentials
public import LocaleFormat
internal import MachineTime

/// Reads the dates that a ``LocalizedDateStyle`` writes.
///
/// Reading is strict, unless `LocalizedStyle.parsing(_:)` has set another mode.
public struct LocalizedDateParseStrategy: ParseStrategy, Sendable {
  /// The style of the texts.
  public let style: LocalizedDateStyle
  /// The first date that a year of two digits can mean; nil for 80 years before the time of
  /// reading.
  public let twoDigitYearStart: Date?

  /// Makes a strategy that reads texts of a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - twoDigitYearStart: The first date that a year of two digits can mean: the year is one of
  ///     the hundred years from then on. By default it is 80 years before the time of reading, as
  ///     in ICU.
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
  /// - Parameter text: The text, which must fit as a whole.
  /// - Returns: The date. For fields that the text does not have, see `DateFormat.Formatter.parse`:
  ///   without a date it is 1 January 1970, without a time it is midnight.
  /// - Throws: `FormatError.Code.unreadable` for a text that does not fit the style, with the place
  ///   and a text that would fit. The errors of `DateFormat.formatter(for:)`.
  ///   `FormatError.Code.instantOutOfRange` for a ``twoDigitYearStart`` outside the years −9999 to
  ///   9999.
  public func parse(_ text: String) throws(FormatError) -> Date {
    if let fault = style.fault { throw fault }
    let start = try twoDigitYearStart.map { date throws(FormatError) in try Instant(date) }
    let instant = try FormatterCache.current.parse(
      text,
      as: style.recipe,
      for: style.locale,
      mode: style.options.parseMode,
      twoDigitYearStart: start
    )
    return Date(instant)
  }
}

extension Date {
  /// Reads a date in a style.
  ///
  /// ```swift
  /// let german = LocaleID("de")
  /// let style = try LocalizedDateStyle.localized(template: "yMMMd", zone: .gmt, locale: german)
  /// try Date("1. März 2024", format: style).timeIntervalSince1970  // 1709251200
  /// try Date(" 1 mär 2024", format: style.parsing(.lenient)).timeIntervalSince1970  // 1709251200
  /// ```
  /// - Parameters:
  ///   - text: The text, which must fit as a whole.
  ///   - format: A style such as `.localized(date: .long, time: .omitted, zone: .current)`.
  /// - Throws: The errors of ``LocalizedDateParseStrategy/parse(_:)``.
  public init(_ text: String, format: LocalizedDateStyle) throws(FormatError) {
    self = try format.parseStrategy.parse(text)
  }
}

extension LocalizedDateParseStrategy: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case style
    case twoDigitYearStart
  }

  /// Encodes the style, and the date as the encoder encodes dates.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(style, forKey: .style)
    try container.encodeIfPresent(twoDigitYearStart, forKey: .twoDigitYearStart)
  }

  /// Decodes an encoded strategy and checks all of it.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: The errors of ``LocalizedDateStyle``; `DecodingError` for an unknown key.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    self.init(
      style: try container.decode(LocalizedDateStyle.self, forKey: .style),
      twoDigitYearStart: try container.decodeIfPresent(Date.self, forKey: .twoDigitYearStart)
    )
  }
}
