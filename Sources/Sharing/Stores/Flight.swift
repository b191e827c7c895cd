/// A single flight: the first thread makes a value under the lock, and the others wait for the
/// outcome.
package final class Flight<Value: Sendable, Failure: Error>: Sendable {
  package typealias Outcome = Result<Value, Failure>
  private let state = PosixMutex<Outcome?>(nil)

  /// Returns the outcome of `make`, which only the first thread that comes here calls.
  ///
  /// That thread also calls `settled`, before the others continue.
  package func outcome(
    _ make: () throws(Failure) -> Value,
    settled: (Outcome) -> Void
  ) -> Outcome {
    state.withLock { state in
      if let state { return state }
      let outcome = Outcome { () throws(Failure) in try make() }
      state = outcome
      settled(outcome)
      return outcome
    }
  }
}

/// The values that are being made now, by keys of any type.
///
/// It is protected by the lock of its owner.
package struct FlightTable<Value: Sendable, Failure: Error>: Sendable {
  /// The whole key, so that two keys with equal hashes do not share an outcome.
  private struct Key: Hashable, Sendable {
    let key: any Hashable & Sendable

    static func == (left: Key, right: Key) -> Bool { isEqual(left.key, right.key) }

    private static func isEqual<One: Hashable>(_ one: One, _ other: any Hashable) -> Bool {
      other as? One == one
    }

    func hash(into hasher: inout Hasher) { key.hash(into: &hasher) }
  }
  private var flights: [Key: Flight<Value, Failure>] = [:]

  package init() {}

  /// Returns the single flight of a key, a new one if its value is not being made.
  ///
  /// A key that is not equal to itself, such as one with a `nan`, cannot be found again. So it gets
  /// a separate single flight.
  package mutating func join(_ key: some Hashable & Sendable) -> Flight<Value, Failure> {
    let stored = Key(key: key)
    if let flight = flights[stored] { return flight }
    let flight = Flight<Value, Failure>()
    if key == key { flights[stored] = flight }
    return flight
  }

  /// Ends a single flight.
  ///
  /// The next miss of the key starts a new one.
  ///
  /// - Returns: Whether it was still in the table, so that its outcome may be stored.
  package mutating func leave(
    _ key: some Hashable & Sendable,
    _ flight: Flight<Value, Failure>
  ) -> Bool {
    guard let index = flights.index(forKey: Key(key: key)), flights[index].value === flight else {
      return false
    }
    flights.remove(at: index)
    return true
  }

  /// Removes every single flight: the threads that wait get their outcome, and later threads do
  /// not.
  package mutating func removeAll() { flights.removeAll() }

  package var count: Int { flights.count }
}
