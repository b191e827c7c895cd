internal import Faults
internal import Sharing

/// A cache of the rules of a limited number of zones.
struct ZoneCache: Sendable {
  static let shared = ZoneCache(capacity: 1_024)

  private let store: SingleFlightStore<TimeZoneID, TimeZoneRules, FormatError>

  /// - Parameter capacity: 1 or more.
  init(capacity: Int) { store = SingleFlightStore(capacity: capacity) }

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
