import Testing

@testable import LocaleFormat
@testable import MachineTime

/// Regions that are not those of the data: what they decide in dates is ICU's.
@Suite struct DateRegionTests {
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
}
