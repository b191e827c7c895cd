/// The fields of a date or a time that a person wishes to see, by name.
///
/// The order in which they are named does not matter: the locale decides it. A field that is named
/// again replaces the earlier one.
///
/// ```swift
/// DateFields.year().month(.abbreviated).day().template  // "yMMMd"
/// DateFields.hour().minute().timeZone(.specific(.long)).template  // "jmzzzz"
/// ```
///
/// Source: [UTS #35, Date Field Symbol
/// Table](https://unicode.org/reports/tr35/tr35-dates.html#Date_Field_Symbol_Table).
public struct DateFields: Hashable, Sendable {
  /// A place in a date, in the order of templates.
  enum Slot: Int, CaseIterable {
    case era
    case year
    case yearForWeek
    case quarter
    case month
    case week
    case weekOfMonth
    case weekday
    case day
    case dayOfYear
    case dayPeriod
    case hour
    case minute
    case second
    case fraction
    case zone
  }

  private var letters: [Slot: String] = [:]

  init(_ slot: Slot, _ letters: String) { self.letters = [slot: letters] }

  /// The fields as the letters of a template.
  public var template: String { Slot.allCases.compactMap { letters[$0] }.joined() }

  func setting(_ slot: Slot, _ letters: String) -> DateFields {
    var result = self
    result.letters[slot] = letters
    return result
  }
}

extension DateFields {
  /// The way in which a number is written.
  public enum Digits: Int, Hashable, Sendable, CaseIterable {
    /// With as many digits as it needs.
    case numeric = 1
    /// With at least two digits; of a year, the last two.
    case twoDigits
  }

  /// The way in which a name is written.
  public enum Name: Int, Hashable, Sendable, CaseIterable {
    /// Shortened: `Sep`, `Tue`.
    case abbreviated = 3
    /// In full: `September`, `Tuesday`.
    case wide
    /// As short as possible, perhaps the same for several: `S`, `T`.
    case narrow
  }

  /// The way in which a month or a quarter is written: as a number or as a name.
  public enum NumberOrName: Int, Hashable, Sendable, CaseIterable {
    /// A number with as many digits as it needs.
    case numeric = 1
    /// A number with two digits.
    case twoDigits
    /// A shortened name: `Sep`.
    case abbreviated
    /// A name in full: `September`.
    case wide
    /// A name as short as possible, perhaps the same for several: `S`.
    case narrow
  }

  /// The length of a zone's name.
  public enum ZoneWidth: Int, Hashable, Sendable, CaseIterable {
    /// `PST`, `PT`, `GMT-8`.
    case short = 1
    /// `Pacific Standard Time`, `Pacific Time`, `GMT-08:00`.
    case long = 4
  }

  /// The form in which the time zone is shown.
  public enum ZoneName: Hashable, Sendable {
    /// The name with standard or daylight time: `Pacific Standard Time`.
    case specific(ZoneWidth)
    /// The name for the whole year: `Pacific Time`.
    case generic(ZoneWidth)
    /// The place: `Los Angeles Time`.
    case location
    /// The city: `Los Angeles`.
    case exemplarCity
    /// IANA's name: `America/Los_Angeles`.
    case identifier
    /// The offset, in the locale's form: `GMT-8`.
    case localizedGMT(ZoneWidth)
    /// The offset as in ISO 8601, `Z` for UTC: `-08:00`.
    case iso8601

    var letters: String {
      switch self {
      case .specific(let width): String(repeating: "z", count: width.rawValue)
      case .generic(let width): String(repeating: "v", count: width.rawValue)
      case .location: "VVVV"
      case .exemplarCity: "VVV"
      case .identifier: "VV"
      case .localizedGMT(let width): String(repeating: "O", count: width.rawValue)
      case .iso8601: "XXX"
      }
    }
  }
}

extension DateTemplate {
  /// The template of named fields, whose letters are always valid.
  init(_ fields: DateFields) { self.init(known: fields.template) }
}
