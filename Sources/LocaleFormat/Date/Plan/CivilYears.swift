internal import MachineTime

/// Dates as ICU's Gregorian calendar counts them: by the Julian rules before a day of cutover.
struct CivilYears: Equatable, Sendable {
  /// 1582-10-15, counted from 1970-01-01.
  static let reform = -141_427
  /// The first day of the Gregorian rules.
  let cutover: Int
  /// The days of the years 1 to 9999, from 1970-01-01.
  let days: ClosedRange<Int>

  init(isProleptic: Bool) {
    cutover = isProleptic ? .min : Self.reform
    days = (isProleptic ? -719_162 : -719_164)...2_932_896
  }

  @inline(__always)
  func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    day >= cutover ? CivilCalendar.date(ofDay: day) : Self.julianDate(ofDay: day)
  }

  /// 1 March of the year 0 by the Julian rules, where their cycle of four years begins, in days
  /// since 1970.
  private static let julianStart = -719_470

  @inline(never)
  private static func julianDate(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let (cycle, dayOfCycle) = (day - julianStart).quotientAndRemainder(dividingBy: 1_461)
    // Each of the four years begins in March here, so the leap day is the last day of the cycle.
    let yearOfCycle = min(dayOfCycle / 365, 3)
    let dayOfYear = dayOfCycle - yearOfCycle * 365
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let isAfterDecember = monthFromMarch >= 10
    return (
      4 * cycle + yearOfCycle + (isAfterDecember ? 1 : 0),
      monthFromMarch + (isAfterDecember ? -9 : 3),
      dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    )
  }

  /// The day of the year; the days that the cutover left out have no number.
  func dayOfYear(_ day: Int, year: Int) -> Int {
    isGregorian(year)
      ? day - CivilCalendar.day(year: year, month: 1, day: 1) + 1
      : day - Self.julianFirstDay(ofYear: year) + 1
  }

  func dayCount(ofYear year: Int) -> Int {
    let isLeap = isGregorian(year) ? CivilCalendar.isLeap(year) : year % 4 == 0
    return isLeap ? 366 : 365
  }

  /// Whether the year began by the Gregorian rules.
  private func isGregorian(_ year: Int) -> Bool { cutover == .min || year > 1582 }

  private static func julianFirstDay(ofYear year: Int) -> Int {
    // There are 306 days from 1 March of the year 0 to 1 January of the year 1.
    julianStart + 306 + 365 * (year - 1) + (year - 1) / 4
  }
}
