import Glibc
import Sharing
import Synchronization
import TestSupport
import Testing

@testable import LocaleFormat

/// Checks that an object is not freed while a thread reads it.
///
/// The body waits, so that other threads drop the entry in the meantime. Without the hazard
/// pointer, the canary would be dead here, and the address sanitizer would report the use.
@Suite struct ReclamationTests {
  // Four threads read an entry. They wait until the other four threads have made enough entries
  // that it was dropped, and that the retired objects were scanned for those that can be freed.
  @Test(arguments: [1, 4, 16])
  func anEntryInUseIsNeverFreed(_ capacity: Int) {
    let table = FormatterTable(capacity: capacity)
    let log = ProbeLog()
    let dead = Counter()
    let outlived = Counter()
    let readers = Counter()
    inThreads(8) { thread in
      do {
        if thread < 4 {
          let recipe = ProbeRecipe(number: thread, log: log)
          for _ in 0..<200 {
            _ = try table.with(recipe, .root, generation: 0) { $0.core.number }
            try table.with(recipe, .root, generation: 0) { core in
              let enough = log.builds.load(ordering: .relaxed) + 3 * capacity + 64
              var patience = 5_000
              while log.builds.load(ordering: .relaxed) < enough, patience > 0 {
                // Sleeps so that the others can build. Threads that only yield would keep two
                // processors busy.
                usleep(20)
                if !core.core.isAlive || core.core.number != thread { dead.add() }
                patience -= 1
              }
              if patience > 0 { outlived.add() }
            }
          }
          readers.add()
        } else {
          var number = thread
          while readers.value < 4 {
            number += 4
            let alive = try table.with(ProbeRecipe(number: number, log: log), .root, generation: 0)
            {
              $0.core.isAlive
            }
            if !alive { dead.add() }
          }
        }
      } catch {
        Issue.record(error)
      }
    }
    #expect(dead.value == 0)
    #expect(outlived.value > 100, "the readers saw their entries dropped")
    #expect(table.statistics.entries <= capacity)
    table.removeAll()
    #expect(log.alive.load(ordering: .relaxed) == 0, "everything dropped is freed in the end")
  }

  // The results that leave the cache while other threads drop everything: a reference that is taken
  // under the lock, and a text that is made anew. A look-up whose body returns the core does not
  // compile (`FreshResult`).
  @Test func whatLeavesTheCacheOutlivesItsEntry() {
    let table = FormatterTable(capacity: 4)
    let log = ProbeLog()
    let dead = Counter()
    let readers = Counter()
    inThreads(8) { thread in
      do {
        guard thread < 4 else {
          while readers.value < 4 { table.removeAll() }
          return
        }
        for step in 0..<200 {
          let number = (thread + step) % 8
          let recipe = ProbeRecipe(number: number, log: log)
          let kept = try table.formatter(recipe, .root).core
          let text = try table.with(recipe, .root, generation: 0) { $0.core.string() }
          sched_yield()
          if !kept.isAlive || kept.number != number || text != ProbeCore.text(number) { dead.add() }
        }
      } catch {
        Issue.record(error)
      }
      readers.add()
    }
    #expect(dead.value == 0)
    table.removeAll()
    #expect(log.alive.load(ordering: .relaxed) == 0)
  }

  @Test func anEntryIsKeptForTheReaderThatDropsIt() throws {
    let table = FormatterTable(capacity: 4)
    let log = ProbeLog()
    let recipe = ProbeRecipe(number: 1, log: log)
    _ = try table.with(recipe, .root, generation: 0) { $0.core.number }
    try table.with(recipe, .root, generation: 0) { core in
      table.removeAll()
      #expect(core.core.isAlive)
      #expect(table.retiredCount == 1)
    }
    table.removeAll()
    #expect(log.alive.load(ordering: .relaxed) == 0)
  }

  private final class Value: Sendable {
    let number: Int
    private let canary = Atomic<Int>(1)
    init(_ number: Int) { self.number = number }
    deinit { canary.store(0, ordering: .sequentiallyConsistent) }
    var isAlive: Bool { canary.load(ordering: .sequentiallyConsistent) == 1 }
  }

  @Test func aValueInUseIsNeverFreed() {
    let shared = HazardValue(Value(0))
    let dead = Counter()
    inThreads(8) { thread in
      var last = 0
      for step in 0..<5_000 {
        if thread == 0 {
          shared.replace(with: Value(step))
        } else {
          shared.read { value in
            sched_yield()
            if !value.isAlive || value.number < last { dead.add() }
            last = value.number
          }
        }
      }
    }
    #expect(dead.value == 0)
  }
}
