public import Faults

extension TimeZoneRules {
  /// Returns the instants that a local time means.
  ///
  /// Every transition near the time is considered, also transitions within hours of each other, and
  /// those that move the clocks by a whole day.
  ///
  /// ```swift
  /// let zone = try TimeZoneRules.rules(for: "Pacific/Apia")
  /// let skippedDay = try CivilDateTime(year: 2011, month: 12, day: 30, hour: 12)
  /// if case .gap(let transition) = try zone.meaning(of: skippedDay) {
  ///   (transition.before.seconds, transition.after.seconds)  // (-36000, 50400)
  /// }
  /// ```
  /// - Parameter civil: The date and time that the zone's clocks show.
  /// - Returns: The instant, the transition that skipped the time, or the first and the last
  ///   instant at which clocks show it.
  /// - Throws: `FormatError.Code.instantOutOfRange` when an instant of the result is outside the
  ///   years −9999 to 9999 in UTC.
  ///
  /// Cost: that of two or three calls of ``nextTransition(after:)``.
  public func meaning(of civil: CivilDateTime) throws(FormatError) -> LocalTimeMeaning {
    let clock = Int64(civil.clockSecondsSince1970)
    let readings = readings(of: clock)
    if let earlier = readings.earlier, let later = readings.later {
      let first = try instant(at: earlier, civil)
      return earlier == later
        ? .unique(first) : .overlap(earlier: first, later: try instant(at: later, civil))
    }
    // Clocks either show every local time or skip it in a transition.
    guard let gap = readings.gap, let transition = transition(at: gap) else {
      throw .instantOutOfRange(secondsSince1970: readings.gap ?? readings.compatible)
    }
    return .gap(transition)
  }

  /// The seconds at which the zone's clocks show a local time.
  private struct Readings {
    var earlier: Int64?
    var later: Int64?
    /// The transition that skips the local time.
    var gap: Int64?
    /// The seconds by the choice ``LocalTimeChoice/compatible``.
    var compatible: Int64
  }

  /// Finds the seconds of a local time, also of one that is not in the range of instants.
  private func readings(of clock: Int64) -> Readings {
    // No offset moves the instant outside of these bounds.
    let last = clock - Int64(ZoneTable.validOffsets.lowerBound)
    var start = clock - Int64(ZoneTable.validOffsets.upperBound)
    var offset = Int64(table.offsetSeconds(at: start))
    var readings = Readings(compatible: clock - offset)
    while true {
      let end = table.change(after: start) ?? .max
      let reading = clock - offset
      if reading >= start, reading < end {
        if readings.earlier == nil { readings.compatible = reading }
        readings.earlier = readings.earlier ?? reading
        readings.later = reading
      }
      guard end <= last else { break }
      let next = Int64(table.offsetSeconds(at: end))
      if readings.gap == nil, clock >= end + offset, clock < end + next {
        readings.gap = end
        if readings.earlier == nil { readings.compatible = reading }
      }
      start = end
      offset = next
    }
    return readings
  }

  /// Returns the seconds since 1970 at which the zone's clocks show a local time.
  ///
  /// - Parameter clock: The seconds since 1970-01-01 00:00:00 on the zone's clocks.
  /// - Returns: The seconds by the choice ``LocalTimeChoice/compatible``, which may be outside of
  ///   the range of instants.
  func compatibleSeconds(ofClock clock: Int64) -> Int64 { readings(of: clock).compatible }

  /// Returns the instant that a local time means.
  ///
  /// ```swift
  /// let zone = try TimeZoneRules.rules(for: "America/New_York")
  /// let noon = try CivilDateTime(year: 2025, month: 7, day: 1, hour: 12)
  /// try zone.instant(of: noon).instant.secondsSince1970  // 1751385600
  /// let skipped = try CivilDateTime(year: 2025, month: 3, day: 9, hour: 2, minute: 30)
  /// try zone.instant(of: skipped, choosing: .later).instant.secondsSince1970  // 1741505400
  /// try zone.instant(of: skipped)  // throws
  /// ```
  /// - Parameters:
  ///   - civil: The date and time that the zone's clocks show.
  ///   - choice: Which instant to choose when the clocks skip that time or show it more than once;
  ///     an error by default.
  /// - Returns: The instant, and the zone's offset at it.
  /// - Throws: `FormatError.Code.skippedLocalTime` and `FormatError.Code.repeatedLocalTime`
  ///   when `choice` is ``LocalTimeChoice/reject``. `FormatError.Code.instantOutOfRange` when the
  ///   instant is outside the years −9999 to 9999 in UTC.
  ///
  /// Cost: that of ``meaning(of:)``.
  public func instant(
    of civil: CivilDateTime,
    choosing choice: LocalTimeChoice = .reject
  ) throws(FormatError) -> OffsetInstant {
    switch try meaning(of: civil) {
    case .unique(let instant): return instant
    case .overlap(let earlier, let later):
      switch choice {
      case .earlier, .compatible: return earlier
      case .later: return later
      case .reject: throw .repeatedLocalTime("\(civil)", in: id.identifier)
      }
    case .gap(let transition):
      let offset: Int
      switch choice {
      case .earlier: offset = transition.after.seconds
      case .later, .compatible: offset = transition.before.seconds
      case .reject: throw .skippedLocalTime("\(civil)", in: id.identifier)
      }
      return try instant(at: Int64(civil.clockSecondsSince1970 - offset), civil)
    }
  }

  private func instant(
    at seconds: Int64,
    _ civil: CivilDateTime
  ) throws(FormatError) -> OffsetInstant {
    let instant = try Instant(secondsSince1970: seconds, nanosecond: Int32(civil.nanosecond))
    return OffsetInstant(instant: instant, offsetSeconds: table.offsetSeconds(at: seconds))
  }
}
