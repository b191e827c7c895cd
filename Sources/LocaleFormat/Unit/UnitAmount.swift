/// An amount of a unit, such as 5 feet.
///
/// ```swift
/// try UnitAmount(1.5, .hour).converted(to: .minute).description  // "90 minute"
/// try UnitAmount(20, .celsius).converted(to: .fahrenheit).description  // "68 fahrenheit"
/// let parts = try UnitAmount("1.8", .meter).split(into: .footAndInch)
/// parts.map(\.description)
/// // ["5 foot", "10.86614173228346456692913385826772 inch"]
/// ```
///
/// Factors are exact fractions of CLDR's, and so are all results whose decimal digits end. Others
/// have 34 significant digits, and are rounded half to even. CLDR has a fraction for π, which has
/// fifteen correct digits.
public struct UnitAmount: Hashable, Sendable {
  /// The number of units.
  public let amount: FixedDecimal
  /// The unit.
  public let unit: MeasureUnit

  /// Makes an amount.
  public init(_ amount: FixedDecimal, _ unit: MeasureUnit) {
    self.amount = amount
    self.unit = unit
  }

  /// Makes an amount of a number of any type; a binary number is its shortest decimal.
  public init(_ amount: some FormattableNumber, _ unit: MeasureUnit) {
    self.init(amount.numericValue.decimal, unit)
  }

  /// Returns the same amount in another unit.
  ///
  /// One divided by zero is infinity: 0 liters per 100 kilometers are infinite miles per gallon.
  ///
  /// - Parameter unit: The other unit. If it is several, the amount counts the largest of them.
  /// - Returns: The amount of the other unit.
  /// - Throws: `FormatError.Code.inconvertibleUnits` if the units measure different quantities.
  ///   `FormatError.Code.unwritable` for an amount of more than 10,000 characters, and for a result
  ///   with a larger exponent than a ``FixedDecimal`` has.
  public func converted(to unit: MeasureUnit) throws(FormatError) -> UnitAmount {
    let converter = try UnitConverter(from: self.unit, to: unit)
    return UnitAmount(try converter.convert(amount), unit)
  }

  /// Splits the amount into whole numbers of several units, and the rest in the last one.
  ///
  /// The largest unit comes first, and every part has the sign of the amount.
  ///
  /// ```swift
  /// try UnitAmount(-5.5, .foot).split(into: .footAndInch).map(\.description)  // ["-5 foot", "-6 inch"]
  /// ```
  /// - Parameter unit: Several units, such as `foot-and-inch`, or a single one.
  /// - Returns: An amount of each unit.
  /// - Throws: What ``converted(to:)`` throws, also for several units that are not multiples of one
  ///   another, such as temperatures. `FormatError.Code.unwritable` for infinity and NaN in several
  ///   units.
  public func split(into unit: MeasureUnit) throws(FormatError) -> [UnitAmount] {
    try split(into: unit) { $0 }
  }

  /// Splits the amount, and applies a function to the last part before the others are carried to.
  ///
  /// As in ICU, the function gets the magnitude of the last of several parts, but the signed amount
  /// of a single unit.
  func split(
    into unit: MeasureUnit,
    _ round: (Rational) throws(FormatError) -> Rational
  ) throws(FormatError) -> [UnitAmount] {
    let converter = try UnitConverter(from: self.unit, to: unit)
    let units = try unit.sortedComponents()
    guard let largest = units.first, let smallest = units.last else { return [] }
    guard amount.isFinite,
      let exact = converter.convert(try Rational(bounded: amount))
    else {
      let result = try converter.convert(amount)
      guard units.count == 1 else {
        throw .unwritable(
          amount.digits,
          reason: Reason("infinity-to-split", "it cannot be split into several units")
        )
      }
      return [UnitAmount(result, unit)]
    }
    let isNegative = exact.isNegative || exact.isZero && amount.special == .negativeZero
    func signed(_ part: Rational) throws(FormatError) -> FixedDecimal {
      guard isNegative else { return try part.checkedDecimal(of: amount) }
      return part.isZero ? .negativeZero : try part.negated.checkedDecimal(of: amount)
    }
    guard units.count > 1 else {
      return [UnitAmount(try signed(try round(exact).magnitude), unit)]
    }
    // All of it in the smallest unit is rounded, and then split: so 11.99 inches become a foot.
    let all = try UnitConverter(from: largest, to: smallest)
    guard all.isProportional, let whole = all.convert(exact.magnitude) else {
      throw .notAddable(largest.identifier, smallest.identifier)
    }
    var parts: [UnitAmount] = []
    let last = try UnitConverter(from: units[units.count - 2], to: smallest).convert(.one) ?? .one
    let carried = Rational((whole / last).wholeMagnitude) * last
    var rest = carried + (try round(whole - carried))
    for unit in units.dropLast() {
      let size = try UnitConverter(from: unit, to: smallest).convert(.one) ?? .one
      let whole = Rational((rest / size).wholeMagnitude)
      rest = rest - whole * size
      parts.append(UnitAmount(try signed(whole), unit))
    }
    return parts + [UnitAmount(try signed(rest), smallest)]
  }

  /// Adds amounts of units that are multiples of one another.
  ///
  /// ```swift
  /// let height = [UnitAmount(5, .foot), UnitAmount(11, .inch)]
  /// try UnitAmount.total(height, in: .centimeter).description  // "180.34 centimeter"
  /// ```
  /// - Parameters:
  ///   - amounts: The amounts.
  ///   - unit: The unit of the sum.
  /// - Returns: The exact sum, rounded only once.
  /// - Throws: What ``converted(to:)`` throws, also for several amounts of a unit with another zero,
  ///   such as degrees Celsius in kelvins, or of a reciprocal one. `FormatError.Code.unwritable` for
  ///   infinity and NaN.
  public static func total(
    _ amounts: [UnitAmount],
    in unit: MeasureUnit
  ) throws(FormatError) -> UnitAmount {
    if let only = amounts.first, amounts.count == 1 { return try only.converted(to: unit) }
    var sum = Rational.zero
    for amount in amounts {
      let converter = try UnitConverter(from: amount.unit, to: unit)
      guard converter.isProportional else {
        throw .notAddable(amount.unit.identifier, unit.identifier)
      }
      guard amount.amount.isFinite,
        let part = converter.convert(try Rational(bounded: amount.amount))
      else {
        throw .unwritable(
          amount.amount.digits,
          reason: Reason("not-addable", "it cannot be added to other amounts")
        )
      }
      sum = (sum + part).reduced
    }
    let isNegativeZero = sum.isZero && amounts.contains { $0.amount.special == .negativeZero }
    return UnitAmount(isNegativeZero ? .negativeZero : try sum.checkedDecimal(of: 0), unit)
  }
}

extension UnitAmount: CustomStringConvertible {
  /// The number in machine form, and the unit's identifier.
  public var description: String { "\(amount) \(unit)" }
}

extension UnitAmount: Codable {}
