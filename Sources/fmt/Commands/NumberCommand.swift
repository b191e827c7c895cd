internal import ArgumentParser
internal import LocaleFormat

/// `fmt number`.
struct NumberCommand: ParsableCommand {
  enum Style: String, ExpressibleByArgument, CaseIterable {
    case plain
    case decimal
    case percent
  }

  static let configuration = CommandConfiguration(
    commandName: "number",
    abstract: "Writes decimal numbers, exactly."
  )

  @OptionGroup var input: ValueArguments
  @Option(help: "What kind of number.")
  var style: Style = .decimal
  @OptionGroup var number: NumberOptions
  @OptionGroup var common: CommonOptions

  func run() throws {
    let recipe: NumberFormat =
      switch style {
      case .plain: .plain
      case .decimal: .decimal
      case .percent: .percent
      }
    try NumberWriter(
      recipe: try number.apply(to: recipe),
      locales: try common.locales(for: .numbers),
      common: common
    ).run(input.plain)
  }
}

/// `fmt currency`.
struct CurrencyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "currency",
    abstract: "Writes amounts of money, exactly."
  )

  @OptionGroup var input: ValueArguments
  @Option(help: ArgumentHelp("An ISO 4217 code, such as EUR.", valueName: "code"))
  var currency: String
  @OptionGroup var number: NumberOptions
  @OptionGroup var common: CommonOptions

  func run() throws {
    let recipe: NumberFormat
    do {
      recipe = try NumberFormat.currency(currency)
    } catch {
      throw usageError("--currency: \(error)")
    }
    try NumberWriter(
      recipe: try number.apply(to: recipe),
      locales: try common.locales(for: .money),
      common: common
    ).run(input.plain)
  }
}
