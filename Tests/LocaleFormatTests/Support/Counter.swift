import Synchronization

/// A number that threads count together.
final class Counter: Sendable {
  private let atomic = Atomic<Int>(0)

  var value: Int { atomic.load(ordering: .sequentiallyConsistent) }

  func add(_ amount: Int = 1) { atomic.add(amount, ordering: .sequentiallyConsistent) }

  func set(_ value: Int) { atomic.store(value, ordering: .sequentiallyConsistent) }
}
