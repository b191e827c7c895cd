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

  /// The pattern of a relative style (UDAT_RELATIVE).
  package static func relativePattern(
    date: DateHandle.Style,
    time: DateHandle.Style,
    locale: String
  ) throws(ICUError) -> String {
    try unsafe String("cicu_date_relativePattern") {
      unsafe cicu_date_relativePattern(date.rawValue, time.rawValue, locale, $0, $1, &$2)
    }
  }

  /// What a relative style calls the day so many days from today; nil where the locale has no word
  /// for it.
  package static func dayWord(
    _ days: Int,
    date: DateHandle.Style,
    locale: String,
    context: DisplayContext
  ) throws(ICUError) -> String? {
    let word = try unsafe String("cicu_date_dayWord") {
      unsafe cicu_date_dayWord(
        date.rawValue,
        locale,
        context.rawValue,
        Int32(clamping: days),
        $0,
        $1,
        &$2
      )
    }
    return word.isEmpty ? nil : word
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
