import Lint
import Testing

@Suite struct TestLogTests {
  private func log(_ lines: KeyValuePairs<String, Int>) -> TestLog {
    var log = TestLog()
    for (line, time) in lines { log.add(line) { time } }
    return log
  }

  @Test func givesEachTestItsTime() {
    let log = log([
      "◇ Test run started.": 0, "◇ Test quick() started.": 100,
      "✔ Test quick() passed after 0.1 seconds.": 130, "◇ Suite S started.": 0,
      "◇ Test slow() started.": 130, "✘ Test slow() failed after 0.5 seconds with 1 issue.": 600,
      "✘ Test run with 2 tests in 1 suite failed after 1 second with 1 issue.": 700,
    ])
    #expect(log.slowest == ["470 slow()", "30 quick()"])
    #expect(log.lines[2] == "✔ Test quick() passed after 0.1 seconds. 30 ms of processor time")
    #expect(log.counts == [log.lines[6]])
    #expect(log.failures == [log.lines[5], log.lines[6]])
  }

  @Test func reportsErrorsOutsideOfTests() {
    let log = log([
      "A.swift:1: error: no such value": 0, "✔ Test \"error: x\" passed after 1 second.": 0,
      "↳ Target Platform: x": 0, "↳ a comment": 0, "Fatal error: index": 0,
    ])
    #expect(
      log.failures == ["A.swift:1: error: no such value", "↳ a comment", "Fatal error: index"]
    )
    #expect(log.counts.isEmpty)
  }

  @Test func givesNoTimesOfTestsThatRunAtOnce() {
    var log = TestLog()
    #expect(log.add("✔ Test a() passed after 1 second.") == "✔ Test a() passed after 1 second.")
    #expect(log.slowest.isEmpty)
  }

  @Test func namesTenTests() {
    var log = TestLog()
    for test in 1...12 { log.add("✔ Test t\(test)() passed after 1 second.") { test * test } }
    #expect(log.slowest.count == 10)
    #expect(log.slowest.first == "23 t12()")
  }
}
