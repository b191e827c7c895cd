import FmtKit
import Foundation
import Testing

/// The name by which the command calls itself: that by which it was called.
@Suite struct ProgramNameTests {
  /// The lines of the output and of the errors of the command, called by a name.
  private func lines(of call: String, as name: String) throws -> [Substring] {
    let link = "ln -s \"$FMT\" \"$folder/\(name)\""
    let outcome = try Command.shell(
      "folder=$(mktemp -d); trap 'rm -r \"$folder\"' EXIT; \(link); PATH=\"$folder:$PATH\"; \(call)"
    )
    return (outcome.output + outcome.errors).split(separator: "\n")
  }

  @Test(arguments: ["fmt", "swift-fmt"])
  func isThatOfTheCall(_ name: String) throws {
    #expect(
      try lines(of: "\(name) number 12abc --locale en", as: name)
        == ["\(name): line 1, offset 2: '12abc' is not a number: a digit was expected"]
    )
    #expect(
      try lines(of: "\(name) frob", as: name)
        == ["\(name): '\(name)' has no command 'frob': see '\(name) help'"]
    )
    let help = try lines(of: "\(name) number --help; \(name) help strings lint", as: name)
    #expect(help.contains { $0.hasPrefix("USAGE: \(name) number ") })
    #expect(help.contains { $0.hasPrefix("USAGE: \(name) strings lint ") })
    #expect(help.contains("  $ \(name) number 1234567.891 --locale de,hi-IN"))
  }

  @Test func isThatOfTheManualPageAndOfCompletion() throws {
    let page = try lines(of: "swift-fmt help --man", as: "swift-fmt")
    #expect(page.contains(".Dt SWIFT-FMT 1") && page.contains(".Nm swift-fmt"))
    #expect(page.contains { $0.hasPrefix("$ swift\\-fmt number ") })
    #expect(!page.contains { $0.hasPrefix("$ fmt ") })
    let script = try lines(of: "swift-fmt --generate-completion-script bash", as: "swift-fmt")
    #expect(script.last == "complete -o filenames -F _swift-fmt swift-fmt")
  }

  @Test func isFmtByAnyOtherName() throws {
    #expect(try lines(of: "format frob", as: "format").first?.hasPrefix("fmt: 'fmt' has") == true)
  }

  @Test(arguments: [
    ("$ fmt number 1", "$ swift-fmt number 1"),
    ("(see 'fmt help locale current')", "(see 'swift-fmt help locale current')"),
    ("fmt: line 1, offset 2", "swift-fmt: line 1, offset 2"),
    ("fmt --help\nfmt help", "swift-fmt --help\nswift-fmt help"),
    ("the comment 'fmt:stale'", "the comment 'fmt:stale'"),
    ("swift-fmt help", "swift-fmt help"), (".fmt-lint", ".fmt-lint"),
    ("versions of fmt, ICU", "versions of fmt, ICU"),
  ])
  func standsInCallsAlone(_ text: String, _ expected: String) {
    #expect(ProgramName.writing(text, as: "swift-fmt") == expected)
    #expect(ProgramName.writing(text, as: "fmt") == text)
  }
}
