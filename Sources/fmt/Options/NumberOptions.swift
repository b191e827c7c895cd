internal import ArgumentParser
internal import LocaleFormat

/// The options that numbers, money and units share.
struct NumberOptions: DirectlyReadable {
  @OptionGroup var kind: KindOptions
  @Option(help: "How powers of ten are written.")
  var notation: NumberFormat.Notation?
  @Option(help: ArgumentHelp("Fraction digits: 2, or 0...2.", valueName: "digits"))
  var fraction: String?
  @Option(help: ArgumentHelp("Significant digits: 3, or 1...3.", valueName: "digits"))
  var significant: String?
  @Option(help: "Which of the two counts, where both are given.")
  var priority: NumberFormat.DigitPriority?
  @Option(
    help: ArgumentHelp(
      "Integer digits: at least 2, or 2...4, where higher ones are cut off.",
      valueName: "digits"
    )
  )
  var integer: String?
  @Option(help: ArgumentHelp("Round to multiples of a number, such as 0.05.", valueName: "step"))
  var increment: String?
  @Option(help: "How the last digit is chosen. Default: half-even.")
  var rounding: NumberFormat.Rounding?
  @Option(help: "What becomes of zeros at the end of the fraction.")
  var trailingZeros: NumberFormat.TrailingZeroDisplay?
  @Option(help: "When digits are grouped.")
  var grouping: NumberFormat.Grouping?
  @Option(help: "When a sign is written.")
  var sign: NumberFormat.SignDisplay?
  @Option(help: "When the decimal separator is written.")
  var decimalSeparator: NumberFormat.DecimalSeparatorDisplay?
  @Option(
    help: ArgumentHelp(
      "Multiply by a number first, in place of percent's 100; a negative one as --scale=-1.",
      valueName: "factor"
    )
  )
  var scale: String?
  @Option(help: ArgumentHelp("A numbering system, such as latn or native.", valueName: "system"))
  var numbering: String?
  @Option(help: "What a range A..B writes once when it is the same for both numbers.")
  var collapse: NumberRangeFormat.Collapse = .auto
  @Option(help: "What a range writes for two numbers that look alike.")
  var identity: NumberRangeFormat.Identity = .approximately
  @Flag(help: "Write the parts of each text behind it, as JSON.")
  var parts = false

  /// The name of an option that says how a number is written; nil when none is given.
  var firstGiven: String? {
    let given: [(String, Bool)] = [
      ("--style", kind.style != nil), ("--skeleton", kind.skeleton != nil),
      ("--notation", notation != nil), ("--fraction", fraction != nil),
      ("--significant", significant != nil), ("--priority", priority != nil),
      ("--integer", integer != nil), ("--increment", increment != nil),
      ("--rounding", rounding != nil), ("--trailing-zeros", trailingZeros != nil),
      ("--grouping", grouping != nil), ("--sign", sign != nil),
      ("--decimal-separator", decimalSeparator != nil), ("--scale", scale != nil),
      ("--numbering", numbering != nil), ("--collapse", collapse != .auto),
      ("--identity", identity != .approximately),
    ]
    return given.first { $0.1 }?.0
  }

  /// The recipe with these options.
  func apply(to recipe: NumberFormat) throws -> NumberFormat {
    try check()
    var recipe = try withDigits(recipe)
    if let notation { recipe = recipe.notation(notation) }
    if let rounding { recipe = recipe.rounding(rounding) }
    if let trailingZeros { recipe = recipe.trailingZeros(trailingZeros) }
    if let grouping { recipe = recipe.grouping(grouping) }
    if let sign { recipe = recipe.sign(sign) }
    if let decimalSeparator { recipe = recipe.decimalSeparator(decimalSeparator) }
    if let scale {
      recipe = try named("--scale", recipe.scale(FixedDecimal(scale)).validated())
    }
    if let numbering {
      recipe = try named("--numbering", recipe.numbering(numbering).validated())
    }
    return recipe
  }

  /// Refuses options of which one would be silently left out.
  private func check() throws {
    if notation != nil, kind.style?.notation != nil {
      throw usageError("--notation goes with no style that is a notation itself")
    }
    if increment != nil, fraction != nil || significant != nil {
      throw usageError("--increment goes with neither --fraction nor --significant")
    }
    if priority != nil, fraction == nil || significant == nil {
      throw usageError("--priority goes with both --fraction and --significant")
    }
  }

  private func withDigits(_ recipe: NumberFormat) throws -> NumberFormat {
    var recipe = recipe
    if let fraction {
      let digits = try Self.digits(fraction, "--fraction")
      recipe = try named("--fraction", recipe.fraction(digits).validated())
    }
    if let significant {
      let digits = try Self.digits(significant, "--significant")
      guard digits.lowerBound > 0 else {
        throw usageError("--significant: there is at least one significant digit")
      }
      recipe = try named("--significant", recipe.significant(digits).validated())
    }
    if let priority { recipe = recipe.priority(priority) }
    if let increment {
      recipe = try named("--increment", recipe.increment(FixedDecimal(increment)).validated())
    }
    if let integer {
      let digits = try Self.digits(integer, "--integer")
      guard digits.upperBound > 0 || Int(integer) != nil else {
        throw usageError("--integer: at most no digit is too few")
      }
      let most = Int(integer) == nil ? digits.upperBound : nil
      recipe = try named(
        "--integer",
        recipe.integer(atLeast: digits.lowerBound, atMost: most).validated()
      )
    }
    return recipe
  }

  private static func digits(_ text: String, _ option: String) throws -> ClosedRange<Int> {
    if let count = Int(text) { return count...count }
    let parts = text.split(separator: "...", omittingEmptySubsequences: false)
    guard parts.count == 2, let least = Int(parts[0]), let most = Int(parts[1]), least <= most
    else {
      throw usageError("\(option): '\(text.excerpt)' is neither a count nor a range such as 0...2")
    }
    return least...most
  }
}

extension NumberOptions {
  mutating func take(from line: inout ArgumentLine) {
    kind = line.group()
    notation = line.value("notation")
    fraction = line.value("fraction")
    significant = line.value("significant")
    priority = line.value("priority")
    integer = line.value("integer")
    increment = line.value("increment")
    rounding = line.value("rounding")
    trailingZeros = line.value("trailing-zeros")
    grouping = line.value("grouping")
    sign = line.value("sign")
    decimalSeparator = line.value("decimal-separator")
    scale = line.value("scale")
    numbering = line.value("numbering")
    collapse = line.value("collapse") ?? .auto
    identity = line.value("identity") ?? .approximately
    parts = line.flag("parts")
  }
}
