internal import MachineTime

/// The names with rare keywords that ICU was given for dates, which it keeps for ever: about 200
/// bytes each, measured with ICU 72.
///
/// Even among keywords that ICU knows there are millions of combinations, and a client of a service
/// can send them all. Past the bound the rare ones are left out of the name: the digits are then
/// set on the formatter, which is right but for a calendar that has digits of its own (`hebrew`,
/// `chinese`), and weeks are those of the data's region.
struct AdmittedNames: Sendable {
  /// The process's own, for at most 32,768 names or about 6 MB.
  static let shared = AdmittedNames(maximum: 32_768)

  private let maximum: Int
  private let names = PosixMutex<Set<String>>([])

  init(maximum: Int) { self.maximum = maximum }

  /// Whether ICU may be given a name: one it was given before, or one more within the bound.
  func admit(_ name: String) -> Bool {
    names.withLock { names in
      if names.contains(name) { return true }
      guard names.count < maximum else { return false }
      names.insert(name)
      return true
    }
  }
}

/// What ICU is given for a date formatter.
struct DateLocaleName: Hashable, Sendable {
  /// An ICU name.
  let name: String
  /// An ICU name whose digits are to be set on the formatter; nil when `name` has them.
  let digits: String?

  /// The name for a formatter.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - showsWeeks: Whether a field depends on the first day of the week.
  ///   - admitted: The names that ICU was given before.
  init(_ locale: ResolvedLocale, showsWeeks: Bool, admitted: AdmittedNames = .shared) {
    let keywords = locale.keywords
    let weeks = showsWeeks ? [("fw", keywords.firstWeekday), ("rg", keywords.region)] : []
    self.init(
      locale,
      calendar: keywords.calendar ?? keywords.regionalCalendar,
      hours: keywords.hours,
      rare: [("numbers", keywords.numbers)] + weeks,
      admitted: admitted
    )
  }

  /// The name for a pattern generator, which takes its patterns from the calendar of the language
  /// even where `rg` has another; a region without data has Gregorian ones.
  init(patternsFor locale: ResolvedLocale) {
    self.init(
      locale,
      calendar: locale.keywords.calendar ?? (locale.losesRegion ? "gregorian" : nil),
      hours: locale.keywords.templateHours,
      rare: [("numbers", locale.keywords.numbers)],
      admitted: .shared
    )
  }

  /// The name for intervals, whose one formatter has patterns and a calendar.
  ///
  /// As in ICU, the former are of the language's calendar and the latter is the region's. Past the
  /// bound of names, and where ICU has no data for a region that has the Gregorian one, both are of
  /// the region's.
  init(
    intervalsFor locale: ResolvedLocale,
    showsWeeks: Bool,
    admitted: AdmittedNames = .shared
  ) {
    let keywords = locale.keywords
    let isGregorian = locale.losesRegion && keywords.regionalCalendar == "gregorian"
    let isRegional = showsWeeks || keywords.regionalCalendar != nil && !isGregorian
    let weeks = showsWeeks ? [("fw", keywords.firstWeekday)] : []
    self.init(
      locale,
      calendar: keywords.calendar ?? (isGregorian ? "gregorian" : nil),
      plainCalendar: keywords.calendar ?? keywords.regionalCalendar,
      hours: keywords.templateHours,
      rare: [("numbers", keywords.numbers)] + weeks
        + (isRegional ? [("rg", keywords.region)] : []),
      admitted: admitted
    )
  }

  private init(
    _ locale: ResolvedLocale,
    calendar: String?,
    plainCalendar: String? = nil,
    hours: String?,
    rare: [(String, String?)],
    admitted: AdmittedNames
  ) {
    let keywords = locale.keywords
    // 18 calendars × 5 hour cycles × 805 locales: few enough not to be counted.
    let usual = [("calendar", calendar), ("hours", hours)]
    let plain =
      locale.dataName
      + ICUKeywords.text([("calendar", plainCalendar ?? calendar), ("hours", hours)])
    let whole = locale.dataName + ICUKeywords.text(usual + rare)
    if plain == whole || admitted.admit(whole) {
      name = whole
      digits = nil
    } else {
      name = plain
      digits = keywords.numbers.map { _ in locale.numberName }
    }
  }
}
