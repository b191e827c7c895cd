internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// `fmt duration`.
struct DurationCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "duration",
    abstract: "Writes lengths of time: 1 hour, 2 minutes; 1:02:03; 2 years, 3 months.",
    usage: """
      fmt duration [<value> ...] [<options>]
      fmt duration --from <instant> [<instant> ...] [<options>]
      """,
    discussion: """
      A value is a decimal number of seconds, such as 3723.5, or a duration of ISO 8601, such as PT1H2M3.5S, without years and months. It is split into units exactly, and rounded at the smallest unit that is written.

      With --from a value is an instant, a date, or now. The calendar and the clocks of a zone count the length, and adding it to the first instant leads to the value.

      Examples:
        $ fmt duration 3723 --locale de,en --width long
        de\t1 Stunde, 2 Minuten und 3 Sekunden
        en\t1 hour, 2 minutes, 3 seconds

        $ fmt duration 3723 59.9 --style digital --locale en
        1:02:03
        1:00

        $ fmt duration --from 2000-02-29 2025-02-28 --units year --zone UTC --locale en
        24 yrs
      """
  )

  @OptionGroup var values: ValueArguments
  @OptionGroup(title: "Style") var style: DurationStyleOptions
  @OptionGroup(title: "Units") var units: DurationUnitOptions
  @OptionGroup(title: "Digits") var digits: DurationDigitOptions
  @OptionGroup(title: "Instants") var instants: DurationInstantOptions
  @OptionGroup(title: "Instants") var zone: ZoneOption
  @OptionGroup(title: "Input") var input: InputOption
  @OptionGroup var common: CommonOptions
  @OptionGroup(title: "Output") var parts: PartsOption

  func validate() throws {
    guard instants.from == nil,
      instants.calendar != nil || input.input != nil || zone.zone != nil
    else { return }
    throw ValidationError("--calendar, --input and --zone need --from.")
  }

  func run() throws {
    if let from = instants.from {
      try writePeriods(from: from)
    } else {
      try writeDurations()
    }
  }

  private func writeDurations() throws {
    let recipe = try recipe()
    try write(
      by: try runner(recipe),
      read: { bytes throws(ValueError) in try DurationValue.reading(bytes) }
    )
  }

  private func writePeriods(from: String) throws {
    let zone = try zone.resolve()
    let reader = try input.reader(in: zone)
    let start = try reader.reference(from)
    let rules = try zoneRules(zone.identifier, option: "--zone")
    let calendar = instants.calendar ?? .gregorian
    try write(
      by: try runner(periodRecipe()),
      read: { bytes throws(ValueError) in
        .from(start, to: try reader.instant(bytes), in: rules, calendar: calendar)
      }
    )
  }

  /// A runner in the locales of a recipe, with the digits of `--numbering`.
  private func runner<Recipe: FormatRecipe>(
    _ recipe: Recipe
  ) throws -> FormatRunner<Recipe.Formatter> where Recipe.Formatter: ExplainedFormatter {
    let numbering = digits.numbering
    if let numbering {
      _ = try named("--numbering", NumberFormat.decimal.numbering(numbering).validated())
    }
    return try FormatRunner(
      common,
      in: try common.locales { $0.locale(for: recipe) }
    ) { locale throws(FormatError) in
      let numbered = try numbering.map { system throws(FormatError) in
        try locale.numbering(system)
      }
      return try recipe.formatter(for: numbered ?? locale)
    }
  }

  private func write<Formatter: LocaleFormatter & ExplainedFormatter>(
    by runner: FormatRunner<Formatter>,
    read: (ArraySlice<UInt8>) throws(ValueError) -> Formatter.Value
  ) throws {
    try runner.run(
      values.plain,
      showsParts: parts.parts,
      read: read,
      append: { formatter, value, bytes in formatter.append(value, to: &bytes) },
      text: { formatter, value in formatter.text(value) }
    )
  }

  private func recipe() throws -> DurationFormat {
    let (allowed, always) = try units.chosen()
    var recipe = DurationFormat(style.style, width: style.width, units: allowed)
      .alwaysShowing(always)
      .rounding(digits.rounding ?? .halfEven)
      .grouping(digits.grouping)
      .maximumCount(try units.count())
    recipe = try named("--units", recipe.validated())
    return try digits.counts(in: recipe)
  }

  /// The recipe between two instants, whose numbers are whole.
  private func periodRecipe() throws -> PeriodFormat {
    guard style.style == .names else {
      throw usageError("--style digital cannot be used with --from")
    }
    for (name, value) in [
      ("--fraction", digits.fraction), ("--increment", digits.increment),
      ("--integer", digits.integer),
    ] where value != nil {
      throw usageError("\(name) cannot be used with --from: the numbers are whole")
    }
    let (allowed, always) = try units.chosen(
      among: PeriodFormat.allUnits,
      usual: TimeUnits.date.union(.clock)
    )
    return PeriodFormat(
      width: style.width,
      units: allowed,
      maximumCount: try units.count(),
      alwaysShown: always,
      rounding: digits.rounding ?? .down,
      grouping: digits.grouping
    )
  }
}

extension PeriodFormat.Formatter: FormFormatter {
  var showsNumbering: Bool { true }
  var writesDecimalDigits: Bool { true }
}
