/// The stores that belong to the whole process, listed so that a program can see and empty them.
///
/// A store is added when it is made, which is at its first use. So no order of initialization
/// matters, and a look-up costs no more.
package enum StoreRegistry {
  /// A store of the process.
  package struct Store: Sendable {
    /// The kind of its entries, in the plural.
    package let name: String
    /// The most entries; nil if it is bounded otherwise.
    package let maximumCount: Int?
    /// The most bytes; nil if it is bounded otherwise.
    package let maximumByteCount: Int?
    package let count: @Sendable () -> Int
    /// An estimate of the size of all entries.
    package let byteCount: @Sendable () -> Int
    package let removeAll: @Sendable () -> Void

    /// Describes a store with entries of about one size.
    package init(
      _ name: String,
      maximumCount: Int?,
      byteCountOfEach: Int,
      count: @escaping @Sendable () -> Int,
      removeAll: @escaping @Sendable () -> Void
    ) {
      self.name = name
      self.maximumCount = maximumCount
      maximumByteCount = nil
      self.count = count
      byteCount = { count() * byteCountOfEach }
      self.removeAll = removeAll
    }

    /// Describes a store that counts its bytes.
    package init(
      _ name: String,
      maximumByteCount: Int,
      count: @escaping @Sendable () -> Int,
      byteCount: @escaping @Sendable () -> Int,
      removeAll: @escaping @Sendable () -> Void
    ) {
      self.name = name
      maximumCount = nil
      self.maximumByteCount = maximumByteCount
      self.count = count
      self.byteCount = byteCount
      self.removeAll = removeAll
    }
  }

  private static let stores = PosixMutex<[Store]>([])

  package static func add(_ store: Store) { stores.withLock { $0.append(store) } }

  /// The stores that were made so far, by name.
  ///
  /// No lock is held when their closures are called: one may make another store.
  package static var all: [Store] { stores.withLock { $0 }.sorted { $0.name < $1.name } }
}

extension BoundedStore {
  /// Makes a store of the process, with entries of about one size.
  ///
  /// - Parameters:
  ///   - name: What it keeps, in the plural; no other store has the name.
  ///   - maximumCount: The limit of the number of entries.
  ///   - byteCountOfEach: The approximate size of an entry.
  package init(ofProcess name: String, maximumCount: Int, byteCountOfEach: Int) {
    self.init(maximumCost: maximumCount, isOfProcess: true)
    let store = self
    StoreRegistry.add(
      StoreRegistry.Store(
        name,
        maximumCount: maximumCount,
        byteCountOfEach: byteCountOfEach,
        count: { store.count },
        removeAll: { store.removeAll() }
      )
    )
  }
}
