/// A moment at which a zone's clocks change, or the abbreviation or daylight flag of its time.
///
/// ```swift
/// let zone = try TimeZoneRules.rules(for: "Europe/Berlin")
/// let winter = try Instant(secondsSince1970: 1_735_689_600)
/// let spring = zone.nextTransition(after: winter)
/// spring?.instant.secondsSince1970  // 1743296400
/// spring?.before.abbreviation  // "CET"
/// spring?.after.abbreviation  // "CEST"
/// ```
///
/// Source: [RFC 9636, section 2](https://www.rfc-editor.org/rfc/rfc9636#section-2).
public struct TimeZoneTransition: Hashable, Sendable {
  /// The first instant at which ``after`` applies.
  public let instant: Instant
  /// The offset that applies until then.
  public let before: TimeZoneOffset
  /// The offset that applies from then on; at least one of its fields differs from ``before``.
  public let after: TimeZoneOffset
}

extension TimeZoneRules {
  /// Returns the first transition after an instant.
  ///
  /// A transition changes the offset, the daylight saving flag or the abbreviation; an entry of the
  /// data that changes none of them is not a transition. After the last entry, the zone's rule
  /// gives the transitions of all years to 9999.
  ///
  /// ```swift
  /// let zone = try TimeZoneRules.rules(for: "America/New_York")
  /// let instant = try Instant(secondsSince1970: 4_102_444_800)
  /// zone.nextTransition(after: instant)?.instant.secondsSince1970  // 4108690800
  /// TimeZoneRules.utc.nextTransition(after: instant)  // nil
  /// ```
  /// - Parameter instant: The instant; a transition at exactly this instant is not included.
  /// - Returns: The transition; nil when there is none before the end of the year 9999.
  ///
  /// Cost: a binary search of the data, then a few divisions for the rule.
  ///
  /// Source: RFC 9636, section 3.3, for the rule.
  public func nextTransition(after instant: Instant) -> TimeZoneTransition? {
    table.change(after: instant.secondsSince1970).flatMap(transition)
  }

  /// Returns the last transition before an instant.
  ///
  /// See ``nextTransition(after:)`` for the definition of a transition.
  ///
  /// ```swift
  /// let zone = try TimeZoneRules.rules(for: "Asia/Kathmandu")
  /// let instant = try Instant(secondsSince1970: 1_751_371_200)
  /// zone.previousTransition(before: instant)?.instant.secondsSince1970  // 504901800
  /// ```
  /// - Parameter instant: The instant; a transition at exactly this instant is not included.
  /// - Returns: The transition; nil when the zone's first offset applies until then.
  ///
  /// Cost: the same as ``nextTransition(after:)``.
  public func previousTransition(before instant: Instant) -> TimeZoneTransition? {
    // Transitions are at whole seconds.
    let second = instant.secondsSince1970 + (instant.nanosecond > 0 ? 1 : 0)
    return table.change(before: second).flatMap(transition)
  }

  func transition(at seconds: Int64) -> TimeZoneTransition? {
    guard Instant.validSeconds.contains(seconds) else { return nil }
    return TimeZoneTransition(
      instant: Instant(uncheckedSeconds: seconds, nanosecond: 0),
      before: table.offset(at: seconds - 1),
      after: table.offset(at: seconds)
    )
  }
}
