internal import ICU
internal import MachineTime

/// Makes the table of a ``ZoneClock``.
struct ZoneSegments {
  private(set) var segments: [ZoneClock.Segment] = []
  private(set) var states: [ZoneClock.State] = []

  /// The segments of the times after the table, whose starts mean nothing; none if ICU is asked then.
  private(set) var later: [ZoneClock.Segment] = []

  /// The kind of a segment in which the generic name changes.
  private static let mixed = UInt8.max

  private static let quarter: Int64 = 91 * 86_400
  /// The distances by which cicu_zone_write_at moves an instant to find one at which ICU agrees.
  private static let shifts: [Int64] = [-1, 1, -2, 2, -3, 3, -4, 4].map { $0 * quarter }
  static let reach = 4 * quarter

  private let rules: TimeZoneRules
  private let course: ZoneCourse<ZoneData.State>?
  private let isWhole: Bool
  private var generics: ZoneCourse<UInt8>?
  private var places: [ZoneClock.Facts: UInt16] = [:]

  /// - Parameters:
  ///   - rules: The system's rules.
  ///   - naming: The data that decides names; nil if none is written.
  /// - Throws: The status that ICU gave.
  init(_ rules: TimeZoneRules, _ naming: ZoneNaming?) throws(ICUError) {
    self.rules = rules
    course = naming?.course
    isWhole = naming?.isWhole ?? false
    var starts = Self.transitions(rules)
    if let naming {
      let own = course?.starts ?? [0]
      starts = Set(starts + own).sorted()
      starts = Set(starts + moved(own, among: starts)).sorted()
      if let generic = naming.generic {
        let found = try Self.generics(generic, own)
        starts = Set(starts + found.starts).sorted()
        generics = found
      }
    }
    starts.removeAll { $0 >= ZoneClock.end }
    for (start, next) in zip(starts, starts.dropFirst() + [ZoneClock.end]) {
      let offset = offset(at: start)
      let isNamed = naming != nil && (start >= 0 || isWhole)
      let state = isNamed ? state(at: start, offset, until: next) : ZoneClock.noState
      let seconds = Int32(clamping: offset.seconds)
      if let last = segments.last, last.offset == seconds, last.state == state { continue }
      segments.append(ZoneClock.Segment(start: start, offset: seconds, state: state))
    }
    if isWhole { addLater() }
  }

  /// Takes the last state of each offset for the times after the table.
  ///
  /// An offset with several names is one on which ICU's rules and the system's differ: it has none.
  private mutating func addLater() {
    let recent = ZoneClock.end - 2 * Self.reach
    for segment in segments.reversed() where segment.start >= recent || later.isEmpty {
      guard let place = later.firstIndex(where: { $0.offset == segment.offset }) else {
        later.append(segment)
        continue
      }
      guard !isNamedAlike(later[place].state, segment.state) else { continue }
      let facts = ZoneClock.Facts(seconds: Int(segment.offset), icu: nil)
      let state = states.firstIndex { $0.facts == facts } ?? states.count
      if state == states.count {
        states.append(ZoneClock.State(first: segment.start, last: segment.start, facts: facts))
      }
      later[place] = ZoneClock.Segment(
        start: segment.start,
        offset: segment.offset,
        state: UInt16(state)
      )
    }
  }

  /// Whether two states have the same name.
  private func isNamedAlike(_ state: UInt16, _ other: UInt16) -> Bool {
    guard state != other else { return true }
    guard let named = states[Int(state)].facts.named, let other = states[Int(other)].facts.named
    else { return false }
    return named.metazone == other.metazone && named.isDaylight == other.isDaylight
  }

  private func offset(at seconds: Int64) -> (seconds: Int, isDaylight: Bool) {
    do throws(FormatError) {
      let offset = rules.offset(at: try Instant(secondsSince1970: seconds))
      return (offset.seconds, offset.isDaylight)
    } catch {
      // Cannot happen: every start in a table is an instant.
      return (0, false)
    }
  }

