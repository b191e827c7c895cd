internal import ArgumentParser

/// `fmt locale`, the questions about locales themselves.
struct LocaleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locale",
    abstract: "Answers questions about locales.",
    subcommands: [
      LocaleCurrentCommand.self, LocaleMatchCommand.self, LocaleInfoCommand.self,
      LocaleListCommand.self,
    ]
  )
}
