/// A date and a time of day as a calendar and a clock on the wall show them, at no particular
/// offset.
///
/// The calendar is the proleptic Gregorian one: today's rules, carried back before 1582. Year 0 is
/// 1 BC. Second 60 does not exist here; see ``MachineFormat/rfc3339`` for how a leap second is
/// read.
///
/// ```swift
/// let instant = try Instant(secondsSince1970: 1_391_799_600)
/// let clock = CivilDateTime(instant, offsetSeconds: -25_200)
/// (clock.year, clock.month, clock.day, clock.hour)  // (2014, 2, 7, 12)
/// clock.isoWeekday  // 5, a Friday
/// clock.dayOfYear  // 38
/// ```
public struct CivilDateTime: Hashable, Sendable {
  /// The year, −9999 to 9999; one more on either side where an offset carries an instant over the
  /// edge.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int
  /// The hour, 0 to 23.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int
  /// The second, 0 to 59.
  public let second: Int
  /// The nanosecond, 0 to 999,999,999.
  public let nanosecond: Int

  /// RFC 9636 keeps offsets above −25 h and below 26 h; both signs get the wider bound.
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
  /// - Throws: ``MachineTimeError/impossibleDay(year:month:day:)`` when the month lacks that day.
  ///   ``MachineTimeError/fieldOutOfRange(name:value:)`` when another field is not within its
  ///   range.
  public init(
    year: Int,
    month: Int,
    day: Int,
    hour: Int = 0,
    minute: Int = 0,
    second: Int = 0,
    nanosecond: Int = 0
  ) throws(MachineTimeError) {
    try Self.check(year, "year", -9_999...9_999)
    try Self.check(month, "month", 1...12)
    guard day >= 1, day <= CivilCalendar.dayCount(ofMonth: month, year: year) else {
      throw .impossibleDay(year: year, month: month, day: day)
    }
    try Self.check(hour, "hour", 0...23)
    try Self.check(minute, "minute", 0...59)
    try Self.check(second, "second", 0...59)
    try Self.check(nanosecond, "nanosecond", 0...999_999_999)
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.nanosecond = nanosecond
  }

  /// What a clock at an offset reads at an instant.
  ///
  /// ```swift
  /// let epoch = try Instant(secondsSince1970: 0)
  /// CivilDateTime(epoch, offsetSeconds: -1).year  // 1969
  /// ```
  /// - Parameters:
  ///   - instant: The instant.
  ///   - offsetSeconds: Seconds that the clock is ahead of UTC; 0 by default.
  /// - Precondition: `offsetSeconds` is within ±93,599, as every offset of a zone and of a parsed
  ///   text is.
  public init(_ instant: Instant, offsetSeconds: Int = 0) {
    precondition(Self.validOffsetSeconds.contains(offsetSeconds), "offset beyond 93,599 seconds")
    let clock = Int(instant.secondsSince1970) + offsetSeconds
    let days = CivilCalendar.floorDivide(clock, by: CivilCalendar.secondsPerDay)
    let secondOfDay = clock - days * CivilCalendar.secondsPerDay
    (year, month, day, _) = CivilCalendar.date(ofDay: days)
    hour = secondOfDay / 3_600
    minute = secondOfDay / 60 % 60
    second = secondOfDay % 60
    nanosecond = Int(instant.nanosecond)
  }

  /// The weekday as ISO 8601 numbers it: 1 is Monday, 7 is Sunday.
  public var isoWeekday: Int {
    CivilCalendar.isoWeekday(ofDay: daysSince1970)
  }

  /// The day of the year, 1 to 366.
  public var dayOfYear: Int {
    CivilCalendar.dayCount(before: month, year: year) + day
  }

  var daysSince1970: Int {
    CivilCalendar.day(year: year, month: month, day: day)
  }

  /// Seconds from 1970-01-01 00:00:00 on the same clock.
  var clockSecondsSince1970: Int {
    daysSince1970 * CivilCalendar.secondsPerDay + hour * 3_600 + minute * 60 + second
  }

  private static func check(
    _ value: Int,
    _ name: String,
    _ range: ClosedRange<Int>
  ) throws(MachineTimeError) {
    guard range.contains(value) else { throw .fieldOutOfRange(name: name, value: value) }
  }
}
