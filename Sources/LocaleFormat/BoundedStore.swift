internal import MachineTime

/// Values by key, at most a fixed number of them; for what is dear to make and small to keep.
struct BoundedStore<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    let key: Key
    var value: Value
    /// Whether it was asked for since the hand came by.
    var isHot: Bool
  }

  private struct State: Sendable {
    var entries: [Entry] = []
    /// Positions in `entries`.
    var positions: [Key: Int] = [:]
    var hand = 0
  }

  private let capacity: Int
  private let state = PosixMutex(State())

  /// - Parameter capacity: 1 or more.
  init(capacity: Int) { self.capacity = max(1, capacity) }

  var count: Int { state.withLock { $0.entries.count } }

  /// The kept value that is still good, or a new one; two threads that miss at once both make one.
  func value<Failure: Error>(
    for key: Key,
    isGood: (Value) -> Bool,
    make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let kept = kept(for: key), isGood(kept) { return kept }
    let made = try make()
    keep(made, for: key)
    return made
  }

  /// The kept value, if there is one.
  func kept(for key: Key) -> Value? {
    state.withLock { state in
      guard let position = state.positions[key] else { return nil }
      state.entries[position].isHot = true
      return state.entries[position].value
    }
  }

  /// Keeps a value, in the place of another where there is no room.
  func keep(_ value: Value, for key: Key) {
    state.withLock { state in
      if let position = state.positions[key] {
        state.entries[position].value = value
        return
      }
      let entry = Entry(key: key, value: value, isHot: false)
      guard state.entries.count >= capacity else {
        state.positions[key] = state.entries.count
        state.entries.append(entry)
        return
      }
      // Ends within two rounds: the first takes the heat from every entry.
      while state.entries[state.hand].isHot {
        state.entries[state.hand].isHot = false
        state.hand = (state.hand + 1) % capacity
      }
      state.positions[state.entries[state.hand].key] = nil
      state.positions[key] = state.hand
      state.entries[state.hand] = entry
      state.hand = (state.hand + 1) % capacity
    }
  }
}
