internal import ArgumentParser
internal import LocaleFormat
internal import MachineTime

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
          && options.date != DateFormat.Style.none
    else { throw ValidationError("--relative-days goes with a style of --date.") }
  }

  func run() throws {
    let plain = try options.recipe(in: try zone.resolve())
    let recipe = relativeDays ? plain.relativeDays() : plain
    let reader = try input.reader()
    let now = try from.map { try reader.reference($0) }
    let locales = try common.locales { $0.locale(for: recipe) }
    let lines = try common.lines(for: locales) { locale throws(FormatError) in
      try FormatterCache.shared.formatter(recipe, for: locale)
    }
    try ValueStream(arguments: values.plain, keepsGoing: common.keepGoing).run {
      bytes,
      output throws(ValueError) in
      let instant = try reader.instant(bytes)
      for line in lines { write(instant, bytes, line, seenFrom: now, to: &output) }
    }
  }

  private func write(
    _ instant: Instant,
    _ bytes: ArraySlice<UInt8>,
    _ line: ResultLine<DateFormat.Formatter>,
    seenFrom now: Instant?,
    to output: inout StandardOutput
  ) {
    if parts {
      let text = line.formatter.text(instant, seenFrom: now)
      line.write(input: bytes, text, showsParts: true, to: &output)
    } else if let now {
      line.write(input: bytes, to: &output) {
        $1 += $0.string(instant, seenFrom: now).utf8
      }
    } else {
      line.write(input: bytes, to: &output) { $0.append(instant, to: &$1) }
    }
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
