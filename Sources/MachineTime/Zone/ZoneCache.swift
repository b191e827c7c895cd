/// Rules by zone, at most a fixed number of them.
struct ZoneCache: Sendable {
  static let shared = ZoneCache(capacity: 1_024)

  private let capacity: Int
  private let entries = PosixMutex<[TimeZoneID: TimeZoneRules]>([:])

  init(capacity: Int) {
    self.capacity = capacity
  }

  var count: Int {
    entries.withLock { $0.count }
  }

  /// The kept rules, or new ones.
  ///
  /// Two threads may read one file at once: the first to finish is kept, and a failure is not.
  func rules(
    for id: TimeZoneID,
    read: (TimeZoneID) throws(MachineTimeError) -> TimeZoneRules
  ) throws(MachineTimeError) -> TimeZoneRules {
    if let kept = entries.withLock({ $0[id] }) { return kept }
    let new = try read(id)
    return entries.withLock { entries in
      if let kept = entries[id] { return kept }
      if entries.count >= capacity, let victim = entries.keys.first {
        entries[victim] = nil
      }
      entries[id] = new
      return new
    }
  }
}
