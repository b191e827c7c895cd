import Synchronization
import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct TableStatisticsTests {
  @Test func statisticsAddUpUnderLoad() {
    let table = FormatterTable(capacity: 16)
    let log = ProbeLog()
    inThreads(8) { thread in
      var generator = SplitMix(seed: UInt64(thread))
      for _ in 0..<20_000 {
        let number = Int.random(in: 0..<40, using: &generator)
        do {
          let found = try table.with(
            ProbeRecipe(number: number, log: log),
            LocaleID.root,
            generation: 0
          ) { $0.core.number }
          if found != number { Issue.record("\(found) for \(number)") }
        } catch {
          Issue.record(error)
        }
      }
    }
    let statistics = table.statistics
    #expect(statistics.hits + statistics.misses == 8 * 20_000)
    #expect(statistics.builds == log.builds.load(ordering: .relaxed))
    #expect(statistics.builds == statistics.entries + statistics.evictions)
    #expect(statistics.entries <= 16)
  }

  // A reader's copies of the statistics are its own. If they were not, the thread sanitizer would
  // report it.
  @Test func statisticsAreReadWhileOthersChangeThem() {
    let table = FormatterTable(capacity: 4)
    let log = ProbeLog()
    let ended = Counter()
    let wrong = Counter()
    inThreads(4) { thread in
      guard thread < 2 else {
        while ended.value < 2 {
          let statistics = table.statistics
          let others = statistics.refusals.values.reduce(0, +)
          if statistics.compiled + statistics.untried + others != statistics.entries { wrong.add() }
        }
        return
      }
      for step in 0..<2_000 {
        do {
          _ = try table.with(
            ProbeRecipe(number: step % 8, log: log),
            LocaleID.root,
            generation: 0
          ) { $0.core.number }
        } catch {
          Issue.record(error)
        }
        if step % 16 == 0 { table.removeAll() }
      }
      ended.add()
    }
    #expect(wrong.value == 0)
  }

  @Test func everyRefusalIsCountedInAPlaceOfItsOwn() {
    var counts = RefusalCounts()
    for (index, refusal) in PlanRefusal.allCases.enumerated() {
      for _ in 0...index { counts.add(refusal) }
    }
    for (index, refusal) in PlanRefusal.allCases.enumerated() {
      #expect(counts.dictionary[refusal] == index + 1)
    }
    var other = RefusalCounts()
    #expect(counts != other)
    other.add(.kind)
    #expect(other.dictionary == [.kind: 1])
    var equal = RefusalCounts()
    equal.add(.kind)
    #expect(other == equal && other.hashValue == equal.hashValue)
  }
}
