/// A bounded key-value store with second-chance (CLOCK) eviction.
///
/// In a store of the process, all parts share the limit, and each finds only its own values: see
/// ``StorePart``.
@usableFromInline package struct BoundedStore<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// A key with the part of the process's stores that it belongs to; 0 in a store of an object.
  @usableFromInline struct PlacedKey: Hashable, Sendable {
    @usableFromInline let key: Key
    @usableFromInline let part: UInt8

    @inlinable init(key: Key, part: UInt8) {
      self.key = key
      self.part = part
    }

    // Nearly all keys are of one part.
    @inlinable func hash(into hasher: inout Hasher) { key.hash(into: &hasher) }
  }

  /// A place for an entry.
  ///
  /// Its fields are optional, and not the place: reading one field of an optional structure copies
  /// all of them, with their reference counts.
  @usableFromInline struct Place: Sendable {
    /// Nil in an empty place, as the value.
    @usableFromInline var key: PlacedKey?
    @usableFromInline var value: Value?
    @usableFromInline var cost: Int
    /// The reference bit: whether the entry was used since the hand passed it.
    @usableFromInline var isReferenced: Bool

    @inlinable init(key: PlacedKey, value: Value, cost: Int, isReferenced: Bool) {
      self.key = key
      self.value = value
      self.cost = cost
      self.isReferenced = isReferenced
    }
  }

  @usableFromInline struct State: Sendable {
    /// The entries, in a circle: an entry never moves.
    @usableFromInline var places: [Place] = []
    /// The indexes of the empty places.
    @usableFromInline var free: [Int] = []
    @usableFromInline var positions: [PlacedKey: Int] = [:]
    @usableFromInline var hand = 0
    @usableFromInline var cost = 0

    @inlinable init() {}

    /// Removes an entry from its place; the caller reuses the place or adds it to `free`.
    @inlinable mutating func take(_ position: Int) {
      guard let key = places[position].key.take() else { return }
      cost -= places[position].cost
      positions[key] = nil
      places[position].value = nil
      places[position].isReferenced = false
    }

    /// Removes entries until a new cost fits.
    ///
    /// It ends within two rounds, because the first round clears every reference bit.
    @inlinable mutating func makeRoom(for needed: Int, in maximum: Int) {
      while cost + needed > maximum {
        if places[hand].isReferenced {
          places[hand].isReferenced = false
        } else if places[hand].key != nil {
          take(hand)
          free.append(hand)
        }
        hand += 1
        if hand == places.count { hand = 0 }
      }
    }
  }

  /// The limit of the cost of all entries together.
  @usableFromInline package let maximumCost: Int
  @usableFromInline let state: PosixMutex<State>
  /// Whether the store belongs to the process, and not to an object, which was made in one part.
  @usableFromInline let isOfProcess: Bool
  /// The part of the object, in which its values are made.
  @usableFromInline let making = StorePartOfMaking()

  /// Makes an empty store.
  ///
  /// - Parameter maximumCost: The limit of the cost of all entries together, at least 1. It is a
  ///   number of bytes, or a number of entries if each costs 1.
  @inlinable package init(maximumCost: Int) {
    self.init(maximumCost: maximumCost, isOfProcess: false)
  }

  @inlinable init(maximumCost: Int, isOfProcess: Bool) {
    self.maximumCost = max(1, maximumCost)
    self.isOfProcess = isOfProcess
    state = PosixMutex(State())
  }

  @inlinable func placed(_ key: Key) -> PlacedKey {
    PlacedKey(key: key, part: isOfProcess ? StorePart.current : 0)
  }

  @inlinable package var count: Int { state.withLock { $0.positions.count } }
  @inlinable package var values: [Value] {
    state.withLock { $0.places.compactMap(\.value) }
  }
  @inlinable package var cost: Int { state.withLock { $0.cost } }

  /// Returns the stored value, if there is one.
  @inlinable package func kept(for key: Key) -> Value? {
    let key = placed(key)
    return state.withLock { state in
      guard let position = state.positions[key] else { return nil }
      if !state.places[position].isReferenced { state.places[position].isReferenced = true }
      return state.places[position].value
    }
  }

  /// Returns the stored value if it is still good, otherwise a new one.
  ///
  /// Two threads that miss at the same time both make one.
  @inlinable package func value<Failure: Error>(
    for key: Key,
    isGood: (Value) -> Bool = { _ in true },
    make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let kept = kept(for: key), isGood(kept) { return kept }
    let made = isOfProcess ? try make() : try making(make)
    keep(made, for: key)
    return made
  }

  /// Stores a value in place of the key's old one, and removes others until it fits.
  ///
  /// A value that is larger than the whole store is not stored.
  @inlinable package func keep(_ value: Value, for key: Key, cost: Int = 1) {
    let key = placed(key)
    state.withLock { state in keep(value, for: key, cost: cost, &state) }
  }

  /// Stores a value if the key has none yet.
  @inlinable package func keepIfAbsent(_ value: Value, for key: Key) {
    let key = placed(key)
    state.withLock { state in
      if state.positions[key] == nil { keep(value, for: key, cost: 1, &state) }
    }
  }

  @inlinable func keep(_ value: Value, for key: PlacedKey, cost: Int, _ state: inout State) {
    let old = state.positions[key]
    var isReferenced = false
    if let old {
      isReferenced = state.places[old].isReferenced
      state.take(old)
    }
    guard cost <= maximumCost else {
      if let old { state.free.append(old) }
      return
    }
    state.makeRoom(for: cost, in: maximumCost)
    let entry = Place(key: key, value: value, cost: cost, isReferenced: isReferenced)
    // The hand has just passed the place that was freed last, so it reaches a new entry there last.
    if let position = old ?? state.free.popLast() {
      state.places[position] = entry
      state.positions[key] = position
    } else {
      state.positions[key] = state.places.count
      state.places.append(entry)
    }
    state.cost += cost
  }

  /// Removes every entry.
  @inlinable package func removeAll() { state.withLock { $0 = State() } }
}
