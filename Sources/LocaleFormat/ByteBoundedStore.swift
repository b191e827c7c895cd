internal import MachineTime

/// Values by key that together take at most a number of bytes, with second-chance eviction.
struct ByteBoundedStore<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    let key: Key
    var value: Value
    var byteCount: Int
    /// Whether it was asked for since the hand came by.
    var isHot: Bool
  }

  private struct State: Sendable {
    var entries: [Entry] = []
    /// Positions in `entries`.
    var positions: [Key: Int] = [:]
    var hand = 0
    var byteCount = 0

    /// Takes an entry out; the last one takes its place.
    mutating func remove(at position: Int) {
      let entry = entries[position]
      byteCount -= entry.byteCount
      positions[entry.key] = nil
      let last = entries.removeLast()
      if position < entries.count {
        entries[position] = last
        positions[last.key] = position
      }
    }
  }

  let maximumByteCount: Int
  private let state = PosixMutex(State())

  init(maximumByteCount: Int) { self.maximumByteCount = maximumByteCount }

  var count: Int { state.withLock { $0.entries.count } }
  var byteCount: Int { state.withLock { $0.byteCount } }

  /// The kept value, if there is one.
  func kept(for key: Key) -> Value? {
    state.withLock { state in
      guard let position = state.positions[key] else { return nil }
      state.entries[position].isHot = true
      return state.entries[position].value
    }
  }

  /// Keeps a value, in the place of the one that the key has and of others where there is no room; one
  /// that does not fit alone is not kept.
  func keep(_ value: Value, for key: Key, byteCount: Int) {
    state.withLock { state in
      let isHot = state.positions[key].map { position in
        defer { state.remove(at: position) }
        return state.entries[position].isHot
      }
      guard byteCount <= maximumByteCount else { return }
      // Ends within two rounds: the first takes the heat from every entry.
      while state.byteCount + byteCount > maximumByteCount {
        if state.hand >= state.entries.count { state.hand = 0 }
        if state.entries[state.hand].isHot {
          state.entries[state.hand].isHot = false
          state.hand += 1
        } else {
          state.remove(at: state.hand)
        }
      }
      state.positions[key] = state.entries.count
      state.entries.append(
        Entry(key: key, value: value, byteCount: byteCount, isHot: isHot ?? false)
      )
      state.byteCount += byteCount
    }
  }

  func removeAll() {
    state.withLock { $0 = State() }
  }
}
