/// A field of a date or time that a part of a text can give.
enum Field: UInt8, Hashable, Sendable, CaseIterable {
  case year
  case century
  case yearOfCentury
  /// The year that an ISO week belongs to.
  case weekYear
  case weekYearOfCentury
  /// The week by ISO 8601.
  case week
  /// Weeks of the year from its first Sunday; the days before it are week 0.
  case weekFromSunday
  /// Weeks of the year from its first Monday; the days before it are week 0.
  case weekFromMonday
  case month
  case day
  case dayOfYear
  case isoWeekday
  case weekdayFromSunday
  /// 0 to 23; when reading, also 24 where 24:00 is allowed.
  case hour
  /// 1 to 24; midnight is 24.
  case hourFromOne
  /// 1 to 12.
  case hourOfDayHalf
  /// 0 to 11.
  case hourOfDayHalfFromZero
  /// 0 before noon, 1 after.
  case dayHalf
  case minute
  case second
  /// The nanosecond.
  case fraction
  /// Seconds ahead of UTC.
  case offset
  /// Seconds since 1970; they are stored separately, in 64 bits.
  case count
  /// The number of bytes of a zone's abbreviation.
  case zoneName

  /// The name of the field in errors.
  var name: String {
    switch self {
    case .year: "year"
    case .century: "century"
    case .yearOfCentury: "year of the century"
    case .weekYear: "year of weeks"
    case .weekYearOfCentury: "year of the century"
    case .week, .weekFromSunday, .weekFromMonday: "week"
    case .month: "month"
    case .day: "day"
    case .dayOfYear: "day of the year"
    case .isoWeekday, .weekdayFromSunday: "weekday"
    case .hour, .hourFromOne, .hourOfDayHalf, .hourOfDayHalfFromZero: "hour"
    case .dayHalf: "half of the day"
    case .minute: "minute"
    case .second: "second"
    case .fraction: "fraction"
    case .offset: "offset"
    case .count: "count since 1970"
    case .zoneName: "time zone"
    }
  }

  /// The possible values of the field in any date or time.
  var range: ClosedRange<Int> {
    switch self {
    case .year, .weekYear: 0...9_999
    case .century, .yearOfCentury, .weekYearOfCentury: 0...99
    case .week: 1...53
    case .weekFromSunday, .weekFromMonday: 0...53
    case .month: 1...12
    case .day: 1...31
    case .dayOfYear: 1...366
    case .isoWeekday: 1...7
    case .weekdayFromSunday: 0...6
    case .hour: 0...23
    case .hourFromOne: 1...24
    case .hourOfDayHalf: 1...12
    case .hourOfDayHalfFromZero: 0...11
    case .dayHalf: 0...1
    case .minute: 0...59
    case .second: 0...60
    case .fraction: 0...999_999_999
    case .offset: -93_599...93_599
    case .count, .zoneName: Int.min...Int.max
    }
  }
}

/// A set of fields.
struct FieldSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  init(_ field: Field) {
    rawValue = 1 << UInt32(field.rawValue)
  }

  static let year = FieldSet(.year)
  static let month = FieldSet(.month)
  static let day = FieldSet(.day)
  static let hour = FieldSet(.hour)
  static let offset = FieldSet(.offset)
  static let count = FieldSet(.count)
  static let calendarYears: FieldSet = [year, FieldSet(.yearOfCentury)]
  static let weekYears: FieldSet = [FieldSet(.weekYear), FieldSet(.weekYearOfCentury)]
  static let calendarDate: FieldSet = [year, month, day]
  static let weekdays: FieldSet = [FieldSet(.isoWeekday), FieldSet(.weekdayFromSunday)]
  /// The fields that belong to the date.
  static let dates: FieldSet = [
    calendarDate, weekdays, FieldSet(.century), FieldSet(.yearOfCentury), FieldSet(.weekYear),
    FieldSet(.weekYearOfCentury), FieldSet(.week), FieldSet(.weekFromSunday),
    FieldSet(.weekFromMonday), FieldSet(.dayOfYear),
  ]
  /// The fields that belong to the time of day.
  static let times: FieldSet = [
    hour, FieldSet(.hourFromOne), FieldSet(.hourOfDayHalf), FieldSet(.hourOfDayHalfFromZero),
    FieldSet(.dayHalf), FieldSet(.minute), FieldSet(.second), FieldSet(.fraction),
  ]
}
