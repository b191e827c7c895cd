internal import Synchronization

/// Measures what ICU did for a formatter, and tells when as much was spent as a plan costs.
struct PlanMeter: ~Copyable, Sendable {
  private let spent = Atomic<Int>(0)
  private let limit: Int

  /// - Parameter limit: What the plan costs, in any unit.
  init(limit: Int) { self.limit = limit }

  /// Adds what ICU does now.
  ///
  /// - Returns: Whether the caller should compile the plan; true for one caller alone, so that no
  ///   thread waits for another.
  func isDue(adding cost: Int) -> Bool {
    let before = spent.wrappingAdd(cost, ordering: .relaxed).oldValue
    return before < limit && before &+ cost >= limit
  }
}
