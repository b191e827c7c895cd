/// Day arithmetic of the proleptic Gregorian calendar, for years within ±6,000,000,000.
///
/// Internally a year begins on March 1. The leap day is then the last day of its year, and it does
/// not move the start of any month.
///
/// Source: Neri and Schneider, "Euclidean affine functions and their application to calendar
/// algorithms", 2022, for the constants of months.
@usableFromInline package enum CivilCalendar {
  static let secondsPerDay = 86_400
  /// The number of 400-year cycles that are added to keep the arithmetic unsigned.
  @inlinable static var cycles: UInt { 1 << 24 }
  @inlinable static var yearShift: UInt { cycles * 400 }
  @inlinable static var daysPerCycle: UInt { 146_097 }
  /// The days from 0000-03-01 to 1970-01-01, plus the days of the added cycles.
  @inlinable static var dayShift: UInt { 719_468 + cycles * daysPerCycle }

  @inlinable @inline(__always)
  package static func isLeap(_ year: Int) -> Bool {
    // A year not divisible by 25 is never a century year. One that is must be divisible by 16.
    year & (year % 25 == 0 ? 15 : 3) == 0
  }

  @inline(__always)
  static func dayCount(ofMonth month: Int, year: Int) -> Int {
    if month == 2 { return isLeap(year) ? 29 : 28 }
    return 30 | (month ^ month >> 3)
  }

  /// The number of days in the year before the first day of a month; `month` is 1...12.
  static func dayCount(before month: Int, year: Int) -> Int {
    // 367/12 is the mean month length if February had 30 days. From March on, the surplus is
    // subtracted.
    let evenly = (367 * month - 362) / 12
    if month <= 2 { return evenly }
    return evenly - (isLeap(year) ? 1 : 2)
  }

  /// The number of days since 1970-01-01.
  ///
  /// `day` may lie outside the month: it counts from its first.
  @inlinable @inline(__always)
  package static func day(year: Int, month: Int, day: Int) -> Int {
    let isBeforeMarch = month <= 2
    let years = UInt(bitPattern: year &- (isBeforeMarch ? 1 : 0)) &+ yearShift
    let months = UInt(bitPattern: month &+ (isBeforeMarch ? 12 : 0))
    let centuries = years / 100
    let daysOfYears = 1_461 &* years / 4 &- centuries &+ centuries / 4
    let daysOfMonths = (979 &* months &- 2_919) / 32
    return Int(bitPattern: daysOfYears &+ daysOfMonths &- dayShift) &+ day &- 1
  }

  /// The date of a day number counted from 1970-01-01.
  @inlinable @inline(__always)
  package static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = UInt(bitPattern: day) &+ dayShift
    let century = (4 &* shifted &+ 3) / daysPerCycle
    let dayOfCentury = (4 &* shifted &+ 3) % daysPerCycle / 4
    let yearOfCentury = (4 &* dayOfCentury &+ 3) / 1_461
    let dayOfYear = (4 &* dayOfCentury &+ 3) % 1_461 / 4
    let months = 2_141 &* dayOfYear &+ 197_913
    let isAfterDecember = dayOfYear >= 306
    let year = Int(bitPattern: 100 &* century &+ yearOfCentury &- yearShift)
    let month = Int(bitPattern: months >> 16)
    return (
      year &+ (isAfterDecember ? 1 : 0), month &- (isAfterDecember ? 12 : 0),
      Int(bitPattern: (months & 0xFFFF) / 2_141) &+ 1
    )
  }

  /// The weekday of a day number counted from 1970-01-01, as in ISO 8601: Monday 1, Sunday 7.
  @inline(__always)
  static func isoWeekday(ofDay day: Int) -> Int {
    // 1970-01-01 was a Thursday, and a cycle is a whole number of weeks.
    Int((UInt(bitPattern: day) &+ cycles &* daysPerCycle &+ 3) % 7) &+ 1
  }

  /// The Monday of week 1 of an ISO year, as a day number counted from 1970-01-01.
  static func firstDay(ofISOYear year: Int) -> Int {
    let fourth = day(year: year, month: 1, day: 4)
    return fourth - isoWeekday(ofDay: fourth) + 1
  }

  /// Returns 53 for a year with a 53rd Thursday, otherwise 52.
  static func weekCount(ofISOYear year: Int) -> Int {
    (firstDay(ofISOYear: year + 1) - firstDay(ofISOYear: year)) / 7
  }

  /// The year within its century, where ``floorDivide(_:by:)`` gives the century: 0 to 99, in
  /// negative years too.
  static func yearOfCentury(_ year: Int) -> Int {
    year - floorDivide(year, by: 100) * 100
  }

  @inline(__always)
  package static func floorDivide(_ value: Int, by divisor: Int) -> Int {
    let quotient = value / divisor
    return value % divisor < 0 ? quotient - 1 : quotient
  }
}
