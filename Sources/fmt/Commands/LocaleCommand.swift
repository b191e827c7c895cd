internal import ArgumentParser

/// `fmt locale`: questions about locales themselves.
struct LocaleCommand: DirectCommand {
  static let commands: [any DirectCommand.Type] = [
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

extension LocaleCommand {
  mutating func take(from line: inout ArgumentLine) {}
}
