internal import ArgumentParser
internal import LocaleFormat

/// The options that numbers, money and units share.
struct NumberOptions: DirectlyReadable {
  @OptionGroup(title: "Style") var kind: KindOptions
  @OptionGroup(title: "Style") var powers: NotationOption
  @OptionGroup(title: "Digits") var digits: DigitOptions
  @OptionGroup(title: "Sign and grouping") var symbols: SymbolOptions
  @OptionGroup(title: "Ranges") var ranges: RangeOptions

  /// The name of the first given option about the form of a number; nil when none is given.
  var firstGiven: String? {
    let given: [(String, Bool)] = [
      ("--style", kind.style != nil), ("--skeleton", kind.skeleton != nil),
      ("--notation", powers.notation != nil), ("--fraction", digits.fraction != nil),
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
    if powers.notation != nil, let style = kind.style, style.notation != nil {
      throw usageError(
        "--notation cannot be used with --style \(style.rawValue), which is a notation itself"
      )
    }
    try digits.check()
    var recipe = try digits.counts(in: recipe)
    if let notation = powers.notation { recipe = recipe.notation(notation) }
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

extension NumberOptions {
  mutating func take(from line: inout ArgumentLine) {
    kind = line.group()
    powers = line.group()
    digits = line.group()
    symbols = line.group()
    ranges = line.group()
  }
}

/// The option that decides how powers of ten are written.
struct NotationOption: DirectlyReadable {
  @Option(
    help: ArgumentHelp(
      "The notation of powers of ten, for a style that is not a notation itself. Default: standard.",
      example: "fmt number 1234567 --notation scientific --locale en → 1.234567E6"
    )
  )
  var notation: NumberFormat.Notation?
}

extension NotationOption {
  mutating func take(from line: inout ArgumentLine) {
    notation = line.value("notation")
  }
}
