import Glibc
import Synchronization
import Testing

@testable import LocaleFormat

/// Nothing is freed while somebody looks at it.
///
/// The body yields, so that other threads drop the entry in the meantime; without the announcement
/// the canary dies here, and the address sanitizer reports the use.
@Suite struct ReclamationTests {
  @Test(arguments: [1, 4, 16])
  func anEntryInUseIsNeverFreed(_ capacity: Int) {
    let table = FormatterTable(capacity: capacity)
    let log = ProbeLog()
    let dead = Counter()
    inThreads(8) { thread in
      var generator = SplitMix(seed: UInt64(thread) &+ 1)
      for _ in 0..<3_000 {
        let number = Int.random(in: 0..<(capacity * 3), using: &generator)
        do {
          try table.with(ProbeRecipe(number: number, log: log), LocaleID.root, generation: 0) {
            core in
            for _ in 0..<4 {
              sched_yield()
              if !core.isAlive || core.number != number { dead.add() }
            }
          }
        } catch {
          Issue.record(error)
        }
      }
    }
    #expect(dead.value == 0)
    #expect(table.statistics.entries <= capacity)
    table.removeAll()
    #expect(log.alive.load(ordering: .relaxed) == 0, "everything dropped is freed in the end")
  }

  @Test func anEntryIsKeptForTheReaderThatDropsIt() throws {
    let table = FormatterTable(capacity: 4)
    let log = ProbeLog()
    let recipe = ProbeRecipe(number: 1, log: log)
    _ = try table.with(recipe, .root, generation: 0) { $0.number }
    try table.with(recipe, .root, generation: 0) { core in
      table.removeAll()
      #expect(core.isAlive)
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
    let shared = AnnouncedValue(Value(0))
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
