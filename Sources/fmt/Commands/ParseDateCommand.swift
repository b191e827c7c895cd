internal import ArgumentParser
internal import LocaleFormat
internal import MachineTime

/// `fmt parse date`.
struct ParseDateCommand: DirectCommand {
  static let configuration = CommandConfiguration(
    commandName: "date",
    abstract: "Reads dates and times that people write, and writes instants.",
    discussion: """
      Without options: date medium, time medium, on the clocks of the current zone, to RFC 3339 in UTC. What the text does \
      not have is that of 1 January 1970, 00:00.
      """
  )

  @OptionGroup var input: ValueArguments
  @OptionGroup var options: DateOptions
  @OptionGroup var zone: ZoneOption
  @Flag(help: "Read what people type, not only what is written.")
  var lenient = false
  @Option(
    help: ArgumentHelp(
      "The first year that two digits can mean. Default: 80 years ago.",
      valueName: "year"
    )
  )
  var pivot: Int?
  @Option(
    help: ArgumentHelp(
      "What to do with times that the clocks show twice or never: reject, earlier, later or compatible. Default: later, and without --lenient reject those never shown.",
      valueName: "choice"
    )
  )
  var ambiguous: LocalTimeChoice?
  @Option(
    help: ArgumentHelp(
      "How instants are written; the formats are those of machine.",
      valueName: "format"
    )
  )
  var output = "rfc3339"
  @OptionGroup var common: CommonOptions

  func run() throws {
    let zone = try zone.resolve()
    let recipe = try options.recipe(in: zone)
    let writer = try machineFormat(output, option: "--output")
    let start = try pivot.map { try instant(ofYear: $0, in: zone) }
    let mode: ParseMode = lenient ? .lenient : .strict
    let choice = ambiguous
    try FormatRunner(common, in: try common.locales(\.dates), recipe.formatter).run(input.plain) {
      formatter,
      text throws(ValueError) in
      writer.string(
        try placed(formatter.parse(text, mode: mode, choosing: choice, twoDigitYearStart: start))
      )
    }
  }

  private func instant(ofYear year: Int, in zone: TimeZoneID) throws -> Instant {
    do throws(FormatError) {
      let clock = try CivilDateTime(year: year, month: 1, day: 1)
      let rules = try TimeZoneRules.rules(forAnyNameOf: zone)
      return try rules.instant(of: clock, choosing: .compatible).instant
    } catch {
      throw usageError("--pivot \(year): \(error)")
    }
  }
}

extension ParseDateCommand {
  mutating func take(from line: inout ArgumentLine) {
    options = line.group()
    zone = line.group()
    lenient = line.flag("lenient")
    pivot = line.value("pivot")
    ambiguous = line.value("ambiguous")
    output = line.value("output") ?? "rfc3339"
    common = line.group()
    input = line.group()
  }
}
