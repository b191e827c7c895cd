internal import ArgumentParser
internal import LocaleFormat

/// `fmt number`.
struct NumberCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "number",
    abstract: "Writes decimal numbers, exactly.",
    discussion: "A value is a decimal number, or a range of two, such as 3..5."
  )

  @OptionGroup var input: ValueArguments
  @OptionGroup var number: NumberOptions
  @OptionGroup var common: CommonOptions

  func run() throws {
    try NumberWriter(
      recipe: try number.apply(to: try number.kind.numberRecipe()),
      options: number,
      locales: try common.locales(for: number.kind.category),
      common: common
    ).run(input.plain)
  }
}
