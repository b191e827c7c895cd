import Synchronization

/// A number that threads count together.
package final class Counter: Sendable {
  private let atomic = Atomic<Int>(0)

  package init() {}

  package var value: Int { atomic.load(ordering: .sequentiallyConsistent) }

  package func add(_ amount: Int = 1) { atomic.add(amount, ordering: .sequentiallyConsistent) }

  /// The number before one is added.
  package func take() -> Int { atomic.add(1, ordering: .sequentiallyConsistent).oldValue }

  package func set(_ value: Int) { atomic.store(value, ordering: .sequentiallyConsistent) }
}
