import ICU
import LocaleFormat
import MachineTime
import TestSupport

/// Compares dates that plans write with those that ICU writes through the handle of the same
/// formatter.
extension Comparison {
  static let datePlans = [
    Comparison("date.plans", compareStylesByPlans),
    Comparison("date.eras", compareErasByPlans),
    Comparison("interval.plans", compareIntervalsByPlans),
  ]

  /// Zones that ICU 72 has, zones for which its rules are outdated, and zones that it does not
  /// have.
  ///
  /// Among them are zones that changed their names, and zones that change by half an hour.
  package static let planZones: [TimeZoneID] = [
    "UTC", "Europe/Berlin", "America/New_York", "America/Mexico_City", "Europe/Istanbul",
    "Asia/Pyongyang", "America/Ciudad_Juarez", "Australia/Lord_Howe",
  ]

  private static func compareStylesByPlans(
    _ scope: Scope,
    _ differences: inout Differences
  ) throws {
    let styles = DateFormat.Style.allCases.filter { $0 != .omitted }
    for zone in planZones {
      let edges = try DatePlanInstants.transitions(zone)
      for (place, locale) in scope.placed where scope.width != .sample || place % 20 == 3 {
        var instants = try DatePlanInstants.random(
          scope.count(12, sample: 24, all: 240),
          seed: UInt64(place)
        )
        for step in 0..<scope.count(4, sample: 8, all: 60) where !edges.isEmpty {
          instants.append(edges[(step * 37 + place * 11) % edges.count])
        }
        for date in styles {
          for time in styles {
            let recipe = DateFormat(date: date, time: time, zone: zone)
            let formatter = try recipe.formatter(for: locale)
            guard formatter.planRefusal == nil else { continue }
            for instant in instants {
              differences.compare(
                formatter.string(instant),
                formatter.stringByICU(instant),
                "\(locale) \(zone) \(formatter.pattern) \(instant)"
              )
            }
            for instant in instants.prefix(2) {
              differences.compare(
                values: formatter.text(instant),
                try formatter.textByICU(instant),
                "\(locale) \(zone) \(formatter.pattern) \(instant) parts"
              )
            }
          }
        }
      }
    }
  }

  /// Compares dates of calendars that count years in eras.
  private static func compareErasByPlans(_ scope: Scope, _ differences: inout Differences) throws {
    // The first days of the eras of Japan, and of the republic of China.
    let firstDays: [Int64] =
      [-3_197_145_600, -1_812_153_600, -1_357_603_200, 600_220_800]
      + [1_556_668_800, -1_830_384_000]
    var instants = try firstDays.flatMap { second in
      try [-86_400, -1, 0, 86_400, 31_622_400].map {
        try Instant(secondsSince1970: second + $0)
      }
    }
    instants += try DatePlanInstants.random(20, seed: 7)
    for (place, locale) in scope.placed {
      for calendar in ["buddhist", "japanese", "roc"] {
        let named = try locale.setting("ca", to: calendar)
        for format in [
          DateFormat(date: .full, time: .short, zone: .utc),
          DateFormat(date: .long, time: .omitted, zone: .utc),
          DateFormat(date: .medium, time: .omitted, zone: .utc),
          DateFormat(date: .short, time: .omitted, zone: .utc),
          DateFormat(template: "GGGGGyMd", zone: .utc), DateFormat(template: "yMMMM", zone: .utc),
        ] {
          let formatter = try format.formatter(for: named)
          guard formatter.planRefusal == nil else { continue }
          for instant in instants.dropFirst(scope.width == .sample ? place % 7 : 0) {
            differences.compare(
              values: formatter.text(instant),
              try formatter.textByICU(instant),
              "\(named) \(formatter.pattern) \(instant)"
            )
          }
        }
      }
    }
  }

  private static let intervalFormats: [@Sendable (TimeZoneID) -> DateFormat] = [
    { DateFormat(template: "yMMMd", zone: $0) }, { DateFormat(template: "yMMMEd", zone: $0) },
    { DateFormat(template: "MMMMd", zone: $0) }, { DateFormat(template: "GyMd", zone: $0) },
    { DateFormat(template: "jm", zone: $0) }, { DateFormat(template: "yMMMdjms", zone: $0) },
    { DateFormat(template: "jmz", zone: $0) }, { DateFormat(template: "yMMMMdjmszzzz", zone: $0) },
    { DateFormat(template: "Hmv", zone: $0) }, { DateFormat(template: "HmsSSS", zone: $0) },
    { DateFormat(date: .full, time: .omitted, zone: $0) },
    { DateFormat(date: .short, time: .short, zone: $0) },
    { DateFormat(date: .long, time: .full, zone: $0) },
  ]

