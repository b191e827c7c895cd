import ArgumentParser
import FmtKit
import Foundation
import MachineTime
import TestSupport
import Testing

@testable import fmt

/// The help of the command: it has every option, and its examples are true.
@Suite struct HelpTests {
  /// Every command with the words that call it, `fmt` included.
  private static let commands: [(words: [String], type: any ParsableCommand.Type)] = {
    func below(
      _ type: any ParsableCommand.Type,
      _ words: [String]
    ) -> [([String], any ParsableCommand.Type)] {
      let words = words + [type.configuration.commandName ?? ""]
      return [(words, type)] + type.subcommands.flatMap { below($0, words) }
    }
    return below(Fmt.self, [])
  }()

  private static let descriptions: [CommandDescription] = {
    func below(_ command: CommandDescription) -> [CommandDescription] {
      [command] + command.commands.flatMap(below)
    }
    return (try? CommandDescription.tree(of: Fmt.self)).map(below) ?? []
  }()

  private func help(_ words: [String]) throws -> String {
    let outcome = try Command.run(["help"] + words.dropFirst())
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(words)")
    return outcome.output
  }

  @Test func namesEveryOptionOfEveryCommand() throws {
    #expect(Self.descriptions.count == Self.commands.count)
    for command in Self.descriptions {
      let text = try help(command.words)
      for option in command.arguments.compactMap(\.option) where option != "help" {
        // A letter can stand before the name.
        let isThere = text.contains("  --\(option)") || text.contains(", --\(option)")
        #expect(isThere, "\(command.words) --\(option)")
      }
      #expect(!command.abstract.isEmpty && !command.discussion.isEmpty, "\(command.words)")
    }
  }

  @Test func isTheSameByEachWayToAskForIt() throws {
    for line in [["locale", "match"], ["number"], []] {
      let help = try Command.run(["help"] + line)
      #expect(try Command.run(line + ["--help"]) == help)
      #expect(help.status == 0)
    }
  }

  @Test(arguments: [
    (["frob"], "'fmt' has no command 'frob': see 'fmt help'"),
    (["frob", "--locale", "en"], "'fmt' has no command 'frob': see 'fmt help'"),
    (["help", "frob"], "'fmt' has no command 'frob': see 'fmt help'"),
    (["parse", "frob"], "'fmt parse' has no command 'frob': see 'fmt help parse'"),
    (
      ["help", "locale", "match", "frob"],
      "'fmt locale match' has no command 'frob': see 'fmt help locale match'"
    ),
    (["help", "number", "frob"], "'fmt number' has no command 'frob': see 'fmt help number'"),
  ])
  func refusesAnUnknownCommand(_ arguments: [String], _ message: String) throws {
    let outcome = try Command.run(arguments)
    #expect(outcome == .init(output: "", errors: "fmt: \(message)\n", status: 64))
  }

  @Test func refusesTheManualPageOfOneCommand() throws {
    #expect(try Command.run(["help", "number", "--man"]).status == 64)
  }

  @Test(arguments: [
    ("case upper", "USAGE: fmt case upper [<values> ...] [<options>]"),
    ("case lower", "USAGE: fmt case lower [<values> ...] [<options>]"),
    ("case fold", "USAGE: fmt case fold [<values> ...] [<options>]"),
    ("plural", "[<values> ...] [<options>]"), ("name", "[<values> ...] [--of"),
    ("list", "<item>                  The items of one list."),
  ])
  func namesArgumentsAsTheyAreDescribed(_ command: String, _ mention: String) throws {
    let text = try help(["fmt"] + command.split(separator: " ").map(String.init))
    #expect(text.contains(mention), "\(text)")
  }

  @Test func saysWhatEachExitStatusMeans() throws {
    let text = try help(["fmt"])
    for status in [0, Status.usage, Status.badValue, Status.inputOutput] {
      #expect(text.contains("\n  \(status)  "), "\(status)")
    }
  }

