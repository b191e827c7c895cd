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
      return try PatternWriter(
        recipe: try named("--pattern") { () throws(FormatError) in
          try DecimalPatternFormat(pattern).validated()
        },
        showsParts: number.parts,
        common: common
      ).run(input.plain)
    }
    let recipe = try number.apply(to: try number.kind.numberRecipe())
    try NumberWriter(
      recipe: recipe,
      options: number,
      locales: try common.locales { $0.locale(for: recipe) },
      common: common
    ).run(input.plain)
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
