internal import Foundation

/// Runs tests one after another, and prints the failures, the ten slowest tests by their own
/// processor time, and the counts.
///
/// The time of a test is that of the test process and of the commands that the test has started. It
/// has steps of 10 ms.
package enum SlowestTests {
  /// Takes a file for the output, and the command: `swift test --no-parallel` with its options.
  package static func run(_ arguments: [String]) throws -> Int32 {
    guard arguments.count > 1 else { throw Failure.usage("slowest LOG COMMAND…") }
    guard FileManager.default.createFile(atPath: arguments[0], contents: nil),
      let file = FileHandle(forWritingAtPath: arguments[0])
    else { throw Failure.check("slowest: \(arguments[0]) cannot be written", status: 74) }
    var log = TestLog()
    var process: TestProcess?
    // Written line by line, so that the last line names a test that does not end.
    let words = ["timeout", "1500", "stdbuf", "-oL"] + arguments.dropFirst()
    let status = try Command(words, mergesErrors: true).run { bytes in
      let line = bytes.text
      if line.hasPrefix(TestLog.runStarts) { process = TestProcess.find() }
      file.write(Data((log.add(line) { process?.milliseconds } + "\n").utf8))
    }
    return report(log, status)
  }

  private static func report(_ log: TestLog, _ status: Int32) -> Int32 {
    if status == 124 {
      say("the tests did not end within 25 minutes; the last line: \(log.lines.last ?? "")")
      return 124
    }
    for line in log.failures { say(line) }
    say("the ten slowest tests, in milliseconds of processor time:")
    for line in log.slowest { say("  " + line) }
    for line in log.counts { say(line) }
    guard log.counts.isEmpty else { return status }
    say("no test has run; the log ends:")
    for line in log.lines.suffix(20) { say(line) }
    return 1
  }
}
