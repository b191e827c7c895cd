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
    try number.write(input.plain, as: recipe, common)
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
