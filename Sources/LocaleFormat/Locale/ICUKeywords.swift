internal import ICU
internal import Sharing

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
    var own = LocaleSubtags()
    own.keywords = subtags.keywords
    own.keywords["va"] = nil
    let lost = losesRegion ? subtags.region : nil
    // As ICU writes it; what reads keywords takes ICU 58 million instructions to build.
    if own.keywords["rg"] == nil, let lost { try take("rg", "\(lost.lowercased())zzzz") }
    if !own.keywords.isEmpty {
      let text = try LocaleData.icuName(tag: own.tag).drop { $0 != "@" }.dropFirst()
      for pair in text.split(separator: ";") {
        let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
        if parts.count == 2 { try take(parts[0], parts[1]) }
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

  private mutating func take(_ key: String, _ value: String) throws(ICUError) {
    switch key {
    case "calendar" where try LocaleData.isKnown(value, of: .calendar): calendar = value
    case "numbers" where try KeywordValues.isNumbering(value): numbers = value
    case "hours" where KeywordValues.hours.contains(value): hours = value
    case "fw" where KeywordValues.weekdays.contains(value): firstWeekday = value
    case "measure" where KeywordValues.measurementSystems.contains(value):
      measurementSystem = value
    case "mu" where KeywordValues.temperatureUnits.contains(value): temperatureUnit = value
    case "rg" where try KeywordValues.isRegion(value.prefix(2).uppercased()):
      // A subdivision (`usca`) decides nothing more than its region.
      region = "\(value.prefix(2))zzzz"
    default: break
    }
  }

  /// Takes what a recipe asks for.
  mutating func apply(_ calendar: CalendarSystem?, _ hourCycle: HourCycle?) {
    if let calendar { self.calendar = calendar.keyword }
    if let cycle = hourCycle {
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

/// What ICU knows of keywords, asked one by one.
enum KeywordValues {
  static let hours = ["h11", "h12", "h23", "h24"]
  static let weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
  static let measurementSystems = ["metric", "ussystem", "uksystem", "imperial"]
  static let temperatureUnits = ["celsius", "kelvin", "fahrenhe"]

  /// Whether ICU knows a numbering system, or it is one of the names for those of a locale.
  static func isNumbering(_ name: String) throws(ICUError) -> Bool {
    if namesOfALocale.contains(name) { return true }
    return try LocaleData.isKnown(name, of: .numbering)
  }

  /// Whether ICU knows a numbering system; where its data cannot be read, which shows when a
  /// formatter is made, whether it has the form of one.
  static func knowsNumbering(_ name: String) -> Bool {
    do throws(ICUError) {
      return try isNumbering(name)
    } catch {
      return (3...8).contains(name.utf8.count)
        && name.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
    }
  }

  /// Whether a numbering system that ICU knows has ten digits, and is not one by rules, such as
  /// `roman`; also of a name that each locale understands in its own way.
  static func hasDigits(_ name: String) -> Bool {
    if namesOfALocale.contains(name) { return true }
    do throws(ICUError) {
      return try LocaleData.digits(of: name) != nil
    } catch {
      return true
    }
  }

  /// Names for a numbering system of the locale.
  static let namesOfALocale: Set<String> = ["native", "traditional", "finance"]

  /// Whether ICU knows a region of two letters: the unknown one, which it does not list, is the world.
  static func isRegion(_ code: String) throws(ICUError) -> Bool {
    if code == "ZZ" { return true }
    return try LocaleData.isKnown(code, of: .region)
  }
}
