import ArgumentParser
import Foundation
import Testing

@testable import fmt

/// ArgumentParser's description of the commands: `fmt --experimental-dump-help`.
private struct Vocabulary: Decodable {
  struct Command: Decodable {
    let commandName: String
    let subcommands: [Command]?
    let arguments: [Argument]?
  }
  struct Argument: Decodable {
    struct Name: Decodable {
      let kind: String
      let name: String
    }
    let kind: String
    let names: [Name]?
    let allValues: [String]?
    let abstract: String?

    var long: String? { names?.first { $0.kind == "long" }?.name }
  }
  let command: Command

  static func read() throws -> Vocabulary {
    try JSONDecoder().decode(Vocabulary.self, from: Data(Fmt._dumpHelp().utf8))
  }

  /// The commands that do something, each with the words that call it.
  var leaves: [(words: [String], arguments: [Argument])] {
    func leaves(_ command: Command, _ words: [String]) -> [([String], [Argument])] {
      let below = command.subcommands?.filter { $0.commandName != "help" } ?? []
      guard !below.isEmpty else { return [(words, command.arguments ?? [])] }
      return below.flatMap { leaves($0, words + [$0.commandName]) }
    }
    return leaves(command, [])
  }
}

@Suite struct ArgumentLineTests {
  private static let isSweep = ProcessInfo.processInfo.environment["LOCALEFORMAT_WIDTH"] != nil
  /// The arguments that a command cannot be read without.
  private static let needed = [
    "machine": ["--from", "unix", "--to", "rfc3339"], "strings extract": ["App"],
    "strings lint": ["App"],
    "strings merge": ["new", "App"], "strings stats": ["App"],
    "strings convert": ["App", "--output", "New"], "strings export": ["App", "--locale", "de"],
    "strings import": ["de.xliff", "App"],
  ]

  /// Expects that ArgumentParser reads a line that is read directly the same, field by field.
  private func agree(_ line: [String], mustBeDirect: Bool = false) throws {
    guard let direct = try Fmt.direct(line[...]) else {
      #expect(!mustBeDirect, "\(line)")
      return
    }
    #expect(contents(of: direct) == parsed(line), "\(line)")
  }

  /// The fields that ArgumentParser reads from a line; nil when it refuses the line.
  ///
  /// The root's parser takes a quarter of a second in a debug build, a command's a tenth of that.
  private func parsed(_ line: [String]) -> String? {
    var command: any DirectCommand.Type = Fmt.self
    var rest = line[...]
    while let next = command.commands.first(where: { $0.configuration.commandName == rest.first }) {
      command = next
      rest.removeFirst()
    }
    do {
      return contents(of: try command.parse(Array(rest)))
    } catch {
      return nil
    }
  }

  private func contents(of command: Any) -> String {
    var text = ""
    dump(command, to: &text)
    // A group that ArgumentParser has read has no title any more.
    return text.split(separator: "\n").filter { !$0.contains("- title: ") }
      .joined(separator: "\n")
  }

  // An option of a group that many commands have is compared once, unless this is a sweep. In the
  // other commands it must be read and make a difference.
  @Test func readsEveryOptionOfEveryCommandAsArgumentParserDoes() throws {
    var seen: Set<String> = []
    for (words, arguments) in try Vocabulary.read().leaves {
      let start = words + (Self.needed[words.joined(separator: " ")] ?? [])
      try agree(start, mustBeDirect: true)
      let without = try Fmt.direct(start[...]).map { contents(of: $0) }
      for argument in arguments {
        guard let name = argument.long, name != "help" else { continue }
        let isFlag = argument.kind == "flag"
        let isNew = seen.insert("\(name) \(argument.abstract ?? "")").inserted
        let values = isFlag ? [] : argument.allValues ?? ["1850"]
        for line in lines(start, "--\(name)", values, isNew: isNew) { try agree(line) }
        // Some options need another one, and the last value can be the default.
        let good = start + ["--\(name)"] + values.suffix(1)
        guard let direct = try Fmt.direct(good[...]) else {
          #expect(parsed(good) == nil, "\(good)")
          continue
        }
        #expect(contents(of: direct) != without || parsed(good) == without, "\(good)")
      }
    }
    #expect(seen.count > 70, "\(seen.count) options")
  }

