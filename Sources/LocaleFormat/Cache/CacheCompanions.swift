internal import Sharing

/// A store that a cache keeps beside its formatters, such as names that are read.
protocol CacheCompanion: Sendable {
  /// Makes an empty store.
  init()
  /// Drops everything in it.
  func removeAll()
}

/// The companions of a cache, one of each type, made at first use.
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
