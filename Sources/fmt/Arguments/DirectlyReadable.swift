internal import ArgumentParser

/// Options that can be read without ArgumentParser, which finds them by reflection at a cost of 31
/// million instructions.
///
/// A property's wrapper says to ArgumentParser how the option is called, what it takes and means;
/// ``take(from:)`` takes each once more by its name. `ArgumentLineTests` compares the two for every
/// option of every command.
protocol DirectlyReadable: ParsableArguments {
  /// Takes the options out of the arguments of a line; sets every property.
  ///
  /// Not an initializer: in one, an assignment makes the property's wrapper anew, without a value.
  mutating func take(from line: inout ArgumentLine)
}

extension DirectlyReadable {
  /// Takes the options out of a line, and refuses it when they do not go together.
  static func reading(_ line: inout ArgumentLine) -> Self {
    var options = Self()
    options.take(from: &line)
    do {
      try options.validate()
    } catch {
      // ArgumentParser finds the same, and says it.
      line.refuse()
    }
    return options
  }
}

/// A command that can be read without ArgumentParser.
protocol DirectCommand: ParsableCommand, DirectlyReadable {
  /// The commands below this one, by one of whose names its arguments begin.
  static var commands: [any DirectCommand.Type] { get }
}

extension DirectCommand {
  static var commands: [any DirectCommand.Type] { [] }

  /// Reads arguments as ArgumentParser does.
  ///
  /// - Parameters:
  ///   - arguments: What follows the name of this command.
  ///   - invalid: Those of them whose bytes are not UTF-8.
  /// - Returns: The command, ready to run; nil when ArgumentParser has to read them.
  /// - Throws: The status of a usage error, for an option whose value is not UTF-8.
  static func direct(
    _ arguments: ArraySlice<String>,
    invalid: [InvalidArgument] = []
  ) throws(ExitCode) -> (any DirectCommand)? {
    guard commands.isEmpty else {
      guard let name = arguments.first,
        let command = commands.first(where: { $0.configuration.commandName == name })
      else { return nil }
      return try command.direct(arguments.dropFirst(), invalid: invalid)
    }
    var line = ArgumentLine(arguments, invalid: invalid)
    let command = reading(&line)
    guard !line.isRefused, line.isEmpty else { return nil }
    if let option = line.invalidOption {
      throw usageError("\(option.text): offset \(option.offset): this is not valid UTF-8")
    }
    return command
  }
}
