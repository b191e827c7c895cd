internal import ArgumentParser
internal import LocaleFormat

/// `fmt unit`.
struct UnitCommand: DirectCommand {
  static let configuration = CommandConfiguration(
    commandName: "unit",
    abstract: "Writes amounts of a unit of measurement, exactly.",
    usage: """
      fmt unit <values> ... <unit> [<options>]
      fmt unit --unit <unit> [<values> ...] [<options>]
      """,
    discussion: """
      A value is a decimal number, such as 1234.5, or a range of two, such as 3..5. The unit is an identifier of CLDR, such as meter or kilometer-per-hour. It follows the values, unless --unit names it.

      Examples:
        $ fmt unit 120 kilometer-per-hour --locale de
        120 km/h

        $ seq 1 2 | fmt unit --unit day --width long --locale en
        1 day
        2 days
      """
  )

  @OptionGroup var input: ValueArguments
  @OptionGroup(title: "Unit") var measure: MeasureOptions
  @OptionGroup(title: "Style") var kind: KindOptions
  @OptionGroup(title: "Digits") var digits: DigitOptions
  @OptionGroup(title: "Sign and grouping") var symbols: SymbolOptions
  @OptionGroup(title: "Ranges") var ranges: RangeOptions
  @OptionGroup var common: CommonOptions
  @OptionGroup(title: "Output") var parts: PartsOption

  private var number: NumberOptions {
    NumberOptions(kind: kind, digits: digits, symbols: symbols, ranges: ranges)
  }

  func run() throws {
    let number = number
    var values = input.plain
    let identifier: String
    if let unit = measure.unit {
      identifier = unit
    } else {
      guard values.count > 1, let last = values.popLast() else {
        throw usageError(
          "a value and a unit are expected, such as 5 meter; for values from standard input, name the unit with --unit"
        )
      }
      identifier = last
    }
    let plain = try named("unit", NumberFormat.unit(identifier).validated())
    let amount =
      try measure.usage.map {
        try named("--usage", NumberFormat.unit(identifier, usage: $0).validated())
      } ?? plain
    var recipe = try number.apply(
      to: try number.kind.amountRecipe(
        amount,
        stems: ["unit/\(identifier)"] + (measure.usage.map { ["usage/\($0)"] } ?? [])
      )
    )
    if let width = measure.width { recipe = recipe.width(width) }
    try number.write(values, as: recipe, common, showsParts: parts.parts)
  }
}

extension UnitCommand {
  mutating func take(from line: inout ArgumentLine) {
    measure = line.group()
    kind = line.group()
    digits = line.group()
    symbols = line.group()
    ranges = line.group()
    common = line.group()
    parts = line.group()
    input = line.group()
  }
}

/// The options of units alone.
struct MeasureOptions: DirectlyReadable {
  @Option(
    help: ArgumentHelp(
      "The unit. All arguments are then values; without any, each line of standard input is one.",
      example: "fmt unit --unit meter 5 --locale de → 5 m"
    )
  )
  var unit: String?
  @Option(
    help: ArgumentHelp(
      "The length of the unit's name. Default: short.",
      example: "fmt unit 5 meter --width long --locale de → 5 Meter",
      valueName: "length"
    )
  )
  var width: FormatWidth?
  @Option(
    help: ArgumentHelp(
      "Convert to the unit that the locale's region uses for a purpose, such as road or person-height.",
      example: "fmt unit 5000 meter --usage road --locale en-US → 3.1 mi",
      valueName: "purpose"
    )
  )
  var usage: String?
}

extension MeasureOptions {
  mutating func take(from line: inout ArgumentLine) {
    unit = line.value("unit")
    width = line.value("width")
    usage = line.value("usage")
  }
}
