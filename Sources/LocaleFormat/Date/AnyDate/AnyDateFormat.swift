public import MachineTime

/// Describes how to read dates that people type, in any form that is usual in a locale.
///
/// The forms are the locale's own styles of dates, alone and with times; its templates in digits,
/// with short and with full names of months, with and without the year, the weekday and a time;
/// and dates, local times and instants of ISO 8601. If the locale names no region, the forms of its
/// language in the world are usual too (`en-001` beside `en`). Its parents, and its language in the
/// world, add their forms with names of months, whose order is never in doubt.
///
/// ```swift
/// let format = AnyDateFormat(zone: .utc)
/// let american = try format.formatter(for: "en-US")
/// try american.parse("11/25/2026").instant.secondsSince1970  // 1795564800
/// try american.parse("25 Nov 2026").form.pattern  // "d MMM y"
/// try american.parse("2026-11-25T10:30:00+01:00").form.description  // "iso8601"
/// ```
///
/// Each form is read strictly. A text that two forms read differently is refused, and the error has
/// both dates:
///
/// ```swift
/// let english = try AnyDateFormat(zone: .utc).formatter(for: "en")
/// try english.parse("03/04/05")  // throws
/// try american.parse("03/04/05").instant.secondsSince1970  // 1109894400
/// ```
///
/// The formatter writes like `DateFormat(zone:)`, with the date and the time in their medium style.
///
/// Source: [UTS #35, Parsing Dates and
/// Times](https://unicode.org/reports/tr35/tr35-dates.html#Parsing_Dates_Times).
public struct AnyDateFormat: Hashable, Sendable {
  let settings: DateSettings
  /// The time zone whose clocks the texts show.
  public let zone: TimeZoneID

  init(_ settings: DateSettings, zone: TimeZoneID) {
    self.settings = settings
    self.zone = zone
  }

  /// Describes the forms of the locale's own calendar.
  ///
  /// - Parameter zone: The zone whose clocks the texts show, unless a text names another one.
  public init(zone: TimeZoneID) { self.init(DateSettings(), zone: zone) }

  /// The same forms in a calendar, whatever the calendar of the locale is.
  ///
  /// ```swift
  /// let format = AnyDateFormat(zone: .utc).calendar(.buddhist)
  /// let thai = try format.formatter(for: "th")
  /// try thai.parse("25 พ.ย. 2569").instant.secondsSince1970  // 1795564800
  /// ```
  public func calendar(_ calendar: CalendarSystem) -> AnyDateFormat {
    changing { $0.calendar = calendar }
  }

  /// The same forms in an hour cycle, whatever the cycle of the locale is.
  public func hourCycle(_ cycle: HourCycle) -> AnyDateFormat { changing { $0.hourCycle = cycle } }

  /// The same forms for a place in a sentence or a user interface, which decides the first letter.
  public func capitalization(_ context: CapitalizationContext) -> AnyDateFormat {
    changing { $0.capitalization = context }
  }

  /// The same forms by the Gregorian rules before 15 October 1582 too.
  ///
  /// Texts of ISO 8601 are always read so.
  public func prolepticGregorian() -> AnyDateFormat { changing { $0.isProleptic = true } }

  private func changing(_ change: (inout DateSettings) -> Void) -> AnyDateFormat {
    var settings = settings
    change(&settings)
    return AnyDateFormat(settings, zone: zone)
  }
}

extension AnyDateFormat: FormatRecipe {
  /// The locale category of dates.
  public var category: AppLocale.Category { .dates }

  /// Makes the forms ready for a locale.
  ///
  /// It costs a few milliseconds, because ICU finds the patterns of all forms. Keep the result, or
  /// use a ``FormatterCache``.
  ///
  /// - Parameter locale: Any locale.
  /// - Returns: The ready form.
  /// - Throws: `FormatError.Code.unknownTimeZone` for a zone that the system does not have.
  ///   `FormatError.Code.icu` when ICU fails.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try AnyDateCore(self, for: locale))
  }
}

extension AnyDateFormat: CustomStringConvertible {
  /// The recipe as it is written in code.
  ///
  /// The text is for logs and test failures, and may change.
  public var description: String {
    var result = RecipeDescription("AnyDateFormat")
    result.argument("zone", zone)
    if let calendar = settings.calendar { result.call("calendar", calendar.rawValue) }
    if let cycle = settings.hourCycle { result.call("hourCycle", cycle.rawValue) }
    if settings.capitalization != .unspecified {
      result.call("capitalization", settings.capitalization.rawValue)
    }
    if settings.isProleptic { result.call("prolepticGregorian") }
    return result.text
  }
}
