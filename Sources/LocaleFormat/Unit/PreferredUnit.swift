/// A unit that people of a region use for a purpose, and the amounts that they use it for.
public struct PreferredUnit: Hashable, Sendable {
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
  /// The numbers are checked where they are used: ``UnitFormat/validated()`` and
  /// ``UnitPreferences/choice(for:usage:in:)`` throw if they cannot be used.
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

  /// Checks the numbers.
  ///
  /// - Throws: `FormatError.Code.unusableOption` for a limit below zero, a step that is not above
  ///   zero, and a number that is not finite; `FormatError.Code.unwritable` for one that is too
  ///   long.
  func check() throws(FormatError) {
    guard let least = try Self.exact(limit), !least.isNegative else {
      throw .unusable(
        limit,
        Reason("limit-of-preferred-unit", "the limit of a preferred unit is at least 0")
      )
    }
    guard let increment else { return }
    guard let step = try Self.exact(increment), !step.isNegative, !step.isZero else {
      throw .unusable(
        increment,
        Reason("increment-of-preferred-unit", "the increment of a preferred unit is above 0")
      )
    }
  }

  /// The number; nil if it is not finite.
  private static func exact(_ number: FixedDecimal) throws(FormatError) -> Rational? {
    number.isFinite ? try Rational(bounded: number) : nil
  }

  /// Rounds an amount of the unit, or of the smallest of several.
  ///
  /// - Parameters:
  ///   - amount: The amount.
  ///   - whole: A function that rounds to a whole number; by default half to even.
  /// - Returns: The rounded amount.
  func rounded(
    _ amount: Rational,
    _ whole: (Rational) -> Rational = { $0.rounded(toFraction: 0) }
  ) -> Rational {
    if let increment {
      let step = Rational(increment)
      return whole(amount / step) * step
    }
    // Whole numbers, but at least two digits, as in compact notation.
    guard !amount.isZero else { return amount }
    let power = Rational(.one, exponent: max(0, 1 - amount.leadingExponent))
    return whole(amount * power) / power
  }
}

extension PreferredUnit: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case unit
    case limit
    case increment
  }

  /// Decodes a unit, and checks its numbers.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` for an unknown name, for a unit that ICU does not have, and for a
  ///   number that cannot be used.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    let preferred = Self(
      try container.decode(MeasureUnit.self, forKey: .unit),
      from: try container.decode(FixedDecimal.self, forKey: .limit),
      increment: try container.decodeIfPresent(FixedDecimal.self, forKey: .increment)
    )
    self = try decoder.check(preferred) { preferred throws(FormatError) in try preferred.check() }
  }
}

extension FormatError {
  fileprivate static func unusable(_ number: FixedDecimal, _ reason: Reason) -> FormatError {
    FormatError(code: .unusableOption, text: number.digits, reason: reason)
  }
}
