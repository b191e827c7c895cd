internal import ArgumentParser
internal import LocaleFormat
internal import MachineTime

/// What is wrong with one value.
struct ValueError: Error, CustomStringConvertible {
  let offset: Int
  let reason: String

  init(offset: Int, reason: String) {
    self.offset = offset
    self.reason = reason
  }

  var description: String { "offset \(offset): \(reason)" }

  init(_ error: FormatError) { self.init(offset: error.offset ?? 0, reason: error.message) }
}

/// The values a command works on: its arguments or, with none, the lines of standard input.
struct ValueStream {
  let arguments: [String]
  let keepsGoing: Bool

  /// Runs `body` on every value in order; a bad one is reported, printed nothing for, and gives
  /// status 65.
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
        report("line \(line), offset \(error.offset): \(error.reason)")
        hasFailed = true
      }
    }
    output.flush()
    if hasFailed { throw ExitCode(Status.badValue) }
  }
}

/// Where values come from, one after the other.
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
        reason: "longer than \(StandardInput.maximumLine) bytes"
      )
    }
  }
}

/// Exit statuses (sysexits.h).
enum Status {
  static let usage: Int32 = 64
  static let badValue: Int32 = 65
  static let inputOutput: Int32 = 74
}

/// Reports an error and ends with status 64 or, where data could not be read, 74.
func statusCode(after error: FormatError) -> ExitCode {
  report("\(error)")
  if error.code == .unreadableData { return ExitCode(Status.inputOutput) }
  return ExitCode(Status.usage)
}

/// Reports what is wrong with the options and ends with status 64.
func usageError(_ message: String) -> ExitCode {
  report(message)
  return ExitCode(Status.usage)
}
