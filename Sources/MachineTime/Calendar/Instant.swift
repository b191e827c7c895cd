public import Faults

/// A point in time: seconds and nanoseconds since 1970-01-01T00:00:00Z, without leap seconds.
///
/// It covers the years −9999 to 9999 of the proleptic Gregorian calendar in UTC. It has no time
/// zone and no offset; ``CivilDateTime`` is what a clock at an offset shows.
///
/// ```swift
/// let instant = try Instant(secondsSince1970: 1_391_799_600)
/// MachineFormat.rfc3339.string(instant)  // "2014-02-07T19:00:00Z"
/// instant.millisecondsSince1970  // 1391799600000
/// ```
public struct Instant: Hashable, Comparable, Sendable {
  /// Whole seconds since 1970 in UTC, rounded down; negative before 1970.
  public let secondsSince1970: Int64
  /// The nanoseconds after ``secondsSince1970``, 0 to 999,999,999, also before 1970.
  public let nanosecond: Int32

  /// The seconds from -9999-01-01T00:00:00Z to 9999-12-31T23:59:59Z.
  static let validSeconds: ClosedRange<Int64> = -377_705_116_800...253_402_300_799

  /// Makes the instant that is a number of seconds and nanoseconds after 1970.
  ///
  /// The nanoseconds are added to the seconds, also before 1970.
  ///
  /// ```swift
  /// let instant = try Instant(secondsSince1970: -1, nanosecond: 500_000_000)
  /// instant.millisecondsSince1970  // -500
  /// ```
  /// - Parameters:
  ///   - secondsSince1970: Seconds since 1970-01-01T00:00:00Z, -377,705,116,800 to 253,402,300,799.
  ///   - nanosecond: Nanoseconds to add, 0 to 999,999,999; 0 by default.
  /// - Throws: `FormatError.Code.instantOutOfRange` outside the years −9999 to
  ///   9999. `FormatError.Code.fieldOutOfRange` when `nanosecond` is not within its
  ///   range.
  public init(secondsSince1970: Int64, nanosecond: Int32 = 0) throws(FormatError) {
    guard Self.validSeconds.contains(secondsSince1970) else {
      throw .instantOutOfRange(secondsSince1970: secondsSince1970)
    }
    guard nanosecond >= 0, nanosecond < 1_000_000_000 else {
      throw .fieldOutOfRange(name: "nanosecond", value: Int(nanosecond))
    }
    self.secondsSince1970 = secondsSince1970
    self.nanosecond = nanosecond
  }

  /// Makes the instant that is a number of milliseconds after 1970.
  ///
  /// ```swift
  /// let instant = try Instant(millisecondsSince1970: -1)
  /// MachineFormat.rfc3339.string(instant)  // "1969-12-31T23:59:59.999Z"
  /// ```
  /// - Parameter millisecondsSince1970: Milliseconds since 1970-01-01T00:00:00Z; negative before
  ///   it.
  /// - Throws: `FormatError.Code.instantOutOfRange` outside the years −9999 to
  ///   9999.
  public init(millisecondsSince1970: Int64) throws(FormatError) {
    let (quotient, remainder) = millisecondsSince1970.quotientAndRemainder(dividingBy: 1_000)
    let seconds = remainder < 0 ? quotient - 1 : quotient
    let milliseconds = remainder < 0 ? remainder + 1_000 : remainder
    try self.init(secondsSince1970: seconds, nanosecond: Int32(milliseconds) * 1_000_000)
  }

  /// Makes the instant at which a clock at an offset shows a date and time.
  ///
  /// ```swift
  /// let noon = try CivilDateTime(year: 2014, month: 2, day: 7, hour: 12)
  /// try Instant(noon, offsetSeconds: -25_200).secondsSince1970  // 1391799600
  /// ```
  /// - Parameters:
  ///   - civil: The date and time that the clock shows.
  ///   - offsetSeconds: The seconds by which the clock is ahead of UTC, ±93,599; 0 by default.
  /// - Throws: `FormatError.Code.instantOutOfRange` when the instant is outside the years −9999
  ///   to 9999 in UTC. `FormatError.Code.fieldOutOfRange` when the offset is out of its range.
  public init(_ civil: CivilDateTime, offsetSeconds: Int = 0) throws(FormatError) {
    guard CivilDateTime.validOffsetSeconds.contains(offsetSeconds) else {
      throw .fieldOutOfRange(name: "offset", value: offsetSeconds)
    }
    try self.init(
      secondsSince1970: Int64(civil.clockSecondsSince1970 - offsetSeconds),
      nanosecond: Int32(civil.nanosecond)
    )
  }

  /// Milliseconds since 1970 in UTC, rounded down.
  ///
  /// ```swift
  /// try Instant(secondsSince1970: 0, nanosecond: 1_999_999).millisecondsSince1970  // 1
  /// ```
  public var millisecondsSince1970: Int64 {
    secondsSince1970 * 1_000 + Int64(nanosecond / 1_000_000)
  }

  /// Returns the present instant of the system clock.
  ///
  /// If the clock is set to a year outside −9999 to 9999, the nearest instant within is returned.
  ///
  /// ```swift
  /// let before = Instant.now()
  /// before <= Instant.now()  // true, unless somebody sets the clock back
  /// ```
  ///
  /// Source: `clock_gettime` with `CLOCK_REALTIME`.
  public static func now() -> Instant {
    let (seconds, nanosecond) = SystemCalls.realTime()
    let nearest = min(max(seconds, validSeconds.lowerBound), validSeconds.upperBound)
    return Instant(uncheckedSeconds: nearest, nanosecond: nanosecond)
  }

  /// Makes an instant without a check: the caller guarantees that the values are in range.
  init(uncheckedSeconds: Int64, nanosecond: Int32) {
    secondsSince1970 = uncheckedSeconds
    self.nanosecond = nanosecond
  }

  /// Whether one instant is earlier than another.
  public static func < (left: Instant, right: Instant) -> Bool {
    (left.secondsSince1970, left.nanosecond) < (right.secondsSince1970, right.nanosecond)
  }
}
