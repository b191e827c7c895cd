internal import Sharing

/// Prepares numbers for ICU, and refuses those that ICU would write wrong.
///
/// ICU divides and multiplies with 34 digits. If these are not enough, a number is multiplied and
/// rounded here. If that depends on something that only ICU computes, the number is refused.
struct NumberPreparation: Sendable {
  /// The way in which a number is written.
  enum Outcome {
    /// Written by the format's own formatter.
    case usual(FixedDecimal)
    /// Already multiplied and rounded, and written by the formatter of ``NumberFormat/rounded``.
    case rounded(FixedDecimal)
    /// Not written, for a reason that follows "cannot be written".
    case refused(Reason)
  }

  /// The factor that numbers are multiplied by here, because ICU does not.
  private let scale: DecimalDigits?
  /// The factor for numbers that are rounded here: it includes what ICU multiplies other numbers
  /// by.
  private let whole: DecimalDigits?
  /// The power of ten that ICU multiplies by.
  private let shift: Int
  /// The factor that ICU multiplies by, if it is not a power of ten.
  private let icuScale: DecimalDigits?
  private let notation: NumberSkeleton.Notation
  /// The step that numbers are rounded to here; nil if only ICU can round.
  private let step: RoundingStep?
  /// Whether ICU cannot hold the step.
  private let isRoundedHere: Bool
  /// The digits of the step, before and after its point; nil if no step needs care.
  private let stepDigits: (whole: Int, fraction: Int)?

  /// The most digits with which a quotient of 34 digits is on the right side of a tie.
  ///
  /// The count goes from the first digit of a number to the place after the last of the step.
  private static let exactDigits = 33
  /// The digits that ICU multiplies with.
  private static let productDigits = 34

  /// Collects what a recipe needs; nil if ICU writes every number right.
  init?(_ recipe: NumberFormat) {
    // Most formats have none of these options.
    guard let texts = recipe.texts,
      texts.scale != nil || texts.increment != nil || texts.skeleton != nil
    else { return nil }
    scale = recipe.exactScale
    whole = recipe.scaleFactor
    let ofSkeleton = texts.skeleton?.scale
    icuScale = ofSkeleton.flatMap { $0.isPowerOfTen ? nil : $0 }
    let byICU = ofSkeleton ?? (scale == nil ? whole : nil)
    shift = byICU.flatMap { $0.powerOfTen } ?? 0
    notation = recipe.writtenNotation
    step = recipe.ownIncrement.map { RoundingStep($0, recipe.settings.rounding) }
    let increment = texts.increment ?? texts.skeleton?.increment
    isRoundedHere = recipe.ownIncrement.map { !$0.fitsICU } ?? false
    // ICU rounds to powers of ten and to their halves digit by digit.
    let needsCare = increment.map { !$0.isOneOrFive } ?? false
    stepDigits = needsCare ? increment.map { DecimalDigits($0).extent } : nil
    guard scale != nil || icuScale != nil || stepDigits != nil else { return nil }
  }

  /// Collects what a formatter by pattern needs; nil if ICU writes every number right.
  ///
  /// - Parameters:
  ///   - increment: The number that it rounds to multiples of.
  ///   - multiplier: The factor that ICU multiplies by before.
  init?(increment: FixedDecimal, multiplier: Int) {
    let factor = DecimalDigits(FixedDecimal(multiplier))
    scale = nil
    whole = nil
    shift = factor.powerOfTen ?? 0
    icuScale = factor.isPowerOfTen ? nil : factor
    notation = .standard
    step = nil
    isRoundedHere = false
    stepDigits = DecimalDigits(increment).extent
    // The increment is a binary number, so it has no zeros at the end.
    let significant = increment.digits.utf8.filter { $0 != UInt8(ascii: "0") && $0.isASCIIDigit }
    let isOneOrFive = significant == [UInt8(ascii: "1")] || significant == [UInt8(ascii: "5")]
    guard !isOneOrFive || icuScale != nil else { return nil }
  }

  /// The limit below which a binary number that is not too near zero is written as it is.
  ///
  /// Below it, a step of usual length and a number of 17 digits have few enough digits for ICU.
  var directLimit: Double {
    guard scale == nil, icuScale == nil, !isRoundedHere else { return 0 }
    guard let stepDigits else { return .infinity }
    let isShort =
      15 + shift + stepDigits.fraction + 1 <= Self.exactDigits
      && stepDigits.whole + 22 + abs(shift) <= Self.exactDigits
    return isShort ? 1e15 : 0
  }

  /// Prepares a number, or refuses it.
  func outcome(_ value: FixedDecimal) -> Outcome {
    guard value.special == nil else { return .usual(value) }
    let scaled = value.multiplied(by: scale)
    var digits = DecimalDigits(scaled)
    if let icuScale {
      guard digits.significantCount + icuScale.significantCount <= Self.productDigits else {
        return .refused(
          Reason("too-many-digits-to-multiply", "it has more digits than ICU multiplies exactly")
        )
      }
      digits = digits.multiplied(by: icuScale)
    }
    guard let stepDigits else { return .usual(scaled) }
    if !isRoundedHere, isExact(digits, stepDigits) { return .usual(scaled) }
    if let step { return .rounded(value.multiplied(by: whole).rounded(step)) }
    guard icuScale == nil else { return .refused(.tooManyDigitsToRound) }
    // All digits after the place that decides the rounding can be replaced by one digit.
    let kept =
      notation == .scientific
      ? stepDigits.fraction + 4 - digits.extent.whole : stepDigits.fraction + 1 + shift
    let cut = digits.cut(toFraction: kept)
    guard isExact(cut, stepDigits) else {
      return .refused(.tooManyDigitsToRound)
    }
    return .usual(FixedDecimal(cut))
  }

