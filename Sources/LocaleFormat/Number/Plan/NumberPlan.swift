internal import ICU
internal import Sharing

/// Writes numbers of one recipe in one locale without calling ICU.
///
/// It is compiled from what ICU writes (``NumberPlanData``) and proved against ICU before it is
/// used. If it cannot describe a recipe or a locale, ICU writes. It has no pointer into ICU and no
/// reference-counted property, so threads that share it write to no common memory.
///
/// A class, although it is a value: a struct of this size is copied at each call.
final class NumberPlan: Sendable {
  /// The indices of the texts in `texts`.
  enum Place {
    static let positive = 0
    static let negative = 2
    /// The distance from an affix of a number to that of a zero with the same sign.
    static let zero = 4
    static let special = 8
    static let digit = 12
  }

  /// Prefix and suffix of positive and negative numbers and zeros, NaN and the infinities, and ten
  /// digits that are not ASCII.
  let texts: UTF8Table
  /// The same affixes in registers, if they are short: all but some of currencies.
  let prefixes: (positive: ShortText, negative: ShortText)
  let suffixes: (positive: ShortText, negative: ShortText)
  /// Whether an affix is too long for that, zero has different affixes, or there are words.
  let usesTexts: Bool
  /// The words around the digits, if they depend on the number.
  let words: NumberWords
  /// The digits that are not only rounded to a number of fraction digits.
  let shape: NumberShape
  let group: ShortText
  let point: ShortText
  /// Whether the digits are ASCII, grouped in threes or not at all, and have no zeros before them.
  let isUsual: Bool
  private let sizes: Sizes
  /// The least number that is grouped.
  let groupingStart: UInt64
  /// 10 to the power of `mostFraction`.
  let unit: UInt64
  let rounding: NumberFormat.Rounding
  /// The factor from a binary number to units of the last digit that is shown; `tieMultiplier` is
  /// that to tenths of such a unit.
  let multiplier: Double
  let tieMultiplier: Double
  /// The limit below which a binary number is rounded in registers.
  let binaryLimit: Double
  /// The limit below which a whole number, with any fraction, is written without a call: a billion,
  /// or 0.
  let quickLimit: UInt64
  /// Whether a decimal keeps the fraction digits that it is written with, and a binary number all of
  /// its own.
  let keepsZeros: Bool
  /// Whether such a number without a fraction has at most 15 bytes of ASCII, and no suffix.
  let isSmall: Bool

  /// The parts of the affixes, once the parts of a number were asked for.
  let parts = OnceReference<NumberParts>()

  /// Small numbers in few bytes, since a formatter must take no more than 1 KB.
  private struct Sizes {
    var primaryGroup: UInt8 = 0
    var secondaryGroup: UInt8 = 0
    var leastFraction: UInt8 = 0
    var mostFraction: UInt8 = 0
    var scale: UInt8 = 0
    var maximumCount: UInt16 = 0
  }

  /// The number of digits in the group nearest to the unit; `secondaryGroup` is that of all others.
  var primaryGroup: Int { Int(sizes.primaryGroup) }
  var secondaryGroup: Int { Int(sizes.secondaryGroup) }
  var leastFraction: Int { Int(sizes.leastFraction) }
  var mostFraction: Int { Int(sizes.mostFraction) }
  /// The power of ten that a number is multiplied by.
  var scale: Int { Int(sizes.scale) }
  /// The most bytes of a text that a plan writes.
  var maximumCount: Int { Int(sizes.maximumCount) }

  /// The most fraction digits that a plan shows.
  static let maximumFraction = 18

