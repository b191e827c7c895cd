internal import CICU

/// ICU's data on units.
package enum UnitData {
  /// Returns every usage of units (CLDR's unitPreferenceData).
  ///
  /// The value is whether the usage has, in some region, a unit made of several, such as
  /// foot-and-inch.
  package static func usages() throws(ICUError) -> [String: Bool] {
    let lines = try unsafe String("cicu_units_usages") {
      unsafe cicu_units_usages($0, $1, &$2)
    }
    // Several kinds of units have a usage with the same name, such as the default.
    return Dictionary(
      lines.split(separator: "\n").map { (String($0.dropFirst()), $0.hasPrefix("+")) },
      uniquingKeysWith: { $0 || $1 }
    )
  }
}
