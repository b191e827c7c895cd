internal import Foundation

/// The output of a run of tests.
///
/// If tests run one after another, the processor time of each is at the end of its last line.
package struct TestLog {
  package private(set) var lines: [String] = []
  private var before = 0
  private var now = 0
  private var times: [(name: String, milliseconds: Int)] = []

  package init() {}

  static let runStarts = "◇ Test run started."

  /// Adds a line without a time.
  @discardableResult
  package mutating func add(_ line: String) -> String {
    lines.append(line)
    return line
  }

  /// - Parameters:
  ///   - line: A line of the output.
  ///   - time: Gives the processor time of the test process until now, in milliseconds. It is asked
  ///     for where a test begins or ends.
  /// - Returns: The line with the time of the test that it ends.
  @discardableResult
  package mutating func add(_ line: String, time: () -> Int?) -> String {
    var line = line
    if Self.bounds(line) {
      before = now
      now = time() ?? now
      if let name = Self.endedTest(line) {
        times.append((name, now - before))
        line += " \(now - before) ms of processor time"
      }
    }
    lines.append(line)
    return line
  }

  private static func bounds(_ line: String) -> Bool {
    line.hasPrefix("✔ Test ") || line.hasPrefix("✘ Test ")
      || line.hasPrefix("◇ Test ") && line.hasSuffix(" started.")
  }

  private static func endedTest(_ line: String) -> String? {
    guard !line.hasPrefix("◇"), !isSummary(line) else { return nil }
    let end = line.range(of: " passed after ") ?? line.range(of: " failed after ")
    return end.map { String(line[..<$0.lowerBound].dropFirst(7)) }
  }

  private static func isSummary(_ line: String) -> Bool { line.contains(" Test run ") }

  /// The failures and errors, at most 200 lines of them.
  package var failures: [String] {
    Array(lines.lazy.filter(Self.isFailure).prefix(200))
  }

  private static func isFailure(_ line: String) -> Bool {
    if line.hasPrefix("✘") { return true }
    if line.hasPrefix("↳") {
      return !line.hasPrefix("↳ Testing Library") && !line.hasPrefix("↳ Target Platform")
    }
    guard let error = line.range(of: "error:") ?? line.range(of: "Fatal error") else {
      return false
    }
    return !line[..<error.lowerBound].contains { $0 == "◇" || $0 == "✔" }
  }

  /// The ten slowest tests, with milliseconds of processor time.
  package var slowest: [String] {
    times.sorted { ($0.milliseconds, $0.name) > ($1.milliseconds, $1.name) }.prefix(10).map {
      "\($0.milliseconds) \($0.name)"
    }
  }

  /// The lines with the counts of tests; none if no test has run.
  package var counts: [String] {
    lines.filter { line in
      ["✔ Test run with ", "✘ Test run with "].contains { start in
        line.hasPrefix(start) && ("1"..."9").contains(line.dropFirst(start.count).prefix(1))
      }
    }
  }
}
