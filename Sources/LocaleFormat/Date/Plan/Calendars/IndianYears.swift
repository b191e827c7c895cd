internal import MachineTime

/// The Indian national calendar, whose leap years are those of the Gregorian calendar.
enum IndianYears {
  /// The Gregorian year of the first day, less the year.
  private static let offset = 78

  static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let gregorian = CivilCalendar.date(ofDay: day).year - offset
    let year = day < firstDay(ofYear: gregorian) ? gregorian - 1 : gregorian
    // As if the first month always had 31 days, which it has in leap years.
    let isLeap = CivilCalendar.isLeap(year + offset)
    let dayOfYear = day - firstDay(ofYear: year) + (isLeap ? 0 : 1)
    if dayOfYear < 31 { return (year, 1, dayOfYear + (isLeap ? 1 : 0)) }
    // The months 2 to 6 have 31 days, the others 30.
    if dayOfYear < 186 { return (year, dayOfYear / 31 + 1, dayOfYear % 31 + 1) }
    return (year, (dayOfYear - 6) / 30 + 1, (dayOfYear - 6) % 30 + 1)
  }

  static func firstDay(ofYear year: Int) -> Int {
    let isLeap = CivilCalendar.isLeap(year + offset)
    return CivilCalendar.day(year: year + offset, month: 3, day: isLeap ? 21 : 22)
  }
}
