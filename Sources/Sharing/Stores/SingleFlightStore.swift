/// A bounded store whose values are made once: threads that miss one key wait for one build and share its outcome.
@usableFromInline
package struct SingleFlightStore<
  Key: Hashable & Sendable,
  Value: Sendable,
  Failure: Error
>: Sendable {
  @usableFromInline let kept: BoundedStore<Key, Value>
  private let flights = PosixMutex(FlightTable<Value, Failure>())

  /// Makes an empty store.
  ///
  /// - Parameter capacity: How many values it holds, at least 1.
  package init(capacity: Int) { kept = BoundedStore(maximumCost: capacity) }

  package var count: Int { kept.count }

  /// The kept value, or a new one.
  ///
  /// A failure is told to those who waited and is not kept. No lock of the store is held during `make`.
  @inlinable package func value(
    for key: Key,
    make: (Key) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let value = kept.kept(for: key) { return value }
    return try made(for: key, make)
  }

  @usableFromInline func made(
    for key: Key,
    _ make: (Key) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let flight = flights.withLock { flights -> Flight<Value, Failure>? in
      // A flight keeps its value before it leaves, so what is not kept here is not being made.
      kept.kept(for: key) == nil ? flights.join(key) : nil
    }
    guard let flight else { return try value(for: key, make: make) }
    let outcome = flight.outcome { () throws(Failure) in
      try make(key)
    } settled: { outcome in
      if case .success(let value) = outcome { kept.keep(value, for: key) }
      flights.withLock { flights in _ = flights.leave(key, flight) }
    }
    return try outcome.get()
  }
}
