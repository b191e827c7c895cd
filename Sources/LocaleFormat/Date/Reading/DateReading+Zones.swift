internal import ICU
internal import MachineTime

extension DateReading {
  /// An instant that a text can mean, with the offset that it is then written with.
  struct Candidate {
    let instant: Instant
    let offsetSeconds: Int
    let isDaylight: Bool
  }

  func candidate(_ instant: Instant) -> Candidate {
    let offset = core.rules.offset(at: instant)
    return Candidate(
      instant: instant,
      offsetSeconds: offset.seconds,
      isDaylight: offset.isDaylight
    )
  }

  /// Finds the instants at which the clocks of the format's zone show a time, the likeliest first.
  ///
  /// A date without a time is the first moment of its day, unless a zone in the text can decide
  /// otherwise.
  ///
  /// - Parameters:
  ///   - time: In milliseconds, as on a clock at UTC.
  ///   - found: The fields that were found, for the place of a fault.
  ///   - hasZone: Whether the text has a zone, which can decide between two instants.
  /// - Returns: At least one instant, or the fault.
  func ownInstants(
    _ time: Double,
    _ found: [FoundField],
    hasZone: Bool
  ) -> Result<[Candidate], Fault> {
    let place = found.first { $0.field.isHour } ?? found.first
    let index = place?.range.lowerBound ?? 0
    do throws(FormatError) {
      let clock = CivilDateTime(try Instant(ofClock: time))
      switch try core.rules.meaning(of: clock) {
      case .unique(let only): return .success([candidate(only.instant)])
      case .overlap(let earlier, let later):
        let both = [candidate(later.instant), candidate(earlier.instant)]
        if hasZone { return .success(both) }
        guard hasTime(found) else { return .success([both[1]]) }
        guard options.choice != .reject else {
          throw .repeatedLocalTime("\(clock)", in: zoneName)
        }
        let isEarlier = options.choice == .earlier || options.choice == .compatible
        return .success([both[isEarlier ? 1 : 0]])
      case .gap(let transition):
        if !hasTime(found), transition.begins(clock.date) {
          return .success([candidate(transition.instant)])
        }
        // A time has a later one instead, but a day that the clocks skip has none.
        let usual: LocalTimeChoice? = options.mode == .lenient && hasTime(found) ? .later : nil
        guard let choice = options.choice ?? usual,
          choice != .reject
        else {
          let skipped = hasTime(found) ? "\(clock)" : "\(clock.date)"
          throw .skippedLocalTime(skipped, in: zoneName)
        }
        let side = choice == .earlier ? transition.after : transition.before
        let instant = try Instant(clock, offsetSeconds: side.seconds)
        // With this offset, the instant is written as it was read.
        return .success([
          Candidate(instant: instant, offsetSeconds: side.seconds, isDaylight: side.isDaylight)
        ])
      }
    } catch {
      return .failure(Fault(index: index, reason: error.reason))
    }
  }

  /// Whether a text has a time; without the fields that were found, those of the pattern decide.
  private func hasTime(_ found: [FoundField]) -> Bool {
    found.isEmpty
      ? reader.pieces.contains { $0.field?.isTime == true } : found.contains { $0.field.isTime }
  }

  /// A copy of the zone's name, which may leave a hit of the cache: see ``FreshResult``.
  @inline(never)
  private var zoneName: String { String(copying: core.rules.id.identifier.utf8Span) }

  /// The fields by which names of zones are read leniently, whichever field the pattern has.
  static let zoneFields = ["zzzz", "z", "vvvv", "v", "VVVV", "VV"]

  /// Finds the instant of a time in the zone that the text names.
  ///
  /// The system's rules are used for an identifier, and ICU's data for other names and offsets.
  func foreignInstant(
    _ time: Double,
    _ zone: FoundField,
    as field: String,
    in found: [FoundField],
    _ folded: FoldedText
  ) throws(ICUError) -> Candidate? {
    let bytes = Array(text.utf8)
    let start = folded.utf8Offset(zone.range.lowerBound)
    let end = folded.utf8Offset(zone.range.upperBound)
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    if field == "VV", let known = identifiedInstant(time, name, found) { return known }
    let offset = try DateData.zoneOffset(
      name,
      field: field,
      locale: core.options.locale,
      atLocalMilliseconds: time
    )
    guard let offset else { return nil }
    do throws(FormatError) {
      let clock = CivilDateTime(try Instant(ofClock: time))
      return Candidate(
        instant: try Instant(clock, offsetSeconds: offset),
        offsetSeconds: offset,
        isDaylight: false
      )
    } catch {
      return nil
    }
  }

  /// Finds the instant of a time in a zone that the system has.
  private func identifiedInstant(
    _ time: Double,
    _ name: String,
    _ found: [FoundField]
  ) -> Candidate? {
    do throws(FormatError) {
      let clock = CivilDateTime(try Instant(ofClock: time))
      let rules = try TimeZoneRules.rules(for: TimeZoneID(name))
      let choice = options.choice ?? .later
      let instant =
        hasTime(found)
        ? try rules.instant(of: clock, choosing: choice).instant
        : try rules.startOfDay(clock.date, choosing: choice).instant
      let offset = rules.offset(at: instant)
      return Candidate(
        instant: instant,
        offsetSeconds: offset.seconds,
        isDaylight: offset.isDaylight
      )
    } catch {
      return nil
    }
  }

  /// Finds the beginning of the hundred years in which a year of two digits lies: the time on the
  /// zone's clocks, and the year.
  func century(by handle: borrowing DateHandle) throws(ICUError) -> (start: Double, year: Int) {
    guard reader.hasCenturies else { return (0, 0) }
    let start = Century(core.rules, options).start
    return (start, Int(try handle.values(of: [.year], atMilliseconds: start)[0]))
  }
}

extension Instant {
  /// The instant at which a clock at UTC shows a time.
  fileprivate init(ofClock milliseconds: Double) throws(FormatError) {
    try self.init(millisecondsSince1970: Int64(min(max(milliseconds, -1e16), 1e16)))
  }
}

extension DateHandle {
  /// Writes an instant that a text can mean.
  borrowing func string(_ candidate: DateReading.Candidate) throws(ICUError) -> String {
    try string(
      DateHandle.Moment(
        millisecondsSince1970: Double(candidate.instant.millisecondsSince1970),
        offsetSeconds: candidate.offsetSeconds,
        isDaylight: candidate.isDaylight
      )
    )
  }

  /// Writes an instant that a text can mean, with its fields.
  borrowing func text(_ candidate: DateReading.Candidate) throws(ICUError) -> FieldText {
    try text(
      DateHandle.Moment(
        millisecondsSince1970: Double(candidate.instant.millisecondsSince1970),
        offsetSeconds: candidate.offsetSeconds,
        isDaylight: candidate.isDaylight
      )
    )
  }
}