  /// Whether ICU finds the nearest multiple.
  ///
  /// It does if the quotient is further from a tie, and from a whole number, than 34 digits can
  /// show.
  private func isExact(_ digits: DecimalDigits, _ step: (whole: Int, fraction: Int)) -> Bool {
    let extent = digits.extent
    if notation == .scientific {
      // One to three digits stand before the point.
      return max(3, step.whole) + max(digits.significantCount, step.fraction + 1)
        <= Self.exactDigits
    }
    return max(extent.whole + shift, step.whole) + max(extent.fraction - shift, step.fraction + 1)
      <= Self.exactDigits
  }
}

extension NumberFormat {
  /// The way in which powers of ten are written, set by an option or by the skeleton.
  var writtenNotation: NumberSkeleton.Notation {
    switch settings.notation {
    case .standard: texts?.skeleton?.notation ?? .standard
    case .scientific, .engineering: .scientific
    case .compactShort, .compactLong: .compact
    }
  }

  /// The increment, if numbers can be rounded to it here; nil if only ICU can round.
  ///
  /// Only ICU can if it chooses the power of ten that compact and scientific numbers are divided
  /// by. What is converted or split is rounded by `UnitConversion`.
  var ownIncrement: FixedDecimal? {
    guard style != .skeleton, writtenNotation == .standard, !isConvertedOrSplit else { return nil }
    return texts?.increment
  }

  /// The format for numbers that are already multiplied and rounded; nil without ``ownIncrement``.
  var rounded: NumberFormat? {
    guard let step = ownIncrement, let texts else { return nil }
    var settings = settings
    let digits = DecimalDigits(step).fraction.count
    settings.fraction = digits...digits
    // The scale of 1 also prevents a plan, which would not round.
    let kept = NumberTexts(unit: texts.unit, scale: FixedDecimal(1), numbering: texts.numbering)
    return NumberFormat(style: style, settings: settings, texts: kept)
  }

  /// Throws for an increment that neither ICU nor this package can round to.
  func checkIncrement() throws(FormatError) {
    guard let step = texts?.increment, ownIncrement == nil, !step.isOneOrFive else { return }
    let extent = DecimalDigits(step).extent
    guard extent.whole + extent.fraction > 18 || DecimalDigits(step).fraction.count > 18 else {
      return
    }
    throw .invalidOption(
      "increment",
      value: step.digits,
      reason: Reason(
        "increment-of-18-digits",
        "with a notation, a usage, several units or a skeleton it has at most 18 digits"
      )
    )
  }
}

extension FormatError.Reason {
  fileprivate static var tooManyDigitsToRound: Reason {
    Reason("too-many-digits-to-round", "it has more digits than ICU rounds exactly")
  }
}

extension FixedDecimal {
  /// The digits without the point, as ICU keeps those of an increment; nil if they do not fit.
  private var mantissa: Int64? { Int64(digits.filter { $0 != "." && $0 != "+" }) }

  /// Whether ICU can keep the number as an increment: its digits, with zeros at the end, must fit
  /// in 64 bits.
  var fitsICU: Bool { mantissa != nil }

  /// Whether the nearest binary number has this number as its shortest decimal.
  var isBinary: Bool {
    let digits = DecimalDigits(self)
    return DecimalDigits(FixedDecimal(doubleValue)).trimmed == digits.trimmed
  }

  /// Whether the digits of an increment are 1 or 5.
  fileprivate var isOneOrFive: Bool { mantissa == 1 || mantissa == 5 }
}

extension DecimalDigits {
  /// The number of digits before the point and after it, without leading and trailing zeros.
  ///
  /// The number before the point is negative for a number below a tenth: it is -1 for 0.05.
  fileprivate var extent: (whole: Int, fraction: Int) {
    let after = trimmed.fraction.count
    if whole != [UInt8(ascii: "0")] { return (whole.count, after) }
    return (-fraction.prefix { $0 == UInt8(ascii: "0") }.count, after)
  }

  /// The number of digits from the first to the last that is not zero.
  fileprivate var significantCount: Int {
    let zero = UInt8(ascii: "0")
    let digits = (whole + fraction).drop { $0 == zero }
    return (digits.lastIndex { $0 != zero }.map { $0 + 1 } ?? digits.startIndex) - digits.startIndex
  }

  /// The exponent of a power of ten; nil for any other number.
  var powerOfTen: Int? {
    guard isPowerOfTen else { return nil }
    let extent = extent
    return extent.whole - 1
  }

  /// The number cut to some fraction digits, with a 1 after them if the rest is not zero.
  ///
  /// So it stays on the same side of every number with fewer digits.
  fileprivate func cut(toFraction count: Int) -> DecimalDigits {
    let kept = max(0, whole.count + count)
    let all = whole + fraction
    guard kept < all.count else { return self }
    let isMore = all.dropFirst(kept).contains { $0 != UInt8(ascii: "0") }
    return DecimalDigits(
      all.prefix(kept) + [UInt8(ascii: isMore ? "1" : "0")],
      point: whole.count,
      isNegative: isNegative
    )
  }
}
