internal import MachineTime

/// Dates as ICU's calendars count them; those of the Gregorian one by the Julian rules before a day
/// of cutover.
struct CalendarYears: Equatable, Sendable {
  /// 1582-10-15, counted from 1970-01-01.
  static let reform = -141_427
  /// The first day of the Gregorian rules; after all others for a calendar with other months.
  let cutover: Int
  /// The days that a plan writes, from 1970-01-01: those of the Gregorian years 1 to 9999, and of
  /// positive years in calendars with a single era.
  let days: ClosedRange<Int>
  /// The rules before the cutover; the Julian ones for the Gregorian calendar.
  let arithmetic: CalendarArithmetic

  init(isProleptic: Bool, _ arithmetic: CalendarArithmetic = .gregorian) {
    self.arithmetic = arithmetic
    let lastDay = 2_932_896
    if arithmetic == .gregorian {
      cutover = isProleptic ? .min : Self.reform
      days = (isProleptic ? -719_162 : -719_164)...lastDay
    } else {
      cutover = .max
      days = arithmetic.firstDay...lastDay
    }
  }

  @inline(__always)
  func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    day >= cutover ? CivilCalendar.date(ofDay: day) : earlyDate(ofDay: day)
  }

  // Not inlined, because most dates are after the cutover.
  @inline(never)
  private func earlyDate(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    arithmetic.date(ofDay: day)
  }

  /// The day of the year; the days that the cutover left out have no number.
  func dayOfYear(_ day: Int, year: Int) -> Int { day - firstDay(ofYear: year) + 1 }

  func dayCount(ofYear year: Int) -> Int {
    guard arithmetic == .gregorian else {
      return arithmetic.firstDay(ofYear: year + 1) - arithmetic.firstDay(ofYear: year)
    }
    let isLeap = isGregorian(year) ? CivilCalendar.isLeap(year) : year % 4 == 0
    return isLeap ? 366 : 365
  }

  private func firstDay(ofYear year: Int) -> Int {
    isGregorian(year)
      ? CivilCalendar.day(year: year, month: 1, day: 1) : arithmetic.firstDay(ofYear: year)
  }

  /// Whether the year began by the Gregorian rules.
  private func isGregorian(_ year: Int) -> Bool {
    arithmetic == .gregorian && (cutover == .min || year > 1582)
  }
}
