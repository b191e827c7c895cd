internal import LocaleFormat

/// The options of ECMA-402's `Intl.NumberFormat`, converted to a recipe with ECMA-402's defaults.
///
/// Those are at most three fraction digits, rounded half up.
///
/// Source: [ECMA-402, SetNumberFormatDigitOptions](https://tc39.es/ecma402/#sec-setnfdigitoptions).
struct ECMANumberOptions {
  /// Every option that is read.
  static let known: [BatchOption] = [
    "style", "currency", "currencyDisplay", "currencySign", "unit", "unitDisplay", "usage",
    "notation", "compactDisplay", .count("minimumIntegerDigits"), .count("minimumFractionDigits"),
    .count("maximumFractionDigits"), .count("minimumSignificantDigits"),
    .count("maximumSignificantDigits"),
    "roundingMode", .count("roundingIncrement"), "roundingPriority", "trailingZeroDisplay",
    .name("useGrouping"),
    "signDisplay", .decimal("scale"), "fraction",
  ]

  private let test: BatchCase
  private let style: String
  /// The value of `notation`; the compact one without the choice of `compactDisplay`.
  private let notation: NumberFormat.Notation

  init(_ test: BatchCase) throws {
    self.test = test
    style = try test.text("style") ?? "decimal"
    notation = try test.choice("notation", default: .standard)
  }

  func recipe() throws -> NumberFormat {
    var recipe = try content().notation(try recipeNotation())
      .rounding(try test.choice("roundingMode", default: .halfUp))
      .grouping(try test.choice("useGrouping", default: isCompact ? .min2 : .auto))
      .sign(try test.choice("signDisplay", default: .auto))
    if let least = try test.count("minimumIntegerDigits") {
      recipe = try recipe.integer(atLeast: least).validated()
    }
    if let factor = try test.option("scale")?.plainDecimal() {
      recipe = try recipe.scale(try FixedDecimal(factor)).validated()
    }
    return try digits(of: recipe)
  }

  // MARK: Style

  private func content() throws -> NumberFormat {
    switch style {
    case "decimal": return .decimal
    case "percent": return .percent
    case "currency":
      let isAccounting = try test.choice(
        "currencySign",
        ["standard": false, "accounting": true],
        default: false
      )
      return .currency(try Currency(test.text("currency") ?? ""))
        .presentation(try test.choice("currencyDisplay", default: NumberFormat.Presentation.symbol))
        .accounting(isAccounting)
    case "unit":
      let unit = try NumberFormat.unit(test.text("unit") ?? "", usage: test.text("usage"))
        .validated()
      return unit.width(try test.choice("unitDisplay", default: FormatWidth.short))
    case let style: throw BatchFailure.error("RangeError: style \(style)")
    }
  }

  private var isCompact: Bool { notation == .compactShort }

  private func recipeNotation() throws(BatchFailure) -> NumberFormat.Notation {
    guard isCompact else { return notation }
    return try test.choice(
      "compactDisplay",
      ["short": .compactShort, "long": .compactLong],
      default: .compactShort
    )
  }
}

// MARK: - Digits

extension ECMANumberOptions {
  /// The recipe with the requested digits, else those of the style.
  fileprivate func digits(of recipe: NumberFormat) throws -> NumberFormat {
    // Not an option of ECMA-402, whose strings keep their zeros where a later edition is followed.
    if test.has("fraction") {
      for name in ["minimumFractionDigits", "maximumFractionDigits"] where test.has(name) {
        throw BatchFailure.error("options.fraction goes without options.\(name)")
      }
      return recipe.fraction(try test.choice("fraction", default: .asWritten))
        .trailingZeros(try test.choice("trailingZeroDisplay", default: .auto))
    }
    let hasFraction = test.has("minimumFractionDigits") || test.has("maximumFractionDigits")
    let hasSignificant =
      test.has("minimumSignificantDigits") || test.has("maximumSignificantDigits")
    let priority = try test.choice(
      "roundingPriority",
      default: NumberFormat.DigitPriority.significant
    )
    let step = try test.count("roundingIncrement") ?? 1
    let trailingZeros = try test.choice(
      "trailingZeroDisplay",
      default: NumberFormat.TrailingZeroDisplay.auto
    )
    if priority != .significant {
      return try recipe.fraction(try fraction(step)).validated().significant(try significant())
        .validated().priority(priority).trailingZeros(trailingZeros)
    }
    if hasSignificant {
      return try recipe.significant(try significant()).validated().trailingZeros(trailingZeros)
    }
    // Compact notation rounds by its own rule, which writes no such zeros.
    if isCompact, !hasFraction { return recipe }
    let fraction = try fraction(step)
    guard step != 1 else {
      return try recipe.fraction(fraction).validated().trailingZeros(trailingZeros)
    }
    return try recipe.increment(try increment(step, fraction)).validated().trailingZeros(
      trailingZeros
    )
  }

  private func significant() throws(BatchFailure) -> ClosedRange<Int> {
    try Self.range(
      try test.count("minimumSignificantDigits") ?? 1,
      try test.count("maximumSignificantDigits") ?? 21,
      of: "significant"
    )
  }

  /// The requested fraction digits; a bound that is not given is the usual one of the style.
  private func fraction(_ step: Int) throws -> ClosedRange<Int> {
    var usual = try usualFraction()
    if step != 1 { usual = usual.lowerBound...usual.lowerBound }
    let least = try test.count("minimumFractionDigits")
    let most = try test.count("maximumFractionDigits")
    return try Self.range(
      least ?? min(usual.lowerBound, most ?? usual.lowerBound),
      most ?? max(usual.upperBound, least ?? usual.upperBound),
      of: "fraction"
    )
  }

  private func usualFraction() throws -> ClosedRange<Int> {
    switch style {
    case "percent": return 0...0
    case "currency":
      guard notation == .standard else { return 0...0 }
      let digits = try Currency(test.text("currency") ?? "").fractionDigits
      return digits...digits
    default: return 0...3
    }
  }

  private static func range(
    _ least: Int,
    _ most: Int,
    of kind: String
  ) throws(BatchFailure) -> ClosedRange<Int> {
    guard least <= most else {
      throw .error("RangeError: \(least) \(kind) digits at least, \(most) at most")
    }
    return least...most
  }

  /// The increment of `step` units of the last fraction digit.
  private func increment(_ step: Int, _ fraction: ClosedRange<Int>) throws -> FixedDecimal {
    guard fraction.lowerBound == fraction.upperBound, (0...100).contains(fraction.lowerBound)
    else {
      throw BatchFailure.error("RangeError: an increment needs one count of fraction digits")
    }
    guard step > 0 else { throw BatchFailure.error("RangeError: roundingIncrement \(step)") }
    let places = fraction.lowerBound
    let digits = String(step)
    guard places > 0 else { return try FixedDecimal(digits) }
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return try FixedDecimal("\(padded.dropLast(places)).\(padded.suffix(places))")
  }
}
