/// Counts and adds years, months, weeks and days by a calendar.
///
/// A year or month is whole when its day of the month is reached. In a month that has no such day,
/// that is the first day of the next month. Added to a date, such a month leads to its last day.
///
/// Source: Temporal, `CalendarDateUntil` and `CalendarDateAdd` with the overflow `constrain`.
package struct PeriodArithmetic<Calendar: PeriodCalendar>: Sendable {
  private let calendar: Calendar

  package init(_ calendar: Calendar) { self.calendar = calendar }

  /// Returns the day that is an amount of time after another.
  package func adding(_ amounts: DateAmounts, to day: Int) throws(Calendar.Failure) -> Int {
    let days = 7 * amounts.weeks + amounts.days
    guard amounts.years != 0 || amounts.months != 0 else { return day + days }
    let start = try calendar.day(day)
    let year =
      amounts.years == 0
      ? start.month : try calendar.month(start.code, ofYear: start.year + amounts.years)
    return try lastDay(of: year + amounts.months, upTo: start.day) + days
  }

  /// The day of a month; its last day if it is shorter.
  private func lastDay(of month: Int, upTo day: Int) throws(Calendar.Failure) -> Int {
    let first = try calendar.firstDay(ofMonth: month)
    // Every month but those of five or six days has 28.
    guard day > 5 else { return first + day - 1 }
    return min(first + day, try calendar.firstDay(ofMonth: month + 1)) - 1
  }

  /// Returns the time between two days.
  ///
  /// The rest that is smaller than the smallest of the units is in no part of the result.
  func amounts(
    from start: Int,
    to end: Int,
    in units: TimeUnits
  ) throws(Calendar.Failure) -> DateAmounts {
    var amounts = DateAmounts()
    guard start != end else { return amounts }
    if units.contains(.year) || units.contains(.month) {
      let count = Months(
        calendar: calendar,
        start: try calendar.day(start),
        end: try calendar.day(end),
        sign: end > start ? 1 : -1
      )
      if units.contains(.year) { amounts.years = try count.years() }
      if units.contains(.month) { amounts.months = try count.months(after: amounts.years) }
    }
    var rest = end - (try adding(amounts, to: start))
    if rest.signum() == (start - end).signum() {
      // The months of the calendar overlap here.
      amounts = DateAmounts()
      rest = end - start
    }
    if units.contains(.week) {
      amounts.weeks = rest / 7
      rest %= 7
    }
    if units.contains(.day) { amounts.days = rest }
    return amounts
  }
}

/// Counts whole years and months from one day to another.
private struct Months<Calendar: PeriodCalendar> {
  let calendar: Calendar
  let start: CalendarDay
  let end: CalendarDay
  /// The direction.
  let sign: Int

  func years() throws(Calendar.Failure) -> Int {
    var years = end.year - start.year
    while years * sign > 0, try isPast(years) { years -= sign }
    return years * sign > 0 ? years : 0
  }

  /// Whether a number of years leads past the end.
  private func isPast(_ years: Int) throws(Calendar.Failure) -> Bool {
    let year = start.year + years
    if isPast((year, start.code, start.day), (end.year, end.code, end.day)) { return true }
    let month = try calendar.month(start.code, ofYear: year)
    return isPast((month, start.day, 0), (end.month, end.day, 0))
  }

  /// The whole months after some whole years.
  func months(after years: Int) throws(Calendar.Failure) -> Int {
    let first =
      years == 0 ? start.month : try calendar.month(start.code, ofYear: start.year + years)
    var months = end.month - first
    if months * sign > 0, isPast((first + months, start.day, 0), (end.month, end.day, 0)) {
      months -= sign
    }
    return months * sign > 0 ? months : 0
  }

  private func isPast(_ place: (Int, Int, Int), _ end: (Int, Int, Int)) -> Bool {
    sign > 0 ? place > end : place < end
  }
}
