internal import ArgumentParser
internal import FoundationEssentials
internal import LocaleFormat

/// `fmt batch`.
struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Answers cases, one JSON object per line, for other programs.",
    discussion: """
      A case is {"id","kind","locale","options","input"}; the answer is {"id","result"}, with "extra" where the kind has it, or \
      {"id","error"}, or {"id","unsupported"} for a kind or an option that is not there.
      """
  )

  private struct Answer: Encodable {
    var id: JSONValue?
    var result: JSONValue?
    var extra: [String: JSONValue]?
    var error: String?
    var unsupported: String?
  }

  func run() throws {
    try ValueStream(arguments: [], keepsGoing: true).run { bytes, output throws(ValueError) in
      guard !bytes.isEmpty else { return }
      let answer = Self.answer(Array(bytes))
      output.append {
        $0 += encodedJSON(answer)
        $0.append(UInt8(ascii: "\n"))
      }
    }
  }

  private static func answer(_ line: [UInt8]) -> Answer {
    let id: JSONValue?
    let test: BatchCase
    do {
      id = try JSONDecoder().decode(BatchID.self, from: Data(line)).id
    } catch {
      return Answer(error: "the line is no JSON object")
    }
    do {
      test = try JSONDecoder().decode(BatchCase.self, from: Data(line))
    } catch {
      return Answer(id: id, error: "the line is no case: it needs kind, a text, and input")
    }
    var answer = Answer(id: id)
    do throws(BatchFailure) {
      let result = try BatchKinds.answer(test)
      answer.result = result.result
      answer.extra = result.extra.isEmpty ? nil : result.extra
    } catch {
      switch error {
      case .unsupported(let why): answer.unsupported = why
      case .error(let why): answer.error = why
      }
    }
    return answer
  }
}
