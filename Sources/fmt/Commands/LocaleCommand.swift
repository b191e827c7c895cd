internal import ArgumentParser

/// `fmt locale`: questions about locales themselves.
struct LocaleCommand: ParsableCommand {
  static let commands: [any ParsableCommand.Type] = [
    LocaleCurrentCommand.self, LocaleMatchCommand.self, LocaleInfoCommand.self,
    LocaleListCommand.self,
  ]
  static let configuration = CommandConfiguration(
    commandName: "locale",
    abstract: "Answers questions about locales.",
    discussion: """
      Examples:
        $ fmt locale match --preferred de-AT --localizations en,de
        de

        $ fmt locale list --region LI
        de-LI
        gsw-LI
      """,
    subcommands: commands
  )
}
