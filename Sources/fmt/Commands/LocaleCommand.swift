internal import ArgumentParser

/// `fmt locale`, the questions about locales themselves.
struct LocaleCommand: DirectCommand {
  static let commands: [any DirectCommand.Type] = [
    LocaleCurrentCommand.self, LocaleMatchCommand.self, LocaleInfoCommand.self,
    LocaleListCommand.self,
  ]
  static let configuration = CommandConfiguration(
    commandName: "locale",
    abstract: "Answers questions about locales.",
    subcommands: commands
  )
}

extension LocaleCommand {
  mutating func take(from line: inout ArgumentLine) {}
}
