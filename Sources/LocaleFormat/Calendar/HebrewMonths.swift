internal import MachineTime

/// The months of the Hebrew calendar, by its arithmetic.
///
/// ICU 72 begins some years a day late (`HebrewYears`).
///
/// Source: Reingold and Dershowitz, "Calendrical Calculations", 2018, chapter 8.
struct HebrewMonths: PeriodCalendar {
  func day(_ day: Int) -> CalendarDay {
    var year = Int((Double(day - Self.epoch) / 365.246_8).rounded()) + 1
    while Self.newYear(year) > day { year -= 1 }
    while Self.newYear(year + 1) <= day { year += 1 }
    var rest = day - Self.newYear(year)
    var place = 0
    let lengths = Self.lengths(ofYear: year)
    while rest >= lengths[place] {
      rest -= lengths[place]
      place += 1
    }
    return CalendarDay(
      year: year,
      code: Self.code(ofPlace: place, inLeapYear: lengths.count == 13),
      month: Self.monthsBefore(year) + place,
      day: rest + 1
    )
  }

  func month(_ code: Int, ofYear year: Int) -> Int {
    let isLeap = Self.monthsBefore(year + 1) - Self.monthsBefore(year) == 13
    // Adar I is the leap month after the fifth; without it, Adar takes its place.
    let place = isLeap && code > 10 ? code / 2 : (code + 1) / 2 - 1
    return Self.monthsBefore(year) + place
  }

  func firstDay(ofMonth month: Int) -> Int {
    var year = CivilCalendar.floorDivide(19 * month, by: 235) + 1
    while Self.monthsBefore(year) > month { year -= 1 }
    while Self.monthsBefore(year + 1) <= month { year += 1 }
    return Self.lengths(ofYear: year).prefix(month - Self.monthsBefore(year))
      .reduce(Self.newYear(year), +)
  }

  /// The day from which the new moons count, from 1970-01-01.
  private static let epoch = -2_092_590

  /// The months from the first year to the beginning of another.
  private static func monthsBefore(_ year: Int) -> Int {
    CivilCalendar.floorDivide(235 * year - 234, by: 19)
  }

  private static func code(ofPlace place: Int, inLeapYear isLeap: Bool) -> Int {
    guard isLeap, place > 4 else { return 2 * place + 2 }
    return place == 5 ? 11 : 2 * place
  }

  /// The days to the new moon of a year; a day more on Sunday, Wednesday and Friday.
  private static func daysToNewMoon(_ year: Int) -> Int {
    let months = monthsBefore(year)
    // An hour has 1080 parts; a month 29 days, 12 hours and 793 parts.
    let parts = 12_084 + 13_753 * months
    let day = 29 * months + CivilCalendar.floorDivide(parts, by: 25_920)
    let weekday = 3 * (day + 1)
    return weekday - 7 * CivilCalendar.floorDivide(weekday, by: 7) < 3 ? day + 1 : day
  }

  /// The first day of a year, from 1970-01-01.
  private static func newYear(_ year: Int) -> Int {
    let day = daysToNewMoon(year)
    // No year has 356 or 382 days.
    if daysToNewMoon(year + 1) - day == 356 { return epoch + day + 2 }
    return epoch + day + (day - daysToNewMoon(year - 1) == 382 ? 1 : 0)
  }

  private static func lengths(ofYear year: Int) -> [Int] {
    let days = newYear(year + 1) - newYear(year)
    let isLeap = days > 380
    let surplus = days - (isLeap ? 384 : 354)
    var lengths = [30, surplus > 0 ? 30 : 29, surplus < 0 ? 29 : 30, 29, 30]
    if isLeap { lengths.append(30) }
    return lengths + [29, 30, 29, 30, 29, 30, 29]
  }
}
