public import FoundationEssentials
public import LocaleFormat
internal import MachineTime

// Behind a dot wherever a style of dates is wanted: `date.formatted(.localized(…))`, and functions that
// are generic over the style.

extension FormatStyle where Self == LocalizedDateStyle {
  /// Makes the style of a recipe.
  ///
  /// - Parameters:
  ///   - recipe: How dates are written.
  ///   - locale: The locale they are written in; nil for the app's.
  /// - Returns: The style.
  /// - Throws: What ``LocalizedDateStyle/init(_:locale:parseMode:)`` throws.
  public static func localized(
    _ recipe: DateFormat,
    locale: LocaleID? = nil
  ) throws(FormatError) -> Self {
    try Self(recipe, locale: locale)
  }

  /// Makes the style of a date and a time, joined as the locale joins them.
  ///
  /// - Parameters:
  ///   - date: How much of the date.
  ///   - time: How much of the time.
  ///   - zone: The zone whose clock is shown; `TimeZone.current` for the process's.
  ///   - locale: The locale they are written in; nil for the app's.
  /// - Returns: The style.
  /// - Throws: `FormatError.Code.invalidTimeZoneID` for a zone without a name: see `TimeZoneID`; what
  ///   ``LocalizedDateStyle/init(_:locale:parseMode:)`` throws.
  public static func localized(
    date: DateFormat.Style = .medium,
    time: DateFormat.Style = .medium,
    zone: TimeZone,
    locale: LocaleID? = nil
  ) throws(FormatError) -> Self {
    try Self(DateFormat(date: date, time: time, zone: TimeZoneID(zone)), locale: locale)
  }

  /// Makes the style of a template, whose fields the locale puts in order.
  ///
  /// - Parameters:
  ///   - template: Field letters of UTS #35, in any order, at most 64.
  ///   - zone: The zone whose clock is shown.
  ///   - locale: The locale they are written in; nil for the app's.
  /// - Returns: The style.
  /// - Throws: `FormatError.Code.invalidTimeZoneID` for a zone without a name; what
  ///   ``LocalizedDateStyle/init(_:locale:parseMode:)`` throws.
  public static func localized(
    template: String,
    zone: TimeZone,
    locale: LocaleID? = nil
  ) throws(FormatError) -> Self {
    try Self(DateFormat(template: template, zone: TimeZoneID(zone)), locale: locale)
  }

  /// Makes the style of a pattern that is the same in every locale.
  ///
  /// - Parameters:
  ///   - pattern: A UTS #35 pattern, at most 1,000 bytes of UTF-8.
  ///   - zone: The zone whose clock is shown.
  ///   - locale: The locale of words and digits; nil for the app's.
  /// - Returns: The style.
  /// - Throws: `FormatError.Code.invalidTimeZoneID` for a zone without a name; what
  ///   ``LocalizedDateStyle/init(_:locale:parseMode:)`` throws.
  public static func localized(
    pattern: String,
    zone: TimeZone,
    locale: LocaleID? = nil
  ) throws(FormatError) -> Self {
    try Self(DateFormat(pattern: pattern, zone: TimeZoneID(zone)), locale: locale)
  }

  /// Makes the style of named fields.
  ///
  /// - Parameters:
  ///   - fields: What is shown, in any order.
  ///   - zone: The zone whose clock is shown.
  ///   - locale: The locale they are written in; nil for the app's.
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

extension LocalizedDateStyle {
  /// The same on the clock of another zone.
  ///
  /// - Parameter zone: Foundation's zone.
  /// - Returns: The changed style.
  /// - Throws: `FormatError.Code.invalidTimeZoneID` for a zone without a name, or one that the system does not know; the
  ///   ``fault``, if there is one.
  public func zone(_ zone: TimeZone) throws(FormatError) -> Self {
    if let fault { throw fault }
    return try Self(recipe.zone(TimeZoneID(zone)), locale: locale, parseMode: parseMode)
  }

  /// The same date counted by a calendar, whatever the locale's.
  ///
  /// ```swift
  /// let date = Date(timeIntervalSince1970: 1_709_287_445)
  /// let style = try LocalizedDateStyle(DateFormat(date: .long, time: .omitted, zone: .utc))
  /// let american = Locale(identifier: "en_US")
  /// date.formatted(style.calendar(.buddhist).locale(american))  // "March 1, 2567 BE"
  /// ```
  /// - Parameter calendar: Of Foundation's, `CalendarSystem(identifier)` makes one.
  /// - Returns: The changed style.
  public func calendar(_ calendar: CalendarSystem) -> Self { changing(recipe.calendar(calendar)) }

  /// The same time with the hours counted in a way, whatever the locale's.
  ///
  /// - Parameter cycle: Of Foundation's, `HourCycle(cycle)` makes one.
  /// - Returns: The changed style.
  public func hourCycle(_ cycle: HourCycle) -> Self { changing(recipe.hourCycle(cycle)) }

  /// The same text for a place in which it stands.
  ///
  /// - Parameter context: Where the text will stand.
  /// - Returns: The changed style.
  public func capitalization(_ context: CapitalizationContext) -> Self {
    changing(recipe.capitalization(context))
  }

  /// The same template with fields at the length they were asked for.
  ///
  /// - Parameter lengths: Which fields.
  /// - Returns: The changed style.
  public func fieldLengths(_ lengths: DateFormat.FieldLengths) -> Self {
    changing(recipe.fieldLengths(lengths))
  }

  /// The same date by the Gregorian rules before 15 October 1582 too.
  ///
  /// - Returns: The changed style.
  public func prolepticGregorian() -> Self { changing(recipe.prolepticGregorian()) }

  /// The same styles with words for the days near today: yesterday, today, tomorrow.
  ///
  /// Today is the day of writing.
  ///
  /// - Parameter joining: How the word and the time are joined.
  /// - Returns: The changed style.
  public func relativeDays(_ joining: DateFormat.DayJoining = .style) -> Self {
    changing(recipe.relativeDays(joining))
  }

  // None of these options is refused by a recipe that can be made ready.
  private func changing(_ recipe: DateFormat) -> Self {
    Self(recipe, locale, parseMode, fault: fault)
  }
}