  /// Compares intervals of every length with those of ICU, and their parts.
  private static let intervalCalendars = [
    "buddhist", "persian", "islamic-umalqura", "islamic-civil", "islamic-tbla", "hebrew", "indian",
    "ethiopic-amete-alem",
  ]

  private static func compareIntervalsByPlans(
    _ scope: Scope,
    _ differences: inout Differences
  ) throws {
    for (place, locale) in scope.placed where scope.width != .sample || place % 10 == 3 {
      let zone = planZones[place % planZones.count]
      let edges = try DatePlanInstants.transitions(zone)
      let starts = try DatePlanInstants.random(14, seed: UInt64(place))
      var generator = SplitMix(seed: UInt64(place))
      let calendar = intervalCalendars[place / planZones.count % intervalCalendars.count]
      let named = try locale.setting("ca", to: calendar)
      for (index, format) in intervalFormats.enumerated() {
        let locale = (index + place) % 3 == 0 ? named : locale
        let formatter = try DateIntervalFormat(format(zone)).formatter(for: locale)
        guard formatter.planRefusal == nil else { continue }
        for round in 0..<scope.count(40, sample: 80, all: 400) {
          let start =
            round % 3 == 0 && !edges.isEmpty
            ? edges[(round * 37 + place * 11) % edges.count] : starts[round % starts.count]
          // From milliseconds to thousands of years, in both directions.
          let most = 1.0e14 / Double.random(in: 1...40, using: &generator).exponentiated
          let distance = Int64(Double.random(in: -most...most, using: &generator))
          guard
            let end = try? Instant(
              millisecondsSince1970: Int64(start.millisecondsSince1970) + distance
            )
          else { continue }
          let interval = ValueRange.from(start, through: end)
          guard let text = formatter.textByPlan(interval) else { continue }
          let context = "\(locale) \(zone) \(formatter.skeleton) \(start) \(end)"
          differences.compare(values: text, try formatter.textByICU(interval), context)
          differences.compare(formatter.string(interval), text.string, context)
        }
      }
    }
  }
}

extension Double {
  /// Two to the power of the number.
  fileprivate var exponentiated: Double { Double(sign: .plus, exponent: Int(self), significand: 1) }
}

/// The instants at which plans of dates are most likely to be wrong.
package enum DatePlanInstants {
  /// Both sides of the transitions in the system's rules and in ICU's, between 1970 and 2038.
  package static func transitions(_ zone: TimeZoneID) throws -> [Instant] {
    let rules = try TimeZoneRules.rules(for: zone)
    var seconds = try ZoneData.changes(zone.identifier, until: 2_200_000_000)
    var instant = try Instant(secondsSince1970: 0)
    while let next = rules.nextTransition(after: instant),
      next.instant.secondsSince1970 < 2_200_000_000
    {
      instant = next.instant
      seconds.append(instant.secondsSince1970)
    }
    return try Set(seconds).sorted().flatMap { second in
      [
        try Instant(secondsSince1970: second - 1, nanosecond: 999_000_000),
        try Instant(secondsSince1970: second),
      ]
    }
  }

  /// The ends of years, the cutover in several zones, and random instants.
  package static func random(_ count: Int, seed: UInt64) throws -> [Instant] {
    var generator = SplitMix(seed: seed)
    let edges: [Int64] = [
      -62_135_769_600, -62_135_596_800, -12_219_379_200, -12_219_292_801, -12_219_292_800,
      -12_219_206_400, -1, 0, 951_782_400, 2_147_483_647, 2_147_483_648, 253_402_300_799,
    ]
    return try edges.map { try Instant(secondsSince1970: $0) }
      + (min(edges.count, count)..<count).map { index in
        let range: ClosedRange<Int64> =
          switch index % 3 {
          case 0: 0...2_147_483_647
          case 1: -62_135_596_800...253_402_214_400
          default: -12_219_900_000 ... -12_218_700_000
          }
        return try Instant(
          secondsSince1970: .random(in: range, using: &generator),
          nanosecond: .random(in: 0...999_999_999, using: &generator)
        )
      }
  }
}
