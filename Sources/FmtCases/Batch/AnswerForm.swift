internal import FmtKit

/// The form in which a command answers lines of JSON.
struct AnswerForm {
  /// The name of the member that identifies a case and comes back unchanged.
  let idName: String
  /// The word for a line in errors: `case` or `test`.
  let noun: String
  /// Makes the members of the answer to a case.
  let answer: (JSONValue) throws(BatchFailure) -> [String: JSONValue]
  /// Makes the members of the answer to a case that has no result.
  let refusal: (BatchFailure) -> [String: JSONValue]
}

extension AnswerForm {
  /// The form of `fmt batch`, whose cases name files; nil if no folder is given.
  static func batch(_ files: CaseFiles?) -> AnswerForm {
    AnswerForm(
      idName: "id",
      noun: "case",
      answer: { json throws(BatchFailure) in
        let result = try BatchKinds.answer(try BatchCase(json, files: files))
        var members = ["result": result.result]
        if !result.extra.isEmpty { members["extra"] = .object(result.extra) }
        return members
      },
      refusal: { failure in
        switch failure {
        case .unsupported(let why): ["unsupported": .string(why)]
        case .error(let why), .inexact(let why): ["error": .string(why)]
        }
      }
    )
  }
}
