import Testing

@testable import LocaleFormat
@testable import MachineTime

/// Regions that are not those of the data: what they decide in dates is ICU's.
@Suite struct DateRegionTests {
  // ICU has no conventions for a part of the world, nor for a region it does not know, and takes the world's: 24 hours, Gregorian
  // months, weeks from Monday. Persian, Thai and Southern Uzbek have other ones at home, English has 12 hours.
  @Test(arguments: [
    "en-419", "en-XX", "zh-Hant-419", "fa-150", "fa-XX", "th-001", "th-419", "uz-Arab-419",
    "ar-SA-u-nu-latn", "es-AQ",
  ])
  func aRegionWithoutConventionsHasTheWorlds(_ tag: String) throws {
    try Self.expectPatternsOfICU(tag, ["jm", "jms", "Ejm", "Cm", "yMMMd", "yMd", "GyMMM"])
    try Self.expectTextsOfICU(tag, ["ec", "w", "jm", "yMMMd"])
  }

  // A region without data of its own, in a language whose calendar is not the Gregorian: ICU then has Gregorian patterns.
  @Test(arguments: ["th-GB", "th-TW", "fa-US", "fa-MX", "uz-Arab-ET", "uz-Arab-PK", "ckb-TR"])
  func aRegionWithoutDataHasGregorianPatterns(_ tag: String) throws {
    try Self.expectPatternsOfICU(tag, ["yyMMddEEEEE", "UQQQQLLLdd", "yyee", "GuQQd", "yMMMd"])
    try Self.expectTextsOfICU(tag, ["yMMMd", "yyMMdd", "yMMMEd", "MMMd", "Cm"])
  }

  // ICU 72 looks for the region of `rg` in small letters, finds none, and writes 24 hours; its own form has capital letters.
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
    #expect(try DateFormat.pattern(template: template, locale: locale) == expected)
    let cycle = try DateFormat(template: "jm", zone: .utc).hourCycle(.h11).formatter(for: locale)
    #expect(cycle.pattern.contains("K"))
  }

  // The styles of these calendars have digits of their own, in any region.
  @Test(arguments: [
    "he-DE-u-ca-hebrew", "zh-DE-u-ca-chinese", "ja-DE-u-ca-japanese", "he-XX-u-ca-hebrew",
  ])
  func aRegionWithoutDataKeepsTheDigitsOfAStyle(_ tag: String) throws {
    let locale = try LocaleID(tag)
    // The first year of Reiwa.
    let milliseconds: Int64 = 1_556_800_000_000
    for date in DateFormat.Style.allCases where date != .none {
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
    let (today, clock) = (words.string(instant, seenFrom: instant), expected.split(separator: " "))
    #expect(today.hasSuffix(clock[clock.count - 1]), "\(today)")
    let both = try DateIntervalFormat(format).formatter(for: LocaleID(tag))
    #expect(both.skeleton.contains { "hHKk".contains($0) && formatter.pattern.contains($0) })
  }

  private static func expectPatternsOfICU(_ tag: String, _ templates: [String]) throws {
    let locale = try LocaleID(tag)
    for template in templates {
      let pattern = try DateFormat.pattern(template: template, locale: locale)
      #expect(pattern == Oracle.pattern(template, locale: locale), "\(template) \(tag)")
    }
  }

  private static func expectTextsOfICU(_ tag: String, _ templates: [String]) throws {
    let locale = try LocaleID(tag)
    let (start, end): (Int64, Int64) = (1_709_287_445_678, 1_712_000_000_000)
    for template in templates {
      let date = try DateFormat(template: template, zone: .utc)
      let first = try Instant(millisecondsSince1970: start)
      let expected = Oracle.date(start, skeleton: template, zone: "UTC", locale: locale)
      #expect(try date.formatter(for: locale).string(first) == expected, "\(template) \(tag)")
      let interval = try DateIntervalFormat(date).formatter(for: locale)
      let last = try Instant(millisecondsSince1970: end)
      let both = Oracle.interval(start, end, skeleton: template, zone: "UTC", locale: locale)
      #expect(interval.string(from: first, through: last) == both, "\(template) \(tag)")
    }
  }
}
