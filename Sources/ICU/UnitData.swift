internal import CICU

/// What ICU's data says of units.
package enum UnitData {
  /// The usages that have, in some region, a unit made of several, such as foot-and-inch (CLDR's
  /// unitPreferenceData).
  package static func mixedUsages() throws(ICUError) -> Set<String> {
    let lines = try unsafe String("cicu_units_mixedUsages") {
      unsafe cicu_units_mixedUsages($0, $1, &$2)
    }
    return Set(lines.split(separator: "\n").map(String.init))
  }
}
