internal import Sharing

/// The digits of numbers that are not only rounded to a number of fraction digits: significant
/// digits, zeros before a number, an exponent.
struct NumberShape: ~Copyable, Sendable {
  /// Whether numbers have none of these.
  let isUsual: Bool
  /// The least and the most significant digits; 0 without them.
  fileprivate let leastSignificant: Int
  fileprivate let mostSignificant: Int
  /// The least digits before the point.
  let leastInteger: Int
  /// Numbers below it have zeros before them; 10 to the power of one digit less than the least.
  fileprivate let paddedLimit: UInt64
  /// The exponents are multiples of it; 0 without an exponent.
  fileprivate let interval: Int
  /// The texts before a positive exponent and before a negative one.
  let texts: UTF8Table
  var hasExponent: Bool { interval > 0 }

  /// No such digits.
  init() {
    self.init(texts: UTF8Table(), NumberShapeData())
  }

  /// Compiles the data; nil if a text is too long.
  init?(_ data: NumberShapeData) {
    guard data.interval > 0 else {
      self.init(texts: UTF8Table(), data)
      return
    }
    guard let texts = UTF8Table([data.positiveExponent, data.negativeExponent]) else { return nil }
    self.init(texts: texts, data)
  }

  private init(texts: consuming UTF8Table, _ data: NumberShapeData) {
    isUsual = data.isUsual
    leastSignificant = data.significant?.lowerBound ?? 0
    mostSignificant = data.significant?.upperBound ?? 0
    leastInteger = data.leastInteger
    paddedLimit = data.paddedLimit
    interval = data.interval
    self.texts = texts
  }
}

/// The data of a ``NumberShape``.
struct NumberShapeData: Hashable, Sendable {
  var significant: ClosedRange<Int>?
  var leastInteger = 1
  var interval = 0
  var positiveExponent = ""
  var negativeExponent = ""

  /// The most digits of each kind that a plan shows.
  static let most = 18

  var isUsual: Bool { significant == nil && leastInteger == 1 && interval == 0 }

  var paddedLimit: UInt64 { ShortDecimal.power(leastInteger - 1) ?? .max }

  /// The most bytes that the shape adds to a number.
  func utf8Count(digit: Int) -> Int {
    // An exponent has at most four digits.
    max(positiveExponent.utf8.count, negativeExponent.utf8.count) + (leastInteger + 4) * digit
  }
}

extension NumberPlan {
  /// The digits of a number, and the exponent of the power of ten that they are multiplied by.
  struct Shaped: Hashable {
    var whole: UInt64
    var fraction: UInt64
    /// The number of fraction digits.
    var count: Int
    var exponent = 0

    /// The place of the text before the exponent.
    var exponentPlace: Int { exponent < 0 ? 1 : 0 }
    var isZero: Bool { whole | fraction == 0 }
  }

  /// Writes a number in its shape.
  @inline(never)
  func writeShaped(_ decimal: ShortDecimal?, to output: inout UTF8Output) {
    guard let decimal, let shaped = shaped(decimal) else { return output.fail() }
    write(shaped, isNegative: decimal.isNegative, to: &output)
  }

  /// Writes an integer in its shape.
  @inline(never)
  func writeShaped(_ whole: UInt64, isNegative: Bool, to output: inout UTF8Output) {
    guard shape.interval == 0, shape.mostSignificant == 0, leastFraction == 0 else {
      return writeShaped(ShortDecimal(whole, isNegative: isNegative), to: &output)
    }
    write(Shaped(whole: whole, fraction: 0, count: 0), isNegative: isNegative, to: &output)
  }

  @inline(__always)
  private func write(_ shaped: Shaped, isNegative: Bool, to output: inout UTF8Output) {
    var affix = isNegative ? Place.negative : Place.positive
    if shaped.isZero { affix += Place.zero }
    output.append(texts, affix)
    writeDigits(shaped, to: &output)
    output.append(texts, affix + 1)
  }

  /// Writes digits and the exponent, without any text around them.
  @inline(__always)
  func writeDigits(_ shaped: Shaped, to output: inout UTF8Output) {
    writePadded(shaped.whole, shaped.fraction, count: shaped.count, to: &output)
    guard shape.interval > 0 else { return }
    output.append(shape.texts, shaped.exponentPlace)
    writeDigits(UInt64(shaped.exponent.magnitude), 0, count: 0, to: &output)
  }

  /// Writes digits with zeros before them.
  @inline(__always)
  private func writePadded(
    _ whole: UInt64,
    _ fraction: UInt64,
    count: Int,
    to output: inout UTF8Output
  ) {
    guard isUsual, whole < shape.paddedLimit, shape.leastInteger > 1 else {
      return writeDigits(whole, fraction, count: count, to: &output)
    }
    output.appendDigits(whole, count: shape.leastInteger)
    guard count > 0 else { return }
    output.append(point)
    output.appendDigits(fraction, count: count)
  }

