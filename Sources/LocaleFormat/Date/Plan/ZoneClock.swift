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
  }

  static let noState = UInt16.max
  /// The end of the table, 2038-01-19 (the end of 32 bits): later, only the rules are used and no
  /// name is known.
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
  /// The segments; the last one is a bound, and begins after all instants.
  private let segments: FlatTable<Segment>
  private let buckets: FlatTable<UInt16>

  var byteCount: Int { segments.byteCount + buckets.byteCount + states.count * 16 }

  /// - Parameters:
  ///   - rules: The system's rules.
  ///   - zone: ICU's name of the zone; nil if no name is written.
  ///   - generic: The data that decides generic names; nil if none is written.
  /// - Throws: The status ICU gave.
  init(
    _ rules: TimeZoneRules,
    namedBy zone: String?,
    genericBy generic: GenericZone? = nil
  ) throws(ICUError) {
    let table = try ZoneSegments(rules, namedBy: zone, genericBy: generic)
    self.rules = rules
    names = zone == nil ? .none : generic == nil ? .specific : .generic
    states = table.states
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
      return (rules.offsetSeconds(at: try Instant(secondsSince1970: seconds)), Self.noState)
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
    segments = FlatTable([])
    buckets = FlatTable([])
  }

  private struct Key: Hashable {
    let zone: String
    let names: Names
    /// The zones that decide generic names, which depend on a locale's region.
    var references = ""
  }

  // Each takes 5 KB, with generic names up to 6 KB.
  private static let store = BoundedStore<Key, ZoneClock>(
    ofProcess: "clocks of zones",
    maximumCount: 64,
    byteCountOfEach: 6_000
  )

  /// The clock of a zone, shared by all formatters of the zone.
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
    return try store.value(for: key, isGood: { $0.rules === rules }) { () throws(ICUError) in
      try ZoneClock(rules, namedBy: names == .none ? nil : zone, genericBy: generic)
    }
  }
}
