internal import ArgumentParser
internal import LocaleFormat

/// `fmt number`.
struct NumberCommand: DirectCommand {
  static let configuration = CommandConfiguration(
    commandName: "number",
    abstract: "Writes decimal numbers, exactly.",
    discussion: "A value is a decimal number, or a range of two, such as 3..5."
  )

  @OptionGroup var input: ValueArguments
  @Option(
    help: ArgumentHelp(
      "A DecimalFormat pattern of UTS #35, such as #,##0.00, in place of a style and its options.",
      valueName: "pattern"
    )
  )
  var pattern: String?
  @OptionGroup var number: NumberOptions
  @OptionGroup var common: CommonOptions

  func run() throws {
    if let pattern {
      if let option = number.firstGiven { throw usageError("--pattern goes without \(option)") }
      return try write(by: pattern)
    }
    switch try number.kind.numberRecipe() {
    case .number(let recipe):
      try number.write(input.plain, as: number.apply(to: recipe), common)
    case .rules(let rules): try number.write(input.plain, by: rules, common)
    }
  }

  private func write(by pattern: String) throws {
    let recipe = try named("--pattern", DecimalPatternFormat(pattern).validated())
    try FormatRunner(
      common,
      in: try common.locales { $0.locale(for: recipe) },
      recipe.formatter
    ).run(
      input.plain,
      showsParts: number.parts,
      isChecked: { _ in true },
      read: { bytes throws(ValueError) in try NumberValue.decimal(bytes) },
      append: { $0.append($1, to: &$2) },
      text: { formatter, value throws(ValueError) in
        try exactly(
          or: "ICU cannot round it exactly as the pattern asks",
          formatter.checkedText(value)
        )
      }
    )
  }
}

extension NumberCommand {
  mutating func take(from line: inout ArgumentLine) {
    pattern = line.value("pattern")
    number = line.group()
    common = line.group()
    input = line.group()
  }
}
