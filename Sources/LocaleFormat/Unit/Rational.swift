/// An exact fraction, times a power of ten.
///
/// The power is kept apart, so that 1E9999 is a short number.
struct Rational: Sendable {
  var isNegative: Bool
  private(set) var numerator: BigNatural
  /// Not zero.
  private(set) var denominator: BigNatural
  private(set) var exponent: Int

  static let zero = Rational(integer: 0)
  static let one = Rational(integer: 1)

  init(integer value: UInt32) { self.init(BigNatural(value)) }

  init(
    _ numerator: BigNatural,
    over denominator: BigNatural = .one,
    exponent: Int = 0,
    isNegative: Bool = false
  ) {
    self.isNegative = isNegative && !numerator.isZero
    self.numerator = numerator
    self.denominator = denominator
    self.exponent = numerator.isZero ? 0 : exponent
  }

  /// The digits of a finite decimal number.
  init(_ decimal: FixedDecimal) {
    var digits: [UInt8] = []
    var exponent = 0
    var point: Int?
    var rest = decimal.digits.utf8[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte)
      case UInt8(ascii: "."): point = digits.count
      default:
        exponent = Int(String(decoding: rest, as: UTF8.self)) ?? 0
        rest = rest[rest.endIndex...]
      }
    }
    exponent -= point.map { digits.count - $0 } ?? 0
    while digits.last == UInt8(ascii: "0") {
      digits.removeLast()
      exponent += 1
    }
    self.init(BigNatural(digits: digits), exponent: exponent, isNegative: isNegative)
  }

  var isZero: Bool { numerator.isZero }

  var magnitude: Rational {
    Rational(numerator, over: denominator, exponent: exponent)
  }

  var negated: Rational {
    Rational(numerator, over: denominator, exponent: exponent, isNegative: !isNegative)
  }

  /// One divided by the number, which is not zero.
  var reciprocal: Rational {
    Rational(denominator, over: numerator, exponent: -exponent, isNegative: isNegative)
  }

  /// The same number without common factors.
  var reduced: Rational {
    let divisor = numerator.commonDivisor(with: denominator)
    guard !divisor.isOne, !divisor.isZero else { return self }
    return Rational(
      numerator.divided(by: divisor).quotient,
      over: denominator.divided(by: divisor).quotient,
      exponent: exponent,
      isNegative: isNegative
    )
  }

  func power(_ exponent: Int) -> Rational {
    guard exponent >= 0 else { return reciprocal.power(-exponent) }
    return Rational(
      numerator.power(exponent),
      over: denominator.power(exponent),
      exponent: self.exponent * exponent,
      isNegative: isNegative && exponent & 1 == 1
    )
  }

  static func * (left: Rational, right: Rational) -> Rational {
    Rational(
      left.numerator * right.numerator,
      over: left.denominator * right.denominator,
      exponent: left.exponent + right.exponent,
      isNegative: left.isNegative != right.isNegative
    )
  }

  /// The quotient by a number that is not zero.
  static func / (left: Rational, right: Rational) -> Rational { left * right.reciprocal }

  static func + (left: Rational, right: Rational) -> Rational {
    let exponent = min(left.exponent, right.exponent)
    var (first, second) = (left.scaled(to: exponent), right.scaled(to: exponent))
    var denominator = left.denominator
    if left.denominator != right.denominator {
      first *= right.denominator
      second *= left.denominator
      denominator *= right.denominator
    }
    if left.isNegative == right.isNegative {
      return Rational(
        first + second,
        over: denominator,
        exponent: exponent,
        isNegative: left.isNegative
      )
    }
    return first < second
      ? Rational(
        second - first,
        over: denominator,
        exponent: exponent,
        isNegative: right.isNegative
      )
      : Rational(first - second, over: denominator, exponent: exponent, isNegative: left.isNegative)
  }

  static func - (left: Rational, right: Rational) -> Rational { left + right.negated }

  /// The numerator, if the power of ten were another one that is not larger.
  private func scaled(to exponent: Int) -> BigNatural {
    isZero ? numerator : numerator * .powerOfTen(self.exponent - exponent)
  }

  /// The numerator and the denominator without a power of ten.
  private var fraction: (numerator: BigNatural, denominator: BigNatural) {
    exponent < 0
      ? (numerator, denominator * .powerOfTen(-exponent))
      : (numerator * .powerOfTen(exponent), denominator)
  }

  /// The largest whole number that is not above the magnitude.
  var wholeMagnitude: BigNatural {
    let (numerator, denominator) = fraction
    return numerator.divided(by: denominator).quotient
  }

  /// The number rounded to a number of fraction digits, half to even; the number can be negative.
  func rounded(toFraction digits: Int) -> Rational {
    let shifted = Rational(numerator, over: denominator, exponent: exponent + digits)
    let (dividend, divisor) = shifted.fraction
    var (quotient, rest) = dividend.divided(by: divisor)
    let twice = rest + rest
    if twice > divisor || twice == divisor && !quotient.isEven { quotient = quotient + .one }
    return Rational(quotient, exponent: -digits, isNegative: isNegative)
  }

  /// The exponent of the first digit: 0 for numbers from 1 up to 10.
  ///
  /// The number is not zero.
  var leadingExponent: Int {
    let guess = numerator.digits.count - denominator.digits.count
    let power = Rational(.one, exponent: guess + exponent)
    return guess + exponent - (magnitude < power ? 1 : 0)
  }
}

