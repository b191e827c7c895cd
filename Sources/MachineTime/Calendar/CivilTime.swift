internal import Faults

/// A time of day as a wall clock shows it, without a date and without an offset.
///
/// ```swift
/// let time = try CivilTime(hour: 7, minute: 32, nanosecond: 999_000_000)
/// time.second  // 0
/// try CivilTime(hour: 24)  // throws
/// ```
public struct CivilTime: Hashable, Comparable, Sendable {
  /// The hour, 0 to 23.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int
  /// The second, 0 to 59.
  public let second: Int
  /// The nanosecond, 0 to 999,999,999.
  public let nanosecond: Int

  /// Makes a time of day from its fields.
  ///
  /// ```swift
  /// try CivilTime(hour: 23, minute: 59, second: 59).minute  // 59
  /// ```
  /// - Parameters:
  ///   - hour: 0 to 23.
  ///   - minute: 0 to 59; 0 by default.
  ///   - second: 0 to 59; 0 by default.
  ///   - nanosecond: 0 to 999,999,999; 0 by default.
  /// - Throws: `FormatError.Code.fieldOutOfRange` when a field is not within its
  ///   range.
  public init(
    hour: Int,
    minute: Int = 0,
    second: Int = 0,
    nanosecond: Int = 0
  ) throws(FormatError) {
    try FormatError.check(hour, "hour", 0...23)
    try FormatError.check(minute, "minute", 0...59)
    try FormatError.check(second, "second", 0...59)
    try FormatError.check(nanosecond, "nanosecond", 0...999_999_999)
    self.hour = hour
    self.minute = minute
    self.second = second
    self.nanosecond = nanosecond
  }

  @inline(__always)
  init(secondOfDay: Int, nanosecond: Int) {
    hour = secondOfDay / 3_600
    minute = secondOfDay / 60 % 60
    second = secondOfDay % 60
    self.nanosecond = nanosecond
  }

  var secondOfDay: Int { hour * 3_600 + minute * 60 + second }

  /// Whether one time is earlier in the day than another.
  public static func < (left: CivilTime, right: CivilTime) -> Bool {
    (left.secondOfDay, left.nanosecond) < (right.secondOfDay, right.nanosecond)
  }
}

extension FormatError {
  static func check(
    _ value: Int,
    _ name: String,
    _ range: ClosedRange<Int>
  ) throws(FormatError) {
    guard range.contains(value) else { throw .fieldOutOfRange(name: name, value: value) }
  }
}
