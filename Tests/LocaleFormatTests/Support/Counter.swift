import Synchronization

/// A number that threads count together.
final class Counter: Sendable {
  private let atomic = Atomic<Int>(0)

  var value: Int { atomic.load(ordering: .sequentiallyConsistent) }

  func add(_ amount: Int = 1) { atomic.add(amount, ordering: .sequentiallyConsistent) }

  /// The number before one is added.
  func take() -> Int { atomic.add(1, ordering: .sequentiallyConsistent).oldValue }

  func set(_ value: Int) { atomic.store(value, ordering: .sequentiallyConsistent) }
}
