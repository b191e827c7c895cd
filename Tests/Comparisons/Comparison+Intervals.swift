import LocaleFormat
import MachineTime
import TestSupport

/// Compares intervals with ICU's C++ API.
extension Comparison {
  static let intervals: [Comparison] = [
    Comparison("interval.templates", compareIntervalTemplates),
    Comparison("interval.calendars", compareCalendars),
    Comparison("interval.keywords", compareKeywords),
    Comparison("interval.contexts", compareIntervalContexts),
    Comparison("interval.styles", compareIntervalStyles),
    Comparison("interval.regions", isByLocale: false, compareIntervalRegions),
  ]

  private static let start: Int64 = 1_709_287_810_000  // 2024-03-01T10:10:10Z
  /// For each field, a step that makes it the largest field in which the ends differ; the last step
  /// is an end before the start.
  private static let steps: [Int64] = [
    0, 5_000, 20 * 60_000, 3_600_000, 5 * 3_600_000, 3 * 86_400_000, 40 * 86_400_000,
    400 * 86_400_000, -900_000 * 86_400_000, -86_400_000,
  ]
  // ICU's rules and the system's agree for all of these.
  private static let intervalZones: [TimeZoneID] = [
    "UTC", "America/New_York", "Europe/Berlin", "Asia/Kolkata",
  ]

  private static func range(_ step: Int64) throws -> ValueRange<Instant> {
    .from(
      try Instant(millisecondsSince1970: start),
      through: try Instant(millisecondsSince1970: start + step)
    )
  }

  private static func compareInterval(
    _ template: String,
    _ locale: LocaleID,
    _ zone: TimeZoneID,
    _ differences: inout Differences
  ) throws {
    let formatter = try DateIntervalFormat(DateFormat(template: template, zone: zone))
      .formatter(for: locale)
    for step in steps {
      let end = try Instant(millisecondsSince1970: start + step)
      // Before zones had rules, the two sets of data have offsets of cities that differ by seconds.
      guard try end.hasICUsOffset(in: zone) else { continue }
      let expected = Oracle.interval(
        start,
        start + step,
        skeleton: template,
        zone: zone.identifier,
        locale: locale
      )
      let text = formatter.string(try range(step))
      differences.compare(text, expected, "\(template) \(locale) \(zone) \(step)")
      differences.expect(!text.isEmpty, "\(template) \(locale) \(zone) \(step) is empty")
    }
  }

  private static func compareIntervalTemplates(
    _ scope: Scope,
    _ differences: inout Differences
  ) throws {
    for template in [
      "yMMMd", "yMd", "MMMd", "yMMMM", "Hm", "hm", "jm", "yMMMEd", "d", "y", "yMMMdjm",
      "yMMMMEEEEdjmsz", "jmz", "Hmv", "GyMMMd", "Bh", "yQQQ", "jmzzzz",
    ] {
      for (index, locale) in scope.every(6).enumerated() {
        try compareInterval(template, locale, intervalZones[index % 4], &differences)
      }
    }
  }

  private static func compareCalendars(_ scope: Scope, _ differences: inout Differences) throws {
    for calendar in [
      "buddhist", "chinese", "coptic", "hebrew", "islamic-umalqura", "japanese", "persian", "roc",
    ] {
      for locale in scope.every(15) {
        let named = try locale.setting("ca", to: calendar)
        for template in ["yMMMd", "GyMMMM", "yMdjm"] {
          try compareInterval(template, named, .utc, &differences)
        }
      }
    }
  }

  private static func compareKeywords(_ scope: Scope, _ differences: inout Differences) throws {
    for (key, value) in [
      ("hc", "h11"), ("hc", "h12"), ("hc", "h23"), ("hc", "h24"), ("nu", "arab"),
      ("nu", "fullwide"), ("fw", "sun"),
    ] {
      for locale in scope.every(27) {
        let named = try locale.setting(key, to: value)
        for template in ["jm", "yMMMEdjm", "Jm", "Cm"] {
          try compareInterval(template, named, .utc, &differences)
        }
      }
    }
  }

  private static func compareIntervalContexts(
    _ scope: Scope,
    _ differences: inout Differences
  ) throws {
    let step: Int64 = 40 * 86_400_000
    for context in CapitalizationContext.allCases {
      for locale in scope.every(3) {
        let date = DateFormat(template: "yMMMM", zone: .utc).capitalization(context)
        let expected = Oracle.interval(
          start,
          start + step,
          skeleton: "yMMMM",
          context: context,
          zone: "UTC",
          locale: locale
        )
        differences.compare(
          try DateIntervalFormat(date).formatter(for: locale).string(try range(step)),
          expected,
          "\(context) \(locale)"
        )
      }
    }
  }

  private static func compareIntervalStyles(
    _ scope: Scope,
    _ differences: inout Differences
  ) throws {
    let styles = DateFormat.Style.allCases
    for style in styles {
      for (index, locale) in scope.every(3).enumerated() {
        let time = styles[index % 5]
        guard style != .omitted || time != .omitted else { continue }
        let formatter = try DateIntervalFormat(DateFormat(date: style, time: time, zone: .utc))
          .formatter(for: locale)
        for step in steps {
          let expected = Oracle.interval(
            start,
            start + step,
            date: style,
            time: time,
            zone: "UTC",
            locale: locale
          )
          differences.compare(
            formatter.string(try range(step)),
            expected,
            "\(style) \(time) \(locale) \(step)"
          )
        }
      }
    }
  }

  /// Compares regions for which ICU has no bundle.
  ///
  /// ICU's result there depends on the whole name.
  private static func compareIntervalRegions(
    _ scope: Scope,
    _ differences: inout Differences
  ) throws {
    for tag in [
      "de-US", "en-TH", "fr-SA", "ja-US", "de-Latn-CH", "hi-Latn-US", "ar-US", "ko-GB", "en-BN",
    ] {
      for template in ["yMMMd", "jm", "jms", "Ejm", "yMMMdjm", "GyMMMM"] {
        try compareInterval(template, try LocaleID(tag), .utc, &differences)
      }
    }
  }
}
