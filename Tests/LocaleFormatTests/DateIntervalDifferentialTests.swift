import LocaleFormat
import MachineTime
import Testing

/// Intervals in every locale ICU lists, against its C++ API: 0 differences.
@Suite struct DateIntervalDifferentialTests {
  private static let start: Int64 = 1_709_287_810_000  // 2024-03-01T10:10:10Z
  /// For each field, the greatest in which the ends differ; and an end that comes before.
  private static let steps: [Int64] = [
    0, 5_000, 20 * 60_000, 3_600_000, 5 * 3_600_000, 3 * 86_400_000, 40 * 86_400_000,
    400 * 86_400_000, -900_000 * 86_400_000, -86_400_000,
  ]
  // Where ICU's rules and the system's agree for all of these.
  private static let zones = ["UTC", "America/New_York", "Europe/Berlin", "Asia/Kolkata"]

  private static func expectEqual(
    _ template: String,
    _ locale: LocaleID,
    zone: String,
    steps: [Int64] = steps
  ) throws {
    let id = try TimeZoneID(zone)
    let formatter = try DateIntervalFormat(DateFormat(template: template, zone: id))
      .formatter(for: locale)
    let rules = try TimeZoneRules.rules(for: id)
    for step in steps {
      let end = try Instant(millisecondsSince1970: start + step)
      // Before zones had rules, the offsets of cities differ by seconds.
      guard rules.offsetSeconds(at: end) == Oracle.offset(zone: zone, start + step) else {
        continue
      }
      let expected = Oracle.interval(
        start,
        start + step,
        skeleton: template,
        zone: zone,
        locale: locale
      )
      let actual = formatter.string(.from(try Instant(millisecondsSince1970: start), through: end))
      #expect(actual == expected, "\(template) \(locale) \(zone) \(step)")
      #expect(!actual.isEmpty)
    }
  }

  @Test(arguments: [
    "yMMMd", "yMd", "MMMd", "yMMMM", "Hm", "hm", "jm", "yMMMEd", "d", "y", "yMMMdjm",
    "yMMMMEEEEdjmsz", "jmz", "Hmv", "GyMMMd", "Bh", "yQQQ", "jmzzzz",
  ])
  func templatesEqualICUInEveryLocale(_ template: String) throws {
    for (index, locale) in LocaleID.sampled.enumerated() {
      try Self.expectEqual(template, locale, zone: Self.zones[index % 4])
    }
  }

  @Test(arguments: [
    "buddhist", "chinese", "coptic", "hebrew", "islamic-umalqura", "japanese", "persian", "roc",
  ])
  func calendarsEqualICU(_ calendar: String) throws {
    for (index, locale) in LocaleID.sampled.enumerated() where index % 5 == 0 {
      let locale = try locale.setting("ca", to: calendar)
      for template in ["yMMMd", "GyMMMM", "yMdjm"] {
        try Self.expectEqual(template, locale, zone: "UTC")
      }
    }
  }

  @Test(arguments: ["hc-h11", "hc-h12", "hc-h23", "hc-h24", "nu-arab", "nu-fullwide", "fw-sun"])
  func keywordsEqualICU(_ keyword: String) throws {
    for (index, locale) in LocaleID.sampled.enumerated() where index % 9 == 0 {
      let locale = try LocaleID("\(locale.tag)\(locale.tag.contains("-u-") ? "" : "-u")-\(keyword)")
      for template in ["jm", "yMMMEdjm", "Jm", "Cm"] {
        try Self.expectEqual(template, locale, zone: "UTC")
      }
    }
  }

  @Test(arguments: CapitalizationContext.allCases)
  func contextsEqualICUInEveryLocale(_ context: CapitalizationContext) throws {
    let date = DateFormat(template: "yMMMM", zone: .utc).capitalization(context)
    let end = Self.start + 40 * 86_400_000
    let plain = DateIntervalFormat(DateFormat(template: "yMMMM", zone: .utc))
    var changed = 0
    for locale in LocaleID.sampled {
      let text = try DateIntervalFormat(date).formatter(for: locale).string(
        .from(
          try Instant(millisecondsSince1970: Self.start),
          through: try Instant(millisecondsSince1970: end)
        )
      )
      let expected = Oracle.interval(
        Self.start,
        end,
        skeleton: "yMMMM",
        context: context,
        zone: "UTC",
        locale: locale
      )
      #expect(text == expected, "\(context) \(locale)")
      let usual = try plain.formatter(for: locale).string(
        .from(
          try Instant(millisecondsSince1970: Self.start),
          through: try Instant(millisecondsSince1970: end)
        )
      )
      if text != usual { changed += 1 }
    }
    #expect((changed > 0) == (context != .unspecified && context != .middleOfSentence))
  }

  @Test(arguments: DateFormat.Style.allCases)
  func stylesEqualICUInEveryLocale(_ style: DateFormat.Style) throws {
    for (index, locale) in LocaleID.sampled.enumerated() {
      let time = DateFormat.Style.allCases[index % 5]
      guard style != .omitted || time != .omitted else { continue }
      let date = DateFormat(date: style, time: time, zone: .utc)
      let formatter = try DateIntervalFormat(date).formatter(for: locale)
      for step in Self.steps {
        let text = formatter.string(
          .from(
            try Instant(millisecondsSince1970: Self.start),
            through: try Instant(millisecondsSince1970: Self.start + step)
          )
        )
        let expected = Oracle.interval(
          Self.start,
          Self.start + step,
          date: style,
          time: time,
          zone: "UTC",
          locale: locale
        )
        #expect(text == expected, "\(style) \(time) \(locale) \(step)")
      }
    }
  }

  // What ICU does with a region it has no bundle for comes from its whole name.
  @Test(arguments: [
    "de-US", "en-TH", "fr-SA", "ja-US", "de-Latn-CH", "hi-Latn-US", "ar-US", "ko-GB", "en-BN",
  ])
  func aRegionWithoutDataStillDecidesCalendarAndHours(_ tag: String) throws {
    for template in ["yMMMd", "jm", "jms", "Ejm", "yMMMdjm", "GyMMMM"] {
      try Self.expectEqual(template, try LocaleID(tag), zone: "UTC")
    }
  }
}