extension Rational: Comparable {
  static func == (left: Rational, right: Rational) -> Bool { (left - right).isZero }
  static func < (left: Rational, right: Rational) -> Bool { (left - right).isNegative }
}

extension Rational {
  /// The most significant digits of a number whose decimal digits do not end.
  static let significantDigits = 34

  /// The number as a decimal: exact if its digits end, otherwise rounded half to even.
  var decimal: FixedDecimal {
    let short = reduced
    // A fraction has an end if its denominator divides a power of ten.
    let (twos, rest) = short.denominator.removing(2)
    let (fives, others) = rest.removing(5)
    guard others.isOne else {
      let places = Self.significantDigits - 1 - leadingExponent
      return rounded(toFraction: places).decimal
    }
    let power = max(twos, fives)
    let factor = BigNatural(2).power(power - twos) * BigNatural(5).power(power - fives)
    return FixedDecimal(
      (short.numerator * factor).digits,
      exponent: short.exponent - power,
      isNegative: isNegative
    )
  }
}

extension BigNatural {
  /// Divides by a small number while the remainder is zero, and returns how often it did.
  fileprivate func removing(_ divisor: UInt32) -> (count: Int, rest: BigNatural) {
    var (count, rest) = (0, self)
    while true {
      var next = rest
      guard next.divide(by: divisor) == 0 else { return (count, rest) }
      (count, rest) = (count + 1, next)
    }
  }
}

extension FixedDecimal {
  /// Creates a number from digits and a power of ten, with as few zeros as possible.
  fileprivate init(_ digits: [UInt8], exponent: Int, isNegative: Bool) {
    let zero = UInt8(ascii: "0")
    var digits = digits
    var exponent = exponent
    while digits.count > 1, digits.last == zero {
      digits.removeLast()
      exponent += 1
    }
    if digits == [zero] { exponent = 0 }
    let point = digits.count + exponent
    // A number with more zeros is written with an exponent.
    let mostZeros = 40
    if exponent > mostZeros || point < -mostZeros {
      var text = String(decoding: digits, as: UTF8.self)
      if digits.count > 1 { text.insert(".", at: text.index(after: text.startIndex)) }
      let sign = isNegative ? "-" : ""
      self.init(plain: "\(sign)\(text)E\(point - 1)", isNegativeZero: false)
    } else {
      self.init(DecimalDigits(digits, point: point, isNegative: isNegative))
    }
  }
}
