/// A bounded store with single flight: threads that miss the same key wait for one build and share
/// its outcome.
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
  /// - Parameter capacity: The largest number of values, at least 1.
  package init(capacity: Int) { kept = BoundedStore(maximumCost: capacity) }

  /// Makes an empty store of the process; see `BoundedStore`.
  package init(ofProcess name: String, maximumCount: Int, byteCountOfEach: Int) {
    kept = BoundedStore(
      ofProcess: name,
      maximumCount: maximumCount,
      byteCountOfEach: byteCountOfEach
    )
  }

  package var count: Int { kept.count }

  /// Returns the stored value, or a new one.
  ///
  /// All threads that waited get a failure too, and it is not stored. No lock of the store is held
  /// during `make`.
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
      // A single flight stores its value before it leaves the table. So a value that is neither
      // stored nor in the table is not being made.
      kept.kept(for: key) == nil ? flights.join(kept.placed(key)) : nil
    }
    guard let flight else { return try value(for: key, make: make) }
    let outcome = flight.outcome { () throws(Failure) in
      try make(key)
    } settled: { outcome in
      if case .success(let value) = outcome { kept.keep(value, for: key) }
      flights.withLock { flights in _ = flights.leave(flight) }
    }
    return try outcome.get()
  }
}
