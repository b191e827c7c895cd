internal import CICU
internal import Sharing

/// ICU's data on units.
package enum UnitData {
  /// Returns every usage of units (CLDR's unitPreferenceData).
  ///
  /// The value is whether the usage has, in some region, a unit made of several, such as
  /// foot-and-inch.
  package static func usages() throws(ICUError) -> [String: Bool] {
    let lines = try unsafe String("cicu_units_usages", of: []) {
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
  package static var infersRegion: Bool {
    if let known = CompiledFacts.current?.origin("infersRegion") { return known == "yes" }
    return infersRegionByICU.value
  }

  private static let infersRegionByICU = PartedValue<Bool> {
    func road(_ locale: String) throws(ICUError) -> String {
      let road = NumberSpecification(
        skeleton: "measure-unit/length-meter usage/road",
        locale: locale
      )
      return try NumberHandle(road).string(Int64(12_500))
    }
    do throws(ICUError) {
      // The likely region of root is the United States, and CLDR has no conventions for Antarctica.
      return try road("root") != road("root@rg=aqzzzz")
    } catch {
      return false
    }
  }

  /// Whether ICU uses degrees Fahrenheit where a locale asks for them (`-u-mu-fahrenhe`).
  ///
  /// ICU 72 expects the keyword's value to be `fahrenheit`, which is too long for one.
  package static var readsFahrenheit: Bool {
    if let known = CompiledFacts.current?.origin("readsFahrenheit") { return known == "yes" }
    return readsFahrenheitByICU.value
  }

  private static let readsFahrenheitByICU = PartedValue<Bool> {
    func weather(_ locale: String) throws(ICUError) -> String {
      let weather = NumberSpecification(skeleton: "unit/celsius usage/weather", locale: locale)
      return try NumberHandle(weather).string(Int64(20))
    }
    do throws(ICUError) {
      return try weather("root@mu=fahrenhe;rg=aqzzzz") != weather("root@rg=aqzzzz")
    } catch {
      return false
    }
  }
}

// The tables of ICU's bundle `units`: lines of fields that are separated by tabs. A line with another
// number of fields than the table has is left out.
extension UnitData {
  /// The conversion of a simple unit.
  package struct Conversion: Sendable {
    package let unit: String
    /// The base unit.
    package let target: String
    /// The factor to the base unit, such as `ft_to_m*5280`.
    package let factor: String
    /// The offset after the factor; empty for none.
    package let offset: String
    /// The systems of units that it belongs to, separated by spaces.
    package let systems: String
  }

  /// A unit that a region prefers.
  package struct Preference: Sendable {
    package let quantity: String
    package let usage: String
    package let region: String
    package let unit: String
    /// The least amount that is written in the unit; empty for 1.
    package let limit: String
    /// The skeleton of the rounding of amounts; empty for the default.
    package let skeleton: String
  }

  /// Returns each simple unit, in the order of the data.
  package static func conversions() throws(ICUError) -> [Conversion] {
    rows(
      of: 5,
      try unsafe String("cicu_unit_conversions", of: []) {
        unsafe cicu_unit_conversions($0, $1, &$2)
      }
    ).map { Conversion(unit: $0[0], target: $0[1], factor: $0[2], offset: $0[3], systems: $0[4]) }
  }

  /// Returns the name and the value of each constant of the factors.
  package static func constants() throws(ICUError) -> [(name: String, value: String)] {
    rows(
      of: 2,
      try unsafe String("cicu_unit_constants", of: []) { unsafe cicu_unit_constants($0, $1, &$2) }
    ).map { ($0[0], $0[1]) }
  }

  /// Returns each base unit and the quantity that it measures, in the order of the data.
  package static func quantities() throws(ICUError) -> [(unit: String, quantity: String)] {
    rows(
      of: 2,
      try unsafe String("cicu_unit_quantities", of: []) {
        unsafe cicu_unit_quantities($0, $1, &$2)
      }
    ).map { ($0[0], $0[1]) }
  }

  /// Returns each preferred unit, in the order of the data.
  package static func preferences() throws(ICUError) -> [Preference] {
    rows(
      of: 6,
      try unsafe String("cicu_unit_preferences", of: []) {
        unsafe cicu_unit_preferences($0, $1, &$2)
      }
    ).map {
      Preference(
        quantity: $0[0],
        usage: $0[1],
        region: $0[2],
        unit: $0[3],
        limit: $0[4],
        skeleton: $0[5]
      )
    }
  }

  /// Returns the names and the patterns of amounts of units in a locale's own data, each with its
  /// width (`l`, `s` or `n`) and its unit.
  package static func names(
    locale: String
  ) throws(ICUError) -> [(width: Character, unit: String, text: String)] {
    rows(
      of: 2,
      try unsafe String("cicu_unit_names", capacity: 1 << 16) {
        unsafe cicu_unit_names(locale, $0, $1, &$2)
      }
    ).compactMap { row in
      guard let width = row[0].first else { return nil }
      return (width, String(row[0].dropFirst()), row[1])
    }
  }

  private static func rows(of count: Int, _ text: String) -> [[String]] {
    text.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }.filter { $0.count == count }
  }
}
