internal import ArgumentParser
internal import LocaleFormat

/// `fmt parse`.
struct ParseCommand: DirectCommand {
  static let commands: [any DirectCommand.Type] = [
    ParseNumberCommand.self, ParseCurrencyCommand.self, ParseDateCommand.self,
  ]
  static let configuration = CommandConfiguration(
    commandName: "parse",
    abstract: "Reads what people of a locale write.",
    subcommands: commands
  )
}

extension ParseCommand {
  mutating func take(from line: inout ArgumentLine) {}
}

/// `fmt parse number`.
struct ParseNumberCommand: DirectCommand {
  static let configuration = CommandConfiguration(
    commandName: "number",
    abstract: "Reads numbers and writes plain decimals."
  )

  @OptionGroup var input: ValueArguments
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var kind: KindOptions
  @OptionGroup var common: CommonOptions

  func run() throws {
    switch try kind.numberRecipe() {
    case .number(let recipe): try read(by: recipe)
    case .rules(let recipe): try read(by: recipe)
    }
  }

  private func read<Recipe: FormatRecipe>(by recipe: Recipe) throws
  where
    Recipe.Formatter: ParsingFormatter & ExplainedFormatter,
    Recipe.Formatter.Parsed == FixedDecimal
  {
    let mode = reading.mode
    try FormatRunner(
      common,
      in: try common.locales { $0.locale(for: recipe) },
      recipe.formatter
    ).run(input.plain) { formatter, text throws(ValueError) in
      try placed(formatter.parse(text, mode: mode)).description
    }
  }
}

extension ParseNumberCommand {
  mutating func take(from line: inout ArgumentLine) {
    reading = line.group()
    kind = line.group()
    common = line.group()
    input = line.group()
  }
}

/// `fmt parse currency`.
struct ParseCurrencyCommand: DirectCommand {
  static let configuration = CommandConfiguration(
    commandName: "currency",
    abstract: "Reads amounts of money and writes plain decimals.",
    discussion:
      "Without --currency an amount in any currency is read, and its code written before it."
  )

  @OptionGroup var input: ValueArguments
  @OptionGroup var reading: ReadingOptions
  @Option(
    help: ArgumentHelp(
      "An ISO 4217 code, such as EUR. Default: whatever currency the text names.",
      valueName: "code"
    )
  )
  var currency: String?
  @OptionGroup var common: CommonOptions

  func run() throws {
    let recipe = try currency.map { try named("--currency", NumberFormat.currency(Currency($0))) }
    // The locale's own currency may not be known; the text names one.
    let usual = recipe ?? .decimal
    let mode = reading.mode
    try FormatRunner(common, in: try common.locales(\.money), usual.formatter).run(input.plain) {
      formatter,
      text throws(ValueError) in
      guard recipe == nil else { return try placed(formatter.parse(text, mode: mode)).description }
      let locale = formatter.resolvedLocale.requested
      let amount = try placed(CurrencyAmount.parse(text, for: locale, mode: mode))
      return "\(amount.currency) \(amount.amount)"
    }
  }
}

extension ParseCurrencyCommand {
  mutating func take(from line: inout ArgumentLine) {
    reading = line.group()
    currency = line.value("currency")
    common = line.group()
    input = line.group()
  }
}
