public import FoundationEssentials
public import LocaleFormat
internal import MachineTime

// Members of `FormatStyle`, so that they can be written with a leading dot wherever a style of
// dates is expected: in `date.formatted(.localized(…))`, and in functions that are generic over the
// style.

extension FormatStyle where Self == LocalizedDateStyle {
  /// Makes a style from a recipe.
  ///
  /// - Parameters:
  ///   - recipe: The recipe of the dates.
  ///   - locale: The locale of the text; nil for the app's.
  /// - Returns: The style.
  /// - Throws: The errors of `LocalizedStyle.init(_:locale:parseMode:)`.
  public static func localized(
    _ recipe: DateFormat,
    locale: LocaleID? = nil
  ) throws(FormatError) -> Self {
    try Self(recipe, locale: locale)
  }

  /// Makes a style for a date and a time, joined as the locale joins them.
  ///
  /// - Parameters:
  ///   - date: The length of the date.
  ///   - time: The length of the time.
  ///   - zone: The zone of the written times; `TimeZone.current` for the process's.
  ///   - locale: The locale of the text; nil for the app's.
  /// - Returns: The style.
  /// - Throws: `FormatError.Code.invalidTimeZoneID` for a zone without a name: see `TimeZoneID`.
  ///   The errors of `LocalizedStyle.init(_:locale:parseMode:)`.
  public static func localized(
    date: DateFormat.Style = .medium,
    time: DateFormat.Style = .medium,
    zone: TimeZone,
    locale: LocaleID? = nil
  ) throws(FormatError) -> Self {
    try Self(DateFormat(date: date, time: time, zone: TimeZoneID(zone)), locale: locale)
  }

  /// Makes a style from a template, whose fields the locale puts in order.
  ///
  /// - Parameters:
  ///   - template: Field letters of UTS #35, in any order, at most 64.
  ///   - zone: The zone of the written times.
  ///   - locale: The locale of the text; nil for the app's.
  /// - Returns: The style.
  /// - Throws: `FormatError.Code.invalidTimeZoneID` for a zone without a name. The errors of
  ///   `LocalizedStyle.init(_:locale:parseMode:)`.
  public static func localized(
    template: String,
    zone: TimeZone,
    locale: LocaleID? = nil
  ) throws(FormatError) -> Self {
    try Self(DateFormat(template: template, zone: TimeZoneID(zone)), locale: locale)
  }

  /// Makes a style from a pattern that is the same in every locale.
  ///
  /// - Parameters:
  ///   - pattern: A UTS #35 pattern, at most 1,000 bytes of UTF-8.
  ///   - zone: The zone of the written times.
  ///   - locale: The locale of words and digits; nil for the app's.
  /// - Returns: The style.
  /// - Throws: `FormatError.Code.invalidTimeZoneID` for a zone without a name. The errors of
  ///   `LocalizedStyle.init(_:locale:parseMode:)`.
  public static func localized(
    pattern: String,
    zone: TimeZone,
    locale: LocaleID? = nil
  ) throws(FormatError) -> Self {
    try Self(DateFormat(pattern: pattern, zone: TimeZoneID(zone)), locale: locale)
  }

  /// Makes a style from named fields.
  ///
  /// - Parameters:
  ///   - fields: The fields of the text, in any order.
  ///   - zone: The zone of the written times.
  ///   - locale: The locale of the text; nil for the app's.
  /// - Returns: The style.
  /// - Throws: `FormatError.Code.invalidTimeZoneID` for a zone without a name.
  public static func localized(
    _ fields: DateFields,
    zone: TimeZone,
    locale: LocaleID? = nil
  ) throws(FormatError) -> Self {
    try Self(DateFormat(fields, zone: TimeZoneID(zone)), locale: locale)
  }
}

extension LocalizedStyle where Kind == DateStyleKind {
  /// Returns the same style in another zone.
  ///
  /// - Parameter zone: Foundation's zone.
  /// - Returns: The changed style.
  /// - Throws: `FormatError.Code.invalidTimeZoneID` for a zone without a name.
  ///   `FormatError.Code.unknownTimeZone` for a zone that the system does not have. The ``fault``,
  ///   if there is one.
  public func zone(_ zone: TimeZone) throws(FormatError) -> Self {
    if let fault { throw fault }
    return try Self(recipe.zone(TimeZoneID(zone)), locale: locale, parseMode: options.parseMode)
  }

  /// Returns the same style with a calendar, whatever the locale's calendar is.
  ///
  /// ```swift
  /// let date = Date(timeIntervalSince1970: 1_709_287_445)
  /// let style = try LocalizedDateStyle(DateFormat(date: .long, time: .omitted, zone: .utc))
  /// let american = Locale(identifier: "en_US")
  /// date.formatted(style.calendar(.buddhist).locale(american))  // "March 1, 2567 BE"
  /// ```
  /// - Parameter calendar: The calendar; `CalendarSystem(identifier)` converts one of Foundation's.
  /// - Returns: The changed style.
  public func calendar(_ calendar: CalendarSystem) -> Self { changing(recipe.calendar(calendar)) }

  /// Returns the same style with an hour cycle, whatever the locale's hour cycle is.
  ///
  /// - Parameter cycle: The hour cycle; `HourCycle(cycle)` converts one of Foundation's.
  /// - Returns: The changed style.
  public func hourCycle(_ cycle: HourCycle) -> Self { changing(recipe.hourCycle(cycle)) }

  /// Returns the same style with the capital letter of a context.
  ///
  /// - Parameter context: The place of the text in a sentence or a user interface.
  /// - Returns: The changed style.
  public func capitalization(_ context: CapitalizationContext) -> Self {
    changing(recipe.capitalization(context))
  }

  /// Returns the same style with fields at the length that the template asks for.
  ///
  /// - Parameter lengths: The fields whose length is kept.
  /// - Returns: The changed style.
  public func fieldLengths(_ lengths: DateFormat.FieldLengths) -> Self {
    changing(recipe.fieldLengths(lengths))
  }

  /// Returns the same style with the Gregorian calendar also before 15 October 1582.
  ///
  /// - Returns: The changed style.
  public func prolepticGregorian() -> Self { changing(recipe.prolepticGregorian()) }

  /// Returns the same style with words for the days near today: yesterday, today, tomorrow.
  ///
  /// Today is the day of formatting.
  ///
  /// - Parameter joining: The way in which the word and the time are joined.
  /// - Returns: The changed style.
  public func relativeDays(_ joining: DateFormat.DayJoining = .style) -> Self {
    changing(recipe.relativeDays(joining))
  }

  // A recipe for which a formatter can be made accepts all of these options.
  private func changing(_ recipe: DateFormat) -> Self {
    Self(unchecked: recipe, options, for: locale, fault: fault)
  }
}
