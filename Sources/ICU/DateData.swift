internal import CICU

/// Patterns and names of dates that do not need a formatter.
package enum DateData {
  /// The fields of a template whose lengths are kept in its pattern (UDateTimePatternMatchOptions).
  package enum Match: Int32, Sendable {
    case locale
    case hourLength
    case allLengths
  }

  /// Returns the fields of a pattern as a template (udatpg_getSkeleton).
  package static func skeleton(pattern: String) throws(ICUError) -> String {
    try unsafe String("cicu_pattern_skeleton") {
      unsafe cicu_pattern_skeleton(pattern, $0, $1, &$2)
    }
  }

  /// Returns the pattern of a relative style (UDAT_RELATIVE).
  package static func relativePattern(
    date: DateHandle.Style,
    time: DateHandle.Style,
    locale: String
  ) throws(ICUError) -> String {
    try unsafe String("cicu_date_relativePattern") {
      unsafe cicu_date_relativePattern(date.rawValue, time.rawValue, locale, $0, $1, &$2)
    }
  }

  /// Returns the word of a relative style for the day that is a number of days from today; nil if
  /// the locale has no word for it.
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

  /// Returns CLDR's name of a day period such as `midnight`, which ICU never writes.
  ///
  /// - Parameters:
  ///   - period: `midnight` or `noon`.
  ///   - width: `wide` or `abbreviated`.
  ///   - locale: An ICU name that has data.
  /// - Returns: The name; nil if the locale has none.
  /// - Throws: The status that ICU gave.
  package static func periodName(
    _ period: String,
    width: String,
    locale: String
  ) throws(ICUError) -> String? {
    let name = try unsafe String("cicu_date_periodName") {
      unsafe cicu_date_periodName(locale, width, period, $0, $1, &$2)
    }
    return name.isEmpty ? nil : name
  }

  /// Returns all names that ICU has for a zone (ucal_openTimeZoneIDEnumeration), including the
  /// given one; none if ICU does not have the zone.
  package static func zoneNames(_ zone: String) -> [String] {
    if let names = CompiledFacts.current?.names(ofZone: zone) { return names }
    do {
      let names = try unsafe String("cicu_zone_names") { unsafe cicu_zone_names(zone, $0, $1, &$2) }
      return names.split(separator: "\n").map(String.init)
    } catch {
      return []
    }
  }
}
