/// A single flight: the first thread makes a value under the lock, and the others wait for the
/// outcome.
@usableFromInline package final class Flight<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline package typealias Outcome = Result<Value, Failure>
  @usableFromInline let state = PosixMutex<Outcome?>(nil)

  @inlinable init() {}

  /// Returns the outcome of `make`, which only the first thread that comes here calls.
  ///
  /// That thread also calls `settled`, before the others continue.
  @inlinable package func outcome(
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
/// There are at most as many as threads, and mostly none, so the keys are compared one after another.
/// It is protected by the lock of its owner.
@usableFromInline package struct FlightTable<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline struct Entry: Sendable {
    /// The whole key, so that no two keys share an outcome.
    @usableFromInline let key: any Equatable & Sendable
    @usableFromInline let flight: Flight<Value, Failure>

    @inlinable init(key: any Equatable & Sendable, flight: Flight<Value, Failure>) {
      self.key = key
      self.flight = flight
    }
  }
  @usableFromInline var entries: [Entry] = []

  @inlinable package init() {}

  /// Returns the single flight of a key, a new one if its value is not being made.
  ///
  /// A key that is not equal to itself, such as one with a `nan`, cannot be found again. So it gets
  /// a separate single flight.
  @inlinable
  package mutating func join<Key: Equatable & Sendable>(_ key: Key) -> Flight<Value, Failure> {
    for entry in entries where entry.key as? Key == key { return entry.flight }
    let flight = Flight<Value, Failure>()
    if key == key { entries.append(Entry(key: key, flight: flight)) }
    return flight
  }

  /// Ends a single flight.
  ///
  /// The next miss of the key starts a new one.
  ///
  /// - Returns: Whether it was still in the table, so that its outcome may be stored.
  @inlinable package mutating func leave(_ flight: Flight<Value, Failure>) -> Bool {
    guard let index = entries.firstIndex(where: { $0.flight === flight }) else { return false }
    entries.remove(at: index)
    return true
  }

  /// Removes every single flight: the threads that wait get their outcome, and later threads do
  /// not.
  @inlinable package mutating func removeAll() { entries.removeAll() }

  package var count: Int { entries.count }
}
