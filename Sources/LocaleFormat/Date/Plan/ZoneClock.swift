internal import ICU
internal import MachineTime
internal import Sharing

/// The offsets of a zone, and the data that decides its names, in one table through 2037.
///
/// The offsets are the system's. The names are ICU's, which has its own rules and names. From 1970
/// on, every segment has a *state*, and ICU writes one text in all segments of one state.
final class ZoneClock: Sendable {
  struct Segment: BitwiseCopyable, Sendable {
    /// The first second.
    let start: Int64
    let offset: Int32
    /// An index in ``ZoneClock/states``, or ``ZoneClock/noState``.
    let state: UInt16
  }

  /// Two instants of a state, at which every name must be the same.
  struct State: Sendable {
    let first: Int64
    var last: Int64
    let facts: Facts
  }

  /// The values that decide all names of the zone.
  struct Facts: Hashable, Sendable {
    let seconds: Int
    /// The system's daylight flag, if ICU has another offset and is asked for a name by this flag.
    var isDaylight = false
    /// ICU's state at the instant; nil for a zone that ICU does not have.
    let icu: ZoneData.State?
    /// If ICU has another offset, its state at the instant for which it is asked for the name.
    var asked: ZoneData.State?
    /// The kind of the generic name, if one is written.
    var generic: UInt8?

    /// The state whose names ICU takes; nil where it goes by the system's flag, and for a zone that it
    /// does not have.
    var named: ZoneData.State? { icu?.seconds == seconds ? icu : asked }
  }

  static let noState = UInt16.max
  /// The end of the table, 2038-01-19 (the end of 32 bits).
  ///
  /// Later, only the rules are used, and ICU writes the names.
  static let end: Int64 = 1 << 31
  /// The exponent of a bucket's length: 2^22 seconds, 48 days.
  ///
  /// The search for an instant's segment starts at the segment in which its bucket begins.
  private static let bucketBits: Int64 = 22

  /// The names that the states decide; each case includes those before it.
  enum Names: Int, Comparable, Sendable {
    case none
    /// All names except the generic ones.
    case specific
    /// The generic names (`v`) too.
    case generic

    static func < (one: Names, other: Names) -> Bool { one.rawValue < other.rawValue }
  }

  let rules: TimeZoneRules
  let names: Names
  let states: [State]
  /// The zone of compiled data, if this decides the names.
  let zone: CompiledZones.Zone?
  /// The segments; the last one is a bound, and begins after all instants.
  private let segments: FlatTable<Segment>
  private let buckets: FlatTable<UInt16>
  /// The offsets after the table, with their states; none if no name is known then.
  private let later: FlatTable<Segment>

  var byteCount: Int {
    segments.byteCount + buckets.byteCount + later.byteCount
      + states.count * MemoryLayout<State>.stride
  }

  /// - Parameters:
  ///   - rules: The system's rules.
  ///   - naming: The data that decides names; nil if none is written.
  /// - Throws: The status ICU gave.
  init(_ rules: TimeZoneRules, _ naming: ZoneNaming?) throws(ICUError) {
    let table = try ZoneSegments(rules, naming)
    self.rules = rules
    names = naming.map { $0.generic == nil ? .specific : .generic } ?? .none
    states = table.states
    zone = naming?.zone
    later = FlatTable(table.later)
    let bound = Segment(start: .max, offset: 0, state: Self.noState)
    segments = FlatTable(table.segments + [bound])
    var place = 0
    buckets = FlatTable(
      (0..<Int(Self.end >> Self.bucketBits)).map { bucket in
        let start = Int64(bucket) << Self.bucketBits
        while place + 1 < table.segments.count, table.segments[place + 1].start <= start {
          place += 1
        }
        return UInt16(place)
      }
    )
  }

