internal import ICU

/// States of a zone, each from an instant to the next one.
struct ZoneCourse<State: Sendable>: Sendable {
  /// The first second of each state, sorted.
  private(set) var starts: [Int64] = []
  private(set) var states: [State] = []

  mutating func append(_ state: State, from start: Int64) {
    starts.append(start)
    states.append(state)
  }

  /// The state at an instant in seconds; nil before the first.
  func state(at seconds: Int64) -> State? {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] > seconds { high = middle } else { low = middle + 1 }
    }
    return low > 0 ? states[low - 1] : nil
  }
}

extension ZoneCourse<ZoneData.State> {
  /// Asks ICU for its states from 1970 on; nil for a zone that ICU does not have.
  init?(ofICU zone: String) throws(ICUError) {
    let changes = try ZoneData.changes(zone, until: ZoneClock.end + ZoneSegments.reach)
    starts = Set([0] + changes).sorted()
    guard let states = try ZoneData.states(zone, at: starts) else { return nil }
    self.states = states
  }
}

/// The data that decides the names of a zone.
struct ZoneNaming {
  /// ICU's states from 1970 on; nil for a zone that ICU does not have.
  var course: ZoneCourse<ZoneData.State>?
  /// The zone of compiled data; nil where ICU writes the names, and for a zone that ICU does not have.
  var zone: CompiledZones.Zone?
  /// The data that decides generic names; nil if none is written.
  var generic: GenericZone?
  /// Whether names are known at every instant, since ICU is not asked for any.
  var isWhole = false
}
