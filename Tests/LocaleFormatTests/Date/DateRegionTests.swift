import TestSupport
import Testing

@testable import LocaleFormat
@testable import MachineTime

/// Tests regions for which the data is not made: their effect on dates is the same as in ICU.
@Suite struct DateRegionTests {
  // ICU has no conventions for a part of the world or for an unknown region. It uses those of the
  // world: 24 hours, Gregorian months, weeks from Monday. Persian, Thai and Southern Uzbek have
  // other conventions at home, and English has 12 hours.
  @Test(arguments: [
    "en-419", "en-XX", "zh-Hant-419", "fa-150", "fa-XX", "th-001", "th-419", "uz-Arab-419",
    "ar-SA-u-nu-latn", "es-AQ",
  ])
  func aRegionWithoutConventionsHasTheWorlds(_ tag: String) throws {
    try Self.expectPatternsOfICU(tag, ["jm", "jms", "Ejm", "Cm", "yMMMd", "yMd", "GyMMM"])
    try Self.expectTextsOfICU(tag, ["ec", "w", "jm", "yMMMd"])
  }

  // For a region without data, in a language whose calendar is not the Gregorian one, ICU has
  // Gregorian patterns.
  @Test(arguments: ["th-GB", "th-TW", "fa-US", "fa-MX", "uz-Arab-ET", "uz-Arab-PK", "ckb-TR"])
  func aRegionWithoutDataHasGregorianPatterns(_ tag: String) throws {
    try Self.expectPatternsOfICU(tag, ["yyMMddEEEEE", "UQQQQLLLdd", "yyee", "GuQQd", "yMMMd"])
    try Self.expectTextsOfICU(tag, ["yMMMd", "yyMMdd", "yMMMEd", "MMMd", "Cm"])
  }

  // ICU 72 looks for the region of `rg` in small letters, does not find it, and writes 24 hours.
  // Its own form has capital letters.
  @Test(arguments: [
    ("en-US-u-rg-gbzzzz", "jm", "HH:mm"), ("en-GB-u-rg-uszzzz", "jm", "h:mm\u{202F}a"),
    ("en_GB@rg=USZZZZ", "jm", "h:mm\u{202F}a"), ("en-US-u-rg-gbeng", "jm", "HH:mm"),
    ("en-US-u-hc-h12-rg-gbzzzz", "jm", "h:mm\u{202F}a"), ("en-US-u-rg-gbzzzz", "C", "HH"),
    ("en-u-rg-xxzzzz", "jm", "h:mm\u{202F}a"), ("de-TH-u-rg-uszzzz", "jm", "h:mm\u{202F}a"),
    ("en-US-u-rg-gbzzzz", "hm", "h:mm\u{202F}a"),
  ])
  func anotherRegionDecidesTheHoursOfATemplate(
    _ tag: String,
    _ template: String,
    _ expected: String
  ) throws {
    let locale = try LocaleID(tag)
    #expect(try DateFormat.pattern(template: template, for: locale) == expected)
    let cycle = try DateFormat(template: "jm", zone: .utc).hourCycle(.h11).formatter(for: locale)
    #expect(cycle.pattern.contains("K"))
  }

  // For times in a region without data, ICU uses a generator that does not have the language's own
  // styles: no brackets, no narrow space, and hours with two digits.
  @Test(arguments: [
    "es-JP", "fa-AE", "kab-TO", "lkt-BH", "dz-GY", "bg-AX", "as-AZ", "uz-SX", "mer-TH", "ses-SA",
    "ja-ME", "th-RE",
    "zh-Hant-CA", "sr-Latn-MX", "eu-DG", "en-419", "en-ZZ", "th-SA", "lrc-AF",
  ])
  func timesOfARegionWithoutDataAreICUs(_ tag: String) throws {
    let locale = try LocaleID(tag)
    let milliseconds: Int64 = 1_709_287_445_678
    let instant = try Instant(millisecondsSince1970: milliseconds)
    let zone = TimeZoneID("Asia/Tokyo")
    for date in DateFormat.Style.allCases {
      for time in DateFormat.Style.allCases where time != .omitted || date != .omitted {
        let text = try DateFormat(date: date, time: time, zone: zone).formatter(for: locale)
          .string(instant)
        let expected = Oracle.date(
          milliseconds,
          date: date,
          time: time,
          zone: "Asia/Tokyo",
          locale: locale
        )
        #expect(text == expected, "\(date) \(time) \(tag)")
      }
    }
    try Self.expectPatternsOfICU(tag, ["jms", "hms", "yMMMMEEEEdjmsz", "yMMMd", "yMd", "Hm"])
    try Self.expectTextsOfICU(tag, ["yMd", "jm", "hm", "Hm", "yMMMdjm"])
  }

