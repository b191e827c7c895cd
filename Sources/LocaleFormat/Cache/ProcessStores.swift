internal import Sharing

/// The stores of the process: what formatters of all caches share, such as compiled plans, rules of
/// time zones, and names that were looked up.
///
/// Each is bounded, whatever clients ask for. A store is listed after its first use.
///
/// ```swift
/// _ = try FormatterCache.shared.string(1234, as: .decimal, for: "de")
/// let names = ProcessStores.statistics.stores.map(\.name)
/// names.contains("locales with data")  // true
/// ProcessStores.removeAll()
/// try FormatterCache.shared.string(1234, as: .decimal, for: "de")  // "1.234"
/// ```
public enum ProcessStores {
  /// The contents of the stores, counted one after the other while other threads continue.
  public struct Statistics: Hashable, Sendable {
    /// The contents of one store.
    public struct Store: Hashable, Sendable {
      /// The kind of the entries, in the plural; the words may change.
      public let name: String
      /// The number of entries.
      public let count: Int
      /// The approximate size of the entries: their number times a size that was estimated once,
      /// unless the store counts bytes.
      public let estimatedByteCount: Int
      /// The limit of the number of entries; nil if the store is bounded otherwise.
      public let maximumCount: Int?
      /// The limit of the size in bytes; nil if the store is bounded otherwise.
      public let maximumByteCount: Int?
    }

    /// The stores that were used so far, by name.
    public let stores: [Store]

    /// The approximate size of all stores.
    public var estimatedByteCount: Int { stores.reduce(0) { $0 + $1.estimatedByteCount } }
  }

  /// The contents of the stores.
  public static var statistics: Statistics {
    let stores = StoreRegistry.all.map { store in
      Statistics.Store(
        name: store.name,
        count: store.count(),
        estimatedByteCount: store.byteCount(),
        maximumCount: store.maximumCount,
        maximumByteCount: store.maximumByteCount
      )
    }
    return Statistics(stores: stores)
  }

  /// Empties the stores, for example when the system is short of memory.
  ///
  /// Texts stay the same; what is needed again is made again. Formatters keep what they hold, so
  /// empty their caches first, with ``FormatterCache/removeAll()``. Two kinds of entries stay: what
  /// another thread is using, and the names that ICU was given, which ICU never frees.
  public static func removeAll() {
    for store in StoreRegistry.all { store.removeAll() }
  }
}

extension ProcessStores.Statistics: CustomStringConvertible {
  /// A line for each store, for logs; the form may change.
  public var description: String { stores.map(\.description).joined(separator: "\n") }
}

extension ProcessStores.Statistics.Store: CustomStringConvertible {
  /// The name, the counts and the limit, as in `date plans: 3 of about 9000 bytes, at most 128`.
  public var description: String {
    let limit = maximumCount.map { "\($0)" } ?? maximumByteCount.map { "\($0) bytes" }
    return "\(name): \(count) of about \(estimatedByteCount) bytes"
      + (limit.map { ", at most \($0)" } ?? "")
  }
}
