internal import ICU
internal import Sharing
internal import Synchronization

/// A fixed open-addressed table of formatters, read without a lock.
///
/// - A hit publishes the entry's address in a hazard slot, reads the cell again, compares the whole
///   key, and uses the entry before it clears the slot. It takes no lock and writes to no counter
///   that another thread writes to.
/// - Writers do everything under one POSIX mutex, except making a formatter: that happens under a
///   separate lock for each key.
/// - Emptying a cell moves the following entries back towards their home cell, so a probe ends at
///   the first empty cell. A reader that misses an entry while it moves finds it on the locked
///   path.
///
/// `@unchecked` because of the pointer to the cells (SE-0331). The cells are allocated once and
/// freed with the table. Their contents are atomic, or are changed under the mutex: see
/// <doc:0001-HazardSlots>.
@safe final class FormatterTable: GenerationObserver, @unchecked Sendable {
  private struct Cell: ~Copyable {
    /// 0 for an empty cell; the hash of an entry is always odd.
    let hash = Atomic<UInt64>(0)
    /// The address of a `FormatterEntry`; the cell owns one reference to it.
    let entry = Atomic<UInt>(0)
    /// The reference bit: whether the entry was used since the hand passed it.
    let isUsed = Atomic<Bool>(false)
  }

  let capacity: Int
  let mask: Int
  private let cells: UnsafeMutablePointer<Cell>
  /// The choice of data; nil for that of the app locale or the process.
  let choice: DataChoice?
  let slots = HazardSlots()
  let writer = PosixMutex(Writer())
  let dropped = DroppedKeys()
  /// The number of calls of `removeAll`.
  let removals = Atomic<Int>(0)

  /// State that only the holder of the mutex uses; writing to the cells needs the mutex too.
  struct Writer: Sendable {
    var statistics = FormatterCache.Statistics()
    /// The cell at which the next search for an entry to evict starts.
    var hand = 0
    var retired = RetiredObjects()
    var flights = FlightTable<FormatterEntry, FormatError>()
    /// Formatters of generations before this one are not stored any more.
    var oldestGeneration: UInt64 = 0
  }

  /// The number of retired entries at which they are scanned and freed if possible.
  private static let reclaimThreshold = 16

  init(capacity: Int, _ choice: DataChoice? = nil) {
    self.capacity = capacity
    self.choice = choice
    var count = 8
    while count < capacity * 2 { count *= 2 }
    mask = count - 1
    unsafe cells = .allocate(capacity: count)
    for index in 0..<count { unsafe (cells + index).initialize(to: Cell()) }
  }

  deinit {
    removeAll()
    unsafe cells.deinitialize(count: mask + 1)
    unsafe cells.deallocate()
  }

  // MARK: Reading

  /// Calls `body` with the formatter of a recipe, and makes it if it is missing.
  @inline(__always)
  func with<Recipe: FormatRecipe, Result: FreshResult>(
    _ recipe: Recipe,
    _ locale: LocaleID,
    generation: UInt64,
    _ body: (Recipe.Formatter) -> Result
  ) throws(FormatError) -> Result {
    try lend(recipe, locale, generation, body)
  }

  /// Calls `body` with the formatter of a recipe, for a result that contains no references.
  @inline(__always)
  func with<Recipe: FormatRecipe, Result: BitwiseCopyable>(
    _ recipe: Recipe,
    _ locale: LocaleID,
    generation: UInt64,
    _ body: (Recipe.Formatter) -> Result
  ) throws(FormatError) -> Result {
    try lend(recipe, locale, generation, body)
  }

