/// Converts amounts of one unit to another, exactly.
struct UnitConverter: Sendable {
  private let factor: Rational
  private let sourceOffset: Rational
  private let targetOffset: Rational
  /// Whether one divided by the amount is converted, as from miles per gallon to liters per 100
  /// kilometers.
  private let isReciprocal: Bool
  private let source: String

  /// The most significant digits of an amount that is converted.
  static let maximumDigits = 10_000

  /// Finds the factor between two units.
  ///
  /// An amount of several units counts the largest of them.
  ///
  /// - Throws: `FormatError.Code.inconvertibleUnits` if the units measure different quantities.
  init(from source: MeasureUnit, to target: MeasureUnit) throws(FormatError) {
    let from = try UnitDimensions(try source.largestComponent())
    let to = try UnitDimensions(try target.largestComponent())
    let powers = to.powers
    isReciprocal = from.powers != powers
    if isReciprocal, from.powers.mapValues({ -$0 }) != powers {
      throw .inconvertible(
        source.identifier,
        source.quantity,
        to: target.identifier,
        target.quantity
      )
    }
    factor = (isReciprocal ? from.factor * to.factor : from.factor / to.factor).reduced
    sourceOffset = (from.offset ?? .zero) / from.factor
    targetOffset = (to.offset ?? .zero) / to.factor
    self.source = source.identifier
  }

  /// Whether twice the amount is twice the amount of the other unit.
  ///
  /// It is not for temperatures with different zeros, and for reciprocals.
  var isProportional: Bool { !isReciprocal && sourceOffset * factor == targetOffset }

  /// The exact amount of the other unit; nil for the reciprocal of zero.
  func convert(_ amount: Rational) -> Rational? {
    let absolute = amount + sourceOffset
    guard isReciprocal else { return absolute * factor - targetOffset }
    return absolute.isZero ? nil : (absolute * factor).reciprocal - targetOffset
  }

  /// The amount of the other unit.
  ///
  /// - Throws: `FormatError.Code.unwritable` for an amount with too many digits, or a result that
  ///   ``FixedDecimal`` cannot express.
  func convert(_ amount: FixedDecimal) throws(FormatError) -> FixedDecimal {
    switch amount.special {
    case .nan: return .nan
    case .infinity: return isReciprocal ? 0 : .infinity
    case .negativeInfinity: return isReciprocal ? .negativeZero : .negativeInfinity
    case .negativeZero:
      guard let result = convert(.zero) else { return .negativeInfinity }
      return result.isZero ? .negativeZero : try result.checkedDecimal(of: amount)
    case nil:
      return try convert(try Rational(bounded: amount))?.checkedDecimal(of: amount) ?? .infinity
    }
  }
}

extension Rational {
  /// Creates a number from a decimal that is finite.
  ///
  /// - Throws: `FormatError.Code.unwritable` if the decimal has too many digits.
  init(bounded decimal: FixedDecimal) throws(FormatError) {
    let most = UnitConverter.maximumDigits
    guard decimal.digits.utf8.count <= most else {
      throw .unwritable(
        decimal.digits,
        reason: Reason(
          "amount-too-long",
          "an amount of at most \(most) characters can be converted"
        )
      )
    }
    self.init(decimal)
  }

  /// The number as a decimal.
  ///
  /// - Throws: `FormatError.Code.unwritable` for an exponent that ``FixedDecimal`` does not have.
  func checkedDecimal(of amount: FixedDecimal) throws(FormatError) -> FixedDecimal {
    guard isZero || leadingExponent.magnitude <= FixedDecimal.maximumExponent else {
      throw .unwritable(
        amount.digits,
        reason: Reason(
          "exponent-of-result",
          "in the other unit it has an exponent of more than \(FixedDecimal.maximumExponent)"
        )
      )
    }
    return decimal
  }
}

extension FixedDecimal {
  static var negativeZero: FixedDecimal { FixedDecimal(plain: "-0", isNegativeZero: true) }
}

extension MeasureUnit {
  /// The unit, or the largest of several.
  func largestComponent() throws(FormatError) -> UnitStructure {
    guard structure.isMixed else { return structure }
    return try sortedComponents().first?.structure ?? structure
  }

  /// The units that an amount is split into, the largest first.
  func sortedComponents() throws(FormatError) -> [MeasureUnit] {
    var sized: [(unit: MeasureUnit, factor: Rational)] = []
    for unit in components { sized.append((unit, try UnitDimensions(unit.structure).factor)) }
    return sized.sorted { $0.factor > $1.factor }.map(\.unit)
  }
}
