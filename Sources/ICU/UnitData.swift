internal import CICU

/// What ICU's data says of units.
package enum UnitData {
  /// Every usage of units, and whether it has, in some region, a unit made of several, such as
  /// foot-and-inch (CLDR's unitPreferenceData).
  package static func usages() throws(ICUError) -> [String: Bool] {
    let lines = try unsafe String("cicu_units_usages") {
      unsafe cicu_units_usages($0, $1, &$2)
    }
    // Several kinds of units have a usage of one name, such as the default.
    return Dictionary(
      lines.split(separator: "\n").map { (String($0.dropFirst()), $0.hasPrefix("+")) },
      uniquingKeysWith: { $0 || $1 }
    )
  }
}
