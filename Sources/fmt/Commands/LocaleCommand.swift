internal import ArgumentParser

/// `fmt locale`.
struct LocaleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locale",
    abstract: "Tells of locales.",
    subcommands: [LocaleCurrentCommand.self, LocaleMatchCommand.self]
/// `fmt locale`, the questions about locales themselves.
struct LocaleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locale",
    abstract: "Answers questions about locales.",
    subcommands: [LocaleInfoCommand.self, LocaleListCommand.self]
  )
}
