extension DatePlan {
  /// The week of the year, and the year that it belongs to, as ICU's calendars count them.
  ///
  /// - Parameters:
  ///   - weekday: The day of the week, 0 for a Sunday.
  ///   - dayOfYear: The day of the year, from 1.
  ///   - year: The year of the day.
  /// - Returns: The number of the week, and its year, which differs from `year` for some days
  ///   around New Year.
  @inline(never)
  func weekOfYear(
    weekday: Int,
    dayOfYear: Int,
    year: Int
  ) -> (week: Int, year: Int) {
    let week = weekNumber(ofDay: dayOfYear, weekday: weekday)
    if week == 0 {
      let continued = dayOfYear + calendar.dayCount(ofYear: year - 1)
      return (weekNumber(ofDay: continued, weekday: weekday), year - 1)
    }
    // The last days of a year belong to the next year's first week, if that has enough days there.
    let daysBefore = positionInWeek(weekday)
    let daysLeft = calendar.dayCount(ofYear: year) - dayOfYear
    let isLastWeek = daysBefore + daysLeft < 6
    if isLastWeek, 6 - daysBefore - daysLeft >= weeks.minimalDays { return (1, year + 1) }
    return (week, year)
  }

  /// The number of a week within a year or a month; 0 before the first week with enough days.
  ///
  /// - Parameters:
  ///   - day: The day of the year or the month, from 1.
  ///   - weekday: The day of the week, 0 for a Sunday.
  /// - Returns: The number, from 0 on.
  func weekNumber(ofDay day: Int, weekday: Int) -> Int {
    let firstPosition = ((positionInWeek(weekday) - day + 1) % 7 + 7) % 7
    let week = (day + firstPosition - 1) / 7
    return 7 - firstPosition >= weeks.minimalDays ? week + 1 : week
  }

  /// The position of a weekday in the week; 0 for the first day of the week.
  func positionInWeek(_ weekday: Int) -> Int { (weekday + 7 - weeks.firstDay) % 7 }
}
