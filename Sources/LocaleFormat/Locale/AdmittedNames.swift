internal import ICU
internal import MachineTime
internal import Sharing

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
  ///   - zoneRegion: The region that decides the zone's generic name; nil where the name has it, or
  ///     where it decides nothing.
  ///   - admitted: The names that ICU was given before.
  init(
    _ locale: ResolvedLocale,
    showsWeeks: Bool,
    zoneRegion: String? = nil,
    admitted: AdmittedNames = .shared
  ) {
    let keywords = locale.keywords
    let weeks = showsWeeks ? [("fw", keywords.firstWeekday)] : []
    let takesRegion = showsWeeks || locale.hasRegionalCalendar
    self.init(
      locale,
      calendar: keywords.calendar ?? (locale.namesUnknownRegion ? nil : keywords.regionalCalendar),
      plainCalendar: keywords.calendar ?? keywords.regionalCalendar,
      hours: keywords.hours,
      rare: [("numbers", keywords.numbers)] + weeks
        + (takesRegion ? [("rg", keywords.region)] : []),
      zoneRegion: zoneRegion,
      admitted: admitted
    )
  }

  /// The name for a pattern generator, which takes its patterns from the calendar of the language
  /// even where `rg` has another; a language without data has Gregorian ones in a region.
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

  /// The name for intervals, whose one formatter has patterns and a calendar.
  ///
  /// As in ICU, the former are of the language's calendar and the latter is the region's. Past the
  /// bound of names both are of the region's.
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
    let weeks = showsWeeks ? [("fw", keywords.firstWeekday)] : []
    self.init(
      locale,
      calendar: keywords.calendar ?? (isNamed ? "gregorian" : nil),
      plainCalendar: keywords.calendar ?? keywords.regionalCalendar,
      hours: keywords.templateHours,
      rare: [("numbers", keywords.numbers)] + weeks
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
    rare: [(String, String?)],
    zoneRegion: String? = nil,
    admitted: AdmittedNames
  ) {
    let keywords = locale.keywords
    // 18 calendars × 5 hour cycles × 805 locales: few enough not to be counted.
    let usual = [("calendar", calendar), ("hours", hours)]
    let base = locale.dataName + (locale.namesUnknownRegion ? "_ZZ" : "")
    let plain =
      base + ICUKeywords.text([("calendar", plainCalendar ?? calendar), ("hours", hours)])
    let whole =
      (zoneRegion.map { "\(locale.dataName)_\($0)" } ?? base) + ICUKeywords.text(usual + rare)
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
  /// Whether ICU is given the unknown region, `ZZ`, for one that it has no data for in the language.
  ///
  /// ICU writes the times of such a region by other rules than those of the language alone, but by
  /// the same ones for every such region once calendar and hour cycle are told. So one name for each
  /// language stands for all of them. Root has none: ICU would go on in the process's locale.
  var namesUnknownRegion: Bool {
    losesRegion && match != .root
      && dataName.split(separator: "_").dropFirst().allSatisfy { part in
        part.utf8.count == 4 && part.utf8.allSatisfy(\.isASCIILetter)
      }
  }

  /// Whether the unknown region has another calendar than the region that it stands for.
  fileprivate var hasRegionalCalendar: Bool {
    guard namesUnknownRegion, let calendar = keywords.regionalCalendar else { return false }
    return calendar != "gregorian"
  }

  /// The region by which ICU chooses generic names of a zone, where the unknown one does not choose
  /// the same: Central Time is that of Mexico City in `en-MX`.
  ///
  /// - Throws: The status ICU gave.
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
