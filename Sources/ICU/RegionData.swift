internal import CICU

/// CLDR's data on regions, such as `US` or `419`.
///
/// Nothing here opens a locale's data, so any region of two letters or three digits is allowed.
/// Unknown regions have the conventions of the world.
package enum RegionData {
  /// Returns the calendars in order of preference (ucal_getKeywordValuesForLocale), in ICU's form.
  package static func calendars(_ region: String) throws(ICUError) -> [String] {
    try unsafe String("cicu_region_calendars", of: [region]) {
      unsafe cicu_region_calendars(region, $0, $1, &$2)
    }.split(separator: "\n").map(String.init)
  }

  /// Returns the hour formats (`h`, `hB`, `H`, …) of a language in a region (`timeData`); nil if
  /// CLDR has no entry.
  ///
  /// They are the preferred one, and all that are allowed, in order.
  package static func hourFormats(
    language: String,
    region: String
  ) throws(ICUError) -> (preferred: String, allowed: [String])? {
    let formats: [String]
    if let facts = CompiledFacts.current {
      formats = facts.hourFormats(language: language, region: region)
    } else {
      formats = try unsafe String("cicu_region_hourFormats") {
        unsafe cicu_region_hourFormats(language, region, $0, $1, &$2)
      }.split(separator: "\n").map(String.init)
    }
    return formats.first.map { ($0, Array(formats.dropFirst())) }
  }

  /// A system of units (UMeasurementSystem).
  package enum MeasurementSystem: Int32, Sendable {
    case metric
    case us
    case uk
  }

  /// Returns the system of units of a region (ulocdata_getMeasurementSystem).
  package static func measurementSystem(
    _ region: String
  ) throws(ICUError) -> MeasurementSystem {
    let system = try answer("cicu_region_measurementSystem", [region]) { () throws(ICUError) in
      var status: Int32 = 0
      let system = unsafe cicu_region_measurementSystem(region, &status)
      try check(status, "cicu_region_measurementSystem")
      return String(system)
    }
    return Int32(system).flatMap(MeasurementSystem.init(rawValue:)) ?? .metric
  }

  /// Returns the usual paper size in millimetres (ulocdata_getPaperSize).
  package static func paperSize(
    _ region: String
  ) throws(ICUError) -> (width: Int, height: Int) {
    let size = try answer("cicu_region_paperSize", [region]) { () throws(ICUError) in
      var width: Int32 = 0
      var height: Int32 = 0
      var status: Int32 = 0
      unsafe cicu_region_paperSize(region, &width, &height, &status)
      try check(status, "cicu_region_paperSize")
      return "\(width) \(height)"
    }.split(separator: " ").compactMap { Int($0) }
    return (size.first ?? 0, size.last ?? 0)
  }

  /// Returns the unit of weather temperatures, such as `celsius` (`unitPreferenceData`).
  package static func temperatureUnit(_ region: String) throws(ICUError) -> String {
    try unsafe String("cicu_region_temperatureUnit", of: [region]) {
      unsafe cicu_region_temperatureUnit(region, $0, $1, &$2)
    }
  }
}
