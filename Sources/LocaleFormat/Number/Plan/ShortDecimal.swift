/// A decimal number of at most 19 digits: an integer times a power of ten.
struct ShortDecimal: Hashable {
  let digits: UInt64
  let exponent: Int
  let isNegative: Bool

  /// Reads decimal text that is known to be valid; nil if it has more digits, without leading
  /// zeros.
  @inline(__always)
  init?(_ text: String) {
    var digits: UInt64 = 0
    var exponent = 0
    var count = 0
    var hasPoint = false
    var isNegative = false
    var written: (value: Int, isNegative: Bool)?
    for byte in text.utf8 {
      let digit = byte &- UInt8(ascii: "0")
      if digit > 9 {
        switch byte {
        case UInt8(ascii: "-"):
          if written == nil { isNegative = true } else { written?.isNegative = true }
        case UInt8(ascii: "+"): break
        case UInt8(ascii: "."): hasPoint = true
        default: written = (0, false)
        }
      } else if let exponent = written?.value {
        guard exponent < 100_000 else { return nil }
        written?.value = exponent * 10 + Int(digit)
      } else {
        if digits != 0 || digit != 0 { count &+= 1 }
        guard count <= 19 else { return nil }
        digits = digits &* 10 &+ UInt64(digit)
        if hasPoint { exponent &-= 1 }
      }
    }
    self.digits = digits
    self.exponent = exponent + (written.map { $0.isNegative ? -$0.value : $0.value } ?? 0)
    self.isNegative = isNegative
  }

  /// The number times a power of ten.
  func shifted(by power: Int) -> ShortDecimal {
    ShortDecimal(digits, isNegative: isNegative, exponent: exponent + power)
  }

  /// An integer times a power of ten.
  private init(_ magnitude: UInt64, isNegative: Bool, exponent: Int) {
    digits = magnitude
    self.exponent = exponent
    self.isNegative = isNegative
  }

  /// An integer.
  init(_ magnitude: UInt64, isNegative: Bool) {
    self.init(magnitude, isNegative: isNegative, exponent: 0)
  }

  /// The shortest decimal of a finite binary number; it has 17 digits at most.
  init?(_ value: Double) {
    if let short = Self.short(value) { self = short } else { self.init(value.description) }
  }

  /// The decimal of at most 15 digits that has a binary number as the nearest one; nil if none is
  /// found.
  ///
  /// Two such decimals are never nearest to the same binary number, so it is the shortest one.
  static func short(_ value: Double) -> ShortDecimal? {
    let magnitude = value.magnitude
    // Powers of ten are exact up to 10^22, so that the product or quotient below is rounded once.
    guard magnitude >= 1e-7, magnitude < 1e36 else { return nil }
    // The decimal exponent, or one less.
    let exponent = Int((Double(magnitude.exponent) * 0.301_029_995).rounded(.down))
    var places = 14 - exponent
    var digits = magnitude.timesTen(toThe: places).rounded()
    if digits >= 1e15 {
      places -= 1
      digits = magnitude.timesTen(toThe: places).rounded()
    }
    guard digits <= 1e15, digits.timesTen(toThe: -places) == magnitude else { return nil }
    var units = UInt64(digits)
    func removeZeros(_ count: Int, _ power: UInt64) {
      guard units.isMultiple(of: power) else { return }
      units /= power
      places -= count
    }
    removeZeros(8, 100_000_000)
    removeZeros(4, 10_000)
    removeZeros(2, 100)
    removeZeros(1, 10)
    return ShortDecimal(units, isNegative: value.sign == .minus, exponent: -places)
  }

  /// 10 to a power; nil if it does not fit.
  @inline(__always)
  static func power(_ exponent: Int) -> UInt64? {
    UInt(bitPattern: exponent) < 20 ? powers[exponent] : nil
  }

  private static let powers: InlineArray<20, UInt64> = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000,
    100_000_000_000_000, 1_000_000_000_000_000, 10_000_000_000_000_000,
    100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]
}

extension ShortDecimal {
  /// The number times a power of ten, rounded to a number of fraction digits.
  ///
  /// - Parameters:
  ///   - mode: The rounding mode.
  ///   - fraction: The fraction digits to keep, at most 18.
  ///   - scale: The exponent of the power of ten.
  /// - Returns: The digits before the point, and those after it in units of the last one; nil if
  ///   there are too many before it.
  func rounded(
    _ mode: NumberFormat.Rounding,
    fraction: Int,
    scale: Int
  ) -> (whole: UInt64, fraction: UInt64)? {
    let places = -(exponent + scale)
    guard digits != 0 else { return (0, 0) }
    if places <= 0 {
      guard let power = Self.power(-places) else { return nil }
      let (whole, isTooLarge) = digits.multipliedReportingOverflow(by: power)
      return isTooLarge ? nil : (whole, 0)
    }
    guard let unit = Self.power(fraction) else { return nil }
    // Without such a power, the number is below 0.1, and its whole part is zero.
    let divisor = Self.power(places)
    let whole = divisor.map { digits / $0 } ?? 0
    let behind = divisor.map { digits % $0 } ?? digits
    if places <= fraction {
      guard let power = Self.power(fraction - places) else { return nil }
      return (whole, behind * power)
    }
    let dropped = Self.power(places - fraction)
    var shown = dropped.map { behind / $0 } ?? 0
    let rest = dropped.map { behind % $0 } ?? behind
    if rest != 0 {
      // If the power does not fit, the rest is below half of it: 10^19 < 10^20 / 2.
      let half = dropped.map { $0 / 2 } ?? .max
      let isOdd = (fraction == 0 ? whole &+ shown : shown) & 1 == 1
      let away = mode.goesAway(
        rest: rest < half ? -1 : rest == half ? 0 : 1,
        isOdd: isOdd,
        isNegative: isNegative
      )
      if away { shown += 1 }
    }
    // The carry cannot overflow: a number with a digit after the point has at most 18 before it.
    return shown >= unit ? (whole + shown / unit, shown % unit) : (whole, shown)
  }
}

extension NumberFormat.Rounding {
  /// Whether rounding goes to the next digit away from zero.
  ///
  /// - Parameters:
  ///   - rest: The dropped part, compared with half of the last digit shown: -1, 0 or 1; it is not
  ///     zero.
  ///   - isOdd: Whether that digit is odd.
  ///   - isNegative: Whether the number is below zero.
  /// - Returns: Whether it goes away from zero.
  func goesAway(rest: Int, isOdd: Bool, isNegative: Bool) -> Bool {
    switch self {
    case .up: true
    case .down: false
    case .ceiling: !isNegative
    case .floor: isNegative
    case .halfEven: rest > 0 || rest == 0 && isOdd
    case .halfOdd: rest > 0 || rest == 0 && !isOdd
    case .halfUp: rest >= 0
    case .halfDown: rest > 0
    case .halfCeiling: rest > 0 || rest == 0 && !isNegative
    case .halfFloor: rest > 0 || rest == 0 && isNegative
    }
  }
}

extension Double {
  /// The number times 10 to a power between -22 and 22, rounded once.
  @inline(__always)
  fileprivate func timesTen(toThe power: Int) -> Double {
    let count = power.magnitude
    // Each factor and each product is exact.
    var factor = count & 1 == 0 ? 1.0 : 10.0
    if count & 2 != 0 { factor *= 1e2 }
    if count & 4 != 0 { factor *= 1e4 }
    if count & 8 != 0 { factor *= 1e8 }
    if count & 16 != 0 { factor *= 1e16 }
    return power < 0 ? self / factor : self * factor
  }
}
