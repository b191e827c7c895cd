public import Faults

/// A date of the proleptic Gregorian calendar, without a time and without an offset.
///
/// Today's rules also apply to dates before 1582. Year 0 is 1 BC.
///
/// ```swift
/// let date = try CivilDate(year: 2024, month: 12, day: 30)
/// date.dayOfYear  // 365
/// date.isoWeekday  // 1, a Monday
/// (date.isoWeek.year, date.isoWeek.week)  // (2025, 1)
/// ```
public struct CivilDate: Hashable, Comparable, Sendable {
  /// The year, −9999 to 9999.
  ///
  /// It can be one more on either side where an offset moves an instant past the end of the range.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Makes a date from year, month and day.
  ///
  /// ```swift
  /// try CivilDate(year: 2024, month: 2, day: 29).dayOfYear  // 60
  /// ```
  /// - Parameters:
  ///   - year: −9999 to 9999.
  ///   - month: 1 to 12.
  ///   - day: 1 to the length of the month.
  /// - Throws: `FormatError.Code.impossibleDay` when the month does not have that day.
  ///   `FormatError.Code.fieldOutOfRange` when year or month is not within its range.
  public init(year: Int, month: Int, day: Int) throws(FormatError) {
    try FormatError.check(year, "year", -9_999...9_999)
    try FormatError.check(month, "month", 1...12)
    guard day >= 1, day <= CivilCalendar.dayCount(ofMonth: month, year: year) else {
      throw .impossibleDay(year: year, month: month, day: day)
    }
    self.init(uncheckedYear: year, month: month, day: day)
  }

  /// Makes a date from a year and the number of the day in that year.
  ///
  /// ```swift
  /// try CivilDate(year: 2024, dayOfYear: 60).day  // 29
  /// ```
  /// - Parameters:
  ///   - year: −9999 to 9999.
  ///   - dayOfYear: 1 to 365, or to 366 in leap years.
  /// - Throws: `FormatError.Code.fieldOutOfRange` when a value is not within its
  ///   range.
  public init(year: Int, dayOfYear: Int) throws(FormatError) {
    try FormatError.check(year, "year", -9_999...9_999)
    let length = CivilCalendar.isLeap(year) ? 366 : 365
    try FormatError.check(dayOfYear, "day of the year", 1...length)
    self.init(daysSince1970: CivilCalendar.day(year: year, month: 1, day: 1) + dayOfYear - 1)
  }

  /// Makes a date from an ISO 8601 week year, a week and a weekday.
  ///
  /// Week 1 contains the year's first Thursday. So the first and last days of a week year may
  /// belong to the calendar year before or after it.
  ///
  /// ```swift
  /// let date = try CivilDate(isoWeekYear: 2009, week: 53, weekday: 6)
  /// (date.year, date.month, date.day)  // (2010, 1, 2)
  /// ```
  /// - Parameters:
  ///   - isoWeekYear: −9999 to 9999.
  ///   - week: 1 to 52, or to 53 in long years.
  ///   - weekday: 1 (Monday) to 7 (Sunday).
  /// - Throws: `FormatError.Code.fieldOutOfRange` when a value, or the year of the
  ///   date, is not within its range.
  ///
  /// Source: ISO 8601-1:2019, 4.3.2.
  public init(isoWeekYear: Int, week: Int, weekday: Int) throws(FormatError) {
    try FormatError.check(isoWeekYear, "year of weeks", -9_999...9_999)
    let weeks = CivilCalendar.weekCount(ofISOYear: isoWeekYear)
    try FormatError.check(week, "week", 1...weeks)
    try FormatError.check(weekday, "weekday", 1...7)
    let first = CivilCalendar.firstDay(ofISOYear: isoWeekYear)
    self.init(daysSince1970: first + (week - 1) * 7 + weekday - 1)
    try FormatError.check(year, "year", -9_999...9_999)
  }

  init(uncheckedYear year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  @inline(__always)
  init(daysSince1970 days: Int) {
    (year, month, day) = CivilCalendar.date(ofDay: days)
  }

  /// The weekday as ISO 8601 numbers it: 1 is Monday, 7 is Sunday.
  public var isoWeekday: Int {
    CivilCalendar.isoWeekday(ofDay: daysSince1970)
  }

  /// The day of the year, 1 to 366.
  public var dayOfYear: Int {
    CivilCalendar.dayCount(before: month, year: year) + day
  }

  /// The ISO 8601 week, and the week year that it belongs to.
  ///
  /// Weeks begin on Monday, and week 1 contains the year's first Thursday.
  public var isoWeek: (year: Int, week: Int) {
    // The Thursday of a week decides which year the week belongs to.
    let days = daysSince1970
    let thursday = days - CivilCalendar.isoWeekday(ofDay: days) + 4
    let date = CivilDate(daysSince1970: thursday)
    return (date.year, (date.dayOfYear - 1) / 7 + 1)
  }

  var daysSince1970: Int {
    CivilCalendar.day(year: year, month: month, day: day)
  }

  /// Whether one date is earlier than another.
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CivilDate {
  /// The week of the year, 0 to 53.
  ///
  /// Week 1 begins with the first Sunday, as in `%U`.
  var weekFromSunday: Int { (dayOfYear + 6 - isoWeekday % 7) / 7 }

  /// The week of the year, 0 to 53.
  ///
  /// Week 1 begins with the first Monday, as in `%W`.
  var weekFromMonday: Int { (dayOfYear + 7 - isoWeekday) / 7 }
}
