internal import ArgumentParser
internal import LocaleFormat

/// `fmt interval`.
struct IntervalCommand: DirectCommand {
  static let configuration = CommandConfiguration(
    commandName: "interval",
    abstract: "Writes intervals of dates and times.",
    usage: "fmt interval [<start> <end> ...] [<options>]",
    discussion: """
      A value is a start and an end: two arguments or, in one argument or line, two instants with a slash or white space \
      between; either may be now. Without options: date medium, time medium, in the current zone, from RFC 3339.
      """
  )

  @OptionGroup var values: ValueArguments
  @OptionGroup var options: DateOptions
  @OptionGroup var zone: ZoneOption
  @OptionGroup var input: InputOption
  @Flag(help: "Write the parts of each text, each with the end it belongs to, as JSON.")
  var parts = false
  @OptionGroup var common: CommonOptions

  func validate() throws {
    guard options.pattern == nil else {
      throw ValidationError("--pattern has no intervals; --template names the fields to show.")
    }
    guard options.lengths == .locale else {
      throw ValidationError("--lengths does not go with intervals.")
    }
  }

  func run() throws {
    let recipe = DateIntervalFormat(try options.recipe(in: try zone.resolve()))
    let reader = try input.reader()
    try FormatRunner(common, in: try common.locales(\.dates), recipe.formatter).run(
      IntervalValue.values(values.plain, reader),
      showsParts: parts,
      read: { bytes throws(ValueError) in try IntervalValue(bytes, reader) },
      append: { $0.append(.from($1.start, through: $1.end), to: &$2) },
      text: { $0.text(.from($1.start, through: $1.end)) }
    )
  }
}

extension IntervalCommand {
  mutating func take(from line: inout ArgumentLine) {
    options = line.group()
    zone = line.group()
    input = line.group()
    parts = line.flag("parts")
    common = line.group()
    values = line.group()
  }
}
