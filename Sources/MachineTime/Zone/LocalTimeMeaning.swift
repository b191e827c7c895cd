/// Which instants a local time means in a zone.
///
/// ```swift
/// let zone = try TimeZoneRules.rules(for: "Europe/Berlin")
/// let night = try CivilDateTime(year: 2025, month: 3, day: 30, hour: 2, minute: 30)
/// if case .gap(let transition) = try zone.meaning(of: night) {
///   transition.instant.secondsSince1970  // 1743296400
/// }
/// ```
@nonexhaustive
public enum LocalTimeMeaning: Hashable, Sendable {
  /// The zone's clocks show the time once.
  case unique(OffsetInstant)
  /// They never show it: this transition sets them forward past it.
  case gap(TimeZoneTransition)
  /// They show it more than once: a transition sets them back.
  ///
  /// With transitions within hours of each other there may be readings between these two.
  case overlap(earlier: OffsetInstant, later: OffsetInstant)
}

/// Which instant to choose when a local time means none or more than one.
///
/// ```swift
/// let zone = try TimeZoneRules.rules(for: "Europe/Berlin")
/// let night = try CivilDateTime(year: 2025, month: 10, day: 26, hour: 2, minute: 30)
/// try zone.instant(of: night, choosing: .earlier).offsetSeconds  // 7200
/// try zone.instant(of: night, choosing: .later).offsetSeconds  // 3600
/// try zone.instant(of: night, choosing: .compatible).offsetSeconds  // 7200
/// try zone.instant(of: night)  // throws
/// ```
///
/// Source: Temporal's `disambiguation`, whose words these are; RFC 5545, section 3.3.5, for
/// ``compatible``.
@nonexhaustive
public enum LocalTimeChoice: Hashable, Sendable, CaseIterable {
  /// The first of several; in a gap the time read at the offset after it, so that it lies before
  /// the gap.
  case earlier
  /// The last of several; in a gap the time read at the offset before it, so that it lies after the
  /// gap, as far as it was in it.
  case later
  /// ``later`` in a gap, ``earlier`` otherwise, as calendars do.
  case compatible
  /// None: it is an error.
  case reject
}
