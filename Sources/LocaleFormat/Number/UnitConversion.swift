internal import ICU

/// Finds the amounts that ICU would write wrong when it converts them to another unit, or splits
/// them into several.
///
/// ICU computes in binary numbers of 53 bits, and counts all but the last of several units in 64
/// bits.
struct UnitConversion: Sendable {
  private let isConverted: Bool
  /// Whether the unit itself is several, such as foot-and-inch.
  private let isMixed: Bool
  /// Whether a usage may lead to several units.
  private let mayBeMixed: Bool
  private let hidesSigns: Bool
  private let notation: NumberSkeleton.Notation
  private let showsEveryDigit: Bool

  /// Collects what a recipe needs; nil if amounts are neither converted nor split.
  init?(_ recipe: NumberFormat) throws(FormatError) {
    isConverted = recipe.usageName != nil
    isMixed = recipe.unitName?.contains("-and-") ?? false
    guard isConverted || isMixed else { return nil }
    mayBeMixed = try recipe.mayBeMixed()
    hidesSigns = recipe.settings.sign == .never || recipe.texts?.skeleton?.hidesSigns == true
    notation = recipe.writtenNotation
    showsEveryDigit = recipe.texts?.skeleton?.showsEveryDigit ?? false
  }

  /// The limit below which a positive amount in usual units is written without a check.
  ///
  /// Below it, the binary number has ten digits more than its whole part.
  private static let usualLimit = 1e6

  /// Finds the limit below which a positive amount is written without a check.
  ///
  /// It is 0 if an amount of usual size is too large already, as in `light-year-and-foot-and-inch`.
  ///
  /// - Parameters:
  ///   - recipe: The format. If it sets the number of digits, small amounts may show more digits
  ///     than are exact.
  ///   - write: Writes an amount with ICU.
  /// - Returns: The limit.
  /// - Throws: The status ICU gave.
  func directLimit(
    of recipe: NumberFormat,
    _ write: (FixedDecimal) throws(ICUError) -> String
  ) throws(ICUError) -> Double {
    let hasOwnDigits =
      recipe.style == .skeleton || recipe.settings.fraction != nil
      || recipe.settings.significant != nil || recipe.texts?.increment != nil
    if hasOwnDigits { return Self.usualLimit }
    let large = 999_983.317
    let obstacle = try largeObstacle(FixedDecimal(large), large, write)
    return obstacle == nil ? Self.usualLimit : 0
  }

  /// Finds the reason why ICU's text of an amount is wrong; nil if it is right.
  ///
  /// - Parameters:
  ///   - value: The amount.
  ///   - directLimit: The result of ``directLimit(of:_:)``.
  ///   - write: Writes an amount with ICU.
  /// - Returns: The reason, which follows the amount and "cannot be written" in an error.
  /// - Throws: The status ICU gave.
  func obstacle(
    to value: FixedDecimal,
    directLimit: Double,
    _ write: (FixedDecimal) throws(ICUError) -> String
  ) throws(ICUError) -> Reason? {
    switch value.special {
    case .nan, .negativeZero: return nil
    case .infinity, .negativeInfinity:
      // A value above 64 bits becomes the least 64-bit number, whatever its sign. A conversion to
      // the inverse turns infinity into zero, and keeps the sign.
      guard mayBeMixed, try write(value).hasDigits,
        try write(.infinity) == (try write(.negativeInfinity))
      else { return nil }
      return Reason("infinity-in-parts", "infinity cannot be split into several units")
    case nil: break
    }
    let binary = Double(value.digits) ?? .nan
    guard binary.isFinite else { return .tooLargeToConvert }
    if isConverted, binary.magnitude < .leastNormalMagnitude, !DecimalDigits(value).isZero {
      return Reason("too-near-zero", "it is too close to zero to be converted")
    }
    // ICU takes a number for the next whole number if it is nearer to it than 2^-52, even if it is
    // whole itself.
    if isMixed, binary.magnitude >= 0x1p51 {
      return Reason(
        "too-large-for-parts",
        "with several units, the first must be below 2^51 to be exact"
      )
    }
    if binary.magnitude >= directLimit, !(isMixed && value.integerValue != nil) {
      if let obstacle = try largeObstacle(value, binary, write) { return obstacle }
    }
    // The digits of an exponent do not show whether the amount is zero.
    guard mayBeMixed, isMixed || notation != .scientific, !hidesSigns,
      value.digits.hasPrefix("-")
    else { return nil }
    let text = try write(value)
    guard text.hasDigitsAboveZero, text == (try write(value.magnitude)) else { return nil }
    return Reason(
      "sign-at-zero",
      "the sign belongs to the first of several units, which is zero"
    )
  }

  /// The reason why the text of a large amount has digits that a binary number does not have.
  private func largeObstacle(
    _ value: FixedDecimal,
    _ binary: Double,
    _ write: (FixedDecimal) throws(ICUError) -> String
  ) throws(ICUError) -> Reason? {
    let text = try write(value)
    if text == (try write(binary < 0 ? .negativeInfinity : .infinity)) {
      return .tooLargeToConvert
    }
    guard notation != .scientific, !showsEveryDigit || binary.magnitude >= 1e15 else { return nil }
    // A binary number has 15 correct digits, and more if it is exactly the amount.
    let digits = text.significantDigits
    guard digits.count > 15, digits != value.digits.mantissa else { return nil }
    // A conversion factor is correct to some units in the last place of a binary number. At a tie,
    // one neighbour is written differently; if there are too many digits, both are.
    let error = mayBeMixed ? 0x1p-49 : 0x1p-51
    let below = try write(FixedDecimal(binary * (1 - error)))
    guard text != below else { return nil }
    let above = try write(FixedDecimal(binary * (1 + error)))
    guard text != above else { return nil }
    return Reason(
      "too-many-digits-to-convert",
      "it has more digits than can be converted exactly"
    )
  }
}

extension FormatError.Reason {
  fileprivate static var tooLargeToConvert: Reason {
    Reason("too-large-to-convert", "amounts of 1.8e308 and more cannot be converted")
  }
}

extension String {
  /// The values of the decimal digits, without leading and trailing zeros.
  fileprivate var significantDigits: [Double] {
    let digits = unicodeScalars.compactMap {
      $0.properties.numericType == .decimal ? $0.properties.numericValue : nil
    }
    let kept = digits.drop { $0 == 0 }
    return Array(kept.prefix(kept.count - kept.reversed().prefix { $0 == 0 }.count))
  }

  /// The significant digits of a number that may have an exponent.
  fileprivate var mantissa: [Double] {
    String(prefix { $0 != "e" && $0 != "E" }).significantDigits
  }

  fileprivate var hasDigits: Bool {
    unicodeScalars.contains { $0.properties.numericType == .decimal }
  }

  fileprivate var hasDigitsAboveZero: Bool {
    unicodeScalars.contains {
      $0.properties.numericType == .decimal && $0.properties.numericValue != 0
    }
  }
}