  /// Lines with an option: good ones if it is new or this is a sweep, and bad ones.
  private func lines(
    _ start: [String],
    _ option: String,
    _ values: [String],
    isNew: Bool
  ) -> [[String]] {
    var lines = [[option, "-1"]]
    if let last = values.last {
      lines += [[option]]
      if isNew || Self.isSweep { lines += [["\(option)=\(last)", "1"]] }
      if Self.isSweep { lines += values.map { [option, $0, option, last] } + [[option, "frob"]] }
    } else {
      lines += [["\(option)=true"]]
      if isNew || Self.isSweep { lines += [[option, "1"]] }
      if Self.isSweep { lines += [[option, option]] }
    }
    return lines.map { start + $0 }
  }

  @Test(arguments: [
    "number 1 -5 2", "number -.5 -5..3 -1e5", "number - --json", "number -Infinity --locale en",
    "number -- -5 --json --", "number 5 -- --", "number --locale de --locale en 1",
    "number --locale= de", "number --scale=-1 1", "number --scale -1 1", "number -5h", "number -h",
    "number -x", "number -5=3", "number --help", "number --stile plain", "number --styl plain",
    "number ---", "number --", "number --json=1", "number --spaces cldr --spaces x",
    "number --pattern -- 1", "number --pattern", "number date 5", "number help",
    "date now --template y --date full", "date --from now", "date --relative-days --from now 0",
    "date --date none --time none", "date --lengths all", "interval --pattern y",
    "relative --units day", "list -a", "list -- -a b", "list a --separator --json", "case upper",
    "case", "case title a --by word --keep-other-letters",
    "name --dialect --dialect", "name --standard --dialect", "name --standard DE", "parse",
    "locale",
    "parse number number 5 --lenient", "parse date --pivot x", "parse date --pivot 1950 1",
    "locale match --accept-language de --accept-language=fr;q=0.3",
    "locale match --preferred de --accept-language fr", "locale info de fr", "locale info -- de",
    "locale info -de", "locale info de --locale de", "locale list extra", "version extra",
    "version --", "batch extra", "machine 0 --from unix", "machine 0 --to unix",
    "machine --from unix --to rfc3339 -5", "--json number 5", "", "help number", "number 5 --h",
    "--generate-completion-script bash", "number --generate-completion-script bash",
    "number --pattern=\u{301} 1", "number --locale\u{301} de", "number -\u{301}5",
    "number 1 --numbering -", "number --fraction=0...2 1", "unit 5 --unit=meter", "strings",
    "strings get --catalog", "strings get -x --catalog a",
    "strings get --width -1", "strings get --width=-1 a", "strings get --width x a",
    "strings get a -5 -- -x --catalog b", "strings get --default= a", "batch --files",
  ])
  func meansNothingElseThanArgumentParser(_ line: String) throws {
    try agree(line.split(separator: " ").map(String.init))
  }

  @Test(arguments: [
    "number 1 --locale de_DE", "number -5 -.5 -- -Infinity", "currency 1 --currency=EUR", "version",
    "date 0 --input unix --zone UTC", "parse currency 1 --locale de", "batch", "locale info de",
    "number --locale en --locale de 1", "unit 5 meter --usage road",
    "machine 0 --from unix --to http", "batch --files a",
    "strings get a b --catalog c --catalog d --default e --width 5 --text -5",
  ])
  func readsPlainLinesItself(_ line: String) throws {
    try agree(line.split(separator: " ").map(String.init), mustBeDirect: true)
  }

  @Test(arguments: ["number 1 --help", "number 1 --stile plain", "parse", "", "number 1 --json=1"])
  func leavesTheRestToArgumentParser(_ line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    #expect(try Fmt.direct(words[...]) == nil)
  }
}