  @inline(__always)
  private func lend<Recipe: FormatRecipe, Result>(
    _ recipe: Recipe,
    _ locale: LocaleID,
    _ generation: UInt64,
    _ body: (Recipe.Formatter) -> Result
  ) throws(FormatError) -> Result {
    let key = recipe.key
    let hash = Self.hash(key, Recipe.self, locale, generation)
    var index = home(hash)
    while true {
      let found = unsafe cells[index].hash.load(ordering: .acquiring)
      if found == 0 { break }
      if found == hash, let result = use(index, recipe, key, locale, generation, body) {
        return result
      }
      index = (index &+ 1) & mask
    }
    return try miss(recipe, key, locale, generation, hash, body)
  }

  @inline(__always)
  private func use<Recipe: FormatRecipe, Result>(
    _ index: Int,
    _ recipe: Recipe,
    _ key: RecipeKey,
    _ locale: LocaleID,
    _ generation: UInt64,
    _ body: (Recipe.Formatter) -> Result
  ) -> Result? {
    let address = unsafe cells[index].entry.load(ordering: .acquiring)
    guard address != 0, let slot = slots.publish(address) else { return nil }
    defer { slots.clear(slot) }
    guard unsafe cells[index].entry.load(ordering: .sequentiallyConsistent) == address else {
      return nil
    }
    return unsafe SharedReference.lend(address, as: FormatterEntry.self) { entry -> Result? in
      guard entry.kind == ObjectIdentifier(Recipe.self) else { return nil }
      let typed = unsafe unsafeDowncast(entry, to: TypedEntry<Recipe>.self)
      guard typed.matches(recipe, key, locale, generation) else { return nil }
      if unsafe !cells[index].isUsed.load(ordering: .relaxed) {
        unsafe cells[index].isUsed.store(true, ordering: .relaxed)
      }
      slots.countHit(slot)
      return body(typed.formatter)
    }
  }

