internal import Faults

/// A date and a time of day as a calendar and a wall clock show them, without an offset.
///
/// The calendar is the proleptic Gregorian calendar: today's rules also apply to dates before 1582.
/// Year 0 is 1 BC. Second 60 does not exist here; see ``MachineFormat/rfc3339`` for how a leap
/// second is read.
///
/// ```swift
/// let instant = try Instant(secondsSince1970: 1_391_799_600)
/// let clock = CivilDateTime(instant, offsetSeconds: -25_200)
/// (clock.year, clock.month, clock.day, clock.hour)  // (2014, 2, 7, 12)
/// clock.isoWeekday  // 5, a Friday
/// clock.dayOfYear  // 38
/// ```
public struct CivilDateTime: Hashable, Sendable {
  /// The date.
  public let date: CivilDate
  /// The time of day.
  public let time: CivilTime

  /// RFC 9636 allows offsets above −25 h and below 26 h.
  ///
  /// Here both signs have the wider bound.
  static let validOffsetSeconds = -93_599...93_599

  /// Makes a date and time from its fields.
  ///
  /// ```swift
  /// let leapDay = try CivilDateTime(year: 2024, month: 2, day: 29)
  /// leapDay.dayOfYear  // 60
  /// ```
  /// - Parameters:
  ///   - year: −9999 to 9999.
  ///   - month: 1 to 12.
  ///   - day: 1 to the length of the month.
  ///   - hour: 0 to 23; 0 by default.
  ///   - minute: 0 to 59; 0 by default.
  ///   - second: 0 to 59; 0 by default.
  ///   - nanosecond: 0 to 999,999,999; 0 by default.
  /// - Throws: `FormatError.Code.impossibleDay` when the month does not have that day.
  ///   `FormatError.Code.fieldOutOfRange` when another field is not within its range.
  public init(
    year: Int,
    month: Int,
    day: Int,
    hour: Int = 0,
    minute: Int = 0,
    second: Int = 0,
    nanosecond: Int = 0
  ) throws(FormatError) {
    date = try CivilDate(year: year, month: month, day: day)
    time = try CivilTime(hour: hour, minute: minute, second: second, nanosecond: nanosecond)
  }

  /// Combines a date and a time of day.
  ///
  /// ```swift
  /// let date = try CivilDate(year: 2024, month: 2, day: 29)
  /// try CivilDateTime(date, CivilTime(hour: 12)).hour  // 12
  /// ```
  /// - Parameters:
  ///   - date: The date.
  ///   - time: The time of day.
  public init(_ date: CivilDate, _ time: CivilTime) {
    self.date = date
    self.time = time
  }

  /// Makes the date and time that a clock at an offset shows at an instant.
  ///
  /// ```swift
  /// let epoch = try Instant(secondsSince1970: 0)
  /// CivilDateTime(epoch, offsetSeconds: -1).year  // 1969
  /// ```
  /// - Parameters:
  ///   - instant: The instant.
  ///   - offsetSeconds: The seconds by which the clock is ahead of UTC; 0 by default.
  /// - Precondition: `offsetSeconds` is within ±93,599. The offset of a zone and of a parsed text
  ///   always is.
  public init(_ instant: Instant, offsetSeconds: Int = 0) {
    Self.checkOffset(offsetSeconds)
    self.init(clockSeconds: Int(instant.secondsSince1970) + offsetSeconds, instant.nanosecond)
  }

  @inline(__always)
  static func checkOffset(_ seconds: Int) {
    precondition(validOffsetSeconds.contains(seconds), "offset beyond 93,599 seconds")
  }

  /// Makes the date and time that is a number of seconds after 1970-01-01 00:00:00 on the same
  /// clock.
  @inline(__always)
  init(clockSeconds: Int, _ nanosecond: Int32) {
    let days = CivilCalendar.floorDivide(clockSeconds, by: CivilCalendar.secondsPerDay)
    let secondOfDay = clockSeconds - days * CivilCalendar.secondsPerDay
    date = CivilDate(daysSince1970: days)
    time = CivilTime(secondOfDay: secondOfDay, nanosecond: Int(nanosecond))
  }

  /// The year, −9999 to 9999.
  ///
  /// It can be one more on either side where an offset moves an instant past the end of the range.
  public var year: Int { date.year }
  /// The month, 1 to 12.
  public var month: Int { date.month }
  /// The day of the month, from 1.
  public var day: Int { date.day }
  /// The hour, 0 to 23.
  public var hour: Int { time.hour }
  /// The minute, 0 to 59.
  public var minute: Int { time.minute }
  /// The second, 0 to 59.
  public var second: Int { time.second }
  /// The nanosecond, 0 to 999,999,999.
  public var nanosecond: Int { time.nanosecond }

  /// The weekday as ISO 8601 numbers it: 1 is Monday, 7 is Sunday.
  public var isoWeekday: Int {
    date.isoWeekday
  }

  /// The day of the year, 1 to 366.
  public var dayOfYear: Int {
    date.dayOfYear
  }

  /// The seconds since 1970-01-01 00:00:00 on the same clock.
  var clockSecondsSince1970: Int {
    date.daysSince1970 * CivilCalendar.secondsPerDay + time.secondOfDay
  }
}
