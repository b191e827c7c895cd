extension DatePlan {
  /// The week of the year, and the year that it belongs to, as ICU's calendars count them.
  ///
  /// - Parameters:
  ///   - weekday: 0 for a Sunday.
  ///   - dayOfYear: From 1.
  ///   - year: The year of the day.
  /// - Returns: The number of the week, and a year beside `year` for some days around New Year.
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
    // The last days of a year are of the next one's first week, if that has enough days there.
    let daysBefore = positionInWeek(weekday)
    let daysLeft = calendar.dayCount(ofYear: year) - dayOfYear
    let isLastWeek = daysBefore + daysLeft < 6
    if isLastWeek, 6 - daysBefore - daysLeft >= weeks.minimalDays { return (1, year + 1) }
    return (week, year)
  }

  /// The number of a week within a year or a month: 0 in front of the first with enough days.
  ///
  /// - Parameters:
  ///   - day: The day of the year or the month, from 1.
  ///   - weekday: 0 for a Sunday.
  /// - Returns: From 0 on.
  func weekNumber(ofDay day: Int, weekday: Int) -> Int {
    let firstPosition = ((positionInWeek(weekday) - day + 1) % 7 + 7) % 7
    let week = (day + firstPosition - 1) / 7
    return 7 - firstPosition >= weeks.minimalDays ? week + 1 : week
  }

  /// 0 for the first day of a week.
  func positionInWeek(_ weekday: Int) -> Int { (weekday + 7 - weeks.firstDay) % 7 }
}
