internal import ArgumentParser
internal import LocaleFormat

/// `fmt interval`.
struct IntervalCommand: DirectCommand {
  static let configuration = CommandConfiguration(
    commandName: "interval",
    abstract: "Writes intervals of dates and times.",
    usage: "fmt interval [<start> <end> ...] [<options>]",
    discussion: """
      A value is a start and an end, each an instant in the format of --input, a date, or now. They are two arguments, or one argument or line with a slash or white space between them. \
      Without options a medium date and a medium time are written, in the current time zone.

      Examples:
        $ fmt interval 2024-03-01T00:00:00Z 2024-03-04T00:00:00Z --template yMMMd \\
          --zone UTC --locale de,ja
        de\t1.–4. März 2024
        ja\t2024年3月1日～4日
      """
  )

  @OptionGroup var values: ValueArguments
  @OptionGroup(title: "Date and time") var options: DateOptions
  @OptionGroup(title: "Date and time") var zone: ZoneOption
  @OptionGroup(title: "Input") var input: InputOption
  @OptionGroup var common: CommonOptions
  @OptionGroup(title: "Output") var parts: PartsOption

  func validate() throws {
    guard options.pattern == nil else {
      throw ValidationError("--pattern cannot write intervals. Name the fields with --template.")
    }
    guard options.lengths == .locale else {
      throw ValidationError("--lengths cannot be used with intervals.")
    }
  }

  func run() throws {
    let zone = try zone.resolve()
    let recipe = DateIntervalFormat(try options.recipe(in: zone))
    let reader = try input.reader(in: zone)
    try FormatRunner(common, in: try common.locales(\.dates), recipe.formatter).run(
      IntervalValue.values(values.plain, reader),
      showsParts: parts.parts,
      read: { bytes throws(ValueError) in try IntervalValue(bytes, reader) },
      append: { $0.append(.from($1.start, through: $1.end), to: &$2) },
      text: { $0.text(.from($1.start, through: $1.end)) }
    )
  }
}

extension IntervalCommand {
  mutating func take(from line: inout ArgumentLine) {
    (options, zone, input, common, parts, values) = line.groups()
  }
}
