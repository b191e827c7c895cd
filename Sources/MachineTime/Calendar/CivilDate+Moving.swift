extension CivilDate {
  /// Days since 1970-01-01.
  package var dayNumber: Int { daysSince1970 }

  /// The date a number of days later.
  package func moved(byDays days: Int) -> CivilDate {
    CivilDate(daysSince1970: daysSince1970 + days)
  }

  /// The date a number of months later, the last of the month where that has no such day.
  package func moved(byMonths months: Int) -> CivilDate {
    let count = year * 12 + month - 1 + months
    let year = CivilCalendar.floorDivide(count, by: 12)
    let month = count - year * 12 + 1
    let length = CivilCalendar.dayCount(ofMonth: month, year: year)
    return CivilDate(uncheckedYear: year, month: month, day: min(day, length))
  }
}