  @Test func namesEveryFormatOfMachine() throws {
    let text = try help(["fmt", "machine"])
    for format in MachineFormat.standards { #expect(text.contains(format.source)) }
  }

  // MARK: Examples

  /// The text that a line prints when `fmt` is this command, beside the catalog of the examples.
  private func printed(by line: String) throws -> String {
    let outcome = try ExampleFiles.with { folder in
      try Command.shell("fmt() { \"$FMT\" \"$@\"; }\n\(line)", in: folder)
    }
    let text = outcome.output.isEmpty ? outcome.errors : outcome.output
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  @Test func examplesOfOptionsPrintWhatTheySay() throws {
    let examples = Set(Self.descriptions.flatMap(\.arguments).compactMap(\.example))
    #expect(examples.count > 60, "\(examples.count) examples")
    for example in examples {
      // At 80 columns a longer line is wrapped.
      for line in example.split(separator: "\n") { #expect(line.count < 72, "\(line)") }
      let parts = example.components(separatedBy: "→ ")
      try #require(parts.count == 2, "\(example)")
      guard Command.canRun(example) else { continue }
      let text = try printed(by: parts[0])
      #expect(text == parts[1] || !ICUFacts.isDocumented, "\(example)")
    }
  }

  @Test func eachGroupOfOptionsHasAnExample() {
    for command in Self.descriptions {
      let options = command.arguments.filter { $0.option != nil }
      let groups = Dictionary(grouping: options, by: \.section)
      for (title, options) in groups where title != "General" {
        #expect(options.contains { $0.example != nil }, "\(command.words) \(title)")
      }
    }
  }

  @Test func examplesOfCommandsPrintWhatTheySay() throws {
    var count = 0
    for command in Self.descriptions where command.words != ["fmt", "help"] {
      for case .literal("Examples", let lines) in command.discussion {
        for example in lines.joined(separator: "\n").components(separatedBy: "$ ").dropFirst() {
          var lines = example.split(separator: "\n", omittingEmptySubsequences: false)[...]
          var line = ""
          while let next = lines.popFirst() {
            line += "\(next)\n"
            if !next.hasSuffix("\\") { break }
          }
          while lines.last?.isEmpty == true { lines.removeLast() }
          count += 1
          guard Command.canRun(line) else { continue }
          let text = try printed(by: line)
          #expect(text == lines.joined(separator: "\n") || !ICUFacts.isDocumented, "\(line)")
        }
      }
    }
    #expect(count >= Self.commands.count - 1, "\(count) examples")
  }

  // MARK: The manual page

  @Test func theManualPageHasEveryCommandAndOption() throws {
    let page = try Command.run(["help", "--man"])
    #expect(page.status == 0 && page.errors.isEmpty)
    #expect(page.output.hasPrefix(".Dd "))
    let lines = Set(page.output.split(separator: "\n").map(String.init))
    for command in Self.descriptions where command.commands.isEmpty {
      let title = command.words.joined(separator: " ")
      #expect(lines.contains(".Ss \(title)"), "\(title)")
      for option in command.arguments.compactMap(\.option) where option != "help" {
        let name = option.split(separator: "-").joined(separator: "\\-")
        #expect(lines.contains { $0.hasPrefix(".It Fl \\-\(name)") }, "\(title) --\(option)")
      }
    }
    for section in ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXIT STATUS", "EXAMPLES"] {
      #expect(lines.contains(".Sh \(section)"), "\(section)")
    }
    #expect(page.output.utf8.allSatisfy { $0 < 0x80 }, "characters are escaped")
  }

  @Test(arguments: [
    ("--json", #"\-\-json"#), ("no-break", "no-break"), ("-5", #"\-5"#), (#"a\b"#, #"a\eb"#),
    ("'x'", #"\(aqx\(aq"#), ("5\u{A0}€", #"5\~\[u20AC]"#),
  ])
  func escapesProse(_ text: String, _ expected: String) {
    #expect(ManualText.escaped(text, isCode: false) == expected)
  }

  @Test func protectsLinesThatBeginLikeMacros() {
    var text = ManualText()
    text.prose(".Sh is a macro.")
    text.literal([".5"])
    #expect(
      text.lines == ["\\&.Sh is a macro.", ".Bd -literal -offset indent", "\\&.5", ".Ed"]
    )
  }

  @Test func writesSynopses() {
    var text = ManualText()
    text.synopsis("fmt unit [<value> ...] --unit <unit>")
    #expect(
      text.lines == [
        ".Nm", ".Cm unit", ".Oo", ".Ar value", ".No ...", ".Oc", ".Fl \\-unit", ".Ar unit",
      ]
    )
  }

  @Test func writesChoicesInSynopses() {
    var text = ManualText()
    text.synopsis("fmt fit (--words <n> | --bytes <n>)")
    #expect(
      text.lines == [
        ".Nm", ".Cm fit", ".Po", ".Fl \\-words", ".Ar n", "|", ".Fl \\-bytes", ".Ar n", ".Pc",
      ]
    )
  }

  @Test func takesDiscussionsApart() {
    let blocks = DiscussionBlock.blocks(of: "One.\n\nExamples:\n  $ a\n  b\n\n  $ c\n\nTwo.")
    #expect(
      blocks == [
        .prose("One."), .literal(title: "Examples", lines: ["$ a", "b", "", "$ c"]),
        .prose("Two."),
      ]
    )
  }
}
