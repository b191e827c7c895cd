internal import ArgumentParser
internal import Glibc
internal import LocaleFormat

/// The command:
/// `fmt number|currency|unit|date|interval|relative|name|parse|locale|machine|batch|version`.
@main
struct Fmt: DirectCommand {
  static let commands: [any DirectCommand.Type] = [
    NumberCommand.self, CurrencyCommand.self, UnitCommand.self, DateCommand.self,
    IntervalCommand.self, RelativeCommand.self, NameCommand.self, ParseCommand.self,
    LocaleCommand.self, MachineCommand.self, BatchCommand.self, VersionCommand.self,
  ]
  static let configuration = CommandConfiguration(
    commandName: "fmt",
    abstract: "Writes numbers, money, units and dates as people in a locale write them.",
    discussion: """
      Values come from the arguments or, with none, one per line from standard input. \
      A bad value ends with status 65, a bad option with 64.
      """,
    subcommands: commands
  )

  /// Runs the command without the arguments that ``LocalePreferences/process`` reads.
  static func main() {
    let arguments = LocalePreferences.withoutSettings(Array(CommandLine.arguments.dropFirst()))
    let invalid = InvalidArgument.all
    do {
      if var command = try direct(arguments[...], invalid: invalid) {
        try command.run()
      } else {
        var command = try parseAsRoot(arguments)
        if let argument = invalid.first {
          throw usageError("an argument, offset \(argument.offset): this is not valid UTF-8")
        }
        try command.run()
      }
    } catch let status as ExitCode {
      Glibc.exit(status.rawValue)
    } catch {
      finish(with: error)
    }
  }

  /// Writes a request's answer, such as help, to standard output; leaves errors to ArgumentParser.
  private static func finish(with answer: any Error) -> Never {
    guard exitCode(for: answer).isSuccess else { exit(withError: answer) }
    var output = StandardOutput()
    output.writeLine(fullMessage(for: answer))
    output.flush()
    Glibc.exit(EXIT_SUCCESS)
  }
}

extension Fmt {
  mutating func take(from line: inout ArgumentLine) {}
}