  /// Rounds a number as ICU does; nil if the plan cannot write it.
  func shaped(_ decimal: ShortDecimal) -> Shaped? {
    guard shape.interval > 0 else { return rounded(decimal, exponent: 0) }
    guard decimal.digits != 0 else { return rounded(decimal, exponent: 0) }
    let magnitude = Self.digitCount(decimal.digits) + decimal.exponent - 1
    guard magnitude.magnitude < 1_000 else { return nil }
    let exponent = exponent(ofMagnitude: magnitude)
    guard let shown = rounded(decimal, exponent: exponent) else { return nil }
    // Rounding can add a digit, and then another exponent may be the right one.
    guard let limit = Self.power(magnitude - exponent + 1), shown.whole >= limit else {
      return shown
    }
    let next = self.exponent(ofMagnitude: magnitude + 1)
    return next == exponent ? shown : rounded(decimal, exponent: next)
  }

  private func exponent(ofMagnitude magnitude: Int) -> Int {
    let rest = magnitude % shape.interval
    return magnitude - (rest < 0 ? rest + shape.interval : rest)
  }

  /// Rounds a number that is divided by a power of ten; nil if the plan cannot show it.
  func rounded(_ decimal: ShortDecimal, exponent: Int) -> Shaped? {
    guard shape.mostSignificant > 0 else {
      // Digits that a plan cannot show are rounded only if the recipe asks for that.
      let places = exponent - decimal.exponent
      guard mostFraction < Self.maximumFraction || places <= mostFraction else { return nil }
      // No more digits than there are, because zeros at the end must be removed.
      let most = min(mostFraction, max(leastFraction, places))
      guard let digits = decimal.rounded(rounding, fraction: most, scale: -exponent) else {
        return nil
      }
      let (fraction, count) = Self.withoutZeros(digits.fraction, count: most, least: leastFraction)
      return Shaped(whole: digits.whole, fraction: fraction, count: count, exponent: exponent)
    }
    guard decimal.digits != 0 else {
      return Shaped(whole: 0, fraction: 0, count: shape.leastSignificant - 1, exponent: exponent)
    }
    let magnitude = Self.digitCount(decimal.digits) + decimal.exponent - 1 - exponent
    // The power of ten of the last digit that is kept.
    let last = magnitude - shape.mostSignificant + 1
    guard -last <= Self.maximumFraction else { return nil }
    let count = max(0, -last)
    let dropped = max(0, last)
    guard let power = Self.power(dropped),
      let digits = decimal.rounded(rounding, fraction: count, scale: -exponent - dropped)
    else { return nil }
    let (whole, isTooLarge) = digits.whole.multipliedReportingOverflow(by: power)
    guard !isTooLarge else { return nil }
    return trimmed(whole, digits.fraction, count: count, exponent: exponent, magnitude: magnitude)
  }

  /// Removes the zeros at the end of a fraction that are not significant.
  private func trimmed(
    _ whole: UInt64,
    _ fraction: UInt64,
    count: Int,
    exponent: Int,
    magnitude: Int
  ) -> Shaped? {
    // The first digit is one place higher if rounding made the number longer.
    let limit = Self.power(magnitude >= 0 ? magnitude + 1 : count + magnitude + 1) ?? .max
    let isLonger = magnitude >= 0 ? whole >= limit : whole > 0 || fraction >= limit
    let least = max(0, shape.leastSignificant - 1 - magnitude - (isLonger ? 1 : 0))
    guard least <= Self.maximumFraction else { return nil }
    let shown = Self.withoutZeros(fraction, count: count, least: min(least, count))
    return Shaped(whole: whole, fraction: shown.0, count: shown.count, exponent: exponent)
  }
}

extension NumberFormat {
  /// The shape of the numbers, without the texts of an exponent.
  var shape: NumberShapeData {
    var shape = NumberShapeData()
    shape.significant = settings.significant
    shape.leastInteger = settings.leastInteger ?? 1
    switch settings.notation {
    case .scientific: shape.interval = 1
    case .engineering: shape.interval = 3
    case .standard, .compactShort, .compactLong: break
    }
    return shape
  }

  /// The reason why no plan writes numbers of the shape; nil if a plan may.
  var shapeRefusal: PlanRefusal? {
    let shape = shape
    if shape.isUsual { return nil }
    // The words of a number depend on its exponent, too.
    if hasWordsByNumber { return .style }
    guard !settings.isAsWritten, settings.mostInteger == nil,
      settings.significant == nil || settings.fraction == nil,
      max(shape.significant?.upperBound ?? 0, shape.leastInteger) <= NumberShapeData.most
    else { return .option }
    return nil
  }
}
