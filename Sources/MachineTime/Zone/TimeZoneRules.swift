/// The UTC offsets of a time zone: past transitions, and the rule for the future.
///
/// It is immutable, so any number of threads may use it. Get one with ``rules(for:)`` or
/// ``current()``.
///
/// ```swift
/// let zone = try TimeZoneRules.rules(for: "America/Mexico_City")
/// zone.offsetSeconds(at: try Instant(secondsSince1970: 1_751_371_200))  // -21600
/// ```
///
/// Source: [RFC 9636](https://www.rfc-editor.org/rfc/rfc9636).
public final class TimeZoneRules: Sendable {
  /// The zone that these rules belong to.
  ///
  /// It is `Etc/Unknown`, which is not the name of any zone, when ``current()`` found rules without
  /// a name.
  public let id: TimeZoneID
  let table: ZoneTable

  init(id: TimeZoneID, table: ZoneTable) {
    self.id = id
    self.table = table
  }

  /// The zone's UTC offset at an instant.
  ///
  /// ```swift
  /// let zone = try TimeZoneRules.rules(for: "Europe/Berlin")
  /// zone.offset(at: try Instant(secondsSince1970: 1_751_371_200)).abbreviation  // "CEST"
  /// ```
  /// - Parameter instant: The instant. Before the first transition the zone's first offset applies,
  ///   usually local mean time.
  /// - Returns: The offset, whether it is daylight saving time, and its abbreviation.
  public func offset(at instant: Instant) -> TimeZoneOffset {
    table.offset(at: instant.secondsSince1970)
  }

  /// Returns the seconds by which the zone's clocks are ahead of UTC at an instant: only that part
  /// of ``offset(at:)``.
  ///
  /// ```swift
  /// let zone = try TimeZoneRules.rules(for: "Asia/Kathmandu")
  /// zone.offsetSeconds(at: try Instant(secondsSince1970: 1_751_371_200))  // 20700
  /// ```
  /// - Parameter instant: The instant.
  /// - Returns: The seconds, -89,999 to 93,599.
  ///
  /// Cost: a binary search of the zone's transitions; after the last of them, two divisions by the
  /// zone's rule.
  public func offsetSeconds(at instant: Instant) -> Int {
    table.offsetSeconds(at: instant.secondsSince1970)
  }
}
