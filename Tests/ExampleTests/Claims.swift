import Foundation
import TestSupport
import Testing

/// Records the claims of one example: each `expression  // value` is checked and must be reached.
final class Claims: @unchecked Sendable {
  private let file: String
  private let lock = NSLock()
  private var open: Set<Int>
  private var lines: [String] = []

  init(file: String, lines: [Int]) {
    self.file = file
    open = Set(lines)
  }

  func check<Value: Equatable>(_ line: Int, _ value: Value, _ expected: Value) throws {
    pass(line)
    guard value != expected else { return }
    withKnownIssue {
      record("\(String(reflecting: value)), and not \(String(reflecting: expected))", line)
    } when: {
      !ICUFacts.isDocumented
    }
  }

  func check<each Value: Equatable>(
    _ line: Int,
    _ value: (repeat each Value),
    _ expected: (repeat each Value)
  ) throws {
    for (value, expected) in repeat (each value, each expected) { try check(line, value, expected) }
  }

  /// Takes the place of the standard library's function in an example.
  func print(_ items: Any...) {
    let line = items.map { "\($0)" }.joined(separator: " ")
    lock.withLock { lines.append(line) }
  }

  /// The lines that the example has printed so far.
  var printed: [String] { lock.withLock { lines } }

  func checkFailure<Value>(_ line: Int, _ body: () throws -> Value) {
    pass(line)
    if let value = try? body() { record("\(value), and no error", line) }
  }

  func checkLaterFailure<Value>(_ line: Int, _ body: () async throws -> Value) async {
    pass(line)
    if let value = try? await body() { record("\(value), and no error", line) }
  }

  func pass<Value>(_ line: Int, _ value: Value) throws { pass(line) }

  /// Fails for claims in a block that did not run.
  func checkAll() {
    for line in open.sorted() { record("this line was not reached", line) }
  }

  private func pass(_ line: Int) { _ = lock.withLock { open.remove(line) } }

  private func record(_ comment: String, _ line: Int) {
    Issue.record(
      Comment(rawValue: comment),
      sourceLocation: SourceLocation(
        fileID: "Examples/\((file as NSString).lastPathComponent)",
        filePath: file,
        line: line,
        column: 1
      )
    )
  }
}
