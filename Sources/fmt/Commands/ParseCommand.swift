internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// `fmt parse`.
struct ParseCommand: ParsableCommand {
  static let commands: [any ParsableCommand.Type] = [
    ParseNumberCommand.self, ParseCurrencyCommand.self, ParseDateCommand.self,
  ]
  static let configuration = CommandConfiguration(
    commandName: "parse",
    abstract: "Reads what people in a locale write.",
    discussion: """
      Examples:
        $ fmt parse number 1.234,5 --locale de
        1234.5

        $ fmt parse currency '5,00 €' --locale de
        EUR 5.00
      """,
    subcommands: commands
  )
}

/// `fmt parse number`.
struct ParseNumberCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "number",
    abstract: "Reads numbers that people in a locale write, and writes plain decimals.",
    discussion: """
      A value is a number as the locale writes it.

      Examples:
        $ fmt parse number 1.234,5 --locale de
        1234.5

        $ fmt parse number vingt-et-un --style spellout --locale fr
        21
      """
  )

  @OptionGroup var values: ValueArguments
  @OptionGroup(title: "Style") var kind: KindOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions
  @OptionGroup(title: "Reading") var forms: CompactReadingOption
  @OptionGroup var common: CommonOptions

  func run() throws {
    switch try kind.numberRecipe() {
    case .number(let recipe):
      let forms = try forms.forms(of: recipe, common)
      try read(by: recipe) { formatter, text, mode throws(FormatError) in
        try forms.parse(text, formatter, mode)
      }
    case .rules(let recipe):
      guard !forms.compact else {
        throw usageError("--compact cannot be used with --style \(kind.style?.rawValue ?? "")")
      }
      try read(by: recipe) { formatter, text, mode throws(FormatError) in
        try formatter.parse(text, mode: mode)
      }
    }
  }

  private func read<Recipe: FormatRecipe>(
    by recipe: Recipe,
    _ parse: (Recipe.Formatter, String, ParseMode) throws(FormatError) -> FixedDecimal
  ) throws where Recipe.Formatter: ExplainedFormatter {
    let mode = reading.mode
    try FormatRunner(
      common,
      in: try common.locales { $0.locale(for: recipe) },
      recipe.formatter
    ).run(values.plain) { formatter, text throws(ValueError) in
      try placed(parse(formatter, text, mode)).description
    }
  }
}

/// `fmt parse currency`.
struct ParseCurrencyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "currency",
    abstract: "Reads amounts of money that people in a locale write, and writes plain decimals.",
    discussion: """
      A value is an amount as the locale writes it. Without --currency it may be in any currency, whose code is then written before the amount.

      Examples:
        $ fmt parse currency '1.234,50 €' --locale de
        EUR 1234.50
      """
  )

  @OptionGroup var values: ValueArguments
  @OptionGroup(title: "Money") var money: ReadCurrencyOption
  @OptionGroup(title: "Reading") var reading: ReadingOptions
  @OptionGroup(title: "Reading") var forms: CompactReadingOption
  @OptionGroup var common: CommonOptions

  func run() throws {
    let recipe = try money.currency.map {
      try named("--currency", NumberFormat.currency(Currency($0)))
    }
    // The text names the currency, so the locale itself may have none.
    let usual = recipe ?? .decimal
    let (mode, isCompact) = (reading.mode, forms.compact)
    let forms = try forms.forms(of: usual, common)
    let app = common.place.locale == nil ? try common.place.resolve() : nil
    try FormatRunner(common, in: try common.locales(\.money), usual.formatter).run(values.plain) {
      formatter,
      text throws(ValueError) in
      guard recipe == nil else {
        return try placed(forms.parse(text, formatter, mode)).description
      }
      let locale = app == nil ? formatter.resolvedLocale.requested : nil
      let amount = try placed(
        AppLocale.with(app ?? .current) { () throws(FormatError) in
          try CurrencyAmount.parse(text, for: locale, mode: mode, compact: isCompact)
        }
      )
      return "\(amount.currency) \(amount.amount)"
    }
  }
}

/// The option that names the currency of texts.
struct ReadCurrencyOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The only currency to read, as an ISO 4217 code. Default: the currency that the text names.",
      example: "fmt parse currency '5,00 €' --currency EUR --locale de → 5.00",
      valueName: "code"
    )
  )
  var currency: String?
}

extension CompactReadingOption {
  /// The compact forms of a recipe, in the locale that they are written in.
  ///
  /// - Throws: The status of the error, for a locale that is refused or whose data cannot be read.
  func forms(of recipe: NumberFormat, _ common: CommonOptions) throws -> CompactForms {
    guard compact, common.place.locale == nil else { return CompactForms(areRead: compact) }
    let app = try common.place.resolve()
    let words = app.locale(for: recipe.notation(.compactShort))
    let own = app.locale(for: recipe)
    guard (words.language, words.script, words.region) != (own.language, own.script, own.region)
    else {
      return CompactForms(areRead: true)
    }
    return CompactForms(areRead: true, words: try named("--compact", recipe.formatter(for: words)))
  }
}

/// Reads numbers, and their compact forms if these are asked for.
struct CompactForms: Sendable {
  let areRead: Bool
  /// The formatter of the app's words; nil if these are in the locale of its numbers.
  var words: NumberFormat.Formatter?

  func parse(
    _ text: String,
    _ formatter: NumberFormat.Formatter,
    _ mode: ParseMode
  ) throws(FormatError) -> FixedDecimal {
    guard let words else { return try formatter.parse(text, mode: mode, compact: areRead) }
    do throws(FormatError) {
      return try formatter.parse(text, mode: mode)
    } catch {
      let failure = error
      do throws(FormatError) {
        return try words.parse(text, mode: mode, compact: true)
      } catch {
        throw failure
      }
    }
  }
}
