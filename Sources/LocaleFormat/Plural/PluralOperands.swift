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
  /// The digits before the point; of more than 18 digits, the last 18, as in ICU.
  public let i: UInt64
  /// The digits after the point as an integer; of more than 18 digits, the first 18.
  public let f: UInt64
  /// The number of digits after the point.
  public let v: Int
  /// The power of ten that a compact or scientific text contains in words or as an exponent: 6 for
  /// `1.2M`.
  public let c: Int
  /// The absolute value of a number that is not small.
  private let longN: Double

  enum Kind {
    /// The other operands make `n`: at most 15 digits and no exponent.
    case small
    case long
    /// NaN or infinite.
    case special
  }
  let kind: Kind

  /// The operands of a number of at most 15 digits.
  @inline(__always)
  init(small whole: UInt64, fraction: UInt64, count: Int) {
    i = whole
    f = fraction
    v = count
    c = 0
    longN = 0
    kind = .small
  }

  init(n: Double, i: UInt64, f: UInt64, v: Int, c: Int, kind: Kind = .long) {
    self.i = i
    self.f = f
    self.v = v
    self.c = c
    longN = n
    self.kind = kind
  }

  /// The operands of NaN and the infinities.
  init(special: Double) { self.init(n: special, i: 0, f: 0, v: 0, c: 0, kind: .special) }

  /// The operands of a number that no format shows, as ICU has them: its integer part has at most 63
  /// bits, and a larger number belongs to `other`.
  package init(unshown value: Double) {
    switch value.magnitude {
    case ..<1e18: self.init(value)
    case ..<0x1p63: self.init(n: value.magnitude, i: UInt64(value.magnitude), f: 0, v: 0, c: 0)
    default: self.init(special: value.magnitude)
    }
  }
}

extension PluralOperands {
  /// The absolute value; NaN and infinity belong to `other` in every language.
  ///
  /// A decimal of 1.8 × 10^308 and more is infinite here, but has the category of its digits.
  public var n: Double {
    guard kind == .small else { return longN }
    return f == 0
      ? Double(i) : Double(i) + Double(f) / (0..<v).reduce(1.0) { power, _ in power * 10 }
  }

  /// The digits after the point as an integer, without zeros at the end.
  public var t: UInt64 {
    guard f != 0 else { return 0 }
    var result = f
    while result.isMultiple(of: 10) { result /= 10 }
    return result
  }

  /// The number of digits after the point, without zeros at the end.
  ///
  /// If there are more than 18, those after the 18th count as zeros.
  public var w: Int {
    guard f != 0 else { return 0 }
    var (rest, count) = (f, min(v, 18))
    while rest.isMultiple(of: 10) {
      rest /= 10
      count -= 1
    }
    return count
  }

  /// The same as ``c``, under its older name.
  public var e: Int { c }
}
