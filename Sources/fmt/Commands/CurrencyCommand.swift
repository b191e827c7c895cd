internal import ArgumentParser
internal import LocaleFormat

/// `fmt currency`.
struct CurrencyCommand: DirectCommand {
  static let configuration = CommandConfiguration(
    commandName: "currency",
    abstract: "Writes amounts of money, exactly.",
    discussion: "A value is a decimal number, or a range of two, such as 3..5."
  )

  @OptionGroup var input: ValueArguments
  @OptionGroup var money: MoneyOptions
  @OptionGroup var number: NumberOptions
  @OptionGroup var common: CommonOptions

  func run() throws {
    let recipe = try money.recipe(number)
    try NumberWriter(
      recipe: recipe,
      options: number,
      locales: try common.locales { $0.locale(for: recipe) },
      common: common
    ).run(input.plain)
  }
}

extension CurrencyCommand {
  mutating func take(from line: inout ArgumentLine) {
    money = line.group()
    number = line.group()
    common = line.group()
    input = line.group()
  }
}

/// The options of money alone.
struct MoneyOptions: DirectlyReadable {
  /// How a currency is named.
  enum Display: String, ExpressibleByArgument, CaseIterable {
    case symbol
    case narrow
    case code
    case name
    case formal
    case variant
    case none

    var width: NumberFormat.Width {
      switch self {
      case .symbol: .short
      case .narrow: .narrow
      case .code: .isoCode
      case .name: .fullName
      case .formal: .formal
      case .variant: .variant
      case .none: .hidden
      }
    }
  }

  @Option(
    help: ArgumentHelp(
      "An ISO 4217 code, such as EUR. Default: the currency of the locale's region.",
      valueName: "code"
    )
  )
  var currency: String?
  @Option(help: "How the currency is named. Default: symbol.")
  var display: Display?
  @Flag(help: "Negative amounts as accountants write them.")
  var accounting = false
  @Flag(help: "Round to what coins and notes can pay.")
  var cash = false

  /// The recipe of amounts.
  func recipe(_ number: NumberOptions) throws -> NumberFormat {
    let code = try currency.map { code in
      try named("--currency") { () throws(FormatError) in try Currency(code) }
    }
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
    if let display { recipe = recipe.width(display.width) }
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