  /// The first instant, and those at which the system's rules change.
  private static func transitions(_ rules: TimeZoneRules) -> [Int64] {
    let first: Int64 = -377_705_116_800
    var starts = [first]
    do throws(FormatError) {
      var instant = try Instant(secondsSince1970: first)
      while let next = rules.nextTransition(after: instant),
        next.instant.secondsSince1970 < ZoneClock.end
      {
        instant = next.instant
        starts.append(instant.secondsSince1970)
      }
    } catch {
      return starts
    }
    return starts
  }

  /// ICU's own changes, moved by each of `shifts`, in the segments in which the system has another
  /// offset.
  private func moved(_ own: [Int64], among starts: [Int64]) -> [Int64] {
    var moved: [Int64] = []
    for (start, next) in zip(starts, starts.dropFirst() + [ZoneClock.end]) where start >= 0 {
      guard let icu = course?.state(at: start), icu.seconds != offset(at: start).seconds else {
        continue
      }
      for change in own where change > start - Self.reach && change < next + Self.reach {
        moved += Self.shifts.map { change + $0 }.filter { $0 > start && $0 < next }
      }
    }
    return moved
  }

  /// The kinds of generic names, between the zone's own changes and the others that ICU looks at.
  private static func generics(
    _ zone: GenericZone,
    _ own: [Int64]
  ) throws(ICUError) -> ZoneCourse<UInt8> {
    var starts = Set(own + (try zone.changes())).sorted()
    starts.removeAll { $0 >= ZoneClock.end }
    var milliseconds: [Double] = []
    for (start, end) in zip(starts, starts.dropFirst() + [ZoneClock.end]) {
      milliseconds += [Double(start) * 1_000, Double(end) * 1_000 - 1]
    }
    let kinds = try zone.kinds(at: milliseconds)
    var course = ZoneCourse<UInt8>()
    for (place, start) in starts.enumerated() {
      let (first, last) = (kinds[place * 2], kinds[place * 2 + 1])
      let kind = first == last ? first : mixed
      guard kind != course.states.last else { continue }
      course.append(kind, from: start)
    }
    return course
  }

  private mutating func state(
    at start: Int64,
    _ offset: (seconds: Int, isDaylight: Bool),
    until next: Int64
  ) -> UInt16 {
    var facts = ZoneClock.Facts(seconds: offset.seconds, icu: icu(at: start, offset))
    facts.generic = generics?.state(at: start)
    if facts.generic == Self.mixed { return ZoneClock.noState }
    if let icu = facts.icu, let course, icu.seconds != offset.seconds {
      // The table has no rules of ICU from before 1970.
      guard start >= Self.reach || isWhole else { return ZoneClock.noState }
      facts.isDaylight = offset.isDaylight
      facts.asked = Self.shifts.lazy.compactMap { course.state(at: start + $0) }.first {
        $0.seconds == offset.seconds && $0.isDaylight == offset.isDaylight
      }
    }
    if let place = places[facts] {
      states[Int(place)].last = next - 1
      return place
    }
    let place = UInt16(states.count)
    places[facts] = place
    states.append(ZoneClock.State(first: start, last: next - 1, facts: facts))
    return place
  }

  /// ICU's state; before 1970, when no zone has a metazone, by the system's rules.
  private func icu(
    at start: Int64,
    _ offset: (seconds: Int, isDaylight: Bool)
  ) -> ZoneData.State? {
    guard start < 0, course != nil else { return course?.state(at: start) }
    let daylight = offset.isDaylight ? 3_600 : 0
    return ZoneData.State(
      standardSeconds: offset.seconds - daylight,
      daylightSeconds: daylight,
      metazone: -1
    )
  }
}

extension ZoneData.State {
  var seconds: Int { standardSeconds + daylightSeconds }
  var isDaylight: Bool { daylightSeconds != 0 }
}
