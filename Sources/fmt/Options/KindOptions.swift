internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// The options that decide what kind of number is written; at most one of them is given.
struct KindOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The kind of number. plain, percent and permille round to whole numbers, unless an option of digits is given. Amounts of money and units are decimal, scientific, engineering, compact or compact-long. Default: decimal.",
      example: "fmt number 0.256 --style percent --locale de → 26\u{A0}%"
    )
  )
  var style: NumberStyle?
  @Option(
    help: ArgumentHelp(
      "An ICU number skeleton, used in place of a style.",
      example: "fmt number 1234.5 --skeleton .00 --locale de → 1.234,50",
      valueName: "skeleton"
    )
  )
  var skeleton: String?

  /// Whether ICU may refuse a value.
  var isFree: Bool { skeleton != nil }

  /// The recipe of plain numbers.
  func numberRecipe() throws -> NumberStyleRecipe {
    guard let skeleton else { return (style ?? .decimal).recipe }
    guard style == nil else { throw Self.bothGiven }
    return .number(try named("--skeleton", NumberFormat.skeleton(skeleton).validated()))
  }

  /// The recipe of numbers that are amounts of something.
  ///
  /// - Parameters:
  ///   - amount: The recipe of such an amount.
  ///   - stems: The parts of a skeleton that describe such an amount.
  /// - Returns: The recipe.
  /// - Throws: The status of a usage error, for options that exclude each other.
  func amountRecipe(_ amount: NumberFormat, stems: [String]) throws -> NumberFormat {
    if let skeleton {
      guard style == nil else { throw Self.bothGiven }
      return try named(
        "--skeleton",
        NumberFormat.skeleton(([skeleton] + stems).joined(separator: " ")).validated()
      )
    }
    switch style {
    case nil, .decimal: return amount
    case let style?:
      guard let notation = style.notation else {
        throw usageError(
          "--style \(style.rawValue) is not a style of amounts; "
            + "use decimal, scientific, engineering, compact or compact-long"
        )
      }
      return amount.notation(notation)
    }
  }

  private static var bothGiven: ExitCode {
    usageError("--skeleton cannot be used with --style")
  }
}
