internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// `fmt date`.
struct DateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "date",
    abstract: "Writes instants as dates and times.",
    discussion: """
      A value is an instant in the format of --input, a date, or now. A date is the start of that day in the zone that is shown. Without options a medium date and a medium time are written, in the current time zone. \
      When only one of --date and --time is given, the other is medium too; none leaves it out.

      Examples:
        $ fmt date 2024-03-01T10:04:05Z --template yMMMd --zone UTC --locale de,ja
        de\t1. März 2024
        ja\t2024年3月1日

        $ fmt date 2025-07-01T12:00:00Z --date none --time short \\
          --zone America/Mexico_City --locale de
        06:00
      """
  )

  @OptionGroup var values: ValueArguments
  @OptionGroup(title: "Date and time") var options: DateOptions
  @OptionGroup(title: "Date and time") var days: RelativeDayOptions
  @OptionGroup(title: "Date and time") var zone: ZoneOption
  @OptionGroup(title: "Input") var input: InputOption
  @OptionGroup var common: CommonOptions
  @OptionGroup(title: "Output") var parts: PartsOption

  func validate() throws {
    guard days.from == nil || days.relativeDays else {
      throw ValidationError("--from needs --relative-days.")
    }
    guard
      !days.relativeDays
        || options.template == nil && options.pattern == nil
          && options.date != DateFormat.Style.omitted
    else {
      throw ValidationError(
        "--relative-days needs a style of --date; it cannot be used with --template, --pattern or --date none."
      )
    }
  }

  func run() throws {
    let zone = try zone.resolve()
    let plain = try options.recipe(in: zone)
    let recipe = days.relativeDays ? plain.relativeDays() : plain
    let reader = try input.reader(in: zone)
    let now = try days.from.map { try reader.reference($0) }
    try FormatRunner(
      common,
      in: try common.locales { $0.locale(for: recipe) },
      recipe.cachedFormatter
    ).run(
      values.plain,
      showsParts: parts.parts,
      read: { bytes throws(ValueError) in try reader.instant(bytes) },
      append: { formatter, instant, bytes in
        if let now {
          bytes += formatter.string(instant, relativeTo: now).utf8
        } else {
          formatter.append(instant, to: &bytes)
        }
      },
      text: { $0.text($1, relativeTo: now) }
    )
  }
}

/// The options that write words for days near today.
struct RelativeDayOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Write words for the days near today, such as yesterday.",
      example: """
        fmt date 2024-03-01T10:00:00Z --relative-days \\
          --from 2024-03-02T10:00:00Z --time none --zone UTC --locale de
        → gestern
        """
    )
  )
  var relativeDays = false
  @Option(
    help: ArgumentHelp(
      "The instant that --relative-days counts from, in the format of --input. Default: now.",
      valueName: "instant"
    )
  )
  var from: String?
}
