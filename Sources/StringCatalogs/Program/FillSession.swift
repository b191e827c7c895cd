/// The state that changes while a text is filled.
struct FillSession {
  /// The order in which the arguments of a message were given.
  let order: ArgumentOrder
  /// The number of steps that may still be done.
  var stepsLeft: Int
  /// Whether the rest is written after a part that cannot be.
  var goesOn = false
  /// The faults of the parts that were not written.
  var failures: [FillFailure] = []

  init(stepsLeft: Int, order: ArgumentOrder = ArgumentOrder(), goesOn: Bool = false) {
    self.order = order
    self.stepsLeft = stepsLeft
    self.goesOn = goesOn
  }

  /// Writes the fallback of a part that cannot be written, or throws.
  @inline(never)
  mutating func goOn<Sink: FillSink & ~Copyable>(
    after failure: FillFailure,
    in program: FormatProgram,
    to sink: inout Sink
  ) throws(FillFailure) {
    guard goesOn, let argument = failure.argument else { throw failure }
    failures.append(failure)
    sink.append(fallbackOf: program.message.names[argument])
  }
}

extension FillFailure {
  /// The argument at fault, from 0; nil if it is none.
  var argument: Int? {
    switch self {
    case .missing(let argument), .mismatch(let argument, _, _), .ungendered(let argument, _),
      .unusable(let argument, _, _), .unwritableArgument(let argument, _):
      argument
    case .tooLong, .unwritable: nil
    }
  }
}
