internal import ArgumentParser
internal import LocaleFormat

/// `fmt unit`.
struct UnitCommand: DirectCommand {
  static let configuration = CommandConfiguration(
    commandName: "unit",
    abstract: "Writes amounts of a unit, exactly.",
    usage: """
      fmt unit <values> ... <unit> [<options>]
      fmt unit --unit <unit> [<values> ...] [<options>]
      """,
    discussion: """
      A value is a decimal number, or a range of two, such as 3..5. The unit is a CLDR identifier, such as meter or \
      kilometer-per-hour; it follows the values, unless --unit names it.
      """
  )

  @OptionGroup var input: ValueArguments
  @Option(
    help: "The unit; values are then all arguments or, with none, the lines of standard input."
  )
  var unit: String?
  @Option(help: "How the unit is named. Default: short.")
  var width: FormatWidth?
  @Option(
    help: ArgumentHelp(
      "Convert to what the locale's region uses for a purpose, such as road or person-height.",
      valueName: "usage"
    )
  )
  var usage: String?
  @OptionGroup var number: NumberOptions
  @OptionGroup var common: CommonOptions

  func run() throws {
    var values = input.plain
    let identifier: String
    if let unit {
      identifier = unit
    } else {
      guard values.count > 1, let last = values.popLast() else {
        throw usageError("a value and a unit are needed, or --unit for values from standard input")
      }
      identifier = last
    }
    let plain = try named("unit", NumberFormat.unit(identifier).validated())
    let amount =
      try usage.map { try named("--usage", NumberFormat.unit(identifier, usage: $0).validated()) }
      ?? plain
    var recipe = try number.apply(
      to: try number.kind.amountRecipe(
        amount,
        stems: ["unit/\(identifier)"] + (usage.map { ["usage/\($0)"] } ?? [])
      )
    )
    if let width { recipe = recipe.width(width) }
    try number.write(values, as: recipe, common)
  }
}

extension UnitCommand {
  mutating func take(from line: inout ArgumentLine) {
    unit = line.value("unit")
    width = line.value("width")
    usage = line.value("usage")
    number = line.group()
    common = line.group()
    input = line.group()
  }
}
