/// A calendar whose years and months a period counts.
///
/// Days have the numbers of the civil calendar, from 1970-01-01.
package protocol PeriodCalendar: Sendable {
  associatedtype Failure: Error

  /// The place of a day in its year and month.
  func day(_ day: Int) throws(Failure) -> CalendarDay

  /// The number of the month with a code in a year; if the year has no such month, of the one that
  /// takes its place.
  func month(_ code: Int, ofYear year: Int) throws(Failure) -> Int

  /// The first day of a month by its number.
  func firstDay(ofMonth month: Int) throws(Failure) -> Int
}

/// The place of a day in a calendar.
package struct CalendarDay: Hashable, Sendable {
  /// The year; each year has a higher number than the one before.
  package let year: Int
  /// The code of the month in its year: twice its number, and one more for a leap month that
  /// follows the month of that number.
  package let code: Int
  /// The number of the month among all months, without gaps.
  package let month: Int
  /// The day of the month, from 1.
  package let day: Int

  package init(year: Int, code: Int, month: Int, day: Int) {
    self.year = year
    self.code = code
    self.month = month
    self.day = day
  }
}

/// The proleptic Gregorian calendar.
package struct ISOCalendar: PeriodCalendar {
  package init() {}

  package func day(_ day: Int) -> CalendarDay {
    let date = CivilCalendar.date(ofDay: day)
    return CalendarDay(
      year: date.year,
      code: 2 * date.month,
      month: date.year * 12 + date.month - 1,
      day: date.day
    )
  }

  package func month(_ code: Int, ofYear year: Int) -> Int { year * 12 + code / 2 - 1 }

  package func firstDay(ofMonth month: Int) -> Int {
    let year = CivilCalendar.floorDivide(month, by: 12)
    return CivilCalendar.day(year: year, month: month - year * 12 + 1, day: 1)
  }
}