  @inline(__always)
  private func home(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 20) & mask }

  @inline(__always)
  private static func hash<Recipe: FormatRecipe>(
    _ key: RecipeKey,
    _ type: Recipe.Type,
    _ locale: LocaleID,
    _ generation: UInt64
  ) -> UInt64 {
    // Fingerprints are SipHashes with the process's seed, so an attacker cannot choose colliding
    // keys.
    var hash =
      (key.digest ^ UInt64(UInt(bitPattern: ObjectIdentifier(type)))) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 32
    hash = (hash ^ locale.fingerprint ^ generation) &* 0xD6E8_FEB8_6659_FD93
    return (hash ^ hash >> 32) | 1
  }

  /// Calls `body` with the formatter as a borrowed parameter, which can be copied only explicitly.
  @inline(__always)
  func borrow<Recipe: FormatRecipe, Result>(
    _ recipe: Recipe,
    _ locale: LocaleID,
    generation: UInt64,
    _ body: (borrowing Recipe.Formatter) throws(FormatError) -> Result
  ) throws(FormatError) -> Result {
    try lend(recipe, locale, generation) { formatter in
      Swift.Result { () throws(FormatError) in try body(formatter) }
    }.get()
  }

  /// Returns the complete formatter of a recipe, to keep; its reference is taken under the lock.
  func formatter<Recipe: FormatRecipe>(
    _ recipe: Recipe,
    _ locale: LocaleID
  ) throws(FormatError) -> Recipe.Formatter {
    let key = recipe.key
    let hash = Self.hash(key, Recipe.self, locale, 0)
    let formatter = try miss(recipe, key, locale, 0, hash) { $0 }
    making(0) { formatter.complete() }
    return formatter
  }

  // MARK: Missing

  @inline(never)
  private func miss<Recipe: FormatRecipe, Result>(
    _ recipe: Recipe,
    _ key: RecipeKey,
    _ locale: LocaleID,
    _ generation: UInt64,
    _ hash: UInt64,
    _ body: (Recipe.Formatter) -> Result
  ) throws(FormatError) -> Result {
    if dropped.contains(hash) {
      return body(try formatterMadeAgain(recipe, key, locale, generation, hash))
    }
    let (found, flight) = writer.withLock {
      writer -> (TypedEntry<Recipe>?, Flight<FormatterEntry, FormatError>?) in
      if let entry = find(recipe, key, locale, generation, hash) {
        writer.statistics.hits += 1
        return (entry, nil)
      }
      writer.statistics.misses += 1
      return (nil, writer.flights.join(FlightKey(recipe, locale, generation)))
    }
    if let found { return body(found.formatter) }
    guard let flight else { preconditionFailure("neither found nor being made") }
    let outcome = flight.outcome { () throws(FormatError) -> FormatterEntry in
      TypedEntry(recipe, key, locale, generation, try made(recipe, locale, generation))
    } settled: { outcome in
      settle(flight, hash, outcome)
    }
    let entry = try outcome.get()
    let typed = unsafe unsafeDowncast(entry, to: TypedEntry<Recipe>.self)
    return body(typed.formatter)
  }

  /// Makes a formatter that was dropped lately, without waiting for threads that make it too.
  ///
  /// No lock is held meanwhile. The mutex is taken once for a formatter that is stored, and not for
  /// another.
  private func formatterMadeAgain<Recipe: FormatRecipe>(
    _ recipe: Recipe,
    _ key: RecipeKey,
    _ locale: LocaleID,
    _ generation: UInt64,
    _ hash: UInt64
  ) throws(FormatError) -> Recipe.Formatter {
    let removals = removals.load(ordering: .sequentiallyConsistent)
    let formatter: Recipe.Formatter
    do throws(FormatError) {
      formatter = try made(recipe, locale, generation)
    } catch {
      writer.withLock { $0.statistics.misses += 1 }
      throw error
    }
    guard dropped.isStoredAgain(hash) else { return formatter }
    let entry = TypedEntry(recipe, key, locale, generation, formatter)
    let free = writer.withLock { writer -> [AnyObject] in
      writer.statistics.misses += 1
      writer.statistics.builds += 1
      // Made for what `removeAll` dropped.
      guard removals == self.removals.load(ordering: .sequentiallyConsistent) else { return [] }
      if find(recipe, key, locale, generation, hash) != nil {
        // Dropped at once, for the one that another thread stored.
        writer.statistics.evictions += 1
        return []
      }
      return store(entry, hash, &writer)
    }
    withExtendedLifetime(free) {}
    return formatter
  }

  /// Stores the formatter that was made; an error goes to the threads that wait, and is not stored.
  private func settle(
    _ flight: Flight<FormatterEntry, FormatError>,
    _ hash: UInt64,
    _ outcome: Swift.Result<FormatterEntry, FormatError>
  ) {
    let free = writer.withLock { writer -> [AnyObject] in
      // A formatter whose making started before `removeAll` is not stored after it.
      let isWanted = writer.flights.leave(flight)
      guard case .success(let entry) = outcome else { return [] }
      writer.statistics.builds += 1
      return isWanted ? store(entry, hash, &writer) : []
    }
    withExtendedLifetime(free) {}
  }

  // MARK: Writing: every function below runs under the mutex

  /// Stores a formatter; returns objects to free.
  private func store(
    _ entry: FormatterEntry,
    _ hash: UInt64,
    _ writer: inout Writer
  ) -> [AnyObject] {
    guard !GenerationMark.isOld(entry.generation, before: writer.oldestGeneration) else {
      writer.statistics.invalidations += 1
      return []
    }
    if writer.statistics.entries == capacity { evict(&writer) }
    insert(entry, hash, &writer)
    guard writer.retired.count >= Self.reclaimThreshold else { return [] }
    return writer.retired.reclaim(unpublishedIn: slots)
  }

  private func find<Recipe: FormatRecipe>(
    _ recipe: Recipe,
    _ key: RecipeKey,
    _ locale: LocaleID,
    _ generation: UInt64,
    _ hash: UInt64
  ) -> TypedEntry<Recipe>? {
    var index = home(hash)
    while true {
      let found = unsafe cells[index].hash.load(ordering: .relaxed)
      if found == 0 { return nil }
      if found == hash {
        if let entry = entry(at: index), entry.kind == ObjectIdentifier(Recipe.self) {
          let typed = unsafe unsafeDowncast(entry, to: TypedEntry<Recipe>.self)
          if typed.matches(recipe, key, locale, generation) {
            unsafe cells[index].isUsed.store(true, ordering: .relaxed)
            return typed
          }
        }
      }
      index = (index &+ 1) & mask
    }
  }

  private func insert(_ entry: FormatterEntry, _ hash: UInt64, _ writer: inout Writer) {
    var index = home(hash)
    while unsafe cells[index].hash.load(ordering: .relaxed) != 0 { index = (index &+ 1) & mask }
    unsafe cells[index].isUsed.store(false, ordering: .relaxed)
    unsafe cells[index].entry.store(
      SharedReference.make(entry),
      ordering: .sequentiallyConsistent
    )
    unsafe cells[index].hash.store(hash, ordering: .releasing)
    dropped.remove(hash)
    writer.statistics.entries += 1
  }

  /// Drops exactly one entry: the first without a reference bit (second-chance eviction).
  private func evict(_ writer: inout Writer) {
    var steps = 0
    while true {
      let index = writer.hand
      writer.hand = (writer.hand + 1) & mask
      steps += 1
      if unsafe cells[index].entry.load(ordering: .relaxed) == 0 { continue }
      // Readers set reference bits meanwhile: after a whole turn the next entry goes, used or not.
      let isUsed = unsafe cells[index].isUsed.exchange(false, ordering: .relaxed)
      if isUsed, steps <= mask + 1 { continue }
      dropped.insert(unsafe cells[index].hash.load(ordering: .relaxed))
      remove(at: index, &writer)
      writer.statistics.evictions += 1
      return
    }
  }

  func entry(at index: Int) -> FormatterEntry? {
    let address = unsafe cells[index].entry.load(ordering: .relaxed)
    guard address != 0 else { return nil }
    return unsafe unsafeDowncast(SharedReference.copy(address), to: FormatterEntry.self)
  }

  /// Removes an entry and closes the gap, so that no probe ends too early.
  private func remove(at index: Int, _ writer: inout Writer) {
    writer.retired.append(unsafe cells[index].entry.load(ordering: .relaxed))
    writer.statistics.entries -= 1
    var hole = index
    var next = index
    while true {
      next = (next + 1) & mask
      let hash = unsafe cells[next].hash.load(ordering: .relaxed)
      if hash == 0 { break }
      let isBehindHome = (next &- home(hash)) & mask >= (next &- hole) & mask
      guard isBehindHome else { continue }
      unsafe cells[hole].entry.store(
        cells[next].entry.load(ordering: .relaxed),
        ordering: .sequentiallyConsistent
      )
      unsafe cells[hole].isUsed.store(
        cells[next].isUsed.load(ordering: .relaxed),
        ordering: .relaxed
      )
      unsafe cells[hole].hash.store(hash, ordering: .releasing)
      hole = next
    }
    unsafe cells[hole].hash.store(0, ordering: .releasing)
    unsafe cells[hole].entry.store(0, ordering: .sequentiallyConsistent)
  }

  /// Removes the entries for which `isStale` is true; returns their number and the objects to free.
  func removeAll(
    _ writer: inout Writer,
    where isStale: (FormatterEntry) -> Bool
  ) -> (count: Int, free: [AnyObject]) {
    var removed = 0
    var index = 0
    // Closing a gap never moves an entry from a cell that is still to be visited into one that was
    // visited, so this loop misses none.
    while index <= mask {
      if let entry = entry(at: index), isStale(entry) {
        remove(at: index, &writer)
        removed += 1
      } else {
        index += 1
      }
    }
    return (removed, writer.retired.reclaim(unpublishedIn: slots))
  }
}
