/// An instant together with the UTC offset that a text gave for it.
///
/// ```swift
/// let parsed = try MachineFormat.rfc3339.parse("2014-02-07T12:00:00-07:00")
/// parsed.instant.secondsSince1970  // 1391799600
/// parsed.offsetSeconds  // -25200
/// ```
public struct OffsetInstant: Hashable, Sendable {
  /// The instant.
  public var instant: Instant
  /// The seconds ahead of UTC, as given in the text.
  ///
  /// It is nil when the format has no offset, and the text was read as UTC.
  ///
  /// `Z`, `+00:00` and `-00:00` are 0.
  public var offsetSeconds: Int?

  /// Combines an instant and an offset.
  ///
  /// ```swift
  /// let instant = try Instant(secondsSince1970: 0)
  /// OffsetInstant(instant: instant, offsetSeconds: 3_600).offsetSeconds  // 3600
  /// ```
  /// - Parameters:
  ///   - instant: The instant.
  ///   - offsetSeconds: The seconds ahead of UTC; nil when unknown.
  public init(instant: Instant, offsetSeconds: Int?) {
    self.instant = instant
    self.offsetSeconds = offsetSeconds
  }
}
