internal import ArgumentParser
internal import LocaleFormat

/// The options of money alone.
struct MoneyOptions: DirectlyReadable {
  @Option(
    help: ArgumentHelp(
      "An ISO 4217 code, such as EUR. Default: the currency of the locale's region.",
      valueName: "code"
    )
  )
  var currency: String?
  @Option(help: "How the currency is named. Default: symbol.")
  var display: NumberFormat.Presentation?
  @Flag(help: "Negative amounts as accountants write them.")
  var accounting = false
  @Flag(help: "Round to what coins and notes can pay.")
  var cash = false

  /// The recipe of amounts.
  func recipe(_ number: NumberOptions) throws -> NumberFormat {
    let code = try currency.map { try named("--currency", Currency($0)) }
    if number.kind.skeleton != nil, code == nil {
      throw usageError("--skeleton goes with --currency")
    }
    if cash, number.fraction != nil || number.significant != nil || number.increment != nil {
      throw usageError("--cash goes with neither --fraction, --significant nor --increment")
    }
    var recipe = try number.apply(
      to: try number.kind.amountRecipe(
        code.map { .currency($0) } ?? .localCurrency,
        stems: code.map { ["currency/\($0)"] } ?? []
      )
    )
    if let display { recipe = recipe.presentation(display) }
    if accounting { recipe = recipe.accounting() }
    if cash { recipe = recipe.cash() }
    return recipe
  }
}

extension MoneyOptions {
  mutating func take(from line: inout ArgumentLine) {
    currency = line.value("currency")
    display = line.value("display")
    accounting = line.flag("accounting")
    cash = line.flag("cash")
  }
}
