internal import ArgumentParser
internal import LocaleFormat

/// The options of which one says what is written.
struct KindOptions: DirectlyReadable {
  @Option(
    help:
      "What kind of number. Default: decimal. Unless digits are asked for, plain, percent and permille round to whole ones: see --fraction."
  )
  var style: NumberStyle?
  @Option(
    help: ArgumentHelp("An ICU number skeleton, in place of a style.", valueName: "skeleton")
  )
  var skeleton: String?

  /// Whether ICU may refuse a value.
  var isFree: Bool { skeleton != nil }

  /// The recipe of plain numbers.
  func numberRecipe() throws -> NumberStyleRecipe {
    guard let skeleton else { return (style ?? .decimal).recipe }
    guard style == nil else { throw usageError("--skeleton goes without --style") }
    return .number(try named("--skeleton", NumberFormat.skeleton(skeleton).validated()))
  }

  /// The recipe of numbers that are amounts of something.
  ///
  /// - Parameters:
  ///   - amount: The recipe of such an amount.
  ///   - stems: What a skeleton of such an amount says.
  /// - Returns: The recipe.
  /// - Throws: The status of a usage error, for options that do not go together.
  func amountRecipe(_ amount: NumberFormat, stems: [String]) throws -> NumberFormat {
    if let skeleton {
      guard style == nil else { throw usageError("--skeleton goes without --style") }
      return try named(
        "--skeleton",
        NumberFormat.skeleton(([skeleton] + stems).joined(separator: " ")).validated()
      )
    }
    switch style {
    case nil, .decimal: return amount
    case let style?:
      guard let notation = style.notation else {
        throw usageError("--style \(style.rawValue) is no style of amounts")
      }
      return amount.notation(notation)
    }
  }
}

extension KindOptions {
  mutating func take(from line: inout ArgumentLine) {
    style = line.value("style")
    skeleton = line.value("skeleton")
  }
}
