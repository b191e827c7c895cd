internal import ArgumentParser
internal import LocaleFormat

/// `fmt date`.
struct DateCommand: DirectCommand {
  static let configuration = CommandConfiguration(
    commandName: "date",
    abstract: "Writes instants as dates and times.",
    discussion: """
      A value is an instant, or now. Without options: date medium, time medium, in the current zone, from RFC 3339. With one of --date and --time the other is \
      medium too, or none when asked for.
      """
  )

  @OptionGroup var values: ValueArguments
  @OptionGroup var options: DateOptions
  @Flag(help: "Words for the days near today, such as yesterday; with --date and --time.")
  var relativeDays = false
  @Option(
    help: ArgumentHelp(
      "With --relative-days: from when dates are seen; read as values are, or now. Default: now.",
      valueName: "instant"
    )
  )
  var from: String?
  @OptionGroup var zone: ZoneOption
  @OptionGroup var input: InputOption
  @Flag(help: "Write the parts of each text behind it, as JSON.")
  var parts = false
  @OptionGroup var common: CommonOptions

  func validate() throws {
    guard from == nil || relativeDays else {
      throw ValidationError("--from goes with --relative-days.")
    }
    guard
      !relativeDays
        || options.template == nil && options.pattern == nil
          && options.date != DateFormat.Style.omitted
    else { throw ValidationError("--relative-days goes with a style of --date.") }
  }

  func run() throws {
    let plain = try options.recipe(in: try zone.resolve())
    let recipe = relativeDays ? plain.relativeDays() : plain
    let reader = try input.reader()
    let now = try from.map { try reader.reference($0) }
    try FormatRunner(
      common,
      in: try common.locales { $0.locale(for: recipe) },
      recipe.cachedFormatter
    ).run(
      values.plain,
      showsParts: parts,
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

extension DateCommand {
  mutating func take(from line: inout ArgumentLine) {
    options = line.group()
    relativeDays = line.flag("relative-days")
    from = line.value("from")
    zone = line.group()
    input = line.group()
    parts = line.flag("parts")
    common = line.group()
    values = line.group()
  }
}
