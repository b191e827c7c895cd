/// A time zone's UTC offset at an instant.
///
/// ```swift
/// let zone = try TimeZoneRules.rules(for: "Asia/Kathmandu")
/// let offset = zone.offset(at: try Instant(secondsSince1970: 1_751_371_200))
/// (offset.seconds, offset.isDaylight, offset.abbreviation)  // (20700, false, "+0545")
/// ```
public struct TimeZoneOffset: Hashable, Sendable {
  /// The seconds by which the clocks are ahead of UTC; negative west of it.
  public let seconds: Int
  /// Whether the data marks this time as daylight saving; in `Europe/Dublin` that is the winter.
  public let isDaylight: Bool
  /// The abbreviation in the data, such as `CET` or `-03`.
  ///
  /// It does not identify a zone. `-00` means that the local time is unknown; the offset is then 0
  /// (RFC 9636, section 3.2).
  public let abbreviation: String
}
