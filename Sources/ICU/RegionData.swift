internal import CICU

/// What CLDR says of regions, such as `US` or `419`.
///
/// Nothing here opens a locale's data, so any region of two letters or three digits may be asked
/// about; the unknown ones have the world's conventions.
package enum RegionData {
  /// The calendars in order of preference (ucal_getKeywordValuesForLocale), in ICU's form.
  package static func calendars(_ region: String) throws(ICUError) -> [String] {
    try unsafe String("cicu_region_calendars") {
      unsafe cicu_region_calendars(region, $0, $1, &$2)
    }.split(separator: "\n").map(String.init)
  }

  /// The hour formats (`h`, `hB`, `H`, …) where a language is spoken in a region: the preferred one,
  /// then all that are allowed, in order (`timeData`); nil where CLDR has no entry.
  package static func hourFormats(
    language: String,
    region: String
  ) throws(ICUError) -> (preferred: String, allowed: [String])? {
    let lines = try unsafe String("cicu_region_hourFormats") {
      unsafe cicu_region_hourFormats(language, region, $0, $1, &$2)
    }.split(separator: "\n").map(String.init)
    return lines.first.map { ($0, Array(lines.dropFirst())) }
  }

  /// A system of units (UMeasurementSystem).
  package enum MeasurementSystem: Int32, Sendable {
    case metric
    case us
    case uk
  }

  /// The system of units (ulocdata_getMeasurementSystem).
  package static func measurementSystem(
    _ region: String
  ) throws(ICUError) -> MeasurementSystem {
    var status: Int32 = 0
    let system = unsafe cicu_region_measurementSystem(region, &status)
    try check(status, "cicu_region_measurementSystem")
    return MeasurementSystem(rawValue: system) ?? .metric
  }

  /// The usual size of paper in millimeters (ulocdata_getPaperSize).
  package static func paperSize(
    _ region: String
  ) throws(ICUError) -> (width: Int, height: Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    var status: Int32 = 0
    unsafe cicu_region_paperSize(region, &width, &height, &status)
    try check(status, "cicu_region_paperSize")
    return (Int(width), Int(height))
  }

  /// The unit of the weather's temperatures, such as `celsius` (`unitPreferenceData`).
  package static func temperatureUnit(_ region: String) throws(ICUError) -> String {
    try unsafe String("cicu_region_temperatureUnit") {
      unsafe cicu_region_temperatureUnit(region, $0, $1, &$2)
    }
  }
}
