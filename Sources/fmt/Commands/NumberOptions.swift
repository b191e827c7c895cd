public import ArgumentParser
public import LocaleFormat

extension NumberFormat.Rounding: ExpressibleByArgument {}

/// The options that numbers and money share.
struct NumberOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Fraction digits: 2, or 0...2.", valueName: "digits"))
  var fraction: String?
  @Option(help: "How the last digit is chosen.")
  var rounding: NumberFormat.Rounding = .halfEven

  /// The recipe with these options.
  func apply(to recipe: NumberFormat) throws -> NumberFormat {
    let rounded = recipe.rounding(rounding)
    guard let fraction else { return rounded }
    guard let range = Self.range(fraction) else {
      throw usageError("--fraction: '\(fraction)' is neither a count nor a range such as 0...2")
    }
    do {
      return try rounded.fraction(range)
    } catch {
      throw usageError("--fraction: \(error)")
    }
  }

  private static func range(_ text: String) -> ClosedRange<Int>? {
    if let count = Int(text) { return count...count }
    let parts = text.split(separator: "...", omittingEmptySubsequences: false)
    guard parts.count == 2, let least = Int(parts[0]), let most = Int(parts[1]), least <= most
    else { return nil }
    return least...most
  }
}
