internal import CICU

/// Patterns and names of dates that need no formatter.
package enum DateData {
  /// How the lengths of a template's fields are carried into its pattern
  /// (UDateTimePatternMatchOptions).
  package enum Match: Int32, Sendable {
    case locale
    case hourLength
    case allLengths
  }

  /// The pattern that a locale writes the fields of a template with
  /// (udatpg_getBestPatternWithOptions).
  ///
  /// A generator is made for each call: one shared by threads gives wrong patterns, not slow ones.
  package static func bestPattern(
    template: String,
    locale: String,
    match: Match
  ) throws(ICUError) -> String {
    try unsafe String("cicu_pattern_best") {
      unsafe cicu_pattern_best(template, locale, match.rawValue, $0, $1, &$2)
    }
  }

  /// The fields of a pattern as a template (udatpg_getSkeleton).
  package static func skeleton(pattern: String) throws(ICUError) -> String {
    try unsafe String("cicu_pattern_skeleton") {
      unsafe cicu_pattern_skeleton(pattern, $0, $1, &$2)
    }
  }

  /// All names that ICU has for a zone (ucal_openTimeZoneIDEnumeration), the given one too; none
  /// for a zone ICU does not know.
  package static func zoneNames(_ zone: String) -> [String] {
    do {
      let names = try unsafe String("cicu_zone_names") { unsafe cicu_zone_names(zone, $0, $1, &$2) }
      return names.split(separator: "\n").map(String.init)
    } catch {
      return []
    }
  }
}
