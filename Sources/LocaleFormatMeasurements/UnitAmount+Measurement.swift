public import Foundation
public import LocaleFormat

extension UnitAmount {
  /// Converts Foundation's measurement; the value is its shortest decimal.
  ///
  /// ```swift
  /// let distance = Measurement(value: 1.1, unit: UnitLength.miles)
  /// try UnitAmount(distance).description  // "1.1 mile"
  /// try UnitAmount(distance).converted(to: .meter).description  // "1770.2784 meter"
  /// ```
  /// - Parameter measurement: A measurement in one of Foundation's units.
  /// - Throws: `FormatError.Code.invalidUnit` with the symbol for a unit that CLDR does not have,
  ///   and for a unit that the program has defined.
  public init(_ measurement: Measurement<some Dimension>) throws(FormatError) {
    self.init(FixedDecimal(measurement.value), try MeasureUnit(measurement.unit))
  }
}

extension Measurement where UnitType: Dimension {
  /// Converts an amount to Foundation's unit, by CLDR's exact factors.
  ///
  /// ```swift
  /// try Measurement(UnitAmount(11, .stone), in: UnitMass.kilograms).value  // 69.85322498
  /// ```
  /// - Parameters:
  ///   - amount: The amount.
  ///   - unit: The unit of the measurement.
  /// - Throws: `FormatError.Code.invalidUnit` for a unit that CLDR does not have. The errors of
  ///   `UnitAmount.converted(to:)`.
  public init(_ amount: UnitAmount, in unit: UnitType) throws(FormatError) {
    let converted = try amount.converted(to: MeasureUnit(unit))
    self.init(value: converted.amount.doubleValue, unit: unit)
  }

  /// The fallback form: the number in machine form, with the identifier of the unit or, if CLDR
  /// does not have it, with the symbol.
  var neutralText: String {
    do throws(FormatError) {
      return try UnitAmount(self).description
    } catch {
      return "\(FixedDecimal(value)) \(unit.symbol)"
    }
  }
}
