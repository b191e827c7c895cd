internal import ArgumentParser
internal import LocaleFormat

/// The command:
/// `fmt number|currency|unit|date|interval|relative|name|parse|locale|machine|batch|version`.
@main
struct Fmt: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fmt",
    abstract: "Writes numbers, money, units and dates as people in a locale write them.",
    discussion: """
      Values come from the arguments or, with none, one per line from standard input. \
      A bad value ends with status 65, a bad option with 64.
      """,
    subcommands: [
      NumberCommand.self, CurrencyCommand.self, UnitCommand.self, DateCommand.self,
      IntervalCommand.self, RelativeCommand.self, NameCommand.self, ParseCommand.self,
      LocaleCommand.self, MachineCommand.self, BatchCommand.self, VersionCommand.self,
    ]
  )

  /// Runs the command without the arguments that ``LocalePreferences/process`` reads.
  static func main() {
    main(LocalePreferences.withoutSettings(Array(CommandLine.arguments.dropFirst())))
  }
}
