/// The properties of a number, as it is shown, that plural rules look at.
///
/// `1`, `1.0` and `1K` have different operands, so a language can need different words for them.
/// The sign has no effect.
///
/// ```swift
/// let operands = PluralOperands(try FixedDecimal("1.50"))
/// operands.i  // 1
/// operands.v  // 2
/// operands.t  // 5
/// PluralOperands(try FixedDecimal("1.2"), exponent: 6).i  // 1200000
/// ```
///
/// Source: [UTS #35, Operands](https://unicode.org/reports/tr35/tr35-numbers.html#Operands).
public struct PluralOperands: Hashable, Sendable {
  /// The absolute value; NaN and infinity belong to `other` in every language.
  public let n: Double
  /// The digits before the point; of more than 18 digits, the last 18, as in ICU.
  public let i: UInt64
  /// The digits after the point as an integer; of more than 18 digits, the first 18.
  public let f: UInt64
  /// The same without zeros at the end.
  public let t: UInt64
  /// The number of digits after the point.
  public let v: Int
  /// The same without zeros at the end.
  public let w: Int
  /// The power of ten that a compact or scientific text contains in words or as an exponent: 6 for
  /// `1.2M`.
  public let c: Int
  /// The same as ``c``, under its older name.
  public var e: Int { c }

  /// Whether every operand is the same as a binary number, and `n` is whole only if `t` is zero.
  let isSmall: Bool

  /// The operands of a number whose digits are at most 15.
  @inline(__always)
  init(small whole: UInt64, fraction: UInt64, count: Int) {
    i = whole
    f = fraction
    v = count
    (t, w) = fraction == 0 ? (0, 0) : Self.trimmed(fraction, count)
    n = fraction == 0 ? Double(whole) : Double(whole) + Double(fraction) / Self.power(count)
    c = 0
    isSmall = true
  }

  init(n: Double, i: UInt64, f: UInt64, v: Int, w: Int, c: Int) {
    self.n = n
    self.i = i
    self.f = f
    self.v = v
    self.w = w
    self.c = c
    t = Self.trimmed(f, v).0
    isSmall = false
  }

  /// The operands of NaN and the infinities.
  init(special: Double) { self.init(n: special, i: 0, f: 0, v: 0, w: 0, c: 0) }

  private static func power(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  /// A fraction without the zeros at its end, and its number of digits.
  @inline(__always)
  private static func trimmed(_ fraction: UInt64, _ count: Int) -> (UInt64, Int) {
    guard fraction != 0 else { return (0, 0) }
    var (fraction, count) = (fraction, count)
    while true {
      let tenth = fraction / 10
      guard fraction == tenth &* 10 else { return (fraction, count) }
      fraction = tenth
      count &-= 1
    }
  }
}
