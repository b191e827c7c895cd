internal import FmtKit

/// Answers the lines of standard input in order, each with one line, in constant memory.
enum CaseStream {
  /// The answer to a line that is not a case.
  enum Reply {
    case members([String: JSONValue])
    /// Nothing is written, and the rest of the input is not read.
    case end
  }

  /// Reads until the end of the input.
  ///
  /// Empty lines have no answer.
  ///
  /// - Parameters:
  ///   - form: The form of the answers.
  ///   - command: A function that answers a line that is not a case, and returns nil for a case.
  static func run(
    _ form: AnswerForm,
    command: (ArraySlice<UInt8>) -> Reply? = { _ in nil }
  ) {
    var input = StandardInput()
    var output = StandardOutput()
    var number = 0
    while true {
      number += 1
      switch input.next({ output.flush() }) {
      case .bytes(let line):
        guard !line.isEmpty else { continue }
        switch command(line) {
        case .end:
          output.flush()
          return
        case .members(let members):
          output.append {
            $0 += encodedJSON(members)
            $0.append(UInt8(ascii: "\n"))
          }
        case nil:
          let answer = CaseAnswer(to: line, in: form)
          output.append { answer.append(to: &$0) }
        }
      case .tooLong(let start):
        let answer = CaseAnswer(toLongLine: number, beginning: start, in: form)
        output.append { answer.append(to: &$0) }
      case .end:
        output.flush()
        return
      }
    }
  }
}
