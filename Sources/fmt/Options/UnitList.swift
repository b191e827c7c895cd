internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// The units of an option, such as `day,hours`: separated by commas, in the singular or the plural.
///
/// - Parameters:
///   - list: The text of the option.
///   - option: The name of the option, for errors.
///   - known: The units with their names in the singular.
/// - Returns: The units.
/// - Throws: The status of a usage error, for a name that is not known.
func unitSet<Units: OptionSet>(
  _ list: String,
  option: String,
  among known: [(name: String, unit: Units)]
) throws -> Units where Units.Element == Units {
  var units: Units = []
  for name in list.split(separator: ",", omittingEmptySubsequences: false) {
    let singular = name.hasSuffix("s") ? name.dropLast() : name
    guard let unit = known.first(where: { $0.name == singular })?.unit else {
      let names = known.map(\.name)
      throw usageError(
        "\(option): '\(String(name).excerpt)' is not a unit here; "
          + "use \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")"
      )
    }
    units.insert(unit)
  }
  return units
}

/// The units of time of an option, as `unitSet` reads them.
func timeUnits(_ list: String, option: String, among known: TimeUnits) throws -> TimeUnits {
  let known = known.members.map { (name: $0.rawValue, unit: TimeUnits($0)) }
  return try unitSet(list, option: option, among: known)
}
