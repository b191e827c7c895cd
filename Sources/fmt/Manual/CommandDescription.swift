internal import ArgumentParser
internal import CatalogFiles
internal import FmtKit
internal import MachineTime

/// A command as ArgumentParser describes it: its texts, its arguments and the commands below it.
struct CommandDescription {
  /// The words that call the command, such as `fmt`, `locale` and `match`.
  let words: [String]
  let abstract: String
  let discussion: [DiscussionBlock]
  /// The forms of the command line, each from `fmt` on.
  let usage: [String]
  let arguments: [ArgumentDescription]
  let commands: [CommandDescription]

  /// Describes a command and all commands below it.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - dump: Its part of what `--experimental-dump-help` prints.
  ///   - root: The command of the first word.
  ///   - parents: The words before the command's own name.
  private init(
    _ command: any ParsableCommand.Type,
    dump: JSONValue,
    root: any ParsableCommand.Type,
    parents: [String] = []
  ) {
    let words = parents + [dump["commandName"].text ?? ""]
    self.words = words
    abstract = dump["abstract"].text ?? ""
    discussion = DiscussionBlock.blocks(of: ProgramName.writing(dump["discussion"].text ?? ""))
    usage = ProgramName.writing(root.usageString(for: command)).split(separator: "\n").map(
      String.init
    )
    arguments = dump["arguments"].elements.map(ArgumentDescription.init)
    let dumps = dump["subcommands"].elements
    commands = command.subcommands.compactMap { below in
      dumps.first { $0["commandName"].text == below.configuration.commandName }.map {
        CommandDescription(below, dump: $0, root: root, parents: words)
      }
    }
  }

  /// Describes a command and all commands below it, from what `--experimental-dump-help` prints.
  ///
  /// - Parameter root: The command.
  /// - Returns: The description.
  /// - Throws: An error if ArgumentParser prints something else than expected.
  static func tree(of root: any ParsableCommand.Type) throws(JSONError) -> CommandDescription {
    let text = ArraySlice(root._dumpHelp().utf8)
    guard case .object(let members) = try JSONValue.read(text), let dump = members["command"] else {
      let reason = Reason("command-dump", "the description of a command was expected")
      throw JSONError(offset: 0, reason: reason)
    }
    return CommandDescription(root, dump: dump, root: root)
  }

  /// The commands that do something, in order.
  var leaves: [CommandDescription] { commands.isEmpty ? [self] : commands.flatMap(\.leaves) }

  /// The name below the root, such as `locale match`.
  var name: String { words.dropFirst().joined(separator: " ") }
}

/// An option, a flag or a value of a command.
struct ArgumentDescription: Hashable {
  /// The name of an option or a flag, without hyphens; nil for a value.
  let option: String?
  /// The name of the value; nil for a flag.
  let value: String?
  let section: String
  let abstract: String
  let example: String?
  let values: [String]
  let usual: String?

  init(_ dump: JSONValue) {
    let kind = dump["kind"].text
    let names = dump["names"].elements
    let long = names.first { $0["kind"].text == "long" } ?? names.first
    option = long?["name"].text
    value = kind == "flag" ? nil : dump["valueName"].text
    section = dump["sectionTitle"].text ?? "General"
    abstract = dump["abstract"].text ?? ""
    example = dump["discussion"].text.map { ProgramName.writing($0) }
    values = dump["allValues"].elements.compactMap(\.text)
    usual = kind == "flag" ? nil : dump["defaultValue"].text
  }

  /// The abstract, the values to choose among and the default, as sentences.
  var sentences: String {
    var text = abstract
    if !values.isEmpty { text += " Values: \(values.joined(separator: ", "))." }
    if let usual { text += " Default: \(usual)." }
    return text
  }
}

extension JSONValue {
  /// A member of an object; null for another value and for a key that the object does not have.
  fileprivate subscript(key: String) -> JSONValue {
    if case .object(let members) = self { members[key] ?? .null } else { .null }
  }

  /// The elements of an array; none for another value.
  fileprivate var elements: [JSONValue] {
    if case .array(let values) = self { values } else { [] }
  }
}
