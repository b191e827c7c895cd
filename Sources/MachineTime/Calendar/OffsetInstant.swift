/// An instant together with the offset at which a text gave it.
///
/// ```swift
/// let parsed = try MachineFormat.rfc3339.parse("2014-02-07T12:00:00-07:00")
/// parsed.instant.secondsSince1970  // 1391799600
/// parsed.offsetSeconds  // -25200
/// ```
public struct OffsetInstant: Hashable, Sendable {
  /// The instant.
  public var instant: Instant
  /// Seconds ahead of UTC, as the text said; nil when its format has no offset, and the text was
  /// read as UTC.
  ///
  /// `Z`, `+00:00` and `-00:00` are 0.
  public var offsetSeconds: Int?

  /// Puts an instant and an offset together.
  ///
  /// ```swift
  /// let instant = try Instant(secondsSince1970: 0)
  /// OffsetInstant(instant: instant, offsetSeconds: 3_600).offsetSeconds  // 3600
  /// ```
  /// - Parameters:
  ///   - instant: The instant.
  ///   - offsetSeconds: Seconds ahead of UTC; nil when none is known.
  public init(instant: Instant, offsetSeconds: Int?) {
    self.instant = instant
    self.offsetSeconds = offsetSeconds
  }
}
