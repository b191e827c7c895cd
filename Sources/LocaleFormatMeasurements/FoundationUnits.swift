internal import Foundation

/// The units of Foundation that CLDR has.
///
/// The table does not contain units of another size, such as the cup of 240 ml, or units that CLDR
/// could only describe, such as the coulomb, which is an ampere second.
enum FoundationUnits {
  /// A unit with the identifier of the same unit in CLDR.
  private struct Name {
    let unit: Dimension
    let identifier: String
  }

  /// The parts of a unit that can be hashed.
  ///
  /// Units of a key can differ in their converter: two kinds of miles per gallon have one symbol.
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let symbol: String

    init(_ unit: Dimension) {
      type = ObjectIdentifier(Swift.type(of: unit))
      symbol = unit.symbol
    }
  }

  private static let table = Dictionary(
    grouping: [
      names(lengths),
      names(areas),
      names(volumes),
      names(masses),
      names(durations),
      names(speeds),
      names(temperatures),
      names(accelerations),
      names(angles),
      names(charges),
      names(concentrations),
      names(currents),
      names(dispersions),
      names(energies),
      names(frequencies),
      names(fuelEfficiencies),
      names(illuminances),
      names(informationStorage),
      names(potentialDifferences),
      names(powers),
      names(pressures),
      names(resistances),
    ].joined()
  ) { Key($0.unit) }

  /// The CLDR identifier of a unit; nil if CLDR does not have it.
  static func identifier(of unit: Dimension) -> String? {
    // The converter of this unit depends on the substance.
    if unit is UnitConcentrationMass, unit.symbol == "mmol/L" { return "millimole-per-liter" }
    return table[Key(unit)]?.first { $0.unit == unit }?.identifier
  }

  private static func names(_ pairs: KeyValuePairs<some Dimension, String>) -> [Name] {
    pairs.map { Name(unit: $0.key, identifier: $0.value) }
  }
}
