internal import ArgumentParser
internal import FmtStrings

/// `fmt strings`: the texts of an app, from its catalogs.
struct StringsCommand: ParsableCommand {
  static let commands: [any ParsableCommand.Type] = [
    StringsGetCommand.self, StringsExtractCommand.self, StringsLintCommand.self,
    StringsMergeCommand.self, StringsConvertCommand.self, StringsExportCommand.self,
    StringsImportCommand.self, StringsPseudoCommand.self, StringsStatsCommand.self,
    StringsEachCommand.self,
  ]
  static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract:
      "Works with the texts of an app: .strings, .stringsdict, .xcstrings, JSON, ARB and .properties files.",
    discussion: """
      In the examples, App is a folder with the texts of an app.

      Examples:
        $ fmt strings get greeting Anna --catalog App --locale de
        Hallo, Anna!
      """,
    subcommands: commands
  )
}
