public import ArgumentParser
public import LocaleFormat
internal import MachineTime

extension RelativeTimeFormat.Width: ExpressibleByArgument {}
extension CapitalizationContext: ExpressibleByArgument {}

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
  var width: RelativeTimeFormat.Width = .long
  @Option(help: "Where the text will stand, which decides its first letter.")
  var context: CapitalizationContext = .none
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

  private func lines() throws -> [ResultLine<RelativeTimeFormat.Formatter>] {
    let recipe = RelativeTimeFormat(
      width: width,
      numbers: numeric ? .numeric : .named,
      context: context,
      grouping: grouping,
      units: try chosenUnits()
    )
    if let numbering {
      _ = try named("--numbering") { () throws(FormatError) in
        try NumberFormat.decimal.numbering(numbering).validated()
      }
    }
    // Words follow the language.
    return try common.lines(for: try common.locales(\.words)) { locale throws(FormatError) in
      let numbered = try numbering.map { system throws(FormatError) in
        try locale.setting("nu", to: system)
      }
      return try FormatterCache.shared.formatter(recipe, for: numbered ?? locale)
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

  private func write(
    _ amount: RelativeAmount,
    _ bytes: ArraySlice<UInt8>,
    in lines: [ResultLine<RelativeTimeFormat.Formatter>],
    to output: inout StandardOutput
  ) {
    for line in lines {
      if parts {
        let text = line.formatter.text(.amount(amount.value, amount.unit))
        line.write(input: bytes, text, showsParts: true, to: &output)
      } else {
        line.write(input: bytes, to: &output) {
          $0.append(.amount(amount.value, amount.unit), to: &$1)
        }
      }
    }
  }

  // MARK: Amounts

  private func writeAmounts() throws {
    let lines = try lines()
    try ValueStream(arguments: try joinedArguments(), keepsGoing: common.keepGoing).run {
      bytes,
      output throws(ValueError) in
      write(try RelativeAmount(bytes), bytes, in: lines, to: &output)
    }
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

  // MARK: Instants

  private func writeInstants(from: String) throws {
    let reader = try input.reader()
    let reference = try reader.reference(from)
    let rules = try zoneRules(try zone.resolve().identifier, option: "--zone")
    let lines = try lines()
    try ValueStream(arguments: values.plain, keepsGoing: common.keepGoing).run {
      bytes,
      output throws(ValueError) in
      let instant = try reader.instant(bytes)
      for line in lines {
        let amount = line.formatter.amount(instant, relativeTo: reference, in: rules)
        let value = RelativeAmount(value: Double(amount.value), unit: amount.unit)
        write(value, bytes, in: [line], to: &output)
      }
    }
  }
}

extension RelativeCommand {
  mutating func take(from line: inout ArgumentLine) {
    numeric = line.flag("numeric")
    width = line.value("width") ?? .long
    context = line.value("context") ?? .none
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

/// A value and a unit as `fmt relative` reads them.
private struct RelativeAmount {
  let value: Double
  let unit: RelativeUnit

  init(value: Double, unit: RelativeUnit) {
    self.value = value
    self.unit = unit
  }

  /// Reads a decimal number, white space and the name of a unit.
  init(_ bytes: ArraySlice<UInt8>) throws(ValueError) {
    let words = bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard let number = words.first, words.count == 2, let name = words.last else {
      throw ValueError(offset: 0, reason: "a value and a unit are needed, such as -1 day")
    }
    let nameOffset = name.startIndex - bytes.startIndex
    let start = number.startIndex - bytes.startIndex
    do throws(FormatError) {
      value = try FixedDecimal(String(decoding: number, as: UTF8.self)).binaryAmount()
    } catch {
      throw ValueError(offset: start + (error.offset ?? 0), reason: error.message)
    }
    let text = String(decoding: name, as: UTF8.self)
    guard let unit = RelativeUnit(anyNumberOf: text) else {
      throw ValueError(
        offset: nameOffset,
        reason: "'\(text.excerpt)' is neither year, quarter, month, week, day, hour, minute, "
          + "second nor a day of the week"
      )
    }
    self.unit = unit
  }
}

extension RelativeTimeFormat.Units {
  /// The choice of a unit; nil for days of the week.
  fileprivate init?(_ unit: RelativeUnit) {
    switch unit {
    case .year: self = .year
    case .quarter: self = .quarter
    case .month: self = .month
    case .week: self = .week
    case .day: self = .day
    case .hour: self = .hour
    case .minute: self = .minute
    case .second: self = .second
    case .sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday: return nil
    }
  }
}

extension RelativeTimeFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "form" }
  var recipeText: String { "\(recipe.width.rawValue), \(recipe.numbers.rawValue)" }
  var engineText: String { "written by ICU" }
  var writesDecimalDigits: Bool { true }
}
