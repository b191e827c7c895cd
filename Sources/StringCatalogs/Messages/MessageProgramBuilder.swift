internal import LocaleFormat

/// Collects the steps and parts of a message's program, for the compilers of both syntaxes.
struct MessageProgramBuilder {
  private var texts: [UInt8] = []
  private var steps: [FormatProgram.Step] = []
  // The first sequence is the whole text; its place is taken before the others.
  private var sequences = [FormatProgram.Sequence(start: 0, count: 0)]
  private var argumentIndexes: [String: UInt16] = [:]
  var parts = MessageParts.Source()

  /// Whether another sequence would be more than a program can have.
  var isFull: Bool {
    sequences.count >= FormatCompiler.maximumCount
      || steps.count > 16 * FormatCompiler.maximumCount
  }

  /// The bytes of all texts.
  var byteCount: Int { texts.count }

  /// The index of an argument; nil if a program cannot have more of them.
  mutating func argument(_ name: String) -> UInt16? {
    if let index = argumentIndexes[name] { return index }
    guard parts.names.count < FormatCompiler.maximumCount else { return nil }
    let index = UInt16(parts.names.count)
    parts.names.append(name)
    argumentIndexes[name] = index
    return index
  }

  /// Adds a text.
  mutating func literal(_ text: String) -> FormatProgram.Step {
    let offset = texts.count
    texts += text.utf8
    return FormatProgram.Step(
      kind: .literal,
      index: UInt32(offset),
      count: UInt32(texts.count - offset)
    )
  }

  /// The step of a part.
  static func step(_ kind: FormatProgram.StepKind, _ index: Int) -> FormatProgram.Step {
    FormatProgram.Step(kind: kind, index: UInt32(index), count: 0)
  }

  /// Adds a text that a selector or an argument is compared with.
  mutating func addWord(_ text: String, choosing sequence: UInt16) {
    let literal = literal(text)
    parts.words.append(
      MessageParts.Word(offset: literal.index, count: literal.count, sequence: sequence)
    )
  }

  /// Adds a sequence of steps.
  ///
  /// - Returns: The index of the sequence.
  mutating func addSequence(_ own: [FormatProgram.Step]) -> Int {
    sequences.append(FormatProgram.Sequence(start: UInt32(steps.count), count: UInt32(own.count)))
    steps += own
    return sequences.count - 1
  }

  /// Makes the program.
  ///
  /// - Parameter root: The sequence of the whole text.
  /// - Returns: The program.
  func program(root: Int) -> FormatProgram {
    var sequences = sequences
    sequences[0] = sequences[root]
    return FormatProgram(
      texts: texts,
      steps: steps,
      sequences: sequences,
      message: MessageParts(parts)
    )
  }
}

extension PluralCategory {
  /// The forms of a choice: the value of each category, or else another one.
  static func forms(
    _ values: [PluralCategory: UInt16],
    else other: UInt16
  ) -> FormatProgram.Choice.Forms {
    func form(_ category: PluralCategory) -> UInt16 { values[category] ?? other }
    return (form(.zero), form(.one), form(.two), form(.few), form(.many), form(.other))
  }
}