  /// Compiles what ICU writes; nil if a separator or another text is longer than a plan can hold.
  ///
  /// - Parameters:
  ///   - data: The texts and sizes that ICU uses.
  ///   - rules: The plural rules of the locale, if there are words.
  init?(_ data: NumberPlanData, _ rules: PluralRules? = nil) {
    var texts: [String] = []
    texts.reserveCapacity(Place.digit + 10)
    for affix in data.affixes {
      texts.append(affix.prefix)
      texts.append(affix.suffix)
    }
    let short = texts.map { ShortText($0) }
    texts += data.specials
    let isASCII = data.digits.areASCIIDigits
    let isGrouped = data.primaryGroup > 0
    let isThrees = data.primaryGroup == 3 && data.secondaryGroup == 3 && data.group.utf8.count <= 5
    let groupingStart =
      isGrouped ? Self.power(data.primaryGroup + data.minimumLeading - 1) ?? .max : .max
    let hasPlainZeros = data.words == nil && data.shape.paddedLimit < groupingStart
    isUsual =
      isASCII && (!isGrouped || isThrees) && (data.shape.leastInteger == 1 || hasPlainZeros)
    if !isUsual { texts += data.digits }
    guard let group = ShortText(data.group), let point = ShortText(data.point),
      let table = UTF8Table(texts),
      data.digits.count == 10, data.affixes.count == 4, data.specials.count == 4,
      data.fraction.upperBound <= Self.maximumFraction
    else { return nil }
    refusal = nil
    self.group = group
    self.point = point
    self.groupingStart = groupingStart
    let zeroDiffers = data.affixes[0] != data.affixes[2] || data.affixes[1] != data.affixes[3]
    prefixes = (short[0] ?? ShortText(), short[2] ?? ShortText())
    suffixes = (short[1] ?? ShortText(), short[3] ?? ShortText())
    usesTexts =
      zeroDiffers || data.words != nil || !data.shape.isUsual || short.contains { $0 == nil }
    guard let words = NumberWords(data.words, rules), let shape = NumberShape(data.shape) else {
      return nil
    }
    self.words = words
    self.shape = shape
    let isCompact = data.words?.isCompact == true
    unit = Self.power(data.fraction.upperBound) ?? 1
    rounding = data.rounding
    keepsZeros = data.keepsZeros
    let shown = data.fraction.upperBound + data.scale
    multiplier = Self.binaryPower(shown)
    tieMultiplier = Self.binaryPower(shown + 1)
    // Rounding in registers is exact while the number is below 2^52 tenths of the last digit;
    // powers of ten are exact up to 10^22.
    binaryLimit =
      rounding == .halfEven && shown < 22 && !isCompact && !keepsZeros && data.shape.isUsual
      ? 0x1p52 / tieMultiplier : -1
    let longest = data.digits.reduce(0) { max($0, $1.utf8.count) }
    var affix = 0
    func note(_ affixes: NumberPlanData.Affixes) {
      affix = max(affix, affixes.prefix.utf8.count + affixes.suffix.utf8.count)
    }
    data.affixes.forEach(note)
    data.words?.sets.joined().compactMap(\.self).forEach(note)
    let special = data.specials.reduce(0) { max($0, $1.utf8.count) }
    // 20 digits, and at most a separator after each.
    let whole = 20 * (longest + (isGrouped ? group.count : 0))
    let number =
      affix + whole + point.count + data.fraction.upperBound * longest
      + data.shape.utf8Count(digit: longest + group.count)
    sizes = Sizes(
      primaryGroup: UInt8(clamping: data.primaryGroup),
      secondaryGroup: UInt8(clamping: data.secondaryGroup),
      leastFraction: UInt8(clamping: data.fraction.lowerBound),
      mostFraction: UInt8(clamping: data.fraction.upperBound),
      scale: UInt8(clamping: data.scale),
      maximumCount: UInt16(clamping: max(number, special))
    )
    self.texts = table
    quickLimit = isUsual && !usesTexts && data.fraction.upperBound <= 8 ? 1_000_000_000 : 0
    isSmall =
      data.fraction.lowerBound == 0 && !usesTexts && group.count == 1
      && suffixes.positive.count == 0
      && suffixes.negative.count == 0 && max(prefixes.positive.count, prefixes.negative.count) < 2
  }

  static func power(_ exponent: Int) -> UInt64? { ShortDecimal.power(exponent) }

  static func binaryPower(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  /// Reads what the plan writes; not set until a formatter with the plan reads.
  let scan = OnceReference<NumberPlanScan>()

  /// The reason why this stand-in cannot write; nil for a real plan.
  let refusal: PlanRefusal?
  var isCompiled: Bool { refusal == nil }

  private static let refusals = [PlanRefusal: NumberPlan](
    uniqueKeysWithValues: PlanRefusal.allCases.map { ($0, NumberPlan(refusedFor: $0)) }
  )

  /// The stand-in for a plan that was refused: it keeps the reason, and must not write.
  static func refused(_ refusal: PlanRefusal) -> NumberPlan {
    refusals[refusal] ?? NumberPlan(refusedFor: refusal)
  }

  /// The plan, or the stand-in for a refusal.
  static func of(_ compilation: Compilation<NumberPlan>) -> NumberPlan {
    switch compilation {
    case .plan(let plan): plan
    case .refused(let refusal): refused(refusal)
    }
  }

  private init(refusedFor refusal: PlanRefusal) {
    self.refusal = refusal
    texts = UTF8Table()
    group = ShortText()
    point = ShortText()
    isUsual = false
    prefixes = (ShortText(), ShortText())
    suffixes = (ShortText(), ShortText())
    usesTexts = false
    words = NumberWords()
    shape = NumberShape()
    sizes = Sizes()
    groupingStart = .max
    unit = 1
    rounding = .halfEven
    keepsZeros = false
    multiplier = 1
    tieMultiplier = 10
    binaryLimit = -1
    quickLimit = 0
    isSmall = false
  }
}
