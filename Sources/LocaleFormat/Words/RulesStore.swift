internal import ICU
internal import MachineTime
internal import Sharing
internal import Synchronization

/// The pools of all rules that a process uses, bounded in bytes together.
///
/// ICU's rules take 10 KB to 4.8 MB (Russian words), whatever the locale is called. Over the bound,
/// idle objects are closed, first those of a pool that was not used lately (second chance); they are
/// opened again when they are wanted. What is lent at the moment is counted but stays.
///
/// A store and its pools hold each other: one that has pools is never freed.
final class RulesStore: Sendable {
  /// The process's own.
  static let shared = RulesStore(maximumByteCount: RuleBasedFormat.maximumKeptByteCount)

  private struct Place: Sendable {
    let pool: RulesPool
    /// How many writers and readers hold the pool.
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
  // Taken before the lock of a pool, and never after it.
  private let state = PosixMutex(State())

  init(maximumByteCount: Int) { self.maximumByteCount = maximumByteCount }

  /// About how many bytes all objects take, those that are lent included.
  var byteCount: Int { counted.load(ordering: .relaxed) }

  var isOverFull: Bool { byteCount > maximumByteCount }

  /// How many pools there are.
  var poolCount: Int { state.withLock { $0.ring.count } }

  /// The pool of a key, to hold until ``leave(_:)`` is called with it.
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

  /// Gives up a pool; its idle objects stay as long as there is room.
  func leave(_ pool: RulesPool) {
    state.withLock { state in
      state.places[pool.key]?.users -= 1
      dropIfUnused(pool.key, &state)
    }
  }

  /// Lends a pool for one call.
  func withPool<Result>(
    for key: RulesPool.Key,
    _ body: (RulesPool) throws(ICUError) -> Result
  ) throws(ICUError) -> Result {
    let pool = join(key)
    defer { leave(pool) }
    return try body(pool)
  }

  /// Counts what was opened, or with less than 0 what was closed.
  func add(_ byteCount: Int) {
    counted.wrappingAdd(byteCount, ordering: .relaxed)
    if isOverFull { trim() }
  }

  /// Closes idle objects until the rest fits, or none is idle.
  @inline(never)
  func trim() {
    let free = state.withLock { state in takeIdle(&state) }
    withExtendedLifetime(free) {}
  }

  private func takeIdle(_ state: inout State) -> [RulesPool.Box] {
    var free: [RulesPool.Box] = []
    // Two rounds: the first may only take the marks away.
    var steps = 2 * state.ring.count
    while isOverFull, steps > 0, !state.ring.isEmpty {
      steps -= 1
      state.hand %= state.ring.count
      let key = state.ring[state.hand]
      guard let pool = state.places[key]?.pool else { return free }
      if pool.idleCount > 0, pool.takeMark() {
        state.hand += 1
        continue
      }
      while isOverFull, let (box, byteCount) = pool.takeIdle() {
        free.append(box)
        counted.wrappingSubtract(byteCount, ordering: .relaxed)
      }
      if !dropIfUnused(key, &state) { state.hand += 1 }
    }
    return free
  }

  /// Forgets a pool that nobody holds and that has nothing to lend.
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
