internal import ArgumentParser
internal import LocaleFormat
internal import MachineTime

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
    let locales = try common.locales(\.dates)
    let lines = try common.lines(for: locales) { locale throws(FormatError) in
      try FormatterCache.shared.formatter(recipe, for: locale)
    }
    let arguments = IntervalValue.values(values.plain, reader)
    let showsParts = parts
    try ValueStream(arguments: arguments, keepsGoing: common.keepGoing).run {
      bytes,
      output throws(ValueError) in
      let interval = try IntervalValue(bytes, reader)
      for line in lines {
        if showsParts {
          let text = line.formatter.text(.from(interval.start, through: interval.end))
          line.write(input: bytes, text, showsParts: true, to: &output)
        } else {
          line.write(input: bytes, to: &output) {
            $0.append(.from(interval.start, through: interval.end), to: &$1)
          }
        }
      }
    }
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

extension DateIntervalFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "skeleton" }
  var recipeText: String { skeleton }
  var engineText: String { "written by ICU" }
}