  // ICU leaves the week out of these templates. CLDR's own patterns are those of the language.
  @Test(arguments: [
    ("de-SM", "de"), ("dsb-NC", "dsb"), ("zh-Hant-CA", "zh-Hant"), ("en-ZZ", "en"),
  ])
  func weeksOfARegionWithoutDataAreTheLanguages(_ tag: String, _ language: String) throws {
    for template in ["yw", "MMMMW", "ywv"] {
      let pattern = try DateFormat.pattern(template: template, for: LocaleID(tag))
      let expected = try DateFormat.pattern(template: template, for: LocaleID(language))
      #expect(pattern == expected && !pattern.isEmpty, "\(template) \(tag)")
    }
    let zone = TimeZoneID("America/Chicago")
    let own = try DateFormat(template: "ywv", zone: zone).formatter(for: LocaleID(tag)).pattern
    #expect(own.contains("w"))
  }

  // The region decides which zone represents Central Time or Central European Time, even if no data
  // has a name with that region.
  @Test(
    arguments: [
      ("en-MX", "America/Chicago", "Central Time (United States)"),
      ("de-KH", "Europe/Berlin", nil),
      ("el-CA", "Asia/Beirut", nil), ("ar-CA", "Europe/Athens", nil), ("hi-PA", "US/Eastern", nil),
      ("zh-Hant-MX", "America/Chicago", nil), ("en-QX", "America/Chicago", nil),
      ("en-MX-u-ca-buddhist-nu-deva", "America/Chicago", nil), ("th-MX", "America/Chicago", nil),
    ] as [(String, String, String?)]
  )
  func genericNamesOfZonesAreThoseOfTheRegion(
    _ tag: String,
    _ zone: String,
    _ expected: String?
  ) throws {
    let locale = try LocaleID(tag)
    let instants = try [242_220_474, 805_000_000, 1_000_000_000, 1_700_000_000].map {
      try Instant(secondsSince1970: $0)
    }
    for pattern in ["vvvv", "v", "y vvvv v"] {
      let formatter = try DateFormat(pattern: pattern, zone: TimeZoneID(zone))
        .formatter(for: locale)
      let texts = instants.map { formatter.string($0) }
      let truth = Oracle.dates(instants, .pattern(pattern), zone: zone, locale: locale)
      #expect(texts == truth, "\(pattern) \(tag)")
      if pattern == "vvvv", let expected { #expect(texts.contains(expected), "\(texts)") }
    }
    let recipe = try DateIntervalFormat(DateFormat(template: "Hmv", zone: TimeZoneID(zone)))
    let formatter = try recipe.formatter(for: locale)
    for instant in instants {
      let last = try Instant(secondsSince1970: instant.secondsSince1970 + 3_600)
      let both = Oracle.interval(
        instant.millisecondsSince1970,
        last.millisecondsSince1970,
        skeleton: "Hmv",
        zone: zone,
        locale: locale
      )
      #expect(formatter.string(.from(instant, through: last)) == both, "\(tag)")
    }
  }

  @Test func pastTheBoundOfNamesTheRegionIsTheUnknownOne() throws {
    let mexico = try LocaleID("en-MX").resolved
    let zone = TimeZoneID("America/Chicago")
    #expect(try mexico.zoneRegion(zone) == "MX")
    #expect(try mexico.zoneRegion(TimeZoneID("Europe/Berlin")) == nil)
    #expect(try LocaleID("en-QX").resolved.zoneRegion(zone) == nil)
    #expect(try LocaleID("es-MX").resolved.zoneRegion(zone) == nil)
    func name(_ maximum: Int) -> String {
      DateLocaleName(
        mexico,
        showsWeeks: false,
        zoneRegion: "MX",
        admitted: AdmittedNames(maximum: maximum)
      ).name
    }
    let hours = ICUFacts.current.mexicanHours.rawValue
    #expect(name(1) == "en_MX@hours=\(hours)")
    #expect(name(0) == "en_ZZ@calendar=gregorian;hours=\(hours)")
    #expect(
      DateLocaleName(try LocaleID("es-FR").resolved, showsWeeks: false)
        == DateLocaleName(try LocaleID("es-DE").resolved, showsWeeks: false)
    )
  }

