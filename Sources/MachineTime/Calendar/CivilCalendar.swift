/// Day arithmetic of the proleptic Gregorian calendar, for any year that fits an `Int` 400 times.
enum CivilCalendar {
  static let secondsPerDay = 86_400
  private static let daysPer400Years = 146_097
  private static let daysPer100Years = 36_524
  private static let daysPer4Years = 1_461
  /// Days from 0001-01-01 to 1970-01-01.
  private static let epochDay = 719_162

  static func isLeap(_ year: Int) -> Bool {
    year & 3 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  static func dayCount(ofMonth month: Int, year: Int) -> Int {
    if month == 2 { return isLeap(year) ? 29 : 28 }
    return 30 + ((month + month >> 3) & 1)
  }

  /// Days of the year before a month's first day; `month` is 1...12.
  static func dayCount(before month: Int, year: Int) -> Int {
    // 367/12 is the mean month of a year whose February has 30 days; March on takes them back.
    let evenly = (367 * month - 362) / 12
    if month <= 2 { return evenly }
    return evenly - (isLeap(year) ? 1 : 2)
  }

  /// Days since 1970-01-01.
  static func day(year: Int, month: Int, day: Int) -> Int {
    let before = year - 1
    let leapDays =
      floorDivide(before, by: 4) - floorDivide(before, by: 100) + floorDivide(before, by: 400)
    return 365 * before + leapDays - epochDay + dayCount(before: month, year: year) + day - 1
  }

  /// The date of a day counted from 1970-01-01; `dayOfYear` counts from 1.
  static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int, dayOfYear: Int) {
    var rest = day + epochDay
    let cycle = floorDivide(rest, by: daysPer400Years)
    rest -= cycle * daysPer400Years
    // The last century of a cycle and the last year of four are a day longer than the division
    // says.
    let century = min(rest / daysPer100Years, 3)
    rest -= century * daysPer100Years
    let four = rest / daysPer4Years
    rest -= four * daysPer4Years
    let single = min(rest / 365, 3)
    rest -= single * 365
    let year = 400 * cycle + 100 * century + 4 * four + single + 1
    let firstOfMarch = isLeap(year) ? 60 : 59
    let evenly = rest < firstOfMarch ? rest : rest + 61 - firstOfMarch
    let month = (12 * evenly + 373) / 367
    return (year, month, rest - dayCount(before: month, year: year) + 1, rest + 1)
  }

  /// The weekday of a day counted from 1970-01-01, as ISO 8601 numbers it: Monday 1, Sunday 7.
  static func isoWeekday(ofDay day: Int) -> Int {
    // 1970-01-01 was a Thursday.
    day + 3 - floorDivide(day + 3, by: 7) * 7 + 1
  }

  static func floorDivide(_ value: Int, by divisor: Int) -> Int {
    let quotient = value / divisor
    return value % divisor < 0 ? quotient - 1 : quotient
  }
}
