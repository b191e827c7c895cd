internal import MachineTime

/// A time on a clock, to the millisecond.
struct ClockTime: Hashable {
  var year: Int
  var month: Int
  var day: Int
  var hour: Int
  var minute: Int
  var second: Int
  var millisecond: Int

  init(
    _ year: Int,
    _ month: Int,
    _ day: Int,
    _ hour: Int,
    _ minute: Int,
    _ second: Int,
    _ millisecond: Int
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.millisecond = millisecond
  }

  /// A time that differs from this one first in the given field, and also in all smaller ones.
  func other(_ difference: IntervalDifference) -> ClockTime {
    func differs(_ field: IntervalDifference) -> Bool { difference.rawValue <= field.rawValue }
    var other = self
    // Days up to 28 exist in every month, and hours stay in their half of the day.
    if differs(.year) { other.year += 1 }
    if differs(.month) { other.month = (month + 6) % 12 + 1 }
    if differs(.day) { other.day = (day + 4) % 28 + 1 }
    if differs(.dayHalf) { other.hour = (hour + 12) % 24 }
    if differs(.hour) { other.hour = other.hour / 12 * 12 + (other.hour + 1) % 12 }
    if differs(.minute) { other.minute = (minute + 1) % 60 }
    if differs(.second) { other.second = (second + 1) % 60 }
    if differs(.millisecond) { other.millisecond = (millisecond + 1) % 1_000 }
    return other
  }

  /// The instant at which the clocks of a zone show the time, on the day of the month of a calendar.
  ///
  /// The year is the calendar's in the middle of the Gregorian one.
  func instant(
    _ rules: TimeZoneRules,
    _ calendar: CalendarArithmetic
  ) throws(FormatError) -> Instant {
    let days = dayNumber(calendar)
    let seconds = Int64(days * 86_400 + hour * 3_600 + minute * 60 + second)
    let nanosecond = Int32(millisecond) * 1_000_000
    let local = try Instant(secondsSince1970: seconds, nanosecond: nanosecond)
    let offset = rules.offsetSeconds(at: local)
    return try Instant(secondsSince1970: seconds - Int64(offset), nanosecond: nanosecond)
  }

  private func dayNumber(_ calendar: CalendarArithmetic) -> Int {
    guard calendar != .gregorian else {
      return CivilCalendar.day(year: year, month: month, day: day)
    }
    let middle = CivilCalendar.day(year: year, month: 7, day: 1)
    let year = calendar.date(ofDay: middle).year
    let least = calendar.firstDay(ofYear: year) + 29 * (month - 1)
    // The months before it may have 31 days, and there may be one more of them.
    let found = (least..<(least + 80)).first {
      let date = calendar.date(ofDay: $0)
      return date.year == year && date.month == month && date.day == day
    }
    // A year can lack a month.
    return found ?? least + day
  }
}
