/// A bounded key-value store with second-chance (CLOCK) eviction.
@usableFromInline package struct BoundedStore<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  @usableFromInline struct Entry: Sendable {
    @usableFromInline let key: Key
    @usableFromInline var value: Value
    @usableFromInline var cost: Int
    /// The reference bit: whether the entry was asked for since the clock hand passed it.
    @usableFromInline var isReferenced: Bool

    @inlinable init(key: Key, value: Value, cost: Int, isReferenced: Bool) {
      self.key = key
      self.value = value
      self.cost = cost
      self.isReferenced = isReferenced
    }
  }

  @usableFromInline struct State: Sendable {
    @usableFromInline var entries: [Entry] = []
    /// Positions in `entries`.
    @usableFromInline var positions: [Key: Int] = [:]
    @usableFromInline var hand = 0
    @usableFromInline var cost = 0

    @inlinable init() {}

    /// Takes an entry out; the last one takes its place.
    @inlinable mutating func remove(at position: Int) {
      let entry = entries[position]
      cost -= entry.cost
      positions[entry.key] = nil
      let last = entries.removeLast()
      if position < entries.count {
        entries[position] = last
        positions[last.key] = position
      }
    }
  }

  /// What all entries may cost together.
  @usableFromInline package let maximumCost: Int
  @usableFromInline let state: PosixMutex<State>

  /// Makes an empty store.
  ///
  /// - Parameter maximumCost: What all entries may cost together, at least 1: a number of bytes, or of entries,
  ///   where each costs 1.
  @inlinable package init(maximumCost: Int) {
    self.maximumCost = max(1, maximumCost)
    state = PosixMutex(State())
  }

  @inlinable package var count: Int { state.withLock { $0.entries.count } }
  @inlinable package var cost: Int { state.withLock { $0.cost } }

  /// The kept value, if there is one.
  @inlinable package func kept(for key: Key) -> Value? {
    state.withLock { state in
      guard let position = state.positions[key] else { return nil }
      if !state.entries[position].isReferenced { state.entries[position].isReferenced = true }
      return state.entries[position].value
    }
  }

  /// The kept value that is still good, or a new one; two threads that miss at once both make one.
  @inlinable package func value<Failure: Error>(
    for key: Key,
    isGood: (Value) -> Bool = { _ in true },
    make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let kept = kept(for: key), isGood(kept) { return kept }
    let made = try make()
    keep(made, for: key)
    return made
  }

  /// Keeps a value in the place of the key's old one, and of others where there is no room; a value that does
  /// not fit alone is not kept.
  @inlinable package func keep(_ value: Value, for key: Key, cost: Int = 1) {
    state.withLock { state in
      let isReferenced = state.positions[key].map { position in
        defer { state.remove(at: position) }
        return state.entries[position].isReferenced
      }
      guard cost <= maximumCost else { return }
      // Ends within two rounds: the first clears every reference bit.
      while state.cost + cost > maximumCost {
        if state.hand >= state.entries.count { state.hand = 0 }
        if state.entries[state.hand].isReferenced {
          state.entries[state.hand].isReferenced = false
          state.hand += 1
        } else {
          state.remove(at: state.hand)
        }
      }
      state.positions[key] = state.entries.count
      state.entries.append(
        Entry(key: key, value: value, cost: cost, isReferenced: isReferenced ?? false)
      )
      state.cost += cost
    }
  }

  /// Drops every entry.
  @inlinable package func removeAll() { state.withLock { $0 = State() } }
}
