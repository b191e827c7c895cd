import ICU
import LocaleFormat
import MachineTime
import TestSupport

/// Compares dates of calendars with other months than the Gregorian one, by plans and by ICU.
extension Comparison {
  static let calendars = [
    Comparison("date.calendars", compareCalendarsByPlans),
    Comparison("date.everyDay", isByLocale: false, compareDaysByPlans),
  ]

  /// Calendars by ICU's names and by those in a locale; nil for the locale's own calendar.
  private static let planned: [(name: String, keyword: String?)] = [
    ("persian", nil), ("islamic-umalqura", nil), ("persian", "persian"),
    ("islamic-civil", "islamic-civil"), ("islamic-tbla", "islamic-tbla"),
    ("islamic-umalqura", "islamic-umalqura"), ("hebrew", "hebrew"), ("indian", "indian"),
    ("coptic", "coptic"), ("ethiopic", "ethiopic"), ("ethiopic-amete-alem", "ethioaa"),
  ]

  private static let formats: [DateFormat] = [
    DateFormat(date: .full, time: .short, zone: .utc),
    DateFormat(date: .long, time: .omitted, zone: .utc),
    DateFormat(date: .medium, time: .medium, zone: "Asia/Tehran"),
    DateFormat(date: .short, time: .omitted, zone: .utc),
    DateFormat(template: "GGGGGyMd", zone: .utc), DateFormat(template: "yMMMM", zone: .utc),
    DateFormat(template: "MMMEd", zone: .utc),
  ]

  /// Compares the first and the last days of years and of months in all locales.
  private static func compareCalendarsByPlans(
    _ scope: Scope,
    _ differences: inout Differences
  ) throws {
    let edges = try planned.map {
      try CalendarInstants.edges($0.name, everyYears: scope.count(997, sample: 499, all: 43))
    }
    for (place, locale) in scope.placed where scope.width != .sample || place % 10 == 3 {
      for (calendar, edges) in zip(planned, edges) {
        let named = try calendar.keyword.map { try locale.setting("ca", to: $0) } ?? locale
        // Both sides of some edges, others in each locale.
        let step = scope.count(8, sample: 16, all: 24)
        let instants = stride(from: place % step * 2, to: edges.count - 1, by: step * 2)
          .flatMap { edges[$0...$0 + 1] }
        for format in formats {
          let formatter = try format.formatter(for: named)
          guard formatter.planRefusal == nil else { continue }
          for (index, instant) in instants.enumerated() {
            let context = "\(named) \(formatter.pattern) \(instant)"
            differences.compare(
              formatter.string(instant),
              formatter.stringByICU(instant),
              context
            )
            guard index < 2 else { continue }
            let truth = try formatter.textByICU(instant)
            differences.compare(values: formatter.text(instant), truth, context)
          }
        }
      }
    }
  }

  /// Compares every day of the Gregorian years 1 to 3000, or some of them.
  private static func compareDaysByPlans(
    _ scope: Scope,
    _ differences: inout Differences
  ) throws {
    for case (_, let keyword?) in planned {
      let locale = try LocaleID("en").setting("ca", to: keyword)
      let pattern = "G y u M MMM d D W F Y w"
      let formatter = try DateFormat(pattern: pattern, zone: .utc).formatter(for: locale)
      differences.compare(values: formatter.planRefusal, nil, "\(locale)")
      var seconds: Int64 = -62_135_596_800
      while seconds < 32_535_216_000 {
        let instant = try Instant(secondsSince1970: seconds)
        differences.compare(
          formatter.string(instant),
          formatter.stringByICU(instant),
          "\(locale) \(instant)"
        )
        seconds += 86_400 * Int64(scope.count(7_001, sample: 1_009, all: 1))
      }
    }
  }
}

/// The days at which the dates of a calendar are most likely to be wrong.
package enum CalendarInstants {
  /// The first and the last seconds of months, in some of the Gregorian years 1 to 3000.
  ///
  /// They are found in the numbers of months that ICU's calendar has; it is named as ICU names it.
  package static func edges(_ calendar: String, everyYears years: Int) throws -> [Instant] {
    let handle = try DateHandle(
      DateHandle.Options(
        .pattern("y"),
        locale: "en@calendar=\(calendar)",
        digits: nil,
        zone: "UTC"
      )
    )
    func month(_ day: Int64) throws -> Int32? {
      try handle.values(of: [.month], atMilliseconds: Double(day) * 86_400_000).first
    }
    var instants: [Instant] = []
    for year in stride(from: 1, to: 3_000, by: years) {
      let first = (Int64(year) - 1_970) * 31_556_952 / 86_400
      var before = try month(first)
      for day in first + 1..<first + 390 {
        let now = try month(day)
        if now != before {
          instants.append(try Instant(secondsSince1970: day * 86_400 - 1))
          instants.append(try Instant(secondsSince1970: day * 86_400))
        }
        before = now
      }
    }
    return instants
  }
}
