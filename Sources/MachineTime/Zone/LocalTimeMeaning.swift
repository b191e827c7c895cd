/// The instants that a local time means in a zone.
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
  /// The zone's clocks never show the time: this transition moves them forward past it.
  case gap(TimeZoneTransition)
  /// The zone's clocks show the time more than once: a transition moves them back.
  ///
  /// If transitions follow within hours of each other, there may be more instants between these
  /// two.
  case overlap(earlier: OffsetInstant, later: OffsetInstant)
}

/// The instant to choose when a local time means none or more than one.
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
/// Source: Temporal's `disambiguation`, which has these names; RFC 5545, section 3.3.5, for
/// ``compatible``.
@nonexhaustive
public enum LocalTimeChoice: Hashable, Sendable, CaseIterable {
  /// The first of several.
  ///
  /// In a gap, the time is read at the offset after the gap, so the instant is before the gap.
  case earlier
  /// The last of several.
  ///
  /// In a gap, the time is read at the offset before the gap, so the instant is after the gap, by
  /// as much as the time was inside it.
  case later
  /// The same as ``later`` in a gap, and as ``earlier`` otherwise, as calendars do.
  case compatible
  /// No instant: an error is thrown.
  case reject
}
