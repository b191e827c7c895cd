internal import FmtKit

/// One locale of several that answer a value.
protocol LocaleLine {
  /// The name of the locale; nil if there is only one.
  var name: String? { get }
}

/// The answers of several locales to one value: all of them, or with `--keep-going` those that there
/// are.
struct LocaleAnswers {
  let keepsGoing: Bool

  /// Makes the answers of all locales to a value, and writes them.
  ///
  /// - Parameters:
  ///   - lines: The locales.
  ///   - make: A function that makes the answer of one of them.
  ///   - write: A function that writes an answer.
  ///   - refuse: A function that writes an error beside the answers of other locales.
  /// - Throws: The error of the first locale that has no answer; nothing is written then. If the
  ///   command goes on, the errors of all such locales, after the answers are written.
  func answer<Line: LocaleLine, Answer>(
    in lines: [Line],
    make: (Line) throws(ValueError) -> Answer,
    write: (Line, Answer) -> Void,
    refuse: (Line, ValueError) -> Void
  ) throws(ValueError) {
    var answers: [Result<Answer, ValueError>] = []
    for line in lines {
      do throws(ValueError) {
        answers.append(.success(try make(line)))
      } catch {
        guard let name = line.name else { throw error }
        let error = error.named(name)
        guard keepsGoing else { throw error }
        answers.append(.failure(error))
      }
    }
    var errors: [ValueError] = []
    for (line, answer) in zip(lines, answers) {
      switch answer {
      case .success(let answer): write(line, answer)
      case .failure(let error):
        refuse(line, error)
        errors.append(error)
      }
    }
    if let first = errors.first { throw first.followed(by: errors.dropFirst()) }
  }
}

extension ValueError {
  /// The members of JSON for a value that a locale has no answer to.
  var members: [String: JSONValue] {
    ["offset": .integer(Int64(offset)), "reason": .string(reason)]
  }
}
