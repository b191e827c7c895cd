public import Foundation
public import LocaleFormat
internal import MachineTime

extension MeasureUnit {
  /// Converts Foundation's unit.
  ///
  /// The result is the same unit in CLDR, found by the class, the symbol and the converter.
  ///
  /// ```swift
  /// try MeasureUnit(UnitLength.scandinavianMiles).identifier  // "mile-scandinavian"
  /// try MeasureUnit(UnitFuelEfficiency.milesPerImperialGallon).identifier  // "mile-per-gallon-imperial"
  /// try MeasureUnit(UnitVolume.cups)  // throws
  /// ```
  /// - Parameter unit: A unit of one of Foundation's classes.
  /// - Throws: `FormatError.Code.invalidUnit` with the symbol for a unit that CLDR does not have,
  ///   and for a unit that the program has defined.
  public init(_ unit: Dimension) throws(FormatError) {
    guard let identifier = FoundationUnits.identifier(of: unit) else {
      throw .unknownUnit(unit.symbol, of: "\(type(of: unit))")
    }
    try self.init(identifier)
  }
}

extension FormatError {
  fileprivate static func unknownUnit(_ symbol: String, of type: String) -> FormatError {
    FormatError(
      .invalidUnit,
      symbol,
      reason: Reason("unit-of-foundation", "CLDR has no unit for '\(symbol.excerpt)' of \(type)")
    )
  }
}
