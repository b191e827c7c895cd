import MachineTime
import Sharing
import Synchronization
import TestSupport
import Testing

@testable import LocaleFormat

/// Tests the policy of the cache, with one test for each sentence.
@Suite struct FormatterTableTests {
  let locale = LocaleID.root

  private func use(
    _ table: FormatterTable,
    _ recipe: ProbeRecipe,
    generation: UInt64 = 0
  ) throws(FormatError) -> Int {
    try table.with(recipe, locale, generation: generation) { core in
      #expect(core.core.isAlive)
      return core.core.number
    }
  }

  // Rule 1: a hit.

  @Test func buildsOnceAndHitsAfterwards() throws {
    let table = FormatterTable(capacity: 4)
    let recipe = ProbeRecipe(number: 7, log: ProbeLog())
    for _ in 0..<10 { #expect(try use(table, recipe) == 7) }
    #expect(recipe.log.builds.load(ordering: .relaxed) == 1)
    #expect(table.statistics.hits == 9)
    #expect(table.statistics.misses == 1)
    #expect(table.statistics.builds == 1)
    #expect(table.statistics.entries == 1)
    #expect(table.statistics.estimatedByteCount == 1_000)
  }

  @Test func formatsInsideAFormatting() throws {
    let table = FormatterTable(capacity: 4)
    let log = ProbeLog()
    let outer = ProbeRecipe(number: 1, log: log)
    let inner = ProbeRecipe(number: 2, log: log)
    for _ in 0..<3 {
      let sum = try table.with(outer, locale, generation: 0) { core -> Int in
        do {
          return core.core.number + (try use(table, inner)) + (try use(table, outer))
        } catch {
          Issue.record(error)
          return 0
        }
      }
      #expect(sum == 4)
    }
  }

  @Test func goesThroughTheLockWhenEverySlotIsTaken() throws {
    let table = FormatterTable(capacity: 4)
    let recipe = ProbeRecipe(number: 3, log: ProbeLog())
    func nest(_ depth: Int) throws -> Int {
      try table.with(recipe, locale, generation: 0) { core -> Int in
        guard depth > 0 else { return 1 }
        do {
          return 1 + (try nest(depth - 1))
        } catch {
          Issue.record(error)
          return 0
        }
      }
    }
    let depth = HazardSlots.count + 10
    #expect(try nest(depth) == depth + 1)
    #expect(try use(table, recipe) == 3)
    #expect(table.statistics.hits == depth + 1)
    #expect(recipe.log.builds.load(ordering: .relaxed) == 1)
  }

  @Test func aHitWaitsForNoOneWhoIsBuilding() throws {
    let table = FormatterTable(capacity: 4)
    let log = ProbeLog()
    let ready = ProbeRecipe(number: 1, log: log)
    #expect(try use(table, ready) == 1)
    let hitDuringBuild = Counter()
    // On other threads, the build of another key runs a hit and the miss of a third key, and waits
    // for both. If a lock were held, this would never end.
    log.duringBuild.withLock {
      $0 = {
        log.duringBuild.withLock { $0 = nil }
        inThreads(2) { index in
          do {
            let other = index == 0 ? ready : ProbeRecipe(number: 3, log: log)
            let found = try table.with(other, LocaleID.root, generation: 0) { $0.core.number }
            if found == 1 { hitDuringBuild.set(1) }
          } catch {
            Issue.record(error)
          }
        }
      }
    }
    #expect(try use(table, ProbeRecipe(number: 2, log: log)) == 2)
    #expect(hitDuringBuild.value == 1)
  }

  // Rule 2: a miss.

  @Test func eightThreadsThatMissOneKeyShareOneBuild() {
    for round in 0..<200 {
      let table = FormatterTable(capacity: 4)
      let recipe = ProbeRecipe(number: round, log: ProbeLog())
      inThreads(8) { _ in
        do {
          #expect(try table.with(recipe, LocaleID.root, generation: 0) { $0.core.number } == round)
        } catch {
          Issue.record(error)
        }
      }
      #expect(recipe.log.builds.load(ordering: .relaxed) == 1)
    }
  }

  @Test func aFailureIsSharedAndNeverStored() throws {
    let table = FormatterTable(capacity: 4)
    var recipe = ProbeRecipe(number: 5, log: ProbeLog())
    recipe.fails = true
    let failing = recipe
    let arrived = Counter()
    // The first build waits until all eight threads have missed.
    recipe.log.duringBuild.withLock {
      $0 = { while arrived.value < 8 || table.statistics.misses < 8 {} }
    }
    inThreads(8) { _ in
      arrived.add()
      #expect(throws: FormatError.invalidUnit("5")) {
        try table.with(failing, LocaleID.root, generation: 0) { $0.core.number }
      }
    }
    #expect(recipe.log.builds.load(ordering: .relaxed) == 1, "the others share the failure")
    #expect(table.statistics.entries == 0)
    #expect(table.statistics.builds == 0)
    recipe.log.duringBuild.withLock { $0 = nil }
    recipe.fails = false
    #expect(try use(table, recipe) == 5, "a later miss tries again")
    #expect(recipe.log.builds.load(ordering: .relaxed) == 2)
  }

