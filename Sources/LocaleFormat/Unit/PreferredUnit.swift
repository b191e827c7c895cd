/// A unit that people of a region use for a purpose, and the amounts that they use it for.
public struct PreferredUnit: Hashable, Sendable, Codable {
  /// The unit; amounts are split if it is several.
  public let unit: MeasureUnit
  /// The least amount that is written in this unit, without its sign.
  ///
  /// It counts the largest unit if there are several. The last unit of a list is used for all
  /// amounts below.
  public let limit: FixedDecimal
  /// The step that amounts are rounded to; nil for whole numbers of at least two digits.
  public let increment: FixedDecimal?

  /// Describes when a unit is used.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - limit: The least amount, without its sign.
  ///   - increment: The step that amounts are rounded to, above zero.
  public init(_ unit: MeasureUnit, from limit: FixedDecimal = 1, increment: FixedDecimal? = nil) {
    self.unit = unit
    self.limit = limit
    self.increment = increment
  }

  /// Rounds an amount of the unit, or of the smallest of several.
  func rounded(_ amount: Rational) -> Rational {
    if let increment {
      let step = Rational(increment)
      return (amount / step).rounded(toFraction: 0) * step
    }
    // Whole numbers, but at least two digits, as in compact notation.
    guard !amount.isZero else { return amount }
    return amount.rounded(toFraction: max(0, 1 - amount.leadingExponent))
  }
}
