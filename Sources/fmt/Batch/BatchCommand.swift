internal import ArgumentParser
internal import LocaleFormat

/// `fmt batch`.
struct BatchCommand: DirectCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Answers cases, one JSON object per line, for other programs.",
    discussion: """
      A case is a line of standard input: an object with kind and input, and optionally id, locale and options. The answer is an object with the id as it came and one of these:
        result         the text, and in some kinds more in extra
        error          the reason why the case cannot be answered
        unsupported    a kind or an option that does not exist

      The kinds are \(BatchKinds.list).

      Examples:
        $ echo '{"id":1,"kind":"number","locale":"de","input":"1234.5"}' | fmt batch
        {"id":1,"result":"1.234,5"}
      """
  )

  func run() { CaseStream.run(.batch) }
}

extension BatchCommand {
  mutating func take(from line: inout ArgumentLine) {}
}
