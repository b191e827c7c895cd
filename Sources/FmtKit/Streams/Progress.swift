internal import Glibc

/// The progress of long work, on standard error if that is a terminal.
///
/// The line is written again at most ten times a second, and removed at the end.
package final class Progress {
  private let noun: String
  private let isShown: Bool
  private var last: ContinuousClock.Instant?
  private var isWritten = false

  /// Begins to show progress.
  ///
  /// - Parameter noun: The things whose number is shown, such as `files`.
  package init(_ noun: String) {
    self.noun = noun
    isShown = isatty(STDERR_FILENO) == 1
  }

  /// Shows how many things are done.
  package func show(_ done: Int, of count: Int) {
    guard isShown, isDue else { return }
    writeToStandardError("\r\u{1B}[K\(done) of \(count) \(noun)")
    isWritten = true
  }

  /// Removes the line.
  package func end() {
    if isWritten { writeToStandardError("\r\u{1B}[K") }
    isWritten = false
  }

  private var isDue: Bool {
    let now = ContinuousClock.now
    if let last, now - last < .milliseconds(100) { return false }
    last = now
    return true
  }
}
