package import CompiledData
internal import Synchronization

/// Answers of functions of ICU that always answer a question in the same way, to be compiled ahead.
///
/// Such a function of this module names its arguments. While data is compiled, each of its answers is
/// kept; later, compiled data gives them.
package enum RecordedAnswers {
  private static let isRecording = Atomic<Bool>(false)
  private static let kept = Mutex<[String: [String: String]]>([:])

  /// The argument that stands for all others.
  package static let others = "*"

  /// Keeps what ICU answers while `body` runs.
  ///
  /// - Parameters:
  ///   - others: For each function of which `body` asks all that has an answer, the arguments whose
  ///     answer all others have; nil if that answer is empty. So data answers them without ICU.
  ///   - body: Asks ICU.
  /// - Returns: For each function a map with the answers.
  /// - Throws: What `body` throws.
  package static func record<Failure: Error>(
    others: [String: [String]?],
    _ body: () throws(Failure) -> Void
  ) throws(Failure) -> DataValue {
    isRecording.store(true, ordering: .relaxed)
    defer {
      isRecording.store(false, ordering: .relaxed)
      kept.withLock { $0 = [:] }
    }
    try body()
    return .map(
      kept.withLock { $0 }.reduce(into: [:]) { map, function in
        var answers = function.value
        if let arguments = others[function.key] {
          let other = arguments.flatMap { answers[key($0)] } ?? ""
          answers = answers.filter { $0.value != other }
          answers[Self.others] = other
        }
        map[function.key] = .map(answers.mapValues { .text($0) })
      }
    )
  }

  static func add(_ text: String, _ function: String, _ arguments: [String]) {
    guard isRecording.load(ordering: .relaxed) else { return }
    kept.withLock { $0[function, default: [:]][key(arguments)] = text }
  }

  /// Forgets an answer that compiled data must not give.
  package static func forget(_ function: String, _ arguments: [String]) {
    kept.withLock { $0[function]?[key(arguments)] = nil }
  }

  fileprivate static func key(_ arguments: [String]) -> String {
    arguments.joined(separator: "/")
  }
}

extension CompiledFacts {
  /// The answer of a function; nil if the data lacks it.
  func answer(_ function: String, _ arguments: [String]) -> String? {
    guard let answers = answers?[function] else { return nil }
    return (answers[RecordedAnswers.key(arguments)] ?? answers[RecordedAnswers.others])?.text
  }
}

/// Returns the answer that compiled data has, or else that of ICU.
///
/// - Parameters:
///   - function: The name of the function, which always answers these arguments in the same way.
///   - arguments: All that the answer depends on, without slashes.
///   - ask: Asks ICU.
/// - Returns: The answer.
/// - Throws: The status that ICU gave.
func answer(
  _ function: String,
  _ arguments: [String],
  byICU ask: () throws(ICUError) -> String
) throws(ICUError) -> String {
  if let known = CompiledFacts.current?.answer(function, arguments) { return known }
  try checkICU(function)
  let text = try ask()
  RecordedAnswers.add(text, function, arguments)
  return text
}

extension String {
  /// Makes a string of the answer that compiled data has, or else of the text that ICU writes.
  ///
  /// - Parameters:
  ///   - function: The name of the function.
  ///   - arguments: All that the answer depends on.
  ///   - write: Asks ICU.
  /// - Throws: The status that ICU gave.
  init(_ function: String, of arguments: [String], _ write: TextWriter) throws(ICUError) {
    self = try answer(function, arguments) { () throws(ICUError) in
      try unsafe String(function, write)
    }
  }
}
