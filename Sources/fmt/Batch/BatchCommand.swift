internal import ArgumentParser
internal import LocaleFormat

/// `fmt batch`.
struct BatchCommand: DirectCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Answers cases, one JSON object per line, for other programs.",
    discussion: """
      A case is {"id","kind","locale","options","input"}; the answer is {"id","result"}, with "extra" where the kind has it, or \
      {"id","error"}, or {"id","unsupported"} for a kind or an option that is not there. An id comes back as it came.
      """
  )

  func run() {
    var input = StandardInput()
    var output = StandardOutput()
    var number = 0
    while true {
      number += 1
      switch input.next({ output.flush() }) {
      case .bytes(let line):
        guard !line.isEmpty else { continue }
        let answer = BatchAnswer(to: line)
        output.append { answer.append(to: &$0) }
      case .tooLong(let start):
        let answer = BatchAnswer(toLongLine: number, beginning: start)
        output.append { answer.append(to: &$0) }
      case .end:
        output.flush()
        return
      }
    }
  }
}

extension BatchCommand {
  mutating func take(from line: inout ArgumentLine) {}
}
