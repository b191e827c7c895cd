internal import ArgumentParser
internal import FmtKit
internal import MachineTime

extension ParsableCommand {
  /// The commands below this one; the first argument is the name of one of them.
  static var subcommands: [any ParsableCommand.Type] { configuration.subcommands }

  /// Finds the command below this one that has a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - words: The words that call this command, after `fmt`.
  /// - Returns: The command.
  /// - Throws: The status of a usage error if there is none.
  static func command(
    named name: String,
    after words: [String]
  ) throws(ExitCode) -> any ParsableCommand.Type {
    guard let command = subcommands.first(where: { $0.configuration.commandName == name }) else {
      let path = words.map { " \($0)" }.joined()
      let own = ProgramName.current
      throw usageError("'\(own)\(path)' has no command '\(name.excerpt)': see '\(own) help\(path)'")
    }
    return command
  }

  /// Reads arguments by the declarations of the command that their first words name.
  ///
  /// ArgumentParser reflects all options of a command and of those below it, so this one is not asked
  /// first. It reads everything that the command refuses, so that messages, help and scripts of
  /// completion are those of the whole line.
  ///
  /// - Parameter arguments: The arguments after the name of this command.
  /// - Returns: The command, ready to run.
  /// - Throws: The status of a usage error for a name that is not a command, and the errors of
  ///   ArgumentParser.
  static func chosen(by arguments: [String]) throws -> any ParsableCommand {
    var command: any ParsableCommand.Type = Self.self
    var words: [String] = []
    while !command.subcommands.isEmpty {
      guard words.count < arguments.count, !arguments[words.count].hasPrefix("-") else {
        return try parseAsRoot(arguments)
      }
      let name = arguments[words.count]
      command = try command.command(named: name, after: words)
      words.append(name)
    }
    do {
      return try command.parse(Array(arguments.dropFirst(words.count)))
    } catch {
      return try parseAsRoot(arguments)
    }
  }
}
