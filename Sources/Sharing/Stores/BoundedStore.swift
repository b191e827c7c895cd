/// A bounded key-value store with second-chance (CLOCK) eviction.
package struct BoundedStore<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    let key: Key
    var value: Value
    var cost: Int
    /// The reference bit: whether the entry was asked for since the clock hand passed it.
    var isReferenced: Bool
  }

  private struct State: Sendable {
    var entries: [Entry] = []
    /// Positions in `entries`.
    var positions: [Key: Int] = [:]
    var hand = 0
    var cost = 0

    /// Takes an entry out; the last one takes its place.
    mutating func remove(at position: Int) {
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
  package let maximumCost: Int
  private let state = PosixMutex(State())

  /// Makes an empty store.
  ///
  /// - Parameter maximumCost: What all entries may cost together, at least 1: a number of bytes, or of entries,
  ///   where each costs 1.
  package init(maximumCost: Int) { self.maximumCost = max(1, maximumCost) }

  package var count: Int { state.withLock { $0.entries.count } }
  package var cost: Int { state.withLock { $0.cost } }

  /// The kept value, if there is one.
  package func kept(for key: Key) -> Value? {
    state.withLock { state in
      guard let position = state.positions[key] else { return nil }
      if !state.entries[position].isReferenced { state.entries[position].isReferenced = true }
      return state.entries[position].value
    }
  }

  /// The kept value that is still good, or a new one; two threads that miss at once both make one.
  package func value<Failure: Error>(
    for key: Key,
    isGood: (Value) -> Bool,
    make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let kept = kept(for: key), isGood(kept) { return kept }
    let made = try make()
    keep(made, for: key)
    return made
  }

  /// Keeps a value in the place of the key's old one, and of others where there is no room; a value that does
  /// not fit alone is not kept.
  package func keep(_ value: Value, for key: Key, cost: Int = 1) {
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
  package func removeAll() { state.withLock { $0 = State() } }
}