  // Two threads that make a dropped formatter again do not wait: each waits until both do.
  @Test func aDroppedFormatterIsMadeAgainWithoutWaiting() throws {
    let table = FormatterTable(capacity: 1)
    let log = ProbeLog()
    let dropped = ProbeRecipe(number: 1, log: log)
    #expect(try use(table, dropped) == 1)
    #expect(try use(table, ProbeRecipe(number: 2, log: log)) == 2)
    #expect(table.statistics.evictions == 1)
    log.duringBuild.withLock { $0 = { while log.builds.load(ordering: .relaxed) < 4 {} } }
    inThreads(2) { _ in
      do {
        #expect(try use(table, dropped) == 1)
      } catch {
        Issue.record(error)
      }
    }
    log.duringBuild.withLock { $0 = nil }
    let statistics = table.statistics
    #expect(log.builds.load(ordering: .relaxed) == 4 && statistics.builds == 4)
    #expect(statistics.entries == 1 && statistics.evictions == 3)
    #expect(table.flightCount == 0)
    // After `removeAll` a formatter is made with single flight again.
    table.removeAll()
    inThreads(8) { _ in
      do {
        #expect(try use(table, dropped) == 1)
      } catch {
        Issue.record(error)
      }
    }
    #expect(log.builds.load(ordering: .relaxed) == 5)
  }

