internal import ArgumentParser
internal import LocaleFormat
internal import MachineTime

/// `fmt parse date`.
struct ParseDateCommand: DirectCommand {
  static let configuration = CommandConfiguration(
    commandName: "date",
    abstract: "Reads dates and times that people in a locale write, and writes instants.",
    discussion: """
      A value is a date as the locale writes it. Without options it is a medium date and a medium time on the clocks of the current time zone, and is written by RFC 3339 in UTC. \
      Fields that the text does not have are those of 1 January 1970, 00:00.

      Examples:
        $ fmt parse date '1. März 2024' --template yMMMMd --zone UTC --locale de
        2024-03-01T00:00:00Z
      """
  )

  @OptionGroup var values: ValueArguments
  @OptionGroup(title: "Date and time") var options: DateOptions
  @OptionGroup(title: "Date and time") var zone: ZoneOption
  @OptionGroup(title: "Reading") var reading: ReadDateOptions
  @OptionGroup var common: CommonOptions
  @OptionGroup(title: "Output") var written: InstantOutputOption

  func run() throws {
    let zone = try zone.resolve()
    let recipe = try options.recipe(in: zone)
    let writer = try machineFormat(written.output, option: "--output")
    let start = try reading.pivot.map { try instant(ofYear: $0, in: zone) }
    let mode: ParseMode = reading.lenient ? .lenient : .strict
    let choice = reading.ambiguous
    try FormatRunner(common, in: try common.locales(\.dates), recipe.formatter).run(values.plain) {
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
    (options, zone, reading, common, written, values) = line.groups()
  }
}

/// The options that decide how the texts of dates are understood.
struct ReadDateOptions: DirectlyReadable {
  @Flag(
    help: ArgumentHelp(
      "Also read what people type, such as short or missing names and other separators.",
      example: """
        fmt parse date 1/3/2024 --lenient --time none --zone UTC --locale de
        → 2024-03-01T00:00:00Z
        """
    )
  )
  var lenient = false
  @Option(
    help: ArgumentHelp(
      "The first year that two digits can mean. Default: 80 years ago.",
      example: """
        fmt parse date 01.03.24 --pivot 1900 --date short --time none \\
          --zone UTC --locale de
        → 1924-03-01T00:00:00Z
        """,
      valueName: "year"
    )
  )
  var pivot: Int?
  @Option(
    help: ArgumentHelp(
      "The choice for a time that the clocks show twice or never; compatible is the earlier of two, and the later in a gap. Default: later, but a time that is never shown is refused without --lenient.",
      example: """
        fmt parse date '27.10.2024, 02:30' --time short --ambiguous earlier \\
          --zone Europe/Berlin --locale de
        → 2024-10-27T00:30:00Z
        """,
      valueName: "choice"
    )
  )
  var ambiguous: LocalTimeChoice?
}

extension ReadDateOptions {
  mutating func take(from line: inout ArgumentLine) {
    lenient = line.flag("lenient")
    pivot = line.value("pivot")
    ambiguous = line.value("ambiguous")
  }
}

/// The format in which instants are written.
struct InstantOutputOption: DirectlyReadable {
  @Option(
    help: ArgumentHelp(
      "The format in which instants are written (see 'fmt help machine').",
      example: """
        fmt parse date 01.03.2024 --time none --output unix \\
          --zone UTC --locale de
        → 1709251200
        """,
      valueName: "format"
    ),
    completion: .machineFormats
  )
  var output = "rfc3339"
}

extension InstantOutputOption {
  mutating func take(from line: inout ArgumentLine) {
    output = line.value("output") ?? "rfc3339"
  }
}
