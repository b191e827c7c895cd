internal import ArgumentParser
internal import LocaleFormat
internal import MachineTime

/// `fmt relative`.
struct RelativeCommand: DirectCommand {
  static let configuration = CommandConfiguration(
    commandName: "relative",
    abstract: "Writes times as seen from another: yesterday, in 2 months.",
    usage: """
      fmt relative <value> <unit> [<options>]
      fmt relative [<options>] < lines of value and unit
      fmt relative --from <instant> [<instant> ...] [<options>]
      """,
    discussion: """
      A value is a decimal number, negative for the past. The unit is year, quarter, month, week, day, hour, minute, second \
      or a day of the week such as monday, also in the plural. With --from the values are instants, or now, and the unit is the largest \
      of which a whole one lies between; days, weeks, months and years are counted by the calendar.
      """
  )

  @OptionGroup var values: ValueArguments
  @Flag(help: "Always write a number: 1 day ago, not yesterday.")
  var numeric = false
  @Option(help: "How units are named.")
  var width: FormatWidth = .long
  @Option(help: "Where the text will stand, which decides its first letter.")
  var context: CapitalizationContext = .unspecified
  @Option(help: "When digits are grouped.")
  var grouping: NumberFormat.Grouping = .auto
  @Option(help: ArgumentHelp("A numbering system, such as latn or native.", valueName: "system"))
  var numbering: String?
  @Flag(help: "Write the parts of each text behind it, as JSON.")
  var parts = false
  @Option(
    help: ArgumentHelp(
      "From when values, then instants, are seen; read as they are, or now.",
      valueName: "instant"
    )
  )
  var from: String?
  @Option(
    help: ArgumentHelp(
      "With --from: among which units to choose, such as day,week,month. Default: all but quarter.",
      valueName: "units"
    )
  )
  var units: String?
  @OptionGroup var input: InputOption
  @OptionGroup var zone: ZoneOption
  @OptionGroup var common: CommonOptions

  func validate() throws {
    guard from == nil, units != nil || input.input != nil || zone.zone != nil else { return }
    throw ValidationError("--units, --input and --zone go with --from.")
  }

  func run() throws {
    if let from {
      try writeInstants(from: from)
    } else {
      try writeAmounts()
    }
  }

  private func runner() throws -> FormatRunner<RelativeTimeFormat.Formatter> {
    let recipe = RelativeTimeFormat(
      width: width,
      numbers: numeric ? .numeric : .named,
      capitalization: context,
      grouping: grouping,
      units: try chosenUnits()
    )
    if let numbering {
      _ = try named("--numbering", NumberFormat.decimal.numbering(numbering).validated())
    }
    // Words follow the language.
    return try FormatRunner(common, in: try common.locales(\.words)) { locale throws(FormatError) in
      let numbered = try numbering.map { system throws(FormatError) in
        try locale.setting("nu", to: system)
      }
      return try recipe.formatter(for: numbered ?? locale)
    }
  }

  private func chosenUnits() throws -> RelativeTimeFormat.Units {
    guard let units else { return .usual }
    var chosen: RelativeTimeFormat.Units = []
    for name in units.split(separator: ",", omittingEmptySubsequences: false) {
      guard let unit = RelativeUnit(anyNumberOf: String(name)),
        let choice = RelativeTimeFormat.Units(unit)
      else {
        throw usageError(
          "--units: '\(String(name).excerpt)' is neither second, minute, …, nor year"
        )
      }
      chosen.insert(choice)
    }
    return chosen
  }

  private func writeAmounts() throws {
    let runner = try runner()
    try write(
      try joinedArguments(),
      by: runner,
      read: { bytes throws(ValueError) in try RelativeAmount(bytes) },
      amount: { $1 }
    )
  }

  /// The arguments as lines of standard input would have them: each value with its unit.
  private func joinedArguments() throws -> [String] {
    let arguments = values.plain
    guard arguments.count % 2 == 0 else {
      throw usageError("a value and a unit are needed, such as -1 day")
    }
    return stride(from: 0, to: arguments.count, by: 2).map {
      "\(arguments[$0]) \(arguments[$0 + 1])"
    }
  }

  private func writeInstants(from: String) throws {
    let reader = try input.reader()
    let reference = try reader.reference(from)
    let rules = try zoneRules(try zone.resolve().identifier, option: "--zone")
    try write(
      values.plain,
      by: try runner(),
      read: { bytes throws(ValueError) in try reader.instant(bytes) },
      amount: { formatter, instant in
        let amount = formatter.amount(instant, relativeTo: reference, in: rules)
        return RelativeAmount(value: Double(amount.value), unit: amount.unit)
      }
    )
  }

  private func write<Value>(
    _ arguments: [String],
    by runner: FormatRunner<RelativeTimeFormat.Formatter>,
    read: (ArraySlice<UInt8>) throws(ValueError) -> Value,
    amount: (RelativeTimeFormat.Formatter, Value) -> RelativeAmount
  ) throws {
    try runner.run(
      arguments,
      showsParts: parts,
      read: read,
      append: { formatter, value, bytes in
        let amount = amount(formatter, value)
        formatter.append(.amount(amount.value, amount.unit), to: &bytes)
      },
      text: { formatter, value in
        let amount = amount(formatter, value)
        return formatter.text(.amount(amount.value, amount.unit))
      }
    )
  }
}

extension RelativeCommand {
  mutating func take(from line: inout ArgumentLine) {
    numeric = line.flag("numeric")
    width = line.value("width") ?? .long
    context = line.value("context") ?? .unspecified
    grouping = line.value("grouping") ?? .auto
    numbering = line.value("numbering")
    parts = line.flag("parts")
    from = line.value("from")
    units = line.value("units")
    input = line.group()
    zone = line.group()
    common = line.group()
    values = line.group()
  }
}
