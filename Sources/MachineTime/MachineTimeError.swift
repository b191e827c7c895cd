/// What can go wrong with machine time, each case with the input that caused it.
///
/// ``reason`` says what is wrong in words, ``offset`` where in the text; ``description`` joins the
/// two.
///
/// ```swift
/// do {
///   _ = try MachineFormat.rfc3339.parse("2023-02-30T00:00:00Z")
/// } catch {
///   error.offset  // 8
///   error.reason  // "day 30 does not exist in February 2023"
///   error.description  // "offset 8: day 30 does not exist in February 2023"
/// }
/// ```
@nonexhaustive
public enum MachineTimeError: Error, Equatable, Sendable {
  /// An instant outside the years −9999 to 9999 in UTC.
  case instantOutOfRange(secondsSince1970: Int64)
  /// A field of a date, a time or an offset (in seconds) that is not within its range.
  case fieldOutOfRange(name: String, value: Int)
  /// A day that its month does not have.
  case impossibleDay(year: Int, month: Int, day: Int)
  /// A zone name that no zone could have: empty, longer than 255 bytes, an absolute path, with an
  /// empty, `.` or `..` component, or with a byte that is not a letter, a digit or one of `._+-/`.
  case invalidTimeZoneID(String)
  /// A well-formed zone name that the system's data does not hold.
  case unknownTimeZone(TimeZoneID)
  /// The zone's file is there and cannot be used.
  case invalidTimeZoneData(TimeZoneID, reason: String)
  /// None of these folders exists: the system's time zone data, package `tzdata`, is not installed.
  case missingTimeZoneData(folders: [String])
  /// The current zone is set by this file, and nothing says the zone's name.
  case unnamedCurrentTimeZone(path: String)
  /// What sets the current zone, a file or the variable `TZ`, is there and cannot be used.
  case invalidCurrentTimeZone(String, reason: String)
  /// A local time that the zone's clocks never show: a transition sets them forward past it.
  case skippedLocalTime(CivilDateTime, in: TimeZoneID)
  /// A local time that the zone's clocks show more than once: a transition sets them back.
  case repeatedLocalTime(CivilDateTime, in: TimeZoneID)
  /// A format that cannot be used, and the byte where its fault begins.
  case invalidFormat(String, offset: Int, reason: String)
  /// A text that is not of its format's shape, the byte where it departs, and what would have
  /// fitted.
  ///
  /// A text of more than 120 bytes is shortened here.
  case unparsable(String, offset: Int, expected: String)
  /// A text of the right shape that names no real date or time, and the byte where the field
  /// begins.
  ///
  /// A text of more than 120 bytes is shortened here.
  case impossible(String, offset: Int, reason: String)
  /// An offset at which the zone's clocks do not stand at that instant, in a text that makes the
  /// zone critical.
  case inconsistentOffset(seconds: Int, TimeZoneID, zoneSeconds: Int)
}
