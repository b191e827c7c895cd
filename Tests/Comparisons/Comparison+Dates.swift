import LocaleFormat
import MachineTime
import TestSupport

/// Compares dates with ICU's C++ API: every style, template and calendar, at the edges of time.
extension Comparison {
  static let dates: [Comparison] = [
    Comparison("date.styles", compareStyles), Comparison("date.templates", compareTemplates),
    Comparison("date.templateJoins", compareTemplateJoins),
    Comparison("date.everything", compareEverything),
    Comparison("date.contexts", compareContexts),
    Comparison("date.proleptic", compareProleptic), Comparison("date.days", compareRelativeDays),
    Comparison("date.weeks", compareWeeks), Comparison("date.parts", compareParts),
    Comparison("date.first", compareFirstDates),
    Comparison("date.regions", isByLocale: false, compareRegions),
  ]

  private static func compareStyles(_ scope: Scope, _ differences: inout Differences) throws {
    for locale in scope.locales {
      for date in DateFormat.Style.allCases {
        for time in DateFormat.Style.allCases where date != .omitted || time != .omitted {
          let moment = DateMoment.all[(locale.tag.utf8.count + Int(time.oracleValue) + 1) % 5]
          try compareStyles(locale, moment, date, time, &differences)
        }
      }
    }
  }

  static func compareStyles(
    _ locale: LocaleID,
    _ moment: DateMoment,
    _ date: DateFormat.Style,
    _ time: DateFormat.Style,
    _ differences: inout Differences
  ) throws {
    guard try moment.isFair else { return }
    let formatter = try DateFormat(date: date, time: time, zone: moment.zone).formatter(for: locale)
    let expected = Oracle.date(
      moment.milliseconds,
      date: date,
      time: time,
      zone: moment.zone.identifier,
      locale: locale
    )
    differences.compare(
      formatter.string(try moment.instant),
      expected,
      "\(date) \(time) \(moment.zone) \(locale)"
    )
  }

  private static func compareTemplates(_ scope: Scope, _ differences: inout Differences) throws {
    let instant = try DateMoment.all[1].instant
    for template in [
      "yMMMd", "yMd", "MMMEd", "yMMMM", "jm", "Hms", "Bh", "yQQQ", "EEEEd", "GyMMMd",
    ] {
      for locale in scope.locales {
        let formatter = try DateFormat(template: template, zone: .utc).formatter(for: locale)
        let pattern = Oracle.pattern(template, locale: locale)
        differences.compare(formatter.pattern, pattern, "\(template) \(locale) pattern")
        let expected = Oracle.date(
          instant.millisecondsSince1970,
          skeleton: template,
          zone: "UTC",
          locale: locale
        )
        differences.compare(formatter.string(instant), expected, "\(template) \(locale)")
      }
    }
  }

  /// Templates of a date and a time, with their fields in many orders, also with other hours than those
  /// of the locale: a quarter of the templates in each locale.
  private static func compareTemplateJoins(
    _ scope: Scope,
    _ differences: inout Differences
  ) throws {
    let dates = [
      "", "yMMMd", "dMMMMy", "EEEEdMMM", "dyM", "E", "EEEE", "Ed", "MMMMydEEEE", "QQQQy", "GyMMM",
      "yMMdd",
    ]
    let times = ["", "jm", "mj", "smH", "hm", "jmm", "Bh", "jmms", "jms"]
    let templates = dates.flatMap { date in times.flatMap { [date + $0, $0 + date] } }
      .filter { !$0.isEmpty }
    let hours = ["h12", "h23", "h11", "h24"]
    for (place, locale) in scope.locales.enumerated() {
      for locale in [locale, try locale.setting("hc", to: hours[place % hours.count])] {
        for index in stride(from: place % 4, to: templates.count, by: 4) {
          differences.compare(
            try DateFormat.pattern(template: templates[index], for: locale),
            Oracle.pattern(templates[index], locale: locale),
            "\(templates[index]) \(locale)"
          )
        }
      }
    }
  }

  private static let zones: [TimeZoneID] = [
    "UTC", "Europe/Berlin", "America/New_York", "Asia/Kathmandu",
  ]

