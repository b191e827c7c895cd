internal import ArgumentParser
internal import MachineTime

/// Options that can be read without ArgumentParser.
///
/// ArgumentParser finds options by reflection, which costs 31 million instructions. A property's
/// wrapper declares the option's name, value and help; ``take(from:)`` reads the option again by its
/// name. `ArgumentLineTests` compares the two for every option of every command.
protocol DirectlyReadable: ParsableArguments {
  /// Takes the options out of a line, and sets every property.
  ///
  /// It is not an initializer, because an assignment there makes a new wrapper without a value.
  mutating func take(from line: inout ArgumentLine)
}

extension DirectlyReadable {
  /// Takes the options out of a line, and refuses it when they exclude each other.
  static func reading(_ line: inout ArgumentLine) -> Self {
    var options = Self()
    options.take(from: &line)
    do {
      try options.validate()
    } catch {
      // ArgumentParser validates again, and reports the error.
      line.refuse()
    }
    return options
  }
}

/// A command that can be read without ArgumentParser.
protocol DirectCommand: ParsableCommand, DirectlyReadable {
  /// The commands below this one; the first argument is the name of one of them.
  static var commands: [any DirectCommand.Type] { get }
}

extension DirectCommand {
  static var commands: [any DirectCommand.Type] { [] }

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
  ) throws(ExitCode) -> any DirectCommand.Type {
    guard let command = commands.first(where: { $0.configuration.commandName == name }) else {
      let path = words.map { " \($0)" }.joined()
      throw usageError("'fmt\(path)' has no command '\(name.excerpt)': see 'fmt help\(path)'")
    }
    return command
  }

  /// Reads arguments as ArgumentParser does.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the name of this command.
  ///   - words: The words that call this command, after `fmt`.
  ///   - invalid: The arguments whose bytes are not UTF-8, with their index in the slice.
  /// - Returns: The command, ready to run; nil when ArgumentParser must read the arguments.
  /// - Throws: The status of a usage error, for a name that is not a command and for an option
  ///   whose value is not UTF-8.
  static func direct(
    _ arguments: ArraySlice<String>,
    after words: [String] = [],
    invalid: [InvalidArgument] = []
  ) throws(ExitCode) -> (any DirectCommand)? {
    guard commands.isEmpty else {
      guard let name = arguments.first, !name.hasPrefix("-") else { return nil }
      let command = try command(named: name, after: words)
      return try command.direct(arguments.dropFirst(), after: words + [name], invalid: invalid)
    }
    var line = ArgumentLine(arguments, invalid: invalid)
    let command = reading(&line)
    guard !line.isRefused, line.isEmpty else { return nil }
    if let option = line.invalidOption {
      throw usageError("\(option.name): offset \(option.offset): this is not valid UTF-8")
    }
    return command
  }
}
