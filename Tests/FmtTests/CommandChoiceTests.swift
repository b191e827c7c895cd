import ArgumentParser
import Testing

@testable import fmt

/// The command that the first words name reads its options alone.
@Suite struct CommandChoiceTests {
  private func contents(of command: any ParsableCommand) -> String {
    var text = ""
    dump(command, to: &text)
    return text
  }

  @Test(arguments: [
    "number 1 -5 -- -Infinity --locale de", "parse currency 1 --locale de",
    "strings get a -5 --catalog b",
    "case title a --by sentence",
  ])
  func meansTheSameAsToTheRoot(_ line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let chosen = try Fmt.chosen(by: words)
    #expect(contents(of: chosen) == contents(of: try Fmt.parseAsRoot(words)))
  }

  @Test(arguments: [
    ("number 1 --stile x", "Usage: fmt number"), ("strings lint", "Usage: fmt strings lint"),
    ("machine 0 --to unix", "Usage: fmt machine"),
    ("frob", "'fmt' has no command 'frob': see 'fmt help'"),
    ("strings frob", "'fmt strings' has no command 'frob': see 'fmt help strings'"),
  ])
  func reportsWhatIsWrongInTheWholeLine(_ line: String, _ mention: String) throws {
    let outcome = try Command.run(line.split(separator: " ").map(String.init))
    #expect(outcome.status == 64 && outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.errors.hasPrefix("fmt: ") && outcome.errors.contains(mention), "\(outcome)")
  }
}
