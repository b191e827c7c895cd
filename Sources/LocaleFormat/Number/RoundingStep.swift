/// A number that others are rounded to exact multiples of.
///
/// ICU divides by it with 34 digits and keeps its digits in 64 bits: both are too few for some
/// numbers.
struct RoundingStep: Hashable, Sendable {
  /// The fraction digits that are shown.
  let fractionDigits: Int
  private let mode: NumberFormat.Rounding
  /// The step in tenths of the last fraction digit, so that half a step is a whole number.
  private let step: WholeNumber
  private let twice: WholeNumber

  /// - Parameters:
  ///   - step: A positive number without exponent.
  ///   - mode: How numbers are rounded.
  init(_ step: FixedDecimal, _ mode: NumberFormat.Rounding) {
    let digits = DecimalDigits(step)
    fractionDigits = digits.fraction.count
    self.mode = mode
    var whole = WholeNumber()
    for digit in digits.whole + digits.fraction { whole.append(digit & 0xF) }
    whole.append(0)
    self.step = whole
    twice = whole.adding(whole)
  }

  /// Rounds a number to a multiple, with the fraction digits of the step.
  func rounded(_ value: DecimalDigits) -> DecimalDigits {
    let places = fractionDigits + 1
    let kept = value.whole + value.fraction.prefix(places)
    let missing = max(0, places - value.fraction.count)
    let units = kept + [UInt8](repeating: UInt8(ascii: "0"), count: missing)
    // The remainder of twice the step shows whether the multiple below is an odd one.
    var rest = WholeNumber()
    for unit in units {
      rest.append(unit & 0xF)
      while rest >= twice { rest.subtract(twice) }
    }
    let isOdd = rest >= step
    if isOdd { rest.subtract(step) }
    let isBeyond = value.fraction.dropFirst(places).contains { $0 != UInt8(ascii: "0") }
    let below = units.subtracting(rest.digits)
    guard !rest.isZero || isBeyond else { return number(below, value) }
    let doubled = rest.adding(rest)
    let half = doubled < step ? -1 : doubled == step && !isBeyond ? 0 : 1
    let goesAway = mode.goesAway(rest: half, isOdd: isOdd, isNegative: value.isNegative)
    return number(goesAway ? below.adding(step.digits) : below, value)
  }

  /// Makes a number from a multiple in tenths, whose last digit is zero.
  private func number(_ tenths: [UInt8], _ value: DecimalDigits) -> DecimalDigits {
    let units = Array(tenths.dropLast())
    return DecimalDigits(
      units,
      point: units.count - fractionDigits,
      isNegative: value.isNegative
    )
  }
}

extension FixedDecimal {
  /// Rounds to a multiple of a step; special values and negative zero stay as they are.
  ///
  /// The result keeps the sign of a negative number, so it can be a negative zero.
  func rounded(_ step: RoundingStep) -> FixedDecimal {
    special == nil ? FixedDecimal(step.rounded(DecimalDigits(self))) : self
  }
}

/// A whole number of some hundred digits.
private struct WholeNumber: Hashable, Comparable, Sendable {
  /// Eighteen digits each, the lowest first; no limb of zero at the end.
  private var limbs: [UInt64] = []

  private static let base: UInt64 = 1_000_000_000_000_000_000

  var isZero: Bool { limbs.isEmpty }

  /// Appends a digit at the end.
  mutating func append(_ digit: UInt8) {
    var carry = UInt64(digit)
    for index in limbs.indices {
      // Below 10^18, times ten is below 2^64.
      let value = limbs[index] * 10 + carry
      carry = value / Self.base
      limbs[index] = value - carry * Self.base
    }
    if carry > 0 { limbs.append(carry) }
  }

  mutating func subtract(_ other: WholeNumber) {
    var borrow: UInt64 = 0
    for index in limbs.indices {
      let taken = (index < other.limbs.count ? other.limbs[index] : 0) + borrow
      borrow = limbs[index] < taken ? 1 : 0
      limbs[index] = limbs[index] + borrow * Self.base - taken
    }
    while limbs.last == 0 { limbs.removeLast() }
  }

  func adding(_ other: WholeNumber) -> WholeNumber {
    var result = WholeNumber()
    var carry: UInt64 = 0
    for index in 0..<max(limbs.count, other.limbs.count) {
      let left = index < limbs.count ? limbs[index] : 0
      let right = index < other.limbs.count ? other.limbs[index] : 0
      let sum = left + right + carry
      carry = sum / Self.base
      result.limbs.append(sum - carry * Self.base)
    }
    if carry > 0 { result.limbs.append(carry) }
    return result
  }

  static func < (left: WholeNumber, right: WholeNumber) -> Bool {
    guard left.limbs.count == right.limbs.count else {
      return left.limbs.count < right.limbs.count
    }
    for index in left.limbs.indices.reversed() where left.limbs[index] != right.limbs[index] {
      return left.limbs[index] < right.limbs[index]
    }
    return false
  }

  /// ASCII digits; none for zero.
  var digits: [UInt8] {
    var result: [UInt8] = []
    for limb in limbs {
      var rest = limb
      for _ in 0..<18 {
        result.append(UInt8(ascii: "0") + UInt8(rest % 10))
        rest /= 10
      }
    }
    while result.last == UInt8(ascii: "0") { result.removeLast() }
    return result.reversed()
  }
}

extension [UInt8] {
  /// The difference of two whole numbers in ASCII digits; `other` is not larger.
  fileprivate func subtracting(_ other: [UInt8]) -> [UInt8] {
    var result = self
    var borrow: UInt8 = 0
    for place in 1...Swift.max(1, count) where place <= count {
      if place > other.count, borrow == 0 { break }
      let taken = (place <= other.count ? other[other.count - place] & 0xF : 0) + borrow
      let digit = result[count - place] & 0xF
      borrow = digit < taken ? 1 : 0
      result[count - place] = UInt8(ascii: "0") + digit + borrow * 10 - taken
    }
    return result
  }

  /// The sum of two whole numbers in ASCII digits.
  fileprivate func adding(_ other: [UInt8]) -> [UInt8] {
    let missing = Swift.max(0, other.count - count) + 1
    var result = [UInt8](repeating: UInt8(ascii: "0"), count: missing) + self
    var carry: UInt8 = 0
    for place in 1...result.count {
      if place > other.count, carry == 0 { break }
      let added = (place <= other.count ? other[other.count - place] & 0xF : 0) + carry
      let sum = (result[result.count - place] & 0xF) + added
      carry = sum > 9 ? 1 : 0
      result[result.count - place] = UInt8(ascii: "0") + sum - carry * 10
    }
    return result
  }
}
