internal import Foundation

/// Runs tests, and prints the failures and the counts; of tests that run one after another also the
/// ten slowest by their own processor time.
///
/// The time of a test is that of the test process and of the commands that the test has started. It
/// has steps of 10 ms.
package enum TestRun {
  /// Takes a file for the output, and the command: `swift test` with its options, among them
  /// `--no-parallel` if each test gets its time.
  package static func run(_ arguments: [String], isTimed: Bool) throws -> Int32 {
    guard arguments.count > 1 else { throw Failure.usage("housecheck tests|slowest LOG COMMAND…") }
    guard FileManager.default.createFile(atPath: arguments[0], contents: nil),
      let file = FileHandle(forWritingAtPath: arguments[0])
    else { throw Failure.check("\(arguments[0]) cannot be written", status: 74) }
    var log = TestLog()
    var process: TestProcess?
    // Written line by line, so that the last line names a test that does not end.
    let words = ["timeout", "1500", "stdbuf", "-oL"] + arguments.dropFirst()
    let status = try Command(words, mergesErrors: true).run { bytes in
      let line = bytes.text
      if isTimed, line.hasPrefix(TestLog.runStarts) { process = TestProcess.find() }
      let written = isTimed ? log.add(line) { process?.milliseconds } : log.add(line)
      file.write(Data((written + "\n").utf8))
    }
    return report(log, status)
  }

  private static func report(_ log: TestLog, _ status: Int32) -> Int32 {
    if status == 124 {
      say("the tests did not end within 25 minutes; the last line: \(log.lines.last ?? "")")
      return 124
    }
    for line in log.failures { say(line) }
    if !log.slowest.isEmpty {
      say("the ten slowest tests, in milliseconds of processor time:")
      for line in log.slowest { say("  " + line) }
    }
    for line in log.counts { say(line) }
    guard log.counts.isEmpty else { return status }
    say("no test has run; the log ends:")
    for line in log.lines.suffix(20) { say(line) }
    return 1
  }
}