  /// The offset and the state at an instant.
  @inline(__always)
  func reading(at seconds: Int64) -> (offset: Int, state: UInt16) {
    guard seconds >= 0, seconds < Self.end else { return readingOutside(seconds) }
    var place = Int(buckets[Int(seconds >> Self.bucketBits)])
    while segments[place + 1].start <= seconds { place += 1 }
    let segment = segments[place]
    return (Int(segment.offset), segment.state)
  }

  @inline(never)
  private func readingOutside(_ seconds: Int64) -> (offset: Int, state: UInt16) {
    if seconds < 0 {
      var (low, high) = (0, segments.count - 1)
      while high - low > 1 {
        let middle = (low + high) / 2
        if segments[middle].start <= seconds { low = middle } else { high = middle }
      }
      return (Int(segments[low].offset), segments[low].state)
    }
    do throws(FormatError) {
      let offset = rules.offsetSeconds(at: try Instant(secondsSince1970: seconds))
      for place in 0..<later.count where Int(later[place].offset) == offset {
        return (offset, later[place].state)
      }
      return (offset, Self.noState)
    } catch {
      return (0, Self.noState)
    }
  }

  /// The first and the last second of some segments of each state, spread over the time of the
  /// state.
  ///
  /// There are `total` segments for all states together, but at least two for each.
  func samples(_ total: Int) -> [[Int64]] {
    let count = max(2, total / max(1, states.count))
    var places: [[Int]] = states.map { _ in [] }
    for place in 0..<segments.count - 1 where segments[place].state != Self.noState {
      places[Int(segments[place].state)].append(place)
    }
    return places.map { places in
      let step = max(1, (places.count + count - 2) / (count - 1))
      let some = stride(from: 0, to: places.count, by: step).map { places[$0] }
      return Set(some + places.suffix(1)).sorted().flatMap { place in
        [segments[place].start, min(segments[place + 1].start, Self.end) - 1]
      }
    }
  }

  /// The clock of a plan that cannot write.
  static let unused = ZoneClock()

  private init() {
    rules = .utc
    names = .none
    states = []
    zone = nil
    segments = FlatTable([])
    buckets = FlatTable([])
    later = FlatTable([])
  }

  private struct Key: Hashable {
    let zone: String
    let names: Names
    /// Whether compiled data decides the names.
    var isCompiled = false
    /// The zones that decide generic names, which depend on a locale's region.
    var references = ""
  }

  // Each takes 5 KB, with generic names up to 6 KB.
  private static let store = BoundedStore<Key, ZoneClock>(
    ofProcess: "clocks of zones",
    maximumCount: 64,
    byteCountOfEach: 6_000
  )

  /// The clock of a zone whose names ICU writes, shared by all formatters of the zone.
  ///
  /// If generic names are shown, only locales in whose regions the same zones decide them share it.
  static func of(
    _ rules: TimeZoneRules,
    zone: String,
    _ names: Names,
    locale: String
  ) throws(ICUError) -> ZoneClock {
    let generic = names == .generic ? try GenericZone(zone, locale: locale, until: end) : nil
    var key = Key(zone: zone, names: names)
    if let generic { key.references = try generic.references() }
    return try shared(rules, key) { () throws(ICUError) in
      names == .none ? nil : ZoneNaming(course: try ZoneCourse(ofICU: zone), generic: generic)
    }
  }

  /// The clock of a zone whose names compiled data has, without the generic ones.
  static func compiled(
    _ rules: TimeZoneRules,
    zone: String,
    _ naming: () -> ZoneNaming
  ) throws(ICUError) -> ZoneClock {
    try shared(rules, Key(zone: zone, names: .specific, isCompiled: true), naming)
  }

  private static func shared(
    _ rules: TimeZoneRules,
    _ key: Key,
    _ naming: () throws(ICUError) -> ZoneNaming?
  ) throws(ICUError) -> ZoneClock {
    try store.value(for: key, isGood: { $0.rules === rules }) { () throws(ICUError) in
      try ZoneClock(rules, try naming())
    }
  }
}
