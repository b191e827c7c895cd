internal import ICU

/// Which amounts ICU converts to another unit, or parts into several, so that the text is right.
///
/// It computes in binary numbers of 53 bits, and counts all but the last of several units in 64.
struct UnitConversion: Sendable {
  private let isConverted: Bool
  /// Whether the unit itself is several, such as foot-and-inch.
  private let isMixed: Bool
  /// Whether the unit that a usage leads to may be several.
  private let mayBeMixed: Bool
  private let hidesSigns: Bool
  private let notation: NumberSkeleton.Notation
  private let showsEveryDigit: Bool

  /// What a recipe needs; nil where amounts are neither converted nor parted.
  init?(_ recipe: NumberFormat) throws(FormatError) {
    isConverted = recipe.usageName != nil
    isMixed = recipe.unitName?.contains("-and-") ?? false
    guard isConverted || isMixed else { return nil }
    mayBeMixed = try recipe.mayBeMixed()
    hidesSigns = recipe.settings.sign == .never || recipe.texts?.skeleton?.hidesSigns == true
    notation = recipe.writtenNotation
    showsEveryDigit = recipe.texts?.skeleton?.showsEveryDigit ?? false
  }

  /// Below it, a positive amount is written as it is in usual units: the binary number has ten digits
  /// more than its whole part.
  private static let usualLimit = 1e6

  /// Below it, a positive amount is written as it is; 0 where an amount of usual size is too much
  /// already, as in `light-year-and-foot-and-inch`.
  ///
  /// - Parameters:
  ///   - recipe: The format. Where it says how many digits are shown, those of small amounts may be
  ///     more than are exact.
  ///   - write: ICU.
  /// - Returns: The amount.
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

  /// Why ICU's text of an amount is wrong; nil where it is right.
  ///
  /// - Parameters:
  ///   - value: The amount.
  ///   - directLimit: What ``directLimit(of:_:)`` gave.
  ///   - write: ICU.
  /// - Returns: What follows the amount and "cannot be written".
  /// - Throws: The status ICU gave.
  func obstacle(
    to value: FixedDecimal,
    directLimit: Double,
    _ write: (FixedDecimal) throws(ICUError) -> String
  ) throws(ICUError) -> Reason? {
    switch value.special {
    case .nan, .negativeZero: return nil
    case .infinity, .negativeInfinity:
      // What is more than a 64-bit number becomes the least, of either sign. A conversion to the inverse
      // makes infinity zero, with its sign.
      guard mayBeMixed, try write(value).hasDigits,
        try write(.infinity) == (try write(.negativeInfinity))
      else { return nil }
      return Reason("infinity-in-parts", "infinity has no parts in several units")
    case nil: break
    }
    let binary = Double(value.digits) ?? .nan
    guard binary.isFinite else { return .tooLargeToConvert }
    if isConverted, binary.magnitude < .leastNormalMagnitude, !DecimalDigits(value).isZero {
      return Reason("too-near-zero", "it is too near zero to be converted")
    }
    // ICU takes what is nearer than 2^-52 to the next whole number for that, also of whole numbers.
    if isMixed, binary.magnitude >= 0x1p51 {
      return Reason(
        "too-large-for-parts",
        "of several units, the first is counted exactly only below 2^51"
      )
    }
    if binary.magnitude >= directLimit, !(isMixed && value.integerValue != nil) {
      if let obstacle = try largeObstacle(value, binary, write) { return obstacle }
    }
    // The digits of an exponent say nothing of the amount.
    guard mayBeMixed, isMixed || notation != .scientific, !hidesSigns,
      value.digits.hasPrefix("-")
    else { return nil }
    let text = try write(value)
    guard text.hasDigitsAboveZero, text == (try write(value.negated)) else { return nil }
    return Reason(
      "sign-at-zero",
      "the sign of several units is written with the first, which is zero"
    )
  }

  /// Why the text of a large amount has digits that a binary number does not have.
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
    // A binary number has 15 digits that are right, and more where it is the amount itself.
    let digits = text.significantDigits
    guard digits.count > 15, digits != value.digits.mantissa else { return nil }
    // A factor is right to some units in the last place of a binary number. At a tie one neighbour is
    // written otherwise, where there are too many digits both are.
    let error = mayBeMixed ? 0x1p-49 : 0x1p-51
    let below = try write(FixedDecimal(binary * (1 - error)))
    guard text != below else { return nil }
    let above = try write(FixedDecimal(binary * (1 + error)))
    guard text != above else { return nil }
    return Reason(
      "too-many-digits-to-convert",
      "its text has more digits than are converted exactly"
    )
  }
}

extension FormatError.Reason {
  fileprivate static var tooLargeToConvert: Reason {
    Reason("too-large-to-convert", "amounts of 1.8e308 and more cannot be converted")
  }
}

extension FixedDecimal {
  /// The same number below zero as above.
  fileprivate var negated: FixedDecimal {
    FixedDecimal(plain: String(digits.dropFirst()), isNegativeZero: false)
  }
}

extension String {
  /// The values of the decimal digits, without the zeros around them.
  fileprivate var significantDigits: [Double] {
    let digits = unicodeScalars.compactMap {
      $0.properties.numericType == .decimal ? $0.properties.numericValue : nil
    }
    let kept = digits.drop { $0 == 0 }
    return Array(kept.prefix(kept.count - kept.reversed().prefix { $0 == 0 }.count))
  }

  /// The same of a number that may have an exponent.
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
