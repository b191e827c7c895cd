internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// `fmt number`.
struct NumberCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "number",
    abstract: "Writes decimal numbers, exactly and of any length.",
    discussion: """
      A value is a decimal number, such as -1234.5 or 1e6, or a range of two, such as 3..5.

      Examples:
        $ fmt number 1234567.891 --locale de,hi-IN
        de\t1.234.567,891
        hi-IN\t12,34,567.891

        $ seq 9999 10000 | fmt number --locale es
        9999
        10.000

        $ fmt number 21 --style spellout --locale fr
        vingt-et-un
      """
  )

  @OptionGroup var values: ValueArguments
  @OptionGroup(title: "Style") var kind: KindOptions
  @OptionGroup(title: "Digits") var digits: DigitOptions
  @OptionGroup(title: "Sign and grouping") var symbols: SymbolOptions
  @OptionGroup(title: "Ranges") var ranges: RangeOptions
  @OptionGroup(title: "Style") var whole: PatternOption
  @OptionGroup var common: CommonOptions
  @OptionGroup(title: "Output") var parts: PartsOption

  private var number: NumberOptions {
    NumberOptions(kind: kind, digits: digits, symbols: symbols, ranges: ranges)
  }

  func run() throws {
    let number = number
    if let pattern = whole.pattern {
      if let option = number.firstGiven {
        throw usageError("--pattern cannot be used with \(option)")
      }
      return try write(by: pattern)
    }
    switch try number.kind.numberRecipe() {
    case .number(let recipe):
      let recipe = try number.apply(to: recipe)
      try number.write(values.plain, as: recipe, common, showsParts: parts.parts)
    case .rules(let rules):
      try number.write(values.plain, by: rules, common, showsParts: parts.parts)
    }
  }

  private func write(by pattern: String) throws {
    let recipe = try named("--pattern", DecimalPatternFormat(pattern).validated())
    try FormatRunner(
      common,
      in: try common.locales { $0.locale(for: recipe) },
      recipe.formatter
    ).run(
      values.plain,
      showsParts: parts.parts,
      isChecked: { _ in true },
      read: { bytes throws(ValueError) in try NumberValue.decimal(bytes) },
      append: { $0.append($1, to: &$2) },
      text: { formatter, value throws(ValueError) in
        try exactly(
          or: "ICU cannot round the number exactly as the pattern asks",
          formatter.checkedText(value)
        )
      }
    )
  }
}

/// The option that describes a whole number format.
struct PatternOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A DecimalFormat pattern of UTS #35, used in place of a style and its options.",
      example: "fmt number 1234.5 --pattern '#,##0.00' --locale de → 1.234,50",
      valueName: "pattern"
    )
  )
  var pattern: String?
}
