internal import CICU

/// ICU's date formatter for one locale and zone.
///
/// It can move between threads; two must never use it at once, because udat.h does not say that a
/// `UDateFormat` may be shared.
package struct DateHandle: ~Copyable, Sendable {
  // Not private: the compiler's verifier rejects a copy-less struct around a private generic
  // argument in another module.
  package enum Resource: ICUResource {
    package static func close(_ pointer: OpaquePointer) { unsafe cicu_date_close(pointer) }
  }
  private let handle: Handle<Resource>

  /// How much of a date or of a time is shown (UDateFormatStyle).
  package enum Style: Int32, Sendable {
    case none = -1
    case full
    case long
    case medium
    case short
  }

  /// Opens a formatter by styles, the date's and the time's joined as the locale does.
  ///
  /// - Parameters:
  ///   - date: How much of the date.
  ///   - time: How much of the time.
  ///   - locale: An ICU name that has data.
  ///   - digits: An ICU name whose digits are used; nil for those of `locale`.
  ///   - zone: An IANA name; one that ICU does not know is shown in its GMT form.
  /// - Throws: The status ICU gave.
  package init(
    date: Style,
    time: Style,
    locale: String,
    digits: String?,
    zone: String
  ) throws(ICUError) {
    handle = try unsafe Handle("cicu_date_openStyles") {
      unsafe cicu_date_openStyles(date.rawValue, time.rawValue, locale, digits, zone, &$0)
    }
  }

  /// Opens a formatter by a UTS #35 pattern.
  package init(
    pattern: String,
    locale: String,
    digits: String?,
    zone: String
  ) throws(ICUError) {
    handle = try unsafe Handle("cicu_date_openPattern") {
      unsafe cicu_date_openPattern(pattern, locale, digits, zone, &$0)
    }
  }

  /// The pattern in use (udat_toPattern).
  package borrowing func pattern() throws(ICUError) -> String {
    let date = unsafe handle.pointer
    return try unsafe String("cicu_date_pattern") { unsafe cicu_date_pattern(date, $0, $1, &$2) }
  }

  /// Formats an instant.
  ///
  /// - Parameters:
  ///   - milliseconds: Since 1970-01-01T00:00:00Z.
  ///   - offsetSeconds: The zone's offset from UTC then. Where ICU's own rules differ, this one is
  ///     right.
  ///   - isDaylight: Whether the zone is in daylight time then; it chooses the zone's name.
  /// - Returns: The text.
  /// - Throws: The status ICU gave.
  package borrowing func string(
    millisecondsSince1970 milliseconds: Double,
    offsetSeconds: Int,
    isDaylight: Bool
  ) throws(ICUError) -> String {
    let date = unsafe handle.pointer
    return try unsafe String("cicu_date_format") {
      unsafe cicu_date_format(
        date,
        milliseconds,
        Int32(clamping: offsetSeconds),
        isDaylight,
        $0,
        $1,
        &$2
      )
    }
  }

  /// Appends an instant; the parameters are those of `string`.
  package borrowing func append(
    millisecondsSince1970 milliseconds: Double,
    offsetSeconds: Int,
    isDaylight: Bool,
    to bytes: inout [UInt8]
  ) throws(ICUError) {
    let date = unsafe handle.pointer
    try unsafe bytes.append("cicu_date_format") {
      unsafe cicu_date_format(
        date,
        milliseconds,
        Int32(clamping: offsetSeconds),
        isDaylight,
        $0,
        $1,
        &$2
      )
    }
  }
}

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
