import TestSupport
import Testing

@testable import LocaleFormat
@testable import MachineTime

/// Checks that ICU writes the first text of a date formatter, and that the plan is compiled for the
/// second.
@Suite(.icuAlone) struct DateTrialTests {
  private let start: Instant

  init() throws { start = try Instant(secondsSince1970: 0) }

  private let recipe = DateFormat(date: .full, time: .medium, zone: .utc)

  // Returns a core that has not written anything. Each number makes a separate pattern, whose plan
  // is not in any store.
  private func core(_ number: Int) throws -> DateCore {
    let pattern = DateFormat(pattern: "EEEE, d. MMMM y 'Trial \(number)' HH:mm:ss", zone: .utc)
    return try DateCore(pattern, for: LocaleID("de"))
  }

  @Test func compilesForTheSecondText() throws {
    let core = try core(1)
    #expect(core.plan == nil)
    let first = core.string(start)
    #expect(core.plan == nil)
    let second = core.string(start)
    #expect(core.plan?.isCompiled == true)
    #expect(core.handles.idleCount == 0)
    #expect(first == "Donnerstag, 1. Januar 1970 Trial 1 00:00:00")
    #expect(first == second)
  }

  @Test func keepsTheHandleThatProves() throws {
    // Tests that run at the same time also make formatters that wait for a plan.
    let isKept = try (10..<30).contains { number in
      let core = try core(number)
      _ = core.string(start)
      return core.handles.idleCount == 1
    }
    #expect(isKept)
  }

  @Test func countsBytesAndSpans() throws {
    let core = try core(2)
    var bytes: [UInt8] = []
    core.append(start, to: &bytes)
    #expect(core.plan == nil)
    core.append(start, to: &bytes)
    #expect(core.plan?.isCompiled == true)
    let text = "Donnerstag, 1. Januar 1970 Trial 2 00:00:00"
    #expect(String(decoding: bytes, as: UTF8.self) == text + text)

    let spans = try self.core(3)
    bytes = []
    spans.append([start, start].span, separatedBy: "; ", to: &bytes)
    #expect(spans.plan?.isCompiled == true)
    let third = text.replacing("2 ", with: "3 ")
    #expect(String(decoding: bytes, as: UTF8.self) == "\(third); \(third)")
  }

  @Test func aFormatterToKeepIsCompiledAtOnce() throws {
    let cache = FormatterCache(capacity: 4)
    let pattern = DateFormat(pattern: "y 'Trial 4'", zone: .utc)
    _ = try cache.string(start, as: pattern, for: .root)
    #expect(cache.statistics.untried == 1)
    #expect(try cache.formatter(pattern, for: .root).engine == .compiled)
    #expect(cache.statistics.compiled == 1)
    #expect(cache.statistics.untried == 0)
  }

  @Test func textsThatMayThrowCountAsWell() throws {
    let cache = FormatterCache(capacity: 4)
    let pattern = DateFormat(pattern: "y 'Trial 6'", zone: .utc)
    #expect(try cache.checkedString(start, as: pattern, for: .root) == "1970 Trial 6")
    #expect(cache.statistics.untried == 1)
    #expect(try cache.checkedString(start, as: pattern, for: .root) == "1970 Trial 6")
    #expect(cache.statistics.untried == 0)
    #expect(cache.statistics.compiled == 1)
  }

  @Test func takesThePlanThatAnotherFormatterMade() throws {
    var number = 40
    let isShared = try isKept {
      number += 1
      let (one, other) = (try core(number), try core(number))
      for core in [one, other] {
        for _ in 0..<2 { _ = core.string(start) }
      }
      return one.plan === other.plan && one.plan?.isCompiled == true
    }
    #expect(isShared)
  }

  @Test func readingAndPartsTryThePlan() throws {
    let core = try core(5)
    let text = "Donnerstag, 1. Januar 1970 Trial 5 00:00:00"
    #expect(core.text(start).string == text)
    #expect(core.pattern.hasPrefix("EEEE"))
    #expect(core.plan == nil)
    let parts = try self.core(6)
    #expect(parts.text(start).parts == parts.text(start).parts)
    #expect(parts.plan?.isCompiled == true)
    let options = DateReadingOptions(mode: .strict, choice: nil, start: nil)
    #expect(try core.parse(text, options) == start)
    #expect(core.plan?.isCompiled == true)
  }

  @Test func statisticsFollow() throws {
    let cache = FormatterCache(capacity: 4)
    let pattern = DateFormat(pattern: "d MMMM y 'Trial 6'", zone: .utc)
    let chinese = LocaleID("fa-u-ca-chinese")
    func write() throws {
      for locale in [LocaleID.root, chinese] {
        _ = try cache.string(start, as: pattern, for: locale)
      }
    }
    try write()
    #expect(cache.statistics.untried == 2)
    #expect(cache.statistics.description.contains("0 compiled, 2 not tried"))
    try write()
    #expect(cache.statistics.untried == 0)
    #expect(cache.statistics.compiled == 1)
    #expect(cache.statistics.refusals == [.calendar: 1])
    // One handle: that of the calendar without a plan.
    #expect((60_000..<70_000).contains(cache.statistics.estimatedByteCount))
  }

  @Test func closesTheHandleThatWaitedLongest() throws {
    let first = try core(100)
    let others = try (101...100 + WaitingHandles.limit).map { try core($0) }
    #expect(first.handles.idleCount == 0)
    #expect(others.reduce(0) { $0 + $1.handles.idleCount } <= WaitingHandles.limit)
    let text = "Donnerstag, 1. Januar 1970 Trial 100 00:00:00"
    #expect(first.string(start) == text)
    #expect(first.string(start) == text)
    #expect(first.plan?.isCompiled == true)
    #expect(first.handles.idleCount == 0)
  }

  @Test func eightThreadsTryOnePlan() throws {
    for round in 0..<20 {
      let core = try core(1_000 + round)
      let wrong = Counter()
      inThreads(8) { _ in
        for _ in 0..<3
        where core.string(start)
          != "Donnerstag, 1. Januar 1970 Trial \(1_000 + round) 00:00:00"
        {
          wrong.add()
        }
      }
      #expect(wrong.value == 0)
      #expect(core.plan?.isCompiled == true)
      #expect(core.handles.idleCount == 0, "nobody opened another handle")
    }
  }
}
