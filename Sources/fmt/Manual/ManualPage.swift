internal import ArgumentParser
internal import FmtKit
internal import MachineTime

/// The manual page, made from the declarations that the help is made from.
///
/// ArgumentParser's own generator is a plugin of the package manager. It leaves out the groups of
/// options and the exit statuses, and writes an option again for each command that has it.
struct ManualPage {
  private let root: CommandDescription
  private var text = ManualText()

  /// Writes the page of a command and of all commands below it to standard output.
  static func write(of root: any ParsableCommand.Type) throws {
    var page = ManualPage(root: try CommandDescription.tree(of: root))
    try page.writeHead()
    page.writeCommands()
    page.writeOptions()
    page.writeTail()
    var output = StandardOutput()
    for line in page.text.lines { output.writeLine(line) }
    output.flush()
  }

  private init(root: CommandDescription) { self.root = root }

  private mutating func writeHead() throws {
    let date = try MachineFormat(pattern: "MMMM d, yyyy")
    text.macro("Dd", date.string(.now()))
    text.macro("Dt", "\(root.words[0].uppercased()) 1")
    text.macro("Os")
    text.macro("Sh", "NAME")
    text.macro("Nm", root.words[0])
    text.macro("Nd", ManualText.escaped(Self.phrase(root.abstract), isCode: false))
    text.macro("Sh", "SYNOPSIS")
    for command in root.leaves {
      for usage in command.usage { text.synopsis(usage) }
    }
    text.macro("Sh", "DESCRIPTION")
    text.prose(root.abstract)
    write(root.discussion.filter { $0.isPlain })
  }

  /// The section of each command: what it does, its values, and the names of its options.
  private mutating func writeCommands() {
    text.macro("Sh", "COMMANDS")
    for command in root.leaves {
      text.macro("Ss", ManualText.escaped(command.words.joined(separator: " "), isCode: true))
      text.prose(command.abstract)
      write(command.discussion)
      let sections = Self.sections(of: command.arguments)
      guard !command.arguments.isEmpty else { continue }
      text.macro("Bl", "-tag -width indent")
      for argument in command.arguments where argument.option == nil {
        text.macro("It", Self.label(argument))
        text.prose(argument.sentences)
      }
      for (title, options) in sections {
        text.macro("It", "\(title) options")
        for (index, option) in options.enumerated() {
          let comma = index + 1 < options.count ? " ," : ""
          text.macro("Fl", ManualText.flag(option.option ?? "") + comma)
        }
      }
      text.macro("El")
    }
  }

  /// Every option once, by group, with the commands that have it.
  private mutating func writeOptions() {
    text.macro("Sh", "OPTIONS")
    var owners: [ArgumentDescription: [String]] = [:]
    for command in root.leaves {
      for argument in command.arguments { owners[argument, default: []].append(command.name) }
    }
    for (title, options) in Self.sections(of: root.leaves.flatMap(\.arguments)) {
      text.macro("Ss", title)
      text.macro("Bl", "-tag -width indent")
      for option in options {
        text.macro("It", Self.label(option))
        text.prose(option.sentences)
        if let example = option.example {
          text.literal(example.split(separator: "\n").map(String.init))
        }
        let names = owners[option, default: []]
        let isEverywhere = names.count == root.leaves.count
        text.prose("Commands: \(isEverywhere ? "all" : names.joined(separator: ", ")).")
      }
      text.macro("El")
    }
  }

  private mutating func writeTail() {
    for heading in Self.headings {
      for case .literal(let title?, let lines) in root.discussion where title == heading {
        text.macro("Sh", heading.uppercased())
        text.literal(lines)
      }
    }
  }

  private mutating func write(_ blocks: [DiscussionBlock]) {
    for block in blocks {
      switch block {
      case .prose(let paragraph):
        text.macro("Pp")
        text.prose(paragraph)
      case .literal(let title, let lines):
        if let title {
          text.macro("Pp")
          text.prose("\(title):")
        }
        text.literal(lines)
      }
    }
  }

  /// The titles of blocks of the root's discussion that are sections of the page, in order.
  fileprivate static let headings = ["Exit status", "Examples"]

  /// The options and flags by the title of their group, in the order of their first appearance.
  private static func sections(
    of arguments: [ArgumentDescription]
  ) -> [(title: String, options: [ArgumentDescription])] {
    var titles: [String] = []
    var options: [String: [ArgumentDescription]] = [:]
    var seen: Set<ArgumentDescription> = []
    for argument in arguments where argument.option != nil {
      guard seen.insert(argument).inserted else { continue }
      if options[argument.section] == nil { titles.append(argument.section) }
      options[argument.section, default: []].append(argument)
    }
    return titles.map { ($0, options[$0] ?? []) }
  }

  /// The name of an option with its value, as arguments of the macro `It`.
  private static func label(_ argument: ArgumentDescription) -> String {
    let value = argument.value.map { "Ar " + ManualText.escaped($0, isCode: true) }
    let option = argument.option.map { "Fl " + ManualText.flag($0) }
    return [option, value].compactMap { $0 }.joined(separator: " ")
  }

  /// A sentence as a phrase: without its capital letter and its full stop.
  private static func phrase(_ sentence: String) -> String {
    let text = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

extension DiscussionBlock {
  /// Whether the block is not a section of the page.
  fileprivate var isPlain: Bool {
    if case .literal(let title?, _) = self { !ManualPage.headings.contains(title) } else { true }
  }
}
