internal import Faults
internal import Sharing

/// A cache of the rules of a limited number of zones.
struct ZoneCache: Sendable {
  static let shared = ZoneCache(
    store: SingleFlightStore(
      ofProcess: "rules of zones",
      maximumCount: 1_024,
      byteCountOfEach: 4_000
    )
  )

  private let store: SingleFlightStore<TimeZoneID, TimeZoneRules, FormatError>

  /// - Parameter capacity: 1 or more.
  init(capacity: Int) { self.init(store: SingleFlightStore(capacity: capacity)) }

  private init(store: SingleFlightStore<TimeZoneID, TimeZoneRules, FormatError>) {
    self.store = store
  }

  var count: Int { store.count }

  /// Returns the cached rules, or new ones.
  ///
  /// Threads that ask for a zone while it is being read wait for that single flight and share its
  /// result. A failure is not cached. No lock of the cache is held during `read`.
  func rules(
    for id: TimeZoneID,
    read: (TimeZoneID) throws(FormatError) -> TimeZoneRules
  ) throws(FormatError) -> TimeZoneRules {
    try store.value(for: id, make: read)
  }
}
