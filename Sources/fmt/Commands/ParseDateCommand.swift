internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// `fmt parse date`.
struct ParseDateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "date",
    abstract: "Reads dates and times that people in a locale write, and writes instants.",
    discussion: """
      A value is a date as the locale writes it, on the clocks of the current time zone. It is written by RFC 3339 in UTC. \
      Without options for its form it can have every form that is usual in the locale, or that of ISO 8601; --json and --explain tell which it had. \
      A date without a time is the start of the day, and one without a year is in the year of --from. A text that two forms read differently is refused.

      With --date, --time, --template or --pattern a value must have that form. Fields that it does not have are those of 1 January 1970, 00:00.

      Examples:
        $ fmt parse date '25 Nov 2026' 2026-11-25 --zone UTC --locale en
        2026-11-25T00:00:00Z
        2026-11-25T00:00:00Z

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

  func validate() throws {
    guard reading.from == nil || !options.nameForm else {
      throw ValidationError(
        "--from cannot be used with --date, --time, --template or --pattern: it is for dates in any form."
      )
    }
  }

  func run() throws {
    let zone = try zone.resolve()
    let writer = try machineFormat(written.output, option: "--output")
    let start = try reading.pivot.map { try instant(ofYear: $0, in: zone) }
    let mode: ParseMode = reading.lenient ? .lenient : .strict
    let choice = reading.ambiguous
    guard options.nameForm else { return try readAnyForm(in: zone, mode, start, writer) }
    let recipe = try options.recipe(in: zone)
    try FormatRunner(common, in: try common.locales(\.dates), recipe.formatter).run(values.plain) {
      formatter,
      text throws(ValueError) in
      writer.string(
        try placed(formatter.parse(text, mode: mode, choosing: choice, twoDigitYearStart: start))
      )
    }
  }

  private func readAnyForm(
    in zone: TimeZoneID,
    _ mode: ParseMode,
    _ start: Instant?,
    _ writer: MachineFormat
  ) throws {
    let days = InstantReader(
      format: .rfc3339,
      dates: try zoneRules(zone.identifier, option: "--zone")
    )
    let reference = try reading.from.map { try days.reference($0) }
    let recipe = options.anyForm(in: zone)
    try FormatRunner(common, in: try common.locales(\.dates), recipe.formatter).run(
      values.plain,
      describing: { formatter, text throws(ValueError) in
        let date = try placed(
          formatter.parse(
            text,
            mode: mode,
            choosing: reading.ambiguous,
            twoDigitYearStart: start,
            relativeTo: reference
          )
        )
        if common.output.explain { report(date.explanation(of: text)) }
        return DescribedAnswer(
          text: writer.string(date.instant),
          members: ["form": .string("\(date.form)"), "pattern": .string(date.form.pattern)]
        )
      }
    )
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

extension AnyDateFormat.Reading {
  /// The line of `--explain` for a text that was read.
  fileprivate func explanation(of text: String) -> String {
    let missing = [lacksYear ? "no year" : nil, lacksTime ? "no time" : nil].compactMap { $0 }
    let place = form.format == nil ? "" : " of \(form.locale)"
    return "'\(text.excerpt)' is \(form)\(place), pattern '\(form.pattern)'"
      + (missing.isEmpty ? "" : "; it has " + missing.joined(separator: " and "))
  }
}

/// The options that decide how the texts of dates are understood.
struct ReadDateOptions: ParsableArguments {
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
  @Option(
    help: ArgumentHelp(
      "The date, or the instant by RFC 3339, in whose year a date without a year is. Default: now.",
      example: """
        fmt parse date '25. Nov.' --from 2026-01-01 \\
          --zone UTC --locale de
        → 2026-11-25T00:00:00Z
        """,
      valueName: "instant"
    )
  )
  var from: String?
}

/// The format in which instants are written.
struct InstantOutputOption: ParsableArguments {
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
