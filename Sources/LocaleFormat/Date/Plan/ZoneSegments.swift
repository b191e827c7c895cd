internal import ICU
internal import MachineTime

/// Makes the table of a ``ZoneClock``.
struct ZoneSegments {
  private(set) var segments: [ZoneClock.Segment] = []
  private(set) var states: [ZoneClock.State] = []

  /// The values that decide all names of the zone.
  private struct Key: Hashable {
    let seconds: Int
    /// The system's daylight flag, if ICU has another offset and is asked for a name by this flag.
    var isDaylight = false
    /// ICU's state at the instant; nil for a zone that ICU does not have.
    let icu: ZoneData.State?
    /// If ICU has another offset, its state at the instant for which it is asked for the name.
    var asked: ZoneData.State?
    /// The kind of the generic name, if one is written.
    var generic: UInt8?
  }

  /// A course of states, such as ICU's, from 1970 on.
  private struct Course<State> {
    var starts: [Int64] = []
    var states: [State] = []

    func state(at seconds: Int64) -> State? {
      let place = starts.partitioningIndex { $0 > seconds } - 1
      return place >= 0 ? states[place] : nil
    }
  }

  /// The kind of a segment in which the generic name changes.
  private static let mixed = UInt8.max

  private static let quarter: Int64 = 91 * 86_400
  /// The distances by which cicu_zone_write_at moves an instant to find one at which ICU agrees.
  private static let shifts: [Int64] = [-1, 1, -2, 2, -3, 3, -4, 4].map { $0 * quarter }
  private static let reach = 4 * quarter

  private let rules: TimeZoneRules
  private var course: Course<ZoneData.State>?
  private var generics: Course<UInt8>?
  private var places: [Key: UInt16] = [:]

  init(
    _ rules: TimeZoneRules,
    namedBy zone: String?,
    genericBy generic: GenericZone?
  ) throws(ICUError) {
    self.rules = rules
    var starts = Self.transitions(rules)
    if let zone {
      let changes = try ZoneData.changes(zone, until: ZoneClock.end + Self.reach)
      let own = Set([0] + changes).sorted()
      course = try ZoneData.states(zone, at: own).map { Course(starts: own, states: $0) }
      starts = Set(starts + [0] + own).sorted()
      starts = Set(starts + moved(own, among: starts)).sorted()
      if let generic {
        let found = try Self.generics(generic, own)
        starts = Set(starts + found.starts).sorted()
        generics = found
      }
    }
    starts.removeAll { $0 >= ZoneClock.end }
    for (start, next) in zip(starts, starts.dropFirst() + [ZoneClock.end]) {
      let offset = offset(at: start)
      let state =
        zone == nil || start < 0 ? ZoneClock.noState : state(at: start, offset, until: next)
      let seconds = Int32(clamping: offset.seconds)
      if let last = segments.last, last.offset == seconds, last.state == state { continue }
      segments.append(ZoneClock.Segment(start: start, offset: seconds, state: state))
    }
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
  ) throws(ICUError) -> Course<UInt8> {
    var starts = Set(own + (try zone.changes())).sorted()
    starts.removeAll { $0 >= ZoneClock.end }
    var milliseconds: [Double] = []
    for (start, end) in zip(starts, starts.dropFirst() + [ZoneClock.end]) {
      milliseconds += [Double(start) * 1_000, Double(end) * 1_000 - 1]
    }
    let kinds = try zone.kinds(at: milliseconds)
    var course = Course<UInt8>()
    for (place, start) in starts.enumerated() {
      let (first, last) = (kinds[place * 2], kinds[place * 2 + 1])
      let kind = first == last ? first : mixed
      guard kind != course.states.last else { continue }
      course.starts.append(start)
      course.states.append(kind)
    }
    return course
  }

  private mutating func state(
    at start: Int64,
    _ offset: (seconds: Int, isDaylight: Bool),
    until next: Int64
  ) -> UInt16 {
    var key = Key(seconds: offset.seconds, icu: course?.state(at: start))
    key.generic = generics?.state(at: start)
    if key.generic == Self.mixed { return ZoneClock.noState }
    if let icu = key.icu, let course, icu.seconds != offset.seconds {
      // The table has no rules of ICU from before 1970.
      guard start >= Self.reach else { return ZoneClock.noState }
      key.isDaylight = offset.isDaylight
      key.asked = Self.shifts.lazy.compactMap { course.state(at: start + $0) }.first {
        $0.seconds == offset.seconds && ($0.daylightSeconds != 0) == offset.isDaylight
      }
    }
    if let place = places[key] {
      states[Int(place)].last = next - 1
      return place
    }
    let place = UInt16(states.count)
    places[key] = place
    states.append(ZoneClock.State(first: start, last: next - 1))
    return place
  }
}

extension ZoneData.State {
  var seconds: Int { standardSeconds + daylightSeconds }
}

extension [Int64] {
  /// The first index at which a condition holds, in an array where it holds from some index on.
  fileprivate func partitioningIndex(where holds: (Int64) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
