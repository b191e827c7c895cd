internal import ArgumentParser
internal import LocaleFormat
internal import MachineTime

/// `fmt interval`.
struct IntervalCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "interval",
    abstract: "Writes intervals of dates and times.",
    usage: "fmt interval [<start> <end> ...] [<options>]",
    discussion: """
      A value is a start and an end: two arguments or, in one argument or line, two instants with a slash or white space \
      between. Without options: date medium, time medium, in the current zone, from RFC 3339.
      """
  )

  @OptionGroup var values: ValueArguments
  @Option(help: "How much of the date. Default: medium.")
  var date: DateFormat.Style?
  @Option(help: "How much of the time. Default: medium.")
  var time: DateFormat.Style?
  @Option(help: "The fields to show, in any order, such as yMMMd.")
  var template: String?
  @OptionGroup var zone: ZoneOption
  @Option(
    help: ArgumentHelp(
      "The calendar to count by, such as buddhist or islamic-umalqura. Default: the locale's.",
      valueName: "calendar"
    ),
    transform: Self.calendar
  )
  var calendar: CalendarSystem?
  @Option(
    help: ArgumentHelp(
      "How instants are read; the formats are those of machine.",
      valueName: "format"
    )
  )
  var input = "rfc3339"
  @Flag(help: "Write the parts of each text, each with the end it belongs to, as JSON.")
  var parts = false
  @OptionGroup var common: CommonOptions

  func validate() throws {
    guard template == nil || date == nil && time == nil else {
      throw ValidationError("--template goes with neither --date nor --time.")
    }
  }

  func run() throws {
    let recipe = DateIntervalFormat(try shownDate(in: try zone.resolve()))
    let reader = try readingFormat(input, option: "--input")
    let locales = try common.locales(for: .dates)
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
          let text = line.formatter.text(from: interval.start, through: interval.end)
          line.write(input: bytes, text, showsParts: true, to: &output)
        } else {
          line.write(input: bytes, to: &output) {
            $0.append(from: interval.start, through: interval.end, to: &$1)
          }
        }
      }
    }
  }

  private func shownDate(in zone: TimeZoneID) throws -> DateFormat {
    var recipe = DateFormat(date: date ?? .medium, time: time ?? .medium, zone: zone)
    if let template {
      do {
        recipe = try DateFormat(template: template, zone: zone)
      } catch {
        throw usageError("--template: \(error)")
      }
    }
    return calendar.map { recipe.calendar($0) } ?? recipe
  }

  private static func calendar(_ name: String) throws -> CalendarSystem {
    guard let calendar = CalendarSystem(rawValue: name) else {
      let names = CalendarSystem.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("'\(name)' is no calendar; there are \(names).")
    }
    return calendar
  }
}

extension DateIntervalFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "skeleton" }
  var recipeText: String { skeleton }
  var engineText: String { "written by ICU" }
}
