internal import Sharing

/// What is done to a number before ICU gets it, and which numbers ICU would write wrong.
///
/// ICU divides and multiplies with 34 digits. Where those do not suffice, a number is multiplied and
/// rounded here or, where that needs what only ICU knows, refused.
struct NumberPreparation: Sendable {
  /// A number as it is to be written.
  enum Outcome {
    /// By the format's own formatter.
    case usual(FixedDecimal)
    /// By the formatter of ``NumberFormat/rounded``: it is multiplied and rounded.
    case rounded(FixedDecimal)
    /// Not at all, for a reason that follows "it".
    case refused(Reason)
  }

  /// What is multiplied here: ICU does not.
  private let scale: DecimalDigits?
  /// What ICU multiplies by and what is multiplied here where a number is rounded here, too.
  private let whole: DecimalDigits?
  /// The power of ten that ICU multiplies by.
  private let shift: Int
  /// What ICU multiplies by, where that is not a power of ten.
  private let icuScale: DecimalDigits?
  private let notation: NumberSkeleton.Notation
  /// Rounds here; nil where only ICU can.
  private let step: RoundingStep?
  /// Whether ICU cannot hold the step.
  private let isRoundedHere: Bool
  /// The digits of the step, before and after its point; nil when there is none that needs care.
  private let stepDigits: (whole: Int, fraction: Int)?

  /// The most digits, from the first of a number to the place after the last of the step, with which a
  /// quotient of 34 digits is on the right side of a tie.
  private static let exactDigits = 33
  /// The digits that ICU multiplies with.
  private static let productDigits = 34

  /// What a recipe needs; nil where ICU writes every number right.
  init?(_ recipe: NumberFormat) {
    // Most formats have none of what is looked at here.
    guard let texts = recipe.texts,
      texts.scale != nil || texts.increment != nil || texts.skeleton != nil
    else { return nil }
    scale = recipe.exactScale
    whole = recipe.rangeScale
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

  /// What a formatter by pattern needs; nil where ICU writes every number right.
  ///
  /// - Parameters:
  ///   - increment: What it rounds to multiples of.
  ///   - multiplier: What ICU multiplies by before.
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
    // The increment is a binary number, which has no zeros at the end.
    let significant = increment.digits.utf8.filter { $0 != UInt8(ascii: "0") && $0.isASCIIDigit }
    let isOneOrFive = significant == [UInt8(ascii: "1")] || significant == [UInt8(ascii: "5")]
    guard !isOneOrFive || icuScale != nil else { return nil }
  }

  /// Below it, a binary number that is not too near zero is written as it is: a step of usual length
  /// and a number of 17 digits are few enough for ICU.
  var directLimit: Double {
    guard scale == nil, icuScale == nil, !isRoundedHere else { return 0 }
    guard let stepDigits else { return .infinity }
    let isShort =
      15 + shift + stepDigits.fraction + 1 <= Self.exactDigits
      && stepDigits.whole + 22 + abs(shift) <= Self.exactDigits
    return isShort ? 1e15 : 0
  }

  /// How a number is to be written.
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
    // What stands after the place that decides the rounding is as good as one digit.
    let kept =
      notation == .scientific
      ? stepDigits.fraction + 4 - digits.extent.whole : stepDigits.fraction + 1 + shift
    let cut = digits.cut(toFraction: kept)
    guard isExact(cut, stepDigits) else {
      return .refused(.tooManyDigitsToRound)
    }
    return .usual(FixedDecimal(cut))
  }

  /// Whether ICU finds the multiple that is nearest: the quotient is further from a tie, and from a
  /// whole number, than 34 digits tell.
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
  /// How powers of ten are written, by an option or by the skeleton.
  var writtenNotation: NumberSkeleton.Notation {
    switch settings.notation {
    case .standard: texts?.skeleton?.notation ?? .standard
    case .scientific, .engineering: .scientific
    case .compactShort, .compactLong: .compact
    }
  }

  /// The increment, where it can be rounded to here: ICU itself chooses the power of ten that compact
  /// and scientific numbers are divided by, converts amounts for a usage and parts them into units.
  var ownIncrement: FixedDecimal? {
    guard style != .skeleton, writtenNotation == .standard, texts?.usage == nil,
      texts?.unit?.contains("-and-") != true
    else { return nil }
    return texts?.increment
  }

  /// The format of numbers that are multiplied and rounded already; nil without an increment of its
  /// own.
  var rounded: NumberFormat? {
    guard let step = ownIncrement, let texts else { return nil }
    var settings = settings
    let digits = DecimalDigits(step).fraction.count
    settings.fraction = digits...digits
    // The scale of 1 also keeps plans away, which would not round.
    let kept = NumberTexts(unit: texts.unit, scale: FixedDecimal(1), numbering: texts.numbering)
    return NumberFormat(style: style, settings: settings, texts: kept)
  }

  /// Refuses an increment that neither ICU nor this package rounds to.
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
        "beside a notation, a usage, several units or a skeleton it has at most 18 digits"
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
  /// The digits without the point, as ICU keeps those of an increment; nil where they do not fit.
  private var mantissa: Int64? { Int64(digits.filter { $0 != "." && $0 != "+" }) }

  /// Whether ICU can keep the number as an increment: its digits, zeros at the end included, in 64
  /// bits.
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
  /// How many digits stand before the point and after it, without the zeros around them.
  ///
  /// A number below a tenth has less than no digits before the point.
  fileprivate var extent: (whole: Int, fraction: Int) {
    let after = trimmed.fraction.count
    if whole != [UInt8(ascii: "0")] { return (whole.count, after) }
    return (-fraction.prefix { $0 == UInt8(ascii: "0") }.count, after)
  }

  /// How many digits a number has from its first to its last that is not zero.
  fileprivate var significantCount: Int {
    let zero = UInt8(ascii: "0")
    let digits = (whole + fraction).drop { $0 == zero }
    return (digits.lastIndex { $0 != zero }.map { $0 + 1 } ?? digits.startIndex) - digits.startIndex
  }

  /// The power of ten that the number is; nil for any other number.
  fileprivate var powerOfTen: Int? {
    guard isPowerOfTen else { return nil }
    let extent = extent
    return extent.whole - 1
  }

  /// The number with a 1 in place of what is cut off, if that is not zero: it stays on the same side
  /// of every number of fewer digits.
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
