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

  /// Whether ICU chooses the units of the likely region for a locale without a region.
  ///
  /// ICU 76 does, and writes miles for `en`; ICU 72 writes kilometres, as for the world. It is false
  /// where ICU's data cannot be read, which every formatter reports.
  package static let infersRegion: Bool = {
    func road(_ locale: String) throws(ICUError) -> String {
      try NumberHandle(skeleton: "measure-unit/length-meter usage/road", locale: locale)
        .string(Int64(12_500))
    }
    do throws(ICUError) {
      // The likely region of root is the United States, and CLDR has no conventions for Antarctica.
      return try road("root") != road("root@rg=aqzzzz")
    } catch {
      return false
    }
  }()

  /// Whether ICU uses degrees Fahrenheit where a locale asks for them (`-u-mu-fahrenhe`).
  ///
  /// ICU 72 expects the keyword's value to be `fahrenheit`, which is too long for one.
  package static let readsFahrenheit: Bool = {
    func weather(_ locale: String) throws(ICUError) -> String {
      try NumberHandle(skeleton: "unit/celsius usage/weather", locale: locale).string(Int64(20))
    }
    do throws(ICUError) {
      return try weather("root@mu=fahrenhe;rg=aqzzzz") != weather("root@rg=aqzzzz")
    } catch {
      return false
    }
  }()
}

// The tables of ICU's bundle `units`: lines of fields that are separated by tabs.
extension UnitData {
  /// Returns the name, the target, the factor, the offset and the systems of each simple unit.
  package static func conversions() throws(ICUError) -> [[String]] {
    fields(
      try unsafe String("cicu_unit_conversions") { unsafe cicu_unit_conversions($0, $1, &$2) }
    )
  }

  /// Returns the name and the value of each constant of the factors.
  package static func constants() throws(ICUError) -> [[String]] {
    fields(try unsafe String("cicu_unit_constants") { unsafe cicu_unit_constants($0, $1, &$2) })
  }

  /// Returns each base unit and the quantity that it measures, in the order of the data.
  package static func quantities() throws(ICUError) -> [[String]] {
    fields(try unsafe String("cicu_unit_quantities") { unsafe cicu_unit_quantities($0, $1, &$2) })
  }

  /// Returns the quantity, the usage, the region, the unit, the limit and the skeleton of each
  /// preferred unit, in the order of the data.
  package static func preferences() throws(ICUError) -> [[String]] {
    fields(
      try unsafe String("cicu_unit_preferences") { unsafe cicu_unit_preferences($0, $1, &$2) }
    )
  }

  /// Returns the names and the patterns of amounts of units in a locale's own data, each with its
  /// width (`l`, `s` or `n`) and its unit.
  package static func names(
    locale: String
  ) throws(ICUError) -> [(width: Character, unit: String, text: String)] {
    fields(
      try unsafe String("cicu_unit_names", capacity: 1 << 16) {
        unsafe cicu_unit_names(locale, $0, $1, &$2)
      }
    ).compactMap { row in
      guard row.count == 2, let width = row[0].first else { return nil }
      return (width, String(row[0].dropFirst()), row[1])
    }
  }

  private static func fields(_ text: String) -> [[String]] {
    text.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