  /// Compares every content in every calendar at every edge; in all locales these are 37 million
  /// dates.
  ///
  /// The step is a prime, and each locale starts at another offset. So a sample includes every case
  /// in some locale.
  private static func compareEverything(_ scope: Scope, _ differences: inout Differences) throws {
    let step = scope.count(509, sample: 509, all: 31)
    let calendars: [CalendarSystem?] = [nil] + CalendarSystem.allCases
    for (start, locale) in scope.placed {
      var position = start % step
      while position < DateContent.all.count * calendars.count {
        let content = DateContent.all[position % DateContent.all.count]
        let calendar = calendars[position / DateContent.all.count]
        let zone = zones[(position + start) % zones.count]
        position += step
        let named = try calendar.map { try locale.setting("ca", to: $0.rawValue) } ?? locale
        let formatter = try content.recipe(zone: zone).formatter(for: named)
        let instants = try DateContent.edges.map { try Instant(secondsSince1970: $0) }
          .filter { try $0.hasICUsOffset(in: zone) }
        let truth = Oracle.dates(instants, content, zone: zone.identifier, locale: named)
        differences.compare(values: truth.count, instants.count, "\(named) \(content) \(zone)")
        for (instant, text) in zip(instants, truth) {
          differences.compare(
            formatter.string(instant),
            text,
            "\(named) \(content) \(zone) \(instant)"
          )
        }
      }
    }
  }

  private static func compareContexts(_ scope: Scope, _ differences: inout Differences) throws {
    let instant = try Instant(secondsSince1970: 1_709_287_445)
    for context in CapitalizationContext.allCases {
      for locale in scope.every(3) {
        for template in ["yMMMM", "LLLL", "EEEEMMMd", "cccc", "GyMMM", "jmzzzz"] {
          let recipe = DateFormat(template: template, zone: "Europe/Berlin").capitalization(context)
          let expected = Oracle.dates(
            [instant],
            .template(template),
            zone: "Europe/Berlin",
            context: context,
            locale: locale
          )
          differences.compare(
            try recipe.formatter(for: locale).string(instant),
            expected.first,
            "\(context) \(locale) \(template)"
          )
        }
      }
    }
  }

  private static func compareProleptic(_ scope: Scope, _ differences: inout Differences) throws {
    let instants = try DateContent.edges.map { try Instant(secondsSince1970: $0) }
    for locale in scope.locales {
      for calendar in [nil, CalendarSystem.gregorian, .iso8601, .japanese, .buddhist] {
        let named = try calendar.map { try locale.setting("ca", to: $0.rawValue) } ?? locale
        let formatter = try DateFormat(date: .full, time: .omitted, zone: .utc).prolepticGregorian()
          .formatter(for: named)
        let expected = Oracle.dates(
          instants,
          .styles(.full, .omitted),
          zone: "UTC",
          isProleptic: true,
          locale: named
        )
        differences.compare(values: instants.map { formatter.string($0) }, expected, "\(named)")
      }
    }
  }

  /// Compares with ICU's own relative styles, which always count from the current time.
  private static func compareRelativeDays(
    _ scope: Scope,
    _ differences: inout Differences
  ) throws {
    let now = Instant.now()
    let day: Int64 = 86_400
    let styles: [(DateFormat.Style, DateFormat.Style)] = [
      (.full, .short), (.medium, .omitted), (.short, .medium),
    ]
    for locale in scope.locales {
      for (style, time) in styles {
        let formatter = try DateContent.relativeStyles(style, time).recipe(zone: .utc)
          .formatter(for: locale)
        for days: Int64 in -4...4 {
          let moment = try Instant(secondsSince1970: now.secondsSince1970 + days * day)
          let expected = Oracle.dates(
            [moment],
            .relativeStyles(style, time),
            zone: "UTC",
            locale: locale
          )
          // Both sides read the clock. If the day ends between the two reads, the comparison is not
          // valid.
          guard Instant.now().secondsSince1970 / day == now.secondsSince1970 / day else { return }
          differences.compare(
            formatter.string(moment, relativeTo: now),
            expected.first,
            "\(locale) \(style) \(time) \(days)"
          )
        }
      }
    }
  }

