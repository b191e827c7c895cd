internal import CICU

/// ICU's data on lengths of time.
package enum DurationData {
  /// The fields of a clock.
  package enum ClockFields: String, Sendable, CaseIterable {
    case hourMinute = "hm"
    case minuteSecond = "ms"
    case hourMinuteSecond = "hms"
  }

  /// Finds the pattern of a clock, such as `h:mm:ss`.
  ///
  /// - Parameters:
  ///   - fields: The fields of the clock.
  ///   - name: An ICU name that has data, or `root`, which has all patterns.
  /// - Returns: The pattern; nil if the data of exactly this name has none.
  /// - Throws: The status that ICU gave.
  package static func pattern(
    of fields: ClockFields,
    in name: String
  ) throws(ICUError) -> String? {
    let text = try unsafe String("cicu_duration_pattern", of: [name, fields.rawValue]) {
      unsafe cicu_duration_pattern(name, fields.rawValue, $0, $1, &$2)
    }
    return text.isEmpty ? nil : text
  }
}
