internal import ArgumentParser
internal import FmtKit

/// The values of a command: its arguments or, without any, the lines of standard input.
struct ValueStream {
  let arguments: [String]
  let keepsGoing: Bool

  /// Runs `body` on every value in order.
  ///
  /// A bad value is reported, prints nothing, and gives status 65. The function is inlined so that a
  /// value costs no call of `body`.
  @inline(__always)
  func run(
    _ body: (ArraySlice<UInt8>, inout StandardOutput) throws(ValueError) -> Void
  ) throws {
    var output = StandardOutput()
    var source = Source(arguments: arguments)
    var hasFailed = false
    var line = 0
    while !hasFailed || keepsGoing {
      line += 1
      do throws(ValueError) {
        guard let value = try source.next(before: { output.flush() }) else { break }
        try body(value, &output)
      } catch {
        output.flush()
        for error in [error] + error.others {
          let place = "line \(error.argument ?? line), offset \(error.offset)"
          report("\(place): \(error.locale.map { "\($0): " } ?? "")\(error.reason)")
        }
        hasFailed = true
      }
    }
    output.flush()
    if hasFailed { throw ExitCode(Status.badValue) }
  }
}

/// The source of values, one after the other.
private struct Source {
  private let readsInput: Bool
  private var arguments: ArraySlice<String>
  private var input = StandardInput()

  init(arguments: [String]) {
    readsInput = arguments.isEmpty
    self.arguments = arguments[...]
  }

  mutating func next(before wait: () -> Void) throws(ValueError) -> ArraySlice<UInt8>? {
    guard readsInput else {
      return arguments.popFirst().map { ArraySlice($0.utf8) }
    }
    switch input.next(wait) {
    case .bytes(let bytes): return bytes
    case .end: return nil
    case .tooLong:
      throw ValueError(
        offset: StandardInput.maximumLine,
        reason: "the line is longer than \(StandardInput.maximumLine) bytes"
      )
    }
  }
}