  // With second chances alone, the keys in turn are dropped before they come back: none is found.
  @Test func moreKeysThanThereIsRoomForDoNotDropAllOfThem() throws {
    let table = FormatterTable(capacity: 16)
    let log = ProbeLog()
    for call in 0..<6_400 {
      #expect(try use(table, ProbeRecipe(number: call % 64, log: log)) == call % 64)
    }
    let statistics = table.statistics
    #expect(statistics.hits > 6_400 / 8)
    #expect(statistics.hits + statistics.misses == 6_400)
    #expect(statistics.builds == log.builds.load(ordering: .relaxed))
    #expect(statistics.builds == statistics.entries + statistics.evictions)
    // A key that is used again and again comes back.
    for _ in 0..<9 { #expect(try use(table, ProbeRecipe(number: 7, log: log)) == 7) }
    let misses = table.statistics.misses
    #expect(try use(table, ProbeRecipe(number: 7, log: log)) == 7)
    #expect(table.statistics.misses == misses)
  }

  // A formatter that was dropped is stored at its first miss if a change of the locale made room.
  @Test func whatWasDroppedComesBackAtOnceWhenThereIsRoom() throws {
    let log = ProbeLog()
    func use(_ table: FormatterTable, _ number: Int, generation: UInt64) throws {
      let recipe = ProbeRecipe(number: number, log: log)
      let found = try table.with(recipe, LocaleID.root, generation: generation) { $0.core.number }
      #expect(found == number)
    }
    // Other numbers of misses, so that the next ones are not those that are stored in any case.
    for rounds in 10..<30 {
      let table = FormatterTable(capacity: 2)
      for _ in 0..<rounds { for number in 1...4 { try use(table, number, generation: 0) } }
      try use(table, 9, generation: 1)
      table.invalidate(before: 2)
      #expect(table.statistics.entries == 1)
      for number in 1...4 { try use(table, number, generation: 0) }
      #expect(table.statistics.entries == 2)
    }
  }

  @Test func whatIsMadeAgainWhileAllIsDroppedIsNotStored() throws {
    let table = FormatterTable(capacity: 1)
    let log = ProbeLog()
    for number in 1...2 { #expect(try use(table, ProbeRecipe(number: number, log: log)) == number) }
    log.duringBuild.withLock { $0 = { table.removeAll() } }
    #expect(try use(table, ProbeRecipe(number: 1, log: log)) == 1)
    #expect(table.statistics.entries == 0)
  }

  // Rule 3: the bound.

  @Test func overCapacityExactlyOneGoes() throws {
    let table = FormatterTable(capacity: 8)
    let log = ProbeLog()
    for number in 0..<100 {
      #expect(try use(table, ProbeRecipe(number: number, log: log)) == number)
      #expect(table.statistics.entries == min(number + 1, 8))
      #expect(table.statistics.evictions == max(0, number - 7))
      #expect(table.statistics.estimatedByteCount == table.statistics.entries * 1_000)
    }
  }

  @Test func whatIsUsedGetsASecondChance() throws {
    let table = FormatterTable(capacity: 8)
    let log = ProbeLog()
    let hot = ProbeRecipe(number: -1, log: log)
    _ = try use(table, hot)
    for number in 0..<200 {
      _ = try use(table, hot)
      _ = try use(table, ProbeRecipe(number: number, log: log))
    }
    #expect(log.builds.load(ordering: .relaxed) == 201, "the hot key was never made again")
  }

  @Test func droppedFormattersAreFreed() throws {
    let log = ProbeLog()
    do {
      let table = FormatterTable(capacity: 4)
      for number in 0..<1_000 {
        _ = try use(table, ProbeRecipe(number: number, log: log))
        #expect(log.alive.load(ordering: .relaxed) <= 4 + 16)
      }
      table.removeAll()
      #expect(log.alive.load(ordering: .relaxed) == 0)
      #expect(table.statistics.entries == 0)
      #expect(table.statistics.estimatedByteCount == 0)
      _ = try use(table, ProbeRecipe(number: 1, log: log))
    }
    #expect(log.alive.load(ordering: .relaxed) == 0, "a cache that ends frees what it holds")
  }

  // Rule 4: the key.

  @Test func keysWithOneFingerprintAreKeptApart() throws {
    let table = FormatterTable(capacity: 16)
    let log = ProbeLog()
    let recipes = (0..<16).map { number in
      var recipe = ProbeRecipe(number: number, log: log)
      recipe.collides = true
      return recipe
    }
    for _ in 0..<5 {
      for recipe in recipes { #expect(try use(table, recipe) == recipe.number) }
    }
    #expect(log.builds.load(ordering: .relaxed) == 16)
    // Removing entries from one long run of slots closes every gap.
    for number in 100..<140 {
      var recipe = ProbeRecipe(number: number, log: log)
      recipe.collides = true
      #expect(try use(table, recipe) == number)
      #expect(try use(table, recipe) == number)
    }
    #expect(table.statistics.entries == 16)
  }

  @Test func recipesLocalesAndGenerationsAreKeptApart() throws {
    let cache = FormatterCache(capacity: 16)
    let german = LocaleID("de")
    let french = LocaleID("fr")
    #expect(try cache.string(1_234_567, as: .decimal, for: german) == "1.234.567")
    #expect(try cache.string(1_234_567, as: .decimal, for: french) == "1\u{202F}234\u{202F}567")
    #expect(try cache.string(1_234_567, as: .plain, for: german) == "1234567")
    #expect(
      try cache.string(1_234_567, as: NumberFormat.decimal.fraction(1...1), for: german)
        == "1.234.567,0"
    )
    #expect(cache.statistics.entries == 4)
    #expect(try cache.string(1_234_567, as: .decimal, for: LocaleID("DE")) == "1.234.567")
    #expect(cache.statistics.entries == 4, "equal keys share an entry")
  }

  // Rule 5: generations.

  @Test func invalidationDropsOlderGenerationsOnly() throws {
    let table = FormatterTable(capacity: 64)
    let log = ProbeLog()
    for number in 0..<20 {
      _ = try use(table, ProbeRecipe(number: number, log: log), generation: 0)
      _ = try use(table, ProbeRecipe(number: number, log: log), generation: 3)
      _ = try use(table, ProbeRecipe(number: number, log: log), generation: 4)
    }
    #expect(table.statistics.entries == 60)
    table.invalidate(before: 4)
    #expect(table.statistics.entries == 40)
    #expect(table.statistics.invalidations == 20)
    let builds = log.builds.load(ordering: .relaxed)
    for number in 0..<20 {
      _ = try use(table, ProbeRecipe(number: number, log: log), generation: 0)
      _ = try use(table, ProbeRecipe(number: number, log: log), generation: 4)
    }
    #expect(log.builds.load(ordering: .relaxed) == builds, "the others stay")
  }

  @Test func whatWasBeingMadeForAnOldGenerationIsNotStored() throws {
    let table = FormatterTable(capacity: 4)
    let recipe = ProbeRecipe(number: 1, log: ProbeLog())
    recipe.log.duringBuild.withLock { $0 = { table.invalidate(before: 9) } }
    #expect(try use(table, recipe, generation: 8) == 1, "the caller gets its text")
    #expect(table.statistics.entries == 0)
  }

  // Rule 6: the numbers add up under load. The tests above check the rest.

  @Test func whatWasBeingMadeWhileAllIsDroppedIsNotStored() throws {
    let table = FormatterTable(capacity: 4)
    let recipe = ProbeRecipe(number: 1, log: ProbeLog())
    recipe.log.duringBuild.withLock { $0 = { table.removeAll() } }
    #expect(try use(table, recipe) == 1)
    #expect(table.statistics.entries == 0)
    recipe.log.duringBuild.withLock { $0 = nil }
    #expect(try use(table, recipe) == 1)
    #expect(table.statistics.entries == 1)
  }

  @Test func whatIsTakenToKeepIsUsed() throws {
    let table = FormatterTable(capacity: 4)
    let log = ProbeLog()
    for number in 0..<20 {
      _ = try table.formatter(ProbeRecipe(number: 0, log: log), locale)
      _ = try use(table, ProbeRecipe(number: number, log: log))
    }
    // Each of them was built once.
    #expect(log.builds.load(ordering: .relaxed) == 20)
  }

  // Each table is visited only a few times, however many tables exist: the total work is linear.
  @Test func aNewTableCostsTheSameHoweverManyLive() {
    let registry = GenerationRegistry()
    var living: [FormatterTable] = []
    for count in 1...512 {
      living.append(FormatterTable(capacity: 1))
      registry.add(living[count - 1])
      #expect(registry.visitCount <= 2 * count)
    }
    #expect(registry.count == 512)
    // Tables that were freed do not accumulate either.
    for _ in 0..<2_000 { registry.add(FormatterTable(capacity: 1)) }
    #expect(registry.listedCount <= 2 * 512)
    #expect(registry.visitCount <= 4 * 2_512)
    living.removeAll()
    registry.invalidate(before: 1)
    #expect(registry.listedCount == 0)
  }
}
