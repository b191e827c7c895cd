/// One value being made (single flight): the first thread makes it under the flight's own lock, the others wait for
/// the outcome.
package final class Flight<Value: Sendable, Failure: Error>: Sendable {
  package typealias Outcome = Result<Value, Failure>
  private let state = PosixMutex<Outcome?>(nil)

  /// What `make` gave to the first thread that came here.
  ///
  /// That thread also runs `settled` before the others go on.
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

/// The values being made now, by keys of any type.
///
/// Guarded by its owner's lock.
package struct FlightTable<Value: Sendable, Failure: Error>: Sendable {
  /// The whole key, so that two keys with one hash do not share an outcome.
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

  /// The flight of a key, a new one when nobody makes its value.
  ///
  /// A key that is not equal to itself, such as one with a `nan`, could not be found again: its flight is its own.
  package mutating func join(_ key: some Hashable & Sendable) -> Flight<Value, Failure> {
    let stored = Key(key: key)
    if let flight = flights[stored] { return flight }
    let flight = Flight<Value, Failure>()
    if key == key { flights[stored] = flight }
    return flight
  }

  /// Ends a flight; a later miss of the key starts anew.
  ///
  /// - Returns: Whether it was still listed, so that its outcome may be kept.
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

  /// Forgets the flights: those who wait get their outcome, and nobody else does.
  package mutating func removeAll() { flights.removeAll() }

  package var count: Int { flights.count }
}
