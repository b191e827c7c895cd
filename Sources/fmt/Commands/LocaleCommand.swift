internal import ArgumentParser

/// `fmt locale`.
struct LocaleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locale",
    abstract: "Tells of locales.",
    subcommands: [LocaleCurrentCommand.self, LocaleMatchCommand.self]
  )
}
