internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// `fmt relative`.
struct RelativeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "relative",
    abstract: "Writes times as seen from another: yesterday, in 2 months.",
    usage: """
      fmt relative [<value> <unit> ...] [<options>]
      fmt relative --from <instant> [<instant> ...] [<options>]
      """,
    discussion: """
      A value is a decimal number, negative for the past, and a unit: year, quarter, month, week, day, hour, minute, second or a day of the week such as monday, also in the plural.

      With --from a value is an instant, a date, or now. The unit is then the largest one that fits at least once between the two; days, weeks, months and years are counted by the calendar.

      Examples:
        $ fmt relative -1 day --locale de,ja
        de\tgestern
        ja\t昨日

        $ fmt relative --from 2024-03-01T00:00:00Z 2024-03-15T00:00:00Z --locale en
        in 2 weeks
      """
  )

  @OptionGroup var values: ValueArguments
  @OptionGroup(title: "Style") var style: RelativeStyleOptions
  @OptionGroup(title: "Instants") var instants: RelativeInstantOptions
  @OptionGroup(title: "Instants") var zone: ZoneOption
  @OptionGroup(title: "Input") var input: InputOption
  @OptionGroup var common: CommonOptions
  @OptionGroup(title: "Output") var parts: PartsOption

  func validate() throws {
    if !instants.elapsed, instants.calendar != nil || instants.rounding != nil {
      throw ValidationError("--calendar and --rounding need --elapsed.")
    }
    guard instants.from == nil,
      instants.units != nil || instants.elapsed || input.input != nil || zone.zone != nil
    else { return }
    throw ValidationError("--units, --elapsed, --input and --zone need --from.")
  }

  func run() throws {
    if let from = instants.from {
      try writeInstants(from: from)
    } else {
      try writeAmounts()
    }
  }

  private func runner() throws -> FormatRunner<RelativeTimeFormat.Formatter> {
    let recipe = style.recipe(units: try instants.chosenUnits())
    if let numbering = style.numbering {
      _ = try named("--numbering", NumberFormat.decimal.numbering(numbering).validated())
    }
    let locales = try common.locales { $0.locale(for: recipe) }
    return try FormatRunner(common, in: locales) { locale throws(FormatError) in
      let numbered = try style.numbering.map { system throws(FormatError) in
        try locale.numbering(system)
      }
      return try recipe.formatter(for: numbered ?? locale)
    }
  }

  private func writeAmounts() throws {
    let runner = try runner()
    try write(
      try joinedArguments(),
      by: runner,
      read: { bytes throws(ValueError) in try RelativeAmount(bytes).value }
    )
  }

  /// The arguments in the form of input lines: each value with its unit.
  private func joinedArguments() throws -> [String] {
    let arguments = values.plain
    guard arguments.count % 2 == 0 else { throw usageError(RelativeAmount.expected) }
    return stride(from: 0, to: arguments.count, by: 2).map {
      "\(arguments[$0]) \(arguments[$0 + 1])"
    }
  }

  private func writeInstants(from: String) throws {
    let zone = try zone.resolve()
    let reader = try input.reader(in: zone)
    let reference = try reader.reference(from)
    let rules = try zoneRules(zone.identifier, option: "--zone")
    try write(
      values.plain,
      by: try runner(),
      read: { bytes throws(ValueError) in
        instants.value(try reader.instant(bytes), from: reference, in: rules)
      }
    )
  }

  private func write(
    _ arguments: [String],
    by runner: FormatRunner<RelativeTimeFormat.Formatter>,
    read: (ArraySlice<UInt8>) throws(ValueError) -> RelativeTimeFormat.Value
  ) throws {
    try runner.run(
      arguments,
      showsParts: parts.parts,
      read: read,
      append: { $0.append($1, to: &$2) },
      text: { $0.text($1) }
    )
  }
}
