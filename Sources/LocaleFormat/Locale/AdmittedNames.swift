internal import ICU
internal import MachineTime
internal import Sharing

/// The names with rare keywords that ICU was given for dates.
///
/// ICU never frees such a name: about 200 bytes each, measured with ICU 72. Even known keywords
/// have millions of combinations, and a client of a service can send them all. After the maximum is
/// reached, rare keywords are left out of the name, and the digits are set on the formatter
/// instead. That is right except for a calendar with its own digits (`hebrew`, `chinese`). Weeks
/// are then those of the data's region.
struct AdmittedNames: Sendable {
  /// The names of this process: at most 32,768, or about 6 MB.
  static let shared = AdmittedNames(ofProcess: "names of dates in ICU", maximum: 32_768)

  private let maximum: Int
  private let names = PosixMutex<Set<String>>([])

  init(maximum: Int) { self.maximum = maximum }

  /// Makes a list that the process counts.
  ///
  /// It is never emptied, because ICU keeps the names.
  init(ofProcess name: String, maximum: Int) {
    self.init(maximum: maximum)
    let names = names
    StoreRegistry.add(
      StoreRegistry.Store(
        name,
        maximumCount: maximum,
        byteCountOfEach: 200,
        count: { names.withLock { $0.count } },
        removeAll: {}
      )
    )
  }

  /// Returns whether ICU may be given a name: it was given before, or the maximum is not reached.
  func admit(_ name: String) -> Bool {
    names.withLock { names in
      if names.contains(name) { return true }
      guard names.count < maximum else { return false }
      names.insert(name)
      return true
    }
  }
}

/// The locale name that ICU is given for a date formatter.
struct DateLocaleName: Hashable, Sendable {
  /// An ICU name.
  let name: String
  /// An ICU name for the digits to set on the formatter; nil if `name` includes them.
  let digits: String?

  /// Creates the name for a formatter.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - showsWeeks: Whether a field depends on the first day of the week.
  ///   - zoneRegion: The region that determines the zone's generic name; nil if the name contains
  ///     it, or if no region matters.
  ///   - admitted: The names that ICU was given already.
  init(
    _ locale: ResolvedLocale,
    showsWeeks: Bool,
    zoneRegion: String? = nil,
    admitted: AdmittedNames = .shared
  ) {
    let keywords = locale.keywords
    let takesRegion = showsWeeks || locale.hasRegionalCalendar
    self.init(
      locale,
      calendar: keywords.calendar ?? (locale.namesUnknownRegion ? nil : keywords.regionalCalendar),
      plainCalendar: keywords.calendar ?? keywords.regionalCalendar,
      hours: keywords.hours,
      rare: [("numbers", keywords.numbers)]
        + (showsWeeks ? [("fw", keywords.firstWeekday)] : [])
        + (takesRegion ? [("rg", keywords.region)] : []),
      zoneRegion: zoneRegion,
      admitted: admitted
    )
  }

  /// Creates the name for a pattern generator.
  ///
  /// A generator takes its patterns from the calendar of the language, even if `rg` has another
  /// calendar. For a language without data it takes Gregorian patterns if there is a region.
  init(patternsFor locale: ResolvedLocale) {
    let keywords = locale.keywords
    let isRoot = locale.losesRegion && !locale.namesUnknownRegion
    self.init(
      locale,
      calendar: keywords.calendar ?? (isRoot ? "gregorian" : nil),
      hours: keywords.templateHours,
      rare: [("numbers", keywords.numbers)]
        + (locale.hasRegionalCalendar ? [("rg", keywords.region)] : []),
      admitted: .shared
    )
  }

  /// Creates the name for intervals, whose one formatter needs both patterns and a calendar.
  ///
  /// As in ICU, the patterns belong to the language's calendar, and the calendar is the region's.
  /// After the maximum of names is reached, both are the region's.
  init(
    intervalsFor locale: ResolvedLocale,
    showsWeeks: Bool,
    zoneRegion: String? = nil,
    admitted: AdmittedNames = .shared
  ) {
    let keywords = locale.keywords
    let isGregorian = locale.losesRegion && keywords.regionalCalendar == "gregorian"
    let isRegional = showsWeeks || keywords.regionalCalendar != nil && !isGregorian
    let isNamed = isGregorian && !locale.namesUnknownRegion
    self.init(
      locale,
      calendar: keywords.calendar ?? (isNamed ? "gregorian" : nil),
      plainCalendar: keywords.calendar ?? keywords.regionalCalendar,
      hours: keywords.templateHours,
      rare: [("numbers", keywords.numbers)]
        + (showsWeeks ? [("fw", keywords.firstWeekday)] : [])
        + (isRegional ? [("rg", keywords.region)] : []),
      zoneRegion: zoneRegion,
      admitted: admitted
    )
  }

  private init(
    _ locale: ResolvedLocale,
    calendar: String?,
    plainCalendar: String? = nil,
    hours: String?,
    rare: @autoclosure () -> [(String, String?)],
    zoneRegion: String? = nil,
    admitted: AdmittedNames
  ) {
    // The commonest locales need no list of keywords.
    if locale.isItsData, zoneRegion == nil {
      name = locale.dataName
      digits = nil
      return
    }
    let keywords = locale.keywords
    // 18 calendars × 5 hour cycles × 805 locales: few enough to be left out of the count.
    let usual = [("calendar", calendar), ("hours", hours)]
    let base = locale.dataName + (locale.namesUnknownRegion ? "_ZZ" : "")
    let plain =
      base + ICUKeywords.text([("calendar", plainCalendar ?? calendar), ("hours", hours)])
    let whole =
      (zoneRegion.map { "\(locale.dataName)_\($0)" } ?? base) + ICUKeywords.text(usual + rare())
    if plain == whole || admitted.admit(whole) {
      name = whole
      digits = nil
    } else {
      name = plain
      digits = keywords.numbers.map { _ in locale.numberName }
    }
  }
}

extension ResolvedLocale {
  /// Whether ICU is given the unknown region, `ZZ`, instead of a region that it has no data for.
  ///
  /// For such a region ICU writes times by other rules than for the language alone. The rules are
  /// the same for every such region, once calendar and hour cycle are given. So one name for each
  /// language is enough.
  var namesUnknownRegion: Bool {
    losesRegion && match != .root && LocaleDataName(dataName).takesUnknownRegion
  }

  /// Whether the data alone decides every date: no keyword does, nor a region that it lacks.
  fileprivate var isItsData: Bool { !losesRegion && keywords.isEmpty }

  /// Whether the requested region has another calendar than the unknown region that replaces it.
  fileprivate var hasRegionalCalendar: Bool {
    guard namesUnknownRegion, let calendar = keywords.regionalCalendar else { return false }
    return calendar != "gregorian"
  }

  /// Returns the region that determines a zone's generic names; nil if `ZZ` leads to the same
  /// names.
  ///
  /// For example, Central Time is that of Mexico City in `en-MX`.
  ///
  /// - Throws: The ICU status if ICU fails.
  func zoneRegion(_ zone: TimeZoneID) throws(ICUError) -> String? {
    guard namesUnknownRegion, let region = requested.region,
      try KeywordValues.isRegion(region)
    else { return nil }
    func references(_ region: String) throws(ICUError) -> String {
      try GenericZone(zone.identifier, locale: "und_\(region)", until: 1).references()
    }
    return try references(region) == references("ZZ") ? nil : region
  }
}
