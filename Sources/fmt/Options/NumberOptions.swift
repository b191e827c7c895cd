internal import FmtKit
internal import LocaleFormat

/// The options that numbers, money and units share, from their groups.
///
/// It is not a group itself, because each group costs 220,000 instructions at the start of a command:
/// the runtime looks up that it conforms to `ParsableArguments`.
struct NumberOptions {
  let kind: KindOptions
  let digits: DigitOptions
  let symbols: SymbolOptions
  let ranges: RangeOptions

  /// The name of the first given option about the form of a number; nil when none is given.
  var firstGiven: String? {
    let given: [(String, Bool)] = [
      ("--style", kind.style != nil), ("--skeleton", kind.skeleton != nil),
      ("--notation", digits.notation != nil), ("--fraction", digits.fraction != nil),
      ("--significant", digits.significant != nil), ("--priority", digits.priority != nil),
      ("--integer", digits.integer != nil), ("--increment", digits.increment != nil),
      ("--rounding", digits.rounding != nil), ("--trailing-zeros", digits.trailingZeros != nil),
      ("--grouping", symbols.grouping != nil), ("--sign", symbols.sign != nil),
      ("--decimal-separator", symbols.decimalSeparator != nil), ("--scale", digits.scale != nil),
      ("--numbering", symbols.numbering != nil), ("--collapse", ranges.collapse != .auto),
      ("--identity", ranges.identity != .approximately),
    ]
    return given.first { $0.1 }?.0
  }

  /// The recipe with these options.
  func apply(to recipe: NumberFormat) throws -> NumberFormat {
    if digits.notation != nil, let style = kind.style, style.notation != nil {
      throw usageError(
        "--notation cannot be used with --style \(style.rawValue), which is a notation itself"
      )
    }
    try digits.check()
    var recipe = try digits.counts(in: recipe)
    if let notation = digits.notation { recipe = recipe.notation(notation) }
    recipe = symbols.symbols(in: digits.rounding(in: recipe))
    if let scale = digits.scale {
      recipe = try named("--scale", recipe.scale(FixedDecimal(scale)).validated())
    }
    if let numbering = symbols.numbering {
      recipe = try named("--numbering", recipe.numbering(numbering).validated())
    }
    return recipe
  }
}