  // The styles of these calendars have their own digits, in any region.
  @Test(arguments: [
    "he-DE-u-ca-hebrew", "zh-DE-u-ca-chinese", "ja-DE-u-ca-japanese", "he-XX-u-ca-hebrew",
  ])
  func aRegionWithoutDataKeepsTheDigitsOfAStyle(_ tag: String) throws {
    let locale = try LocaleID(tag)
    // The first year of Reiwa.
    let milliseconds: Int64 = 1_556_800_000_000
    for date in DateFormat.Style.allCases where date != .omitted {
      let text = try DateFormat(date: date, time: .short, zone: .utc).formatter(for: locale)
        .string(Instant(millisecondsSince1970: milliseconds))
      let expected = Oracle.date(
        milliseconds,
        date: date,
        time: .short,
        zone: "UTC",
        locale: locale
      )
      #expect(text == expected, "\(date) \(tag)")
    }
  }

  // ICU has no hour cycle for a style.
  @Test(
    arguments: [
      ("en", .h23, .short, "3/1/24, 15:04"), ("en-US", .h24, .medium, "3/1/24, 15:04:05"),
      ("en", .h11, .short, "3/1/24, 3:04\u{202F}PM"),
      ("de", .h12, .short, "01.03.24, 3:04\u{202F}PM"),
      ("fr-CA", .h12, .short, "2024-03-01 3 h 04\u{202F}p.m."),
      ("de", .h23, .short, "01.03.24, 15:04"),
      ("ja", .h12, .short, "2024/03/01 午後3:04"), ("de-US", .h23, .short, "01.03.24, 15:04"),
      ("en", .h23, .full, "3/1/24, 15:04:05 Coordinated Universal Time"),
    ] as [(String, HourCycle, DateFormat.Style, String)]
  )
  func anHourCycleIsThatOfAStyleToo(
    _ tag: String,
    _ cycle: HourCycle,
    _ time: DateFormat.Style,
    _ expected: String
  ) throws {
    let format = DateFormat(date: .short, time: time, zone: .utc).hourCycle(cycle)
    let formatter = try format.formatter(for: LocaleID(tag))
    let instant = try Instant(secondsSince1970: 1_709_305_445)
    #expect(formatter.string(instant) == expected)
    let words = try format.relativeDays().formatter(for: LocaleID(tag))
    let (today, clock) = (
      words.string(instant, relativeTo: instant), expected.split(separator: " ")
    )
    #expect(today.hasSuffix(clock[clock.count - 1]), "\(today)")
    let both = try DateIntervalFormat(format).formatter(for: LocaleID(tag))
    #expect(both.skeleton.contains { "hHKk".contains($0) && formatter.pattern.contains($0) })
  }

  private static func expectPatternsOfICU(_ tag: String, _ templates: [String]) throws {
    let locale = try LocaleID(tag)
    for template in templates {
      let pattern = try DateFormat.pattern(template: template, for: locale)
      #expect(pattern == Oracle.pattern(template, locale: locale), "\(template) \(tag)")
    }
  }

  private static func expectTextsOfICU(_ tag: String, _ templates: [String]) throws {
    let locale = try LocaleID(tag)
    let (start, end): (Int64, Int64) = (1_709_287_445_678, 1_712_000_000_000)
    for template in templates {
      let date = DateFormat(template: template, zone: .utc)
      let first = try Instant(millisecondsSince1970: start)
      let expected = Oracle.date(start, skeleton: template, zone: "UTC", locale: locale)
      #expect(try date.formatter(for: locale).string(first) == expected, "\(template) \(tag)")
      let interval = try DateIntervalFormat(date).formatter(for: locale)
      let last = try Instant(millisecondsSince1970: end)
      let both = Oracle.interval(start, end, skeleton: template, zone: "UTC", locale: locale)
      #expect(interval.string(.from(first, through: last)) == both, "\(template) \(tag)")
    }
  }
}
