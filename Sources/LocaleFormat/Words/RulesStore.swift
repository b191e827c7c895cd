internal import ICU
internal import MachineTime
internal import Sharing
internal import Synchronization

/// The pools of all rules that a process uses, and the programs that were compiled from them, bounded
/// in bytes together.
///
/// ICU's rules take 10 KB to 4.8 MB (Russian words), whatever the locale is called. Above the
/// bound, idle objects are closed by second-chance eviction, first those of a pool that was not
/// used lately. They are opened again when they are needed. Borrowed objects are included in the
/// count, but are not closed.
///
/// A store and its pools refer to each other, so a store that has pools is never freed.
final class RulesStore: Sendable {
  /// The store of the process.
  static let shared: RulesStore = {
    let store = RulesStore(maximumByteCount: RuleBasedFormat.maximumKeptByteCount)
    StoreRegistry.add(
      StoreRegistry.Store(
        "rules for words",
        maximumByteCount: store.maximumByteCount,
        count: { store.poolCount },
        byteCount: { store.byteCount },
        removeAll: { store.trim(to: 0) }
      )
    )
    return store
  }()

  private struct Place: Sendable {
    let pool: RulesPool
    /// The number of writers and readers that hold the pool.
    var users = 0
  }

  private struct State: Sendable {
    var places: [RulesPool.Key: Place] = [:]
    /// The keys of all places, in the order in which the hand passes them.
    var ring: [RulesPool.Key] = []
    var hand = 0
  }

  let maximumByteCount: Int
  private let counted = Atomic<Int>(0)
  // Locked before the lock of a pool, and never after it.
  private let state = PosixMutex(State())

  init(maximumByteCount: Int) { self.maximumByteCount = maximumByteCount }

  /// The approximate size of all objects in bytes, borrowed ones included.
  var byteCount: Int { counted.load(ordering: .relaxed) }

  var isOverFull: Bool { byteCount > maximumByteCount }

  /// The number of pools.
  var poolCount: Int { state.withLock { $0.ring.count } }

  /// The pool of a key, which the caller holds until it calls ``leave(_:)``.
  func join(_ key: RulesPool.Key) -> RulesPool {
    state.withLock { state in
      var place: Place
      if let known = state.places[key] {
        place = known
      } else {
        place = Place(pool: RulesPool(key, in: self))
        state.ring.append(key)
      }
      place.users += 1
      state.places[key] = place
      return place.pool
    }
  }

  /// Stops holding a pool; its idle objects stay as long as the limit allows.
  func leave(_ pool: RulesPool) {
    state.withLock { state in
      state.places[pool.key]?.users -= 1
      dropIfUnused(pool.key, &state)
    }
  }

  /// Borrows a pool for one call.
  func withPool<Result>(
    for key: RulesPool.Key,
    _ body: (RulesPool) throws(ICUError) -> Result
  ) throws(ICUError) -> Result {
    let pool = join(key)
    defer { leave(pool) }
    return try body(pool)
  }

  /// Adds to the count what was opened or, below 0, what was closed.
  func add(_ byteCount: Int) {
    counted.wrappingAdd(byteCount, ordering: .relaxed)
    if isOverFull { trim(to: maximumByteCount) }
  }

  /// Closes idle objects until the rest has no more than some bytes, or none is idle.
  @inline(never)
  func trim(to byteCount: Int) {
    let free = state.withLock { state in takeIdle(&state, downTo: byteCount) }
    withExtendedLifetime(free) {}
  }

  private func takeIdle(_ state: inout State, downTo limit: Int) -> [RulesPool.Box] {
    var free: [RulesPool.Box] = []
    // Two rounds: the first may only clear reference bits.
    var steps = 2 * state.ring.count
    while byteCount > limit, steps > 0, !state.ring.isEmpty {
      steps -= 1
      state.hand %= state.ring.count
      let key = state.ring[state.hand]
      guard let pool = state.places[key]?.pool else { return free }
      if pool.idleCount > 0, pool.takeMark() {
        state.hand += 1
        continue
      }
      while byteCount > limit, let (box, byteCount) = pool.takeIdle() {
        free.append(box)
        counted.wrappingSubtract(byteCount, ordering: .relaxed)
      }
      // Programs are small beside ICU's objects, and go last.
      if byteCount > limit { counted.wrappingSubtract(pool.takePrograms(), ordering: .relaxed) }
      if !dropIfUnused(key, &state) { state.hand += 1 }
    }
    return free
  }

  /// Removes a pool that has no users and no idle objects.
  @discardableResult
  private func dropIfUnused(_ key: RulesPool.Key, _ state: inout State) -> Bool {
    guard let place = state.places[key], place.users == 0, place.pool.idleCount == 0 else {
      return false
    }
    state.places[key] = nil
    if let index = state.ring.firstIndex(of: key) {
      state.ring.remove(at: index)
      if index < state.hand { state.hand -= 1 }
    }
    return true
  }
}
