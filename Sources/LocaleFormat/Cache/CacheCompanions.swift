internal import Sharing

/// A store that a cache keeps in addition to its formatters, such as a table of names for reading.
protocol CacheCompanion: Sendable {
  /// Creates an empty store.
  init()
  /// Removes every entry.
  func removeAll()
}

/// The companions of a cache, one of each type, each created at its first use.
struct CacheCompanions: Sendable {
  private let stores = PosixMutex<[ObjectIdentifier: any CacheCompanion]>([:])

  func store<Store: CacheCompanion>(_ type: Store.Type) -> Store {
    stores.withLock { stores in
      if let store = stores[ObjectIdentifier(type)] as? Store { return store }
      let store = Store()
      stores[ObjectIdentifier(type)] = store
      return store
    }
  }

  func removeAll() {
    for store in stores.withLock({ Array($0.values) }) { store.removeAll() }
  }
}
