internal import ICU

/// The keywords of a locale that a formatter reads, with values that ICU knows, in ICU's form.
///
/// ICU keeps some names with their keywords for ever, so anything else stays out.
struct ICUKeywords: Hashable, Sendable {
  /// `calendar`, where the locale names one.
  private(set) var calendar: String?
  /// The calendar that a region decides which is not in the data's name; nil when the locale names
  /// one.
  private(set) var regionalCalendar: String?
  /// `numbers`, the numbering system.
  private(set) var numbers: String?
  /// `hours`, the hour cycle; a region that is not in the data's name decides it too.
  private(set) var hours: String?
  /// The hour cycle of templates, which `rg` decides too.
  private(set) var templateHours: String?
  /// The region whose hours are not those of the data: of `rg`, or one that is not in the data's
  /// name.
  private(set) var hourRegion: String?
  /// `fw`, the first day of the week.
  private(set) var firstWeekday: String?
  /// `rg`, whose weeks are counted and whose units are used.
  private(set) var region: String?
  /// `measure`, the system of units.
  private(set) var measurementSystem: String?
  /// `mu`, the unit of temperatures.
  private(set) var temperatureUnit: String?

  private static let hourCycles = [
    "h": "h12", "H": "h23", "K": "h11", "k": "h24",
  ]

  /// Reads the keywords of a locale.
  ///
  /// - Parameters:
  ///   - subtags: The locale.
  ///   - dataName: The name of its data.
  ///   - losesRegion: Whether its region is not in that name.
  /// - Throws: The status ICU gave.
  init(_ subtags: LocaleSubtags, dataName: String, losesRegion: Bool) throws(ICUError) {
    let known = try KeywordValues.shared.get()
    var own = LocaleSubtags()
    own.keywords = subtags.keywords
    own.keywords["va"] = nil
    let lost = losesRegion ? subtags.region : nil
    if own.keywords["rg"] == nil, let lost {
      own.keywords["rg"] = "\(lost.lowercased())zzzz"
    }
    if !own.keywords.isEmpty {
      let text = try LocaleData.icuName(tag: own.tag).drop { $0 != "@" }.dropFirst()
      for pair in text.split(separator: ";") {
        let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
        if parts.count == 2 { take(parts[0], parts[1], known) }
      }
    }
    hourRegion = region.map { $0.prefix(2).uppercased() } ?? lost
    if let hourRegion {
      // As ICU has it: 24 hours where CLDR says nothing, as for Latin America as a whole.
      let format = try LocaleData.hourFormat(
        language: subtags.language,
        region: hourRegion,
        allowed: false
      )
      templateHours = hours ?? Self.hourCycles[format ?? "H"]
    }
    templateHours = templateHours ?? hours
    guard losesRegion || region != nil else { return }
    if losesRegion {
      hours = templateHours
      // The world's conventions, which ICU has for a region that it does not know.
      region = region ?? "zzzzzz"
    }
    if calendar == nil, let region {
      regionalCalendar = try LocaleData.calendarType("\(dataName)@rg=\(region)")
    }
  }

  private mutating func take(_ key: String, _ value: String, _ known: KeywordValues) {
    switch key {
    case "calendar" where known.calendars.contains(value): calendar = value
    case "numbers" where known.numberings.contains(value): numbers = value
    case "hours" where known.hours.contains(value): hours = value
    case "fw" where known.weekdays.contains(value): firstWeekday = value
    case "measure" where known.measurementSystems.contains(value): measurementSystem = value
    case "mu" where known.temperatureUnits.contains(value): temperatureUnit = value
    case "rg" where known.regions.contains(value.prefix(2).uppercased()):
      // A subdivision (`usca`) decides nothing more than its region.
      region = "\(value.prefix(2))zzzz"
    default: break
    }
  }

  /// Takes what a recipe asks for.
  mutating func apply(_ settings: DateSettings) {
    if let calendar = settings.calendar { self.calendar = calendar.keyword }
    if let cycle = settings.hourCycle {
      hours = cycle.rawValue
      templateHours = cycle.rawValue
    }
  }

  /// The keywords as they stand in an ICU name, `@` included; empty when there are none.
  static func text(_ pairs: [(key: String, value: String?)]) -> String {
    let written = pairs.compactMap { pair in pair.value.map { "\(pair.key)=\($0)" } }
    return written.isEmpty ? "" : "@" + written.joined(separator: ";")
  }
}

/// What ICU knows of keywords, asked once.
struct KeywordValues: Sendable {
  static let shared = Result { () throws(ICUError) in try KeywordValues() }

  let calendars: Set<String>
  let numberings: Set<String>
  let regions: Set<String>
  let hours: Set<String> = ["h11", "h12", "h23", "h24"]
  let weekdays: Set<String> = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
  let measurementSystems: Set<String> = ["metric", "ussystem", "uksystem", "imperial"]
  let temperatureUnits: Set<String> = ["celsius", "kelvin", "fahrenhe"]

  /// Whether ICU knows a numbering system, or one of the names for those of a locale.
  static func knowsNumbering(_ name: String) -> Bool {
    do throws(ICUError) {
      return try shared.get().numberings.contains(name)
    } catch {
      return false
    }
  }

  private init() throws(ICUError) {
    calendars = Set(try LocaleData.values(of: "calendar"))
    numberings = Set(try LocaleData.values(of: "numbers")).union([
      "native", "traditional", "finance",
    ])
    // ICU takes the unknown region for the world, and does not list it.
    regions = Set(try LocaleData.values(of: "region")).union(["ZZ"])
  }
}
