internal import Faults

extension TimeZoneRules {
  /// Returns the first moment of a day on the zone's clocks.
  ///
  /// Usually it is midnight. Where the clocks skip midnight, the day begins when they are moved
  /// forward, often at 01:00. Where they show midnight twice, the day begins at the first one.
  ///
  /// ```swift
  /// let zone = try TimeZoneRules.rules(for: "America/Sao_Paulo")
  /// let day = try CivilDate(year: 2018, month: 11, day: 4)
  /// let start = try zone.startOfDay(day)
  /// CivilDateTime(start.instant, offsetSeconds: -7_200).hour  // 1
  /// try zone.instant(of: CivilDateTime(day, CivilTime(hour: 0)))  // throws
  /// ```
  /// - Parameters:
  ///   - date: The date that the zone's clocks show.
  ///   - choice: Which instant to choose when the clocks skip the whole day, as for its midnight;
  ///     an error by default. It has no effect on other days.
  /// - Returns: The instant, and the zone's offset at it.
  /// - Throws: `FormatError.Code.skippedLocalTime` when `choice` is ``LocalTimeChoice/reject`` and
  ///   the clocks skip the whole day, as those of `Pacific/Apia` did on 30 December 2011.
  ///   `FormatError.Code.instantOutOfRange` when the instant is outside the years −9999 to 9999
  ///   in UTC.
  ///
  /// Cost: that of ``meaning(of:)``.
  ///
  /// Source: Temporal's `startOfDay`, and RFC 5545, section 3.3.4, for dates without a time.
  public func startOfDay(
    _ date: CivilDate,
    choosing choice: LocalTimeChoice = .reject
  ) throws(FormatError) -> OffsetInstant {
    let midnight = CivilDateTime(date, CivilTime(secondOfDay: 0, nanosecond: 0))
    switch try meaning(of: midnight) {
    case .unique(let instant), .overlap(let instant, _): return instant
    case .gap(let transition):
      if transition.begins(date) {
        return OffsetInstant(
          instant: transition.instant,
          offsetSeconds: transition.after.seconds
        )
      }
      guard choice != .reject else { throw .skippedLocalTime("\(date)", in: id.identifier) }
      return try instant(of: midnight, choosing: choice)
    }
  }
}

extension TimeZoneTransition {
  /// Whether the clocks show a date when they have been moved, so that it begins late if they
  /// skipped its midnight.
  package func begins(_ date: CivilDate) -> Bool {
    CivilDateTime(instant, offsetSeconds: after.seconds).date == date
  }
}
