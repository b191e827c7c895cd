internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// `fmt currency`.
struct CurrencyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "currency",
    abstract: "Writes amounts of money, exactly.",
    discussion: """
      A value is a decimal number, such as 1234.5, or a range of two, such as 3..5. Without --currency, and without the code of a currency after the values, it is an amount in the currency of the locale's region.

      Examples:
        $ fmt currency 1234.5 --currency EUR --locale en-IE,ja
        en-IE\t€1,234.50
        ja\t€1,234.50

        $ fmt currency 5 EUR --locale de
        5,00\u{A0}€

        $ fmt currency 3..5 --currency EUR --fraction 0 --locale de
        3–5\u{A0}€
      """
  )

  @OptionGroup var values: ValueArguments
  @OptionGroup(title: "Money") var money: MoneyOptions
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
    let (amounts, code) = Self.given(values.plain)
    var money = money
    if let code {
      guard money.currency == nil else {
        throw usageError("--currency cannot be used with a currency after the amount ('\(code)')")
      }
      money.currency = code
    }
    let recipe = try money.recipe(number)
    try number.write(amounts, as: recipe, common, showsParts: parts.parts)
  }

  /// The amounts, and the code of a currency after them, as in `5 EUR`.
  private static func given(_ arguments: [String]) -> (amounts: [String], code: String?) {
    guard arguments.count > 1, let last = arguments.last, last.utf8.count == 3,
      Currency.all.contains(where: { $0.code == last.uppercased() })
    else { return (arguments, nil) }
    return (Array(arguments.dropLast()), last)
  }
}
