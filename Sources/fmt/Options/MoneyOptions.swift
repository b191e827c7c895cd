internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// The options of money alone.
struct MoneyOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The currency, as an ISO 4217 code. Default: the currency of the locale's region.",
      example: "fmt currency 1234.5 --currency EUR --locale de → 1.234,50\u{A0}€",
      valueName: "code"
    )
  )
  var currency: String?
  @Option(
    help: ArgumentHelp(
      "The form in which the currency is named. Default: symbol.",
      example: """
        fmt currency 5 --currency USD --display name --locale en
        → 5.00 US dollars
        """,
      valueName: "form"
    )
  )
  var display: NumberFormat.Presentation?
  @Flag(
    help: ArgumentHelp(
      "Write negative amounts as accountants do.",
      example: "fmt currency -5 --currency USD --accounting --locale en → ($5.00)"
    )
  )
  var accounting = false
  @Flag(
    help: ArgumentHelp(
      "Round to amounts that coins and notes can pay.",
      example: "fmt currency 1.23 --currency CHF --cash --locale de-CH → CHF\u{A0}1.25"
    )
  )
  var cash = false

  /// The recipe of amounts.
  func recipe(_ number: NumberOptions) throws -> NumberFormat {
    let code = try currency.map { try named("--currency", Currency($0)) }
    if number.kind.skeleton != nil, code == nil {
      throw usageError("--skeleton needs --currency, such as --currency EUR")
    }
    if cash, number.digits.isRounded {
      throw usageError("--cash cannot be used with --fraction, --significant or --increment")
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