  /// Checks that no template with weeks loses a field.
  private static func compareWeeks(_ scope: Scope, _ differences: inout Differences) throws {
    let templates = [
      "yw", "YYYYw", "Yww", "ywE", "ywHm", "MMMMW", "MW", "MMMWE", "MMMMWjm", "Gyw",
    ]
    let kinds: [Character: String] = [
      "Y": "yYU", "y": "yYU", "w": "w", "M": "ML", "W": "W", "E": "Eec", "H": "H", "j": "hHkK",
      "m": "m", "G": "G",
    ]
    // In other calendars ICU has no empty pattern, but it leaves the weekday out of `ywE` there.
    for locale in try scope.locales.map({ try $0.setting("ca", to: "gregory") }) {
      for template in templates {
        let pattern = try DateFormat.pattern(template: template, for: locale)
        let fields = Set(try DateFormat.template(pattern: pattern))
        for letter in template {
          differences.expect(
            (kinds[letter] ?? "").contains { fields.contains($0) },
            "\(letter) of \(template) in '\(pattern)' of \(locale)"
          )
        }
      }
    }
  }

  /// Checks that the parts cover the whole text.
  private static func compareParts(_ scope: Scope, _ differences: inout Differences) throws {
    let moment = try Instant(secondsSince1970: 1_709_287_445)
    for zone: TimeZoneID in ["Europe/Berlin", "America/Mexico_City", "America/Coyhaique"] {
      for locale in scope.locales {
        let formatter = try DateFormat(date: .full, time: .full, zone: zone).formatter(for: locale)
        let text = formatter.text(moment)
        differences.compare(text.string, formatter.string(moment), "\(locale) \(zone) text")
        var end = 0
        for part in text.parts {
          differences.expect(
            part.utf8Range.lowerBound == end && !part.utf8Range.isEmpty,
            "\(locale) \(zone): \(text) has a gap"
          )
          end = part.utf8Range.upperBound
        }
        differences.expect(
          end == text.string.utf8.count && text.parts.contains { $0.kind == .timeZoneName },
          "\(locale) \(zone): \(text)"
        )
      }
    }
  }

  /// Checks that ICU's first use, ICU's second use and the plan write the same text.
  private static func compareFirstDates(_ scope: Scope, _ differences: inout Differences) throws {
    let start = try Instant(secondsSince1970: 0)
    let recipe = DateFormat(date: .full, time: .medium, zone: .utc)
    let cache = FormatterCache(capacity: scope.locales.count)
    for locale in scope.locales {
      let texts = try (0..<3).map { _ in try cache.string(start, as: recipe, for: locale) }
      differences.expect(Set(texts).count == 1, "\(locale): \(texts)")
    }
    differences.compare(values: cache.statistics.untried, 0, "formatters that were not tried")
  }

  /// Compares random languages in regions that ICU has no data for.
  private static func compareRegions(_ scope: Scope, _ differences: inout Differences) throws {
    var generator = SplitMix(seed: 16)
    let languages = LocaleID.available.filter { $0.region == nil }
    let regions = Array(Set(LocaleID.available.compactMap(\.region))).sorted()
    let zones: [TimeZoneID] = [
      "America/Chicago", "Europe/Berlin", "Asia/Kolkata", "Australia/Sydney", "UTC",
    ]
    let skeletons = ["yMd", "jms", "hm", "yMMMEd", "yMMMMEEEEdjmsz", "Bhm", "jmvvvv", "Hmv"]
    let styles = DateFormat.Style.allCases
    for _ in 0..<scope.count(60, sample: 240, all: 2_400) {
      func one<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &generator)]
      }
      let locale = try LocaleID("\(one(languages))-\(one(regions))")
      let resolved = try locale.resolved
      guard resolved.losesRegion, resolved.match != .root else { continue }
      let zone = one(zones)
      let instant = try Instant(secondsSince1970: .random(in: 0..<1_700_000_000, using: &generator))
      guard try instant.hasICUsOffset(in: zone) else { continue }
      for content in [
        DateContent.template(one(skeletons)),
        .styles(one(styles), one(styles.filter { $0 != .omitted })),
      ] {
        differences.compare(
          try content.recipe(zone: zone).formatter(for: locale).string(instant),
          Oracle.dates([instant], content, zone: zone.identifier, locale: locale).first,
          "\(content) \(zone) \(locale)"
        )
      }
    }
  }
}
