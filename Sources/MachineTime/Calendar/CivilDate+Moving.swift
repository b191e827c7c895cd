extension CivilDate {
  /// Days since 1970-01-01.
  package var dayNumber: Int { daysSince1970 }

  /// Returns the date that is a number of days later.
  package func moved(byDays days: Int) -> CivilDate {
    CivilDate(daysSince1970: daysSince1970 + days)
  }

  /// Returns the date that is a number of months later.
  ///
  /// If that month has no such day, it is the month's last day.
  package func moved(byMonths months: Int) -> CivilDate {
    let count = year * 12 + month - 1 + months
    let year = CivilCalendar.floorDivide(count, by: 12)
    let month = count - year * 12 + 1
    let length = CivilCalendar.dayCount(ofMonth: month, year: year)
    return CivilDate(uncheckedYear: year, month: month, day: min(day, length))
  }
}
