package import CompiledData
internal import ICU

/// Asks ICU all questions about plural forms, units, regions and clocks whose answers are compiled
/// ahead.
package enum AnswersMaking {
  /// The functions that are asked for all they have an answer to, each with the arguments whose
  /// answer every other has; nil if that is empty.
  private static let others: [String: [String]?] = [
    "cicu_plurals_set": nil, "cicu_plurals_ranges": nil, "cicu_duration_pattern": nil,
    "cicu_region_calendars": ["001"], "cicu_region_measurementSystem": ["001"],
    "cicu_region_paperSize": ["001"], "cicu_region_temperatureUnit": ["001"],
    "cicu_locale_week": ["001"],
  ]

  /// Returns the section.
  ///
  /// - Parameter names: All names of ICU's data.
  /// - Returns: For each function a map with the answers.
  /// - Throws: The error of ICU.
  package static func section(_ names: [String]) throws(FormatError) -> DataValue {
    do throws(ICUError) {
      return try RecordedAnswers.record(others: others) { () throws(ICUError) in
        try askPlurals()
        try askUnits()
        try askRegions()
        for name in names {
          for fields in DurationData.ClockFields.allCases {
            _ = try DurationData.pattern(of: fields, in: name)
          }
        }
      }
    } catch {
      throw .icu(error, while: "collecting answers")
    }
  }

  private static func askPlurals() throws(ICUError) {
    for table in ["locales", "locales_ordinals"] {
      for (name, _) in try BundleData.values(of: table, in: "plurals") {
        let isOrdinal = table != "locales"
        guard let set = try PluralData.set(of: name, isOrdinal: isOrdinal) else { continue }
        // Rules that ICU must decide are not kept.
        if try PluralRuleSet(set, of: name, isOrdinal: isOrdinal).refusal != nil {
          RecordedAnswers.forget("cicu_plurals_rules", [set])
        }
      }
    }
    for (language, _) in try BundleData.values(of: "locales", in: "pluralRanges") {
      _ = try PluralData.ranges(of: language)
    }
  }

  private static func askUnits() throws(ICUError) {
    _ = try UnitData.usages()
    _ = try UnitData.conversions()
    _ = try UnitData.constants()
    _ = try UnitData.quantities()
    _ = try UnitData.preferences()
  }

  private static func askRegions() throws(ICUError) {
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(Unicode.Scalar($0)) }
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    // All others have the conventions of the world, which is not among the values of the keyword.
    let world = "001"
    for region in [world] + pairs {
      let isKnown = try LocaleData.isKnown(region, of: .region)
      guard isKnown || region == world else { continue }
      _ = try RegionData.calendars(region)
      _ = try RegionData.measurementSystem(region)
      _ = try RegionData.paperSize(region)
      _ = try RegionData.temperatureUnit(region)
      _ = try LocaleData.week("und_\(region)")
    }
  }
}
