internal import ICU

/// Reads CLDR's data on a locale from ICU, by names that ICU has data for.
struct LocaleInfoReader {
  private let resolved: ResolvedLocale
  private let likely: LocaleSubtags
  /// The region whose conventions are used; `001` if none is known.
  let region: String

  /// - Parameters:
  ///   - resolved: The locale, and the locale whose data is used.
  ///   - likely: The locale with its likely subtags.
  /// - Throws: The ICU status if ICU fails.
  init(_ resolved: ResolvedLocale, likely: LocaleSubtags) throws(ICUError) {
    self.resolved = resolved
    self.likely = likely
    let override = likely.keywords["rg"].map { $0.prefix(2).uppercased() }
    if let override, try KeywordValues.isRegion(override) {
      region = override
    } else {
      region = likely.region ?? "001"
    }
  }

  private var keywords: ICUKeywords { resolved.keywords }
  private var name: String { resolved.dataName }

  // MARK: writing

  func characterDirection() throws(ICUError) -> LocaleInfo.TextDirection {
    guard resolved.match != .root else {
      return LocaleData.isRightToLeft(likely.dataName) ? .rightToLeft : .leftToRight
    }
    return try LocaleData.direction(name, ofLines: false).map(direction) ?? .leftToRight
  }

  func lineDirection() throws(ICUError) -> LocaleInfo.TextDirection {
    try LocaleData.direction(name, ofLines: true).map(direction) ?? .topToBottom
  }

  private func direction(_ direction: LocaleData.Direction) -> LocaleInfo.TextDirection {
    switch direction {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case .topToBottom: .topToBottom
    case .bottomToTop: .bottomToTop
    }
  }

  func quotationMarks() throws(ICUError) -> LocaleInfo.QuotationMarks {
    LocaleInfo.QuotationMarks(
      start: try LocaleData.quotationMark(name, .start),
      end: try LocaleData.quotationMark(name, .end),
      alternateStart: try LocaleData.quotationMark(name, .alternateStart),
      alternateEnd: try LocaleData.quotationMark(name, .alternateEnd)
    )
  }

  func exemplars() throws(ICUError) -> LocaleInfo.ExemplarCharacters {
    // Root has all sets except the index.
    LocaleInfo.ExemplarCharacters(
      main: try LocaleData.exemplars(name, .main) ?? "[]",
      auxiliary: try LocaleData.exemplars(name, .auxiliary) ?? "[]",
      index: try LocaleData.exemplars(name, .index),
      punctuation: try LocaleData.exemplars(name, .punctuation) ?? "[]",
      numbers: try LocaleData.exemplars(name, .numbers) ?? "[]"
    )
  }

  // MARK: time

  /// The calendar that the locale names; nil if it names none.
  var calendar: CalendarSystem? { keywords.calendar.flatMap(CalendarSystem.init(keyword:)) }

  func calendars() throws(ICUError) -> [CalendarSystem] {
    try RegionData.calendars(region).compactMap(CalendarSystem.init(keyword:))
  }

  /// Returns the hour cycle in use, and all hour cycles of the region.
  func hours() throws(ICUError) -> (HourCycle, [HourCycle]) {
    let formats = try RegionData.hourFormats(language: likely.language, region: region)
    // As in ICU, 24 hours if CLDR has no entry.
    let preferred = formats.flatMap { HourCycle(format: $0.preferred) } ?? .h23
    var cycles = [preferred]
    for cycle in (formats?.allowed ?? []).compactMap(HourCycle.init(format:))
    where !cycles.contains(cycle) { cycles.append(cycle) }
    return (keywords.templateHours.flatMap(HourCycle.init(rawValue:)) ?? preferred, cycles)
  }

  func week() throws(ICUError) -> LocaleInfo.Week {
    let dataRegion = LocaleSubtags(canonical: try LocaleData.maximized(name)).region
    let isKnown = try KeywordValues.isRegion(region) && region != "ZZ"
    let override = isKnown ? "\(region.lowercased())zzzz" : ICUKeywords.world
    let week = try LocaleData.week(
      name
        + ICUKeywords.text([
          ("calendar", keywords.calendar), ("rg", dataRegion == region ? nil : override),
        ])
    )
    let days = LocaleInfo.Weekday.allCases
    let first = keywords.firstWeekday.flatMap(LocaleInfo.Weekday.init(rawValue:))
    return LocaleInfo.Week(
      firstWeekday: first ?? days[(week.firstWeekday + 6) % 7],
      minimalDaysInFirstWeek: week.minimalDays,
      weekend: ordered(week.weekend).map {
        LocaleInfo.WeekendDay(weekday: days[($0.day + 6) % 7], milliseconds: $0.part)
      }
    )
  }

  /// Returns the days in order, such as Saturday before Sunday; the day before the first is a
  /// working day.
  private func ordered(_ weekend: [(day: Int, part: Range<Int>)]) -> [(
    day: Int, part: Range<Int>
  )] {
    let start = weekend.firstIndex { candidate in
      !weekend.contains { $0.day % 7 + 1 == candidate.day }
    }
    return start.map { Array(weekend[$0...] + weekend[..<$0]) } ?? weekend
  }

  // MARK: numbers

  func numbering() throws(ICUError) -> LocaleInfo.Numbering {
    LocaleInfo.Numbering(
      current: try system(keywords.numbers),
      standard: try system(nil),
      native: try system("native"),
      traditional: try system("traditional"),
      finance: try system("finance")
    )
  }

  private func system(_ keyword: String?) throws(ICUError) -> LocaleInfo.NumberingSystem {
    let system = try LocaleData.numberingSystem(name + ICUKeywords.text([("numbers", keyword)]))
    return LocaleInfo.NumberingSystem(name: system, digits: try LocaleData.digits(of: system))
  }

  /// The system of units that the locale names; nil if it names none.
  private var namedSystem: LocaleInfo.MeasurementSystem? {
    likely.keywords["ms"].flatMap(LocaleInfo.MeasurementSystem.init(rawValue:))
  }

  func measurementSystem() throws(ICUError) -> LocaleInfo.MeasurementSystem {
    if let namedSystem { return namedSystem }
    return switch try RegionData.measurementSystem(region) {
    case .metric: .metric
    case .us: .us
    case .uk: .uk
    }
  }

  func temperatureUnit() throws(ICUError) -> String {
    // The type of the keyword has at most eight letters.
    if let named = keywords.temperatureUnit { return named == "fahrenhe" ? "fahrenheit" : named }
    let owner =
      switch namedSystem {
      case .metric: "001"
      case .us: "US"
      case .uk: "GB"
      case nil: region
      }
    return try RegionData.temperatureUnit(owner)
  }

  func paperSize() throws(ICUError) -> LocaleInfo.PaperSize {
    let size = try RegionData.paperSize(region)
    return LocaleInfo.PaperSize(widthInMillimeters: size.width, heightInMillimeters: size.height)
  }
}

extension CalendarSystem {
  /// The calendar of a type in ICU's names; nil for a type without a case.
  init?(keyword: String) {
    guard let found = Self.allCases.first(where: { $0.keyword == keyword }) else { return nil }
    self = found
  }
}

extension HourCycle {
  /// The cycle of a format in CLDR's data, which may contain a letter for a period of the day.
  fileprivate init?(format: String) {
    switch format.first {
    case "h": self = .h12
    case "H": self = .h23
    case "K": self = .h11
    case "k": self = .h24
    default: return nil
    }
  }
}
