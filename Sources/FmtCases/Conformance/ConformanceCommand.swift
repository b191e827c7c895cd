package import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// `fmt conformance`.
package struct ConformanceCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "conformance",
    abstract: "Runs tests of the Unicode conformance project, as one of its executors.",
    discussion: """
      The driver of the project starts this command, and writes lines to its standard input:
        #VERSION    answered with the versions of fmt, ICU and CLDR
        #TESTS      answered with the types of tests
        #EXIT       ends the command; so does the end of the input
        a test      an object with a test_type, and usually a label

      The answer to a test is an object with the label as it came and one of these:
        result         the text
        error          the test has no result; error_detail has the reason
        unsupported    what is not supported; error_type is unsupported too

      Examples:
        $ echo '{"label":"1","test_type":"number_fmt","locale":"de","skeleton":".00","input":"1234.5"}' | fmt conformance
        {"label":"1","result":"1.234,50"}
      """
  )

  package init() {}

  package func run() {
    CaseStream.run(.conformance) { line in
      guard line.first == UInt8(ascii: "#") else { return nil }
      let words = line.split(separator: UInt8(ascii: " "))
      let name = String(decoding: words.first ?? [], as: UTF8.self)
      return reply(to: name)
    }
  }

  /// The answer to a line that begins with `#`.
  private func reply(to name: String) -> CaseStream.Reply {
    switch name {
    case "#EXIT": return .end
    case "#TESTS":
      let types = ConformanceType.allCases.map(\.rawValue).sorted()
      return .members(["supported_tests": .array(types.map { .string($0) })])
    case "#VERSION":
      do throws(FormatError) {
        let versions = try LibraryVersions.current
        return .members([
          "platform": "fmt", "platformVersion": .string(versions.package),
          "icuVersion": .string(versions.icu), "cldrVersion": .string(versions.cldr),
        ])
      } catch {
        return .members(AnswerForm.members(ofError: "\(error)"))
      }
    default:
      let reason = "\(name.excerpt) is not a command of the conformance project"
      return .members(AnswerForm.members(ofError: reason))
    }
  }
}

extension AnswerForm {
  /// The form of `fmt conformance`.
  ///
  /// Source: the executors of [the conformance project](https://github.com/unicode-org/conformance).
  static var conformance: AnswerForm {
    AnswerForm(
      idName: "label",
      noun: "test",
      answer: { json throws(BatchFailure) in
        ["result": try ConformanceType.result(of: try ConformanceTest(json))]
      },
      refusal: { failure in
        switch failure {
        case .unsupported(let what):
          [
            "error_type": "unsupported", "unsupported": .string(what),
            "error_detail": .string(what),
          ]
        case .error(let why), .inexact(let why): members(ofError: why)
        }
      }
    )
  }

  fileprivate static func members(ofError why: String) -> [String: JSONValue] {
    ["error": "no result", "error_detail": .string(why)]
  }
}
