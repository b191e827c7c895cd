import Foundation
import LocaleFormat
import LocaleFormatMeasurements
import Testing

@Suite struct FoundationUnitTests {
  @Test(arguments: allUnits.filter { !lacking.contains(name($0)) })
  func isTheSameUnitInCLDR(_ unit: Dimension) throws {
    // CLDR has another name for the coulomb.
    let base: MeasureUnit =
      unit is UnitElectricCharge ? "ampere-second" : try MeasureUnit(type(of: unit).baseUnit())
    for value in [2.5, 40] {
      let amount = UnitAmount(value, try MeasureUnit(unit))
      let exact = try amount.converted(to: base).amount.doubleValue
      let error = (unit.converter.baseUnitValue(fromValue: value) / exact - 1).magnitude
      // Foundation's factors have as few as three digits.
      #expect(
        (error < 4e-4) != wrong.contains(name(unit)),
        "\(name(unit)) is \(amount.unit): \(error)"
      )
    }
  }

  @Test(arguments: allUnits.filter { lacking.contains(name($0)) })
  func refusesAUnitThatCLDRLacks(_ unit: Dimension) throws {
    let error = try #require(throws: FormatError.self) { try MeasureUnit(unit) }
    #expect(error.code == .invalidUnit && error.text == unit.symbol)
    #expect(error.description == "CLDR has no unit for '\(unit.symbol)' of \(type(of: unit))")
  }

  @Test func refusesUnitsOfAProgram() throws {
    let long = UnitLength(symbol: "m", converter: UnitConverterLinear(coefficient: 2))
    let own = OwnUnit(symbol: "m", converter: UnitConverterLinear(coefficient: 1))
    #expect(throws: FormatError.self) { try MeasureUnit(long) }
    #expect(throws: FormatError.self) { try MeasureUnit(own) }
    let meter = UnitLength(symbol: "m", converter: UnitConverterLinear(coefficient: 1))
    #expect(try MeasureUnit(meter) == .meter)
  }

  @Test func findsEveryUnitOnce() throws {
    let found = allUnits.filter { !lacking.contains(name($0)) }
    #expect(allUnits.count == 202 && found.count == 193)
    #expect(Set(try found.map { try MeasureUnit($0) }).count == found.count)
  }

  @Test(arguments: [18, 180.156]) func findsMolesOfAnySubstance(_ gramsPerMole: Double) throws {
    let unit = UnitConcentrationMass.millimolesPerLiter(withGramsPerMole: gramsPerMole)
    #expect(try MeasureUnit(unit) == "millimole-per-liter")
  }
}

private final class OwnUnit: Dimension, @unchecked Sendable {}

private func name(_ unit: Dimension) -> String { "\(type(of: unit)) \(unit.symbol)" }

/// The units that CLDR does not have, or only in another size: the cup is 240 ml in Foundation.
private let lacking: Set = [
  "UnitAngle grad", "UnitArea a", "UnitElectricCharge C",
  "UnitInformationStorage nibble", "UnitMass slug", "UnitVolume cup", "UnitVolume pt Imperial",
  "UnitVolume tbsp Imperial", "UnitVolume tsp Imperial",
]

/// The units that Foundation converts wrongly: with the reciprocal of the factor or of the value.
private let wrong: Set = ["UnitMass st", "UnitFuelEfficiency L/100km"]
