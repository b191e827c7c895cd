internal import Faults

extension ZonedInstant {
  /// Whether a zone has the text's offset when its clocks show the text's time.
  ///
  /// A text without an offset agrees with every zone. An offset without seconds agrees with a
  /// zone's offset that rounds to it, half minutes away from 0. An offset with seconds, even 00,
  /// must be equal to the zone's.
  ///
  /// ```swift
  /// let parsed = try MachineFormat.rfc9557.parseZoned("2022-07-08T01:14:07+01:00[Europe/Paris]")
  /// parsed.agrees(with: try TimeZoneRules.rules(for: "Europe/Paris"))  // false
  /// ```
  /// - Parameter rules: The zone, usually the one that ``zone`` names.
  /// - Returns: Whether they agree.
  ///
  /// Source: [RFC 9557, section 3.4](https://www.rfc-editor.org/rfc/rfc9557#section-3.4).
  public func agrees(with rules: TimeZoneRules) -> Bool {
    instant(confirmedBy: rules) != nil
  }

  /// Returns the instant in a zone, with the offset that the zone has then.
  ///
  /// Where the zone has the text's offset, the instant is that of both. The offset may be rounded to
  /// minutes: `11:15:30-00:45[Africa/Monrovia]` was 44 minutes and 30 seconds west of UTC in 1930,
  /// and is 12:00:00 in UTC. Where the zone has another offset, for example because its rules
  /// changed after the text was written, `resolving` decides; but it is always an error if the text
  /// marks the zone as critical. A text without an offset (`Z`) is the instant in UTC.
  ///
  /// ```swift
  /// let paris = try TimeZoneRules.rules(for: "Europe/Paris")
  /// let elective = try MachineFormat.rfc9557.parseZoned("2022-07-08T01:14:07+01:00[Europe/Paris]")
  /// try elective.offsetInstant(in: paris).instant.secondsSince1970  // 1657239247
  /// try elective.offsetInstant(in: paris, resolving: .ignore).instant.secondsSince1970  // 1657235647
  /// try elective.offsetInstant(in: paris, resolving: .reject)  // throws
  /// let critical = try MachineFormat.rfc9557.parseZoned("2022-07-08T01:14:07+01:00[!Europe/Paris]")
  /// try critical.offsetInstant(in: paris)  // throws
  /// ```
  /// - Parameters:
  ///   - rules: The zone, usually the one that ``zone`` names.
  ///   - resolution: What decides where the zone has another offset; the text's offset by default.
  ///   - choice: Which instant to choose where the time of the zone's clocks decides, and they show
  ///     it twice or never; an error by default.
  /// - Returns: The instant and the zone's offset.
  /// - Throws: `FormatError.Code.inconsistentOffset` when the zone does not have the text's offset
  ///   then, and is critical or `resolution` is ``OffsetResolution/reject``. The errors of
  ///   ``TimeZoneRules/instant(of:choosing:)`` where the time of the zone's clocks decides.
  ///
  /// Source: [RFC 9557, section 3.4](https://www.rfc-editor.org/rfc/rfc9557#section-3.4); Temporal's
  /// `InterpretISODateTimeOffset`.
  public func offsetInstant(
    in rules: TimeZoneRules,
    resolving resolution: OffsetResolution = .use,
    choosing choice: LocalTimeChoice = .reject
  ) throws(FormatError) -> OffsetInstant {
    let confirmed = instant(confirmedBy: rules)
    if confirmed == nil, let offsetSeconds, isZoneCritical || resolution == .reject {
      throw .inconsistentOffset(
        seconds: offsetSeconds,
        rules.id.identifier,
        zoneSeconds: rules.offsetSeconds(at: instant)
      )
    }
    let usesClock = resolution == .ignore || resolution == .prefer && confirmed == nil
    if usesClock, let offsetSeconds {
      let clock = CivilDateTime(instant, offsetSeconds: offsetSeconds)
      return try rules.instant(of: clock, choosing: choice)
    }
    let instant = confirmed ?? self.instant
    return OffsetInstant(instant: instant, offsetSeconds: rules.offsetSeconds(at: instant))
  }

  /// The instant at which the zone's clocks show the text's time at the text's offset, which may be
  /// rounded; nil if there is none.
  private func instant(confirmedBy rules: TimeZoneRules) -> Instant? {
    guard let offsetSeconds else { return instant }
    if rules.offsetSeconds(at: instant) == offsetSeconds { return instant }
    guard !hasSecondsOfOffset else { return nil }
    let candidates: [OffsetInstant]
    do throws(FormatError) {
      switch try rules.meaning(of: CivilDateTime(instant, offsetSeconds: offsetSeconds)) {
      case .unique(let only): candidates = [only]
      case .overlap(let earlier, let later): candidates = [earlier, later]
      case .gap: return nil
      }
    } catch {
      // The time of the zone's clocks is beyond the first or the last instant.
      return nil
    }
    return candidates.first { candidate in
      candidate.offsetSeconds.map(MachineFormat.wholeMinutes) == offsetSeconds
    }?.instant
  }
}

/// The rule for a text whose offset is not that of its zone.
///
/// ```swift
/// let text = "2022-07-08T01:14:07+01:00[Europe/Paris]"
/// let paris = try TimeZoneRules.rules(for: "Europe/Paris")
/// let parsed = try MachineFormat.rfc9557.parseZoned(text)
/// MachineFormat.rfc3339.string(try parsed.offsetInstant(in: paris).instant)  // "2022-07-08T00:14:07Z"
/// MachineFormat.rfc3339.string(try parsed.offsetInstant(in: paris, resolving: .prefer).instant)  // "2022-07-07T23:14:07Z"
/// ```
///
/// Source: Temporal's option `offset`, which has these names.
@nonexhaustive
public enum OffsetResolution: Hashable, Sendable, CaseIterable {
  /// The text's offset decides.
  case use
  /// The zone decides, by the time of its clocks; the text's offset decides only between two
  /// instants at which they show that time.
  case prefer
  /// The zone decides, by the time of its clocks, as if the text had no offset.
  case ignore
  /// An error is thrown.
  case reject
}
