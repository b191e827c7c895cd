internal import ArgumentParser
internal import FmtCases
internal import FmtKit
internal import FmtStrings
internal import Glibc
internal import LocaleFormat
internal import MachineTime

/// The command `fmt`, whose commands are ``commands``.
@main
struct Fmt: ParsableCommand {
  static let commands: [any ParsableCommand.Type] = [
    NumberCommand.self, CurrencyCommand.self, UnitCommand.self, BytesCommand.self, DateCommand.self,
    IntervalCommand.self, RelativeCommand.self, DurationCommand.self, ListCommand.self,
    PluralCommand.self, CaseCommand.self, NameCommand.self, PersonCommand.self, SortCommand.self,
    CompareCommand.self, SearchCommand.self, IndexCommand.self, SplitCommand.self, FitCommand.self,
    SlugCommand.self, MessageCommand.self,
    ParseCommand.self, LocaleCommand.self, MachineCommand.self,
    StringsCommand.self, GalleryCommand.self, MigrateCommand.self,
    DataCommand.self, BatchCommand.self, ConformanceCommand.self,
    VersionCommand.self, HelpCommand.self,
  ]
  static let configuration = CommandConfiguration(
    commandName: ProgramName.current,
    abstract: "Writes numbers, money, units and dates as people in a locale write them.",
    discussion: """
      Values are the arguments or, without any, the lines of standard input. Each value gives one line of output for each locale, in order.

      Examples:
        $ fmt number 1234567.891 --locale de,hi-IN
        de\t1.234.567,891
        hi-IN\t12,34,567.891

        $ fmt currency 1234.5 --currency EUR --locale de
        1.234,50\u{A0}€

        $ fmt relative -1 day --locale de
        gestern

        $ fmt number 12abc --locale en
        fmt: line 1, offset 2: '12abc' is not a number: a digit was expected

      Exit status:
        0    Every value was written.
        64   The options are wrong or not UTF-8; or a locale, a zone, a currency, a unit,
             a usage, a pattern, a template or LOCALEFORMAT_DATA is wrong.
        65   A value is wrong. One line on standard error says where and why, and
             nothing is written for it. --keep-going goes on, and still ends with 65.
             Or a catalog of strings is wrong, or 'fmt migrate' found something.
        74   Reading or writing failed.

      Manual page:
        fmt help --man | man -l -

      Completion of options and their values in bash (zsh and fish have scripts too):
        fmt --generate-completion-script bash >> ~/.bash_completion
      """,
    subcommands: commands
  )

  /// Runs the command without the arguments that ``LocalePreferences/process`` reads.
  static func main() {
    // Output that is longer than the process may write is then an error, and not the end.
    signal(SIGXFSZ, SIG_IGN)
    let given = Array(CommandLine.arguments.dropFirst())
    let kept = LocalePreferences.indicesWithoutSettings(given)
    let arguments = kept.map { given[$0] }
    let invalid = InvalidArgument.all.compactMap { argument in
      kept.firstIndex(of: argument.index - 1).map {
        InvalidArgument(index: $0, offset: argument.offset)
      }
    }
    do {
      var command = try chosen(by: arguments)
      // Help needs no data.
      if !(command is HelpCommand) { _ = try required(FormattingData.current) }
      try checkOptions(invalid, in: arguments)
      try command.run()
    } catch let status as ExitCode {
      Glibc.exit(status.rawValue)
    } catch {
      finish(with: error, arguments)
    }
  }

  /// Writes the answer to a request, such as help, to standard output, and reports an error of
  /// ArgumentParser as every other error.
  private static func finish(with answer: any Error, _ arguments: [String]) -> Never {
    let status = exitCode(for: answer)
    if status.isSuccess, let cluster = unknownCluster(in: arguments) {
      Glibc.exit(usageError("'\(cluster.excerpt)' is not an option").rawValue)
    }
    guard status.isSuccess else {
      let text = fullMessage(for: answer)
      let start = "Error: "
      reportLines(
        text.hasPrefix(start) ? String(text.dropFirst(start.count)) : text,
        quoting: arguments
      )
      Glibc.exit(status.rawValue)
    }
    var output = StandardOutput()
    output.writeLine(ProgramName.writing(fullMessage(for: answer)))
    output.flush()
    Glibc.exit(EXIT_SUCCESS)
  }
}

extension Fmt {
  /// The first argument such as `-zzzh`; nil if another one asks for help.
  ///
  /// ArgumentParser reads it as short options, and the last one as a request for help.
  private static func unknownCluster(in arguments: [String]) -> String? {
    let options = arguments.prefix { $0 != "--" }
    guard !options.contains(where: { $0 == "-h" || $0.hasPrefix("--") }) else { return nil }
    return options.first { option in
      option.hasPrefix("-") && option.utf8.count > 2 && option.contains("h") && option != "-help"
    }
  }
}
