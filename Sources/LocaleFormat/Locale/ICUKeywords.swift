internal import ICU
internal import Sharing

/// The keywords of a locale that a formatter reads, with values that ICU has, in ICU's form.
///
/// Other keywords are left out, because ICU never frees some of the names that contain keywords.
struct ICUKeywords: Hashable, Sendable {
  /// `calendar`, if the locale names one.
  private(set) var calendar: String?
  /// The calendar of a region that is not in the data's name; nil if the locale names a calendar.
  private(set) var regionalCalendar: String?
  /// `numbers`, the numbering system.
  private(set) var numbers: String?
  /// `hours`, the hour cycle; a region that is not in the data's name determines it too.
  private(set) var hours: String?
  /// The hour cycle of templates, which `rg` determines too.
  private(set) var templateHours: String?
  /// The region that determines the hours instead of the data: of `rg`, or one missing in its name.
  private(set) var hourRegion: String?
  /// `fw`, the first day of the week.
  private(set) var firstWeekday: String?
  /// `rg`, the region whose weeks and units are used.
  private(set) var region: String?
  /// `measure`, the system of units.
  private(set) var measurementSystem: String?
  /// `mu`, the unit of temperatures.
  private(set) var temperatureUnit: String?

  /// Whether no keyword decides a text.
  var isEmpty: Bool {
    calendar == nil && regionalCalendar == nil && numbers == nil && hours == nil
      && templateHours == nil && hourRegion == nil && firstWeekday == nil && region == nil
      && measurementSystem == nil && temperatureUnit == nil
  }

  /// The value of `rg` for the world's conventions: a region for which CLDR has none.
  ///
  /// ICU 72 accepts the unknown region, `zzzzzz`, for that too. ICU 76 does not, and uses the
  /// locale's own region.
  static let world = "aqzzzz"

  /// ICU's names of the keys that formatters read.
  private static let names = [
    "ca": "calendar", "nu": "numbers", "hc": "hours", "fw": "fw", "ms": "measure", "mu": "mu",
    "rg": "rg",
  ]
  /// The values that ICU has other names for.
  ///
  /// Its function for this needs 58 million instructions to build its tables.
  private static let values = [
    "ca-gregory": "gregorian", "ca-islamicc": "islamic-civil", "ca-ethioaa": "ethiopic-amete-alem",
    "ms-uksystem": "imperial", "nu-traditio": "traditional",
  ]

  private static let hourCycles = [
    "h": "h12", "H": "h23", "K": "h11", "k": "h24",
  ]

  /// No keywords.
  init() {}

  /// Reads the keywords of a locale.
  ///
  /// - Parameters:
  ///   - subtags: The locale.
  ///   - dataName: The name of its data.
  ///   - losesRegion: Whether that name lacks its region.
  /// - Throws: The ICU status if ICU fails.
  init(_ subtags: LocaleSubtags, dataName: String, losesRegion: Bool) throws(ICUError) {
    if subtags.keywords.isEmpty, !losesRegion { return }
    var own = LocaleSubtags()
    own.keywords = subtags.keywords
    own.keywords["va"] = nil
    let lost = losesRegion ? subtags.region : nil
    if own.keywords["rg"] == nil, let lost { try take("rg", "\(lost.lowercased())zzzz") }
    for (key, value) in own.keywords {
      guard let name = Self.names[key] else { continue }
      try take(name, Self.values["\(key)-\(value)"] ?? value)
    }
    hourRegion = region.map { $0.prefix(2).uppercased() } ?? lost
    if let hourRegion {
      // As in ICU: 24 hours if CLDR has no entry, for example for Latin America as a whole.
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
      // The world's conventions, which ICU uses for a region that it does not have.
      region = region ?? Self.world
    }
    if hourRegion == "ZZ" { region = Self.world }
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
      // Only the region matters, not the subdivision (`usca`).
      region = "\(value.prefix(2))zzzz"
    default: break
    }
  }

  /// Replaces the calendar and the hour cycle by those of a recipe.
  mutating func apply(_ calendar: CalendarSystem?, _ hourCycle: HourCycle?) {
    if let calendar { self.calendar = calendar.keyword }
    if let cycle = hourCycle {
      hours = cycle.rawValue
      templateHours = cycle.rawValue
    }
  }

  /// Returns the keywords as in an ICU name, with the `@`; empty if there are none.
  static func text(_ pairs: [(key: String, value: String?)]) -> String {
    var text = ""
    for pair in pairs {
      guard let value = pair.value else { continue }
      text += text.isEmpty ? "@" : ";"
      text += pair.key
      text += "="
      text += value
    }
    return text
  }
}

/// Keywords in memory that a locale without any does not need; each formatter keeps its locale.
indirect enum KeptKeywords: Hashable, Sendable {
  case none
  case some(ICUKeywords)

  init(_ keywords: ICUKeywords) { self = keywords.isEmpty ? .none : .some(keywords) }

  var value: ICUKeywords {
    switch self {
    case .none: ICUKeywords()
    case .some(let keywords): keywords
    }
  }
}

/// Checks of keyword values in ICU's data, one at a time.
enum KeywordValues {
  static let hours = ["h11", "h12", "h23", "h24"]
  static let weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
  static let measurementSystems = ["metric", "ussystem", "uksystem", "imperial"]
  static let temperatureUnits = ["celsius", "kelvin", "fahrenhe"]

  /// Returns whether ICU has a numbering system, or the name stands for one of the locale's
  /// systems.
  static func isNumbering(_ name: String) throws(ICUError) -> Bool {
    if namesOfALocale.contains(name) { return true }
    return try LocaleData.isKnown(name, of: .numbering)
  }

  /// Returns whether ICU has a numbering system.
  ///
  /// If ICU's data cannot be read, it returns whether the name has a valid form. The error is then
  /// reported when a formatter is made.
  static func knowsNumbering(_ name: String) -> Bool {
    do throws(ICUError) {
      return try isNumbering(name)
    } catch {
      return (3...8).contains(name.utf8.count)
        && name.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
    }
  }

  /// Returns whether a numbering system of ICU's has ten digits, unlike `roman`, which has
  /// rules.
  ///
  /// It is also true for a name that means another system in each locale.
  static func hasDigits(_ name: String) -> Bool {
    if namesOfALocale.contains(name) { return true }
    do throws(ICUError) {
      return try LocaleData.digits(of: name) != nil
    } catch {
      return true
    }
  }

  /// Names that stand for a numbering system of the locale.
  static let namesOfALocale: Set<String> = ["native", "traditional", "finance"]

  /// Returns whether ICU has a region of two letters; `ZZ`, which ICU does not list, is the
  /// world.
  static func isRegion(_ code: String) throws(ICUError) -> Bool {
    if code == "ZZ" { return true }
    return try LocaleData.isKnown(code, of: .region)
  }
}
