internal import ArgumentParser
internal import FmtKit

/// `fmt help`.
///
/// It takes precedence over the command of the same name that ArgumentParser adds. It is not
/// displayed, so that completion scripts have one `help` only.
struct HelpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "help",
    abstract: "Shows the help of a command, or the manual page of all commands.",
    usage: """
      fmt help [<command> ...]
      fmt help --man
      """,
    discussion: """
      Examples:
        $ fmt help locale match | head -n 1
        OVERVIEW: Chooses the best of an app's localizations for a person.

        $ fmt help --man | head -n 2 | tail -n 1
        .Dt FMT 1
      """,
    shouldDisplay: false
  )

  @Argument(help: "The command, such as number or locale match. Without one, an overview is shown.")
  var command: [String] = []
  @Flag(help: "Write the manual page of all commands, for 'man -l -'.")
  var man = false

  func validate() throws {
    guard !man || command.isEmpty else {
      throw ValidationError("--man writes one page of all commands. Use it without a command.")
    }
  }

  func run() throws {
    guard !man else { return try ManualPage.write(of: Fmt.self) }
    var shown: any ParsableCommand.Type = Fmt.self
    for (index, name) in command.enumerated() {
      shown = try shown.command(named: name, after: Array(command[..<index]))
    }
    throw CleanExit.helpRequest(shown)
  }
}
