internal import Sharing

/// Rules by zone, at most a fixed number of them.
struct ZoneCache: Sendable {
  static let shared = ZoneCache(capacity: 1_024)

  private let store: SingleFlightStore<TimeZoneID, TimeZoneRules, FormatError>

  /// - Parameter capacity: 1 or more.
  init(capacity: Int) { store = SingleFlightStore(capacity: capacity) }

  var count: Int { store.count }

  /// The kept rules, or new ones.
  ///
  /// Threads that ask for a zone while it is being read wait for that reading and share its
  /// outcome. A failure is not kept. No lock of the cache is held during `read`.
  func rules(
    for id: TimeZoneID,
    read: (TimeZoneID) throws(FormatError) -> TimeZoneRules
  ) throws(FormatError) -> TimeZoneRules {
    try store.value(for: id, make: read)
  }
}
