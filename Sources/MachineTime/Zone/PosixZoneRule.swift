/// A rule for all years: one offset, or two offsets and the dates between which the second applies.
struct PosixZoneRule: Hashable, Sendable {
  /// The second offset of the year, and the times at which it begins and ends.
  struct Daylight: Hashable, Sendable {
    let offset: TimeZoneOffset
    let calendar: DaylightCalendar
  }

  /// A moment in every year, on the clock that applies until then.
  struct Change: Hashable, Sendable {
    let day: Day
    /// Seconds from midnight; it may be negative or more than a day.
    let time: Int
  }

  enum Day: Hashable, Sendable {
    /// Day 1 to 365; February 29 has no number.
    case withoutLeapDay(Int)
    /// Day 0 to 365; February 29 has a number.
    case zeroBased(Int)
    /// The nth weekday (Sunday is 0) of a month; week 5 is the last.
    case weekday(month: Int, week: Int, weekday: Int)
  }

  let standard: TimeZoneOffset
  let daylight: Daylight?

  func offset(at seconds: Int) -> TimeZoneOffset {
    guard let daylight, daylight.calendar.isDaylight(at: seconds) else { return standard }
    return daylight.offset
  }

  func offsetSeconds(at seconds: Int) -> Int {
    guard let daylight, daylight.calendar.isDaylight(at: seconds) else { return standard.seconds }
    return daylight.offset.seconds
  }

  /// The first second after `seconds` from which the other offset applies.
  func change(after seconds: Int) -> Int? {
    daylight?.calendar.change(after: seconds)
  }

  /// The last second before `seconds` from which the other offset applied.
  func change(before seconds: Int) -> Int? {
    daylight?.calendar.change(before: seconds)
  }
}

extension PosixZoneRule.Change {
  /// Seconds from 1970-01-01 00:00 on the local clock.
  func seconds(in year: Int) -> Int {
    dayNumber(in: year) * CivilCalendar.secondsPerDay + time
  }

  private func dayNumber(in year: Int) -> Int {
    let first = CivilCalendar.day(year: year, month: 1, day: 1)
    switch day {
    case .zeroBased(let number): return first + number
    case .withoutLeapDay(let number):
      let isAfterLeapDay = number >= 60 && CivilCalendar.isLeap(year)
      return first + number - (isAfterLeapDay ? 0 : 1)
    case .weekday(let month, let week, let weekday):
      let firstOfMonth = CivilCalendar.day(year: year, month: month, day: 1)
      let firstWeekday = CivilCalendar.isoWeekday(ofDay: firstOfMonth) % 7
      var dayOfMonth = (weekday - firstWeekday + 7) % 7 + (week - 1) * 7
      if dayOfMonth >= CivilCalendar.dayCount(ofMonth: month, year: year) { dayOfMonth -= 7 }
      return firstOfMonth + dayOfMonth
    }
  }
}
