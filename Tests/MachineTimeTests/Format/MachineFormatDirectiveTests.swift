import MachineTime
import TestSupport
import Testing

/// Tests the directives other than those of the plain date and time.
struct MachineFormatDirectiveTests {
  // The texts are those of `LC_ALL=C date -u -d @seconds +format` in GNU coreutils.
  @Test(arguments: [
    (1_391_763_661 as Int64, "2014-14-06-5 05 05 20 038", "7  7 38  9 9 am"),
    (1_483_228_799, "2016-16-52-6 52 52 20 366", "31 31 366 23 23 pm"),
    (1_230_768_000, "2009-09-01-4 00 00 20 001", "1  1 1  0 0 am"),
    (1_262_304_000, "2009-09-53-5 00 00 20 001", "1  1 1  0 0 am"),
    (1_609_459_199, "2020-20-53-4 52 52 20 366", "31 31 366 23 23 pm"),
    (1_136_073_600, "2005-05-52-7 01 00 20 001", "1  1 1  0 0 am"),
  ])
  func weeksAndPaddingAreWritten(seconds: Int64, weeks: String, padding: String) throws {
    let instant = try Instant(secondsSince1970: seconds)
    #expect(MachineFormat("%G-%g-%V-%u %U %W %C %j").string(instant) == weeks)
    #expect(MachineFormat("%-d %_d %-j %_H %-H %P").string(instant) == padding)
  }

  @Test(arguments: [
    "%G-W%V-%u", "%g %V %a", "%Y %U %a", "%Y %W %u", "%y %W %w", "%C%y-%m-%d", "%Y %j %U %W %G %V",
    "%-d.%-m.%Y", "%_d %_m %Y", "%Oy-%Om-%Od", "%C %y %j", "%e %b %Y", "%A %F %B",
    "%G-W%V-%u %j", "%g-W%V-%u %j", "%Y %U %u %V", "%y %W %u %V", "%Y %y %G %g %m %d",
  ])
  func everyDayOfHundredYearsIsReadAsItWasWritten(format: String) throws {
    let compiled = try MachineFormat(format)
    let step = Scope.ofTests.count(7, sample: 7, all: 1)
    for day in stride(from: -364, to: 35_600, by: step) {
      let instant = try Instant(secondsSince1970: Int64(day) * 86_400)
      let text = compiled.string(instant)
      guard try compiled.parse(text).instant != instant else { continue }
      Issue.record("\(text)")
      break
    }
  }

  @Test(arguments: [
    ("%T.%f", 500_000_000 as Int32, "00:00:00.5"), ("%T.%f", 0, "00:00:00.0"),
    ("%T.%3f", 123_999_999, "00:00:00.123"), ("%T%.f", 0, "00:00:00"),
    ("%T%.f", 120_000_000, "00:00:00.12"), ("%T%.3f", 0, "00:00:00.000"),
    ("%T,%6f", 1_000, "00:00:00,000001"), ("%N", 1, "000000001"), ("%1f", 999_999_999, "9"),
  ])
  func fractionsAreWritten(format: String, nanosecond: Int32, text: String) throws {
    let instant = try Instant(secondsSince1970: 0, nanosecond: nanosecond)
    #expect(try MachineFormat(format).string(instant) == text)
  }

  @Test(arguments: [
    ("%F %T.%f", "2014-02-07 19:00:00.0000000019", 1 as Int32),
    ("%F %T.%3f", "2014-02-07 19:00:00.120", 120_000_000),
    ("%F %T%.f", "2014-02-07 19:00:00", 0), ("%F %T%.f", "2014-02-07 19:00:00.5", 500_000_000),
    ("%F %H%M%S%N", "2014-02-07 190000000000007", 7),
  ])
  func fractionsAreRead(format: String, text: String, nanosecond: Int32) throws {
    let instant = try MachineFormat(format).parse(text).instant
    #expect(instant.secondsSince1970 == 1_391_799_600)
    #expect(instant.nanosecond == nanosecond)
  }

  @Test(arguments: [
    ("%F.%3f", "2014-02-07.12", 13, "expected 3 digits of the fraction of a second"),
    ("%F.%f", "2014-02-07.", 11, "expected a digit of the fraction of a second"),
    ("%F%.3f", "2014-02-07", 10, "expected \".\""),
    ("%-d.%-m.%Y", "07.2.2014", 0, "expected the day without zeros before it"),
    ("%e %b %Y", "07 Feb 2014", 0, "expected the day without zeros before it"),
    ("%e %b %Y", "  7 Feb 2014", 1, "expected a digit of the day"),
    ("%G-W%V-%u", "2014-W53-1", 6, "week 53 does not exist in the year 2014"),
    ("%G-W%V-%u", "2015-W54-1", 6, "week 54 does not exist"),
    ("%G-W%V-%u", "2015-W00-1", 6, "week 0 does not exist"),
    ("%G-W%V-%u", "2015-W01-8", 9, "weekday 8 does not exist"),
    ("%Y %U %a", "2014 00 Mon", 5, "week 0 of the year 2014 has no such weekday"),
    ("%Y %W %a", "2014 53 Mon", 5, "week 53 of the year 2014 has no such weekday"),
    ("%F %U", "2014-02-07 06", 11, "week 6 contradicts the date, whose week is 5"),
    (
      "%F %G", "2014-02-07 2013", 11,
      "year of weeks 2013 contradicts the date, whose year of weeks is 2014"
    ),
    ("%C%y-%m-%d %Y", "2014-02-07 1914", 0, "century 20 contradicts the date, whose century is 19"),
    (
      "%y %F", "99 2014-02-07", 0,
      "year of the century 99 contradicts the date, whose year of the century is 14"
    ),
    (
      "%G-%g-%V-%u", "2014-99-06-5", 5,
      "year of the century 99 contradicts the date, whose year of the century is 14"
    ),
    ("%F %Od", "2014-02-07 08", 11, "8 contradicts an earlier field"),
    ("%Y-%Om-%d", "2014-13-01", 5, "expected the month"),
    ("%FT%T%z %z", "2014-02-07T00:00:00+0100 +0200", 25, "+02:00 contradicts an earlier field"),
  ])
  func textsThatDoNotFitAreRefused(
    format: String,
    text: String,
    offset: Int,
    reason: String
  ) throws {
    let compiled = try MachineFormat(format)
    let error = #expect(throws: FormatError.self) { try compiled.parse(text) }
    #expect(error?.offset == offset)
    #expect(error?.message == reason)
  }

  @Test(arguments: [
    ("%U %F %:z", nil as String?), ("%G %V", "weekday"), ("%Y%W", "weekday"), ("%Y %U %d", "month"),
    ("%Y %U", "weekday"), ("%C-%m-%d", "year"),
    ("%G-%V-%a", nil), ("%y-%U-%w", nil),
  ])
  func theFieldThatLacksIsNamed(format: String, field: String?) throws {
    let compiled = try MachineFormat(format)
    let error = #expect(throws: FormatError.self) { try compiled.parse("x") }
    #expect(error?.message.hasPrefix("the format has no ") == (field != nil))
    if let field { #expect(error?.message == "the format has no \(field) to read") }
  }

  @Test(arguments: [
    ("unix", "-1", -1 as Int64, 0 as Int32), ("unix-ms", "-1", -1, 999_000_000),
    ("unix-us", "1391799600000001", 1_391_799_600, 1_000),
    ("unix-ns", "-377705116800000000000", -377_705_116_800, 0),
    ("unix-ns", "253402300799999999999", 253_402_300_799, 999_999_999),
    ("unix-ns", "-1", -1, 999_999_999), ("unix-ns", "0", 0, 0),
    ("unix-us", "-1000001", -2, 999_999_000),
  ])
  func countsGoThereAndBack(name: String, text: String, seconds: Int64, nanosecond: Int32) throws {
    let formats: [MachineFormat] = [
      .unixSeconds, .unixMilliseconds, .unixMicroseconds, .unixNanoseconds,
    ]
    let format = try #require(formats.first { $0.source == name })
    let instant = try Instant(secondsSince1970: seconds, nanosecond: nanosecond)
    #expect(try format.parse(text).instant == instant)
    #expect(format.string(instant) == text)
    #expect(try format.parse(text).offsetSeconds == nil)
  }

  @Test(arguments: [
    "253402300800000000000", "-377705116800000000001", String(repeating: "9", count: 5_000),
  ])
  func aCountBeyondTheYearsIsRefused(text: String) {
    let error = #expect(throws: FormatError.self) {
      try MachineFormat.unixNanoseconds.parse(text)
    }
    #expect(error?.offset == 0)
    #expect(error?.message == "the instant is outside the years -9999 to 9999 in UTC")
  }

  @Test(arguments: [
    ("%s", -1_500_000_000 as Int32, "-1"), ("unix-ms", 1, "0"),
  ])
  func writingACountRoundsDown(format: String, nanosecond: Int32, text: String) throws {
    let instant = try Instant(
      secondsSince1970: nanosecond < 0 ? -1 : 0,
      nanosecond: abs(nanosecond) % 1_000_000_000
    )
    let compiled = format == "%s" ? try MachineFormat(format) : .unixMilliseconds
    #expect(compiled.string(instant) == text)
  }

  @Test func valuesTellWhatATextHas() throws {
    let date = try CivilDate(year: 2014, month: 2, day: 7)
    let time = try CivilTime(hour: 19, minute: 30)
    #expect(try MachineFormat("%F").parseValue("2014-02-07") == .date(date))
    #expect(
      try MachineFormat("%F %R").parseValue("2014-02-07 19:30")
        == .dateTime(CivilDateTime(date, time))
    )
    #expect(try MachineFormat("%R").parseValue("19:30") == .time(time, offsetSeconds: nil))
    #expect(
      try MachineFormat("%R %z").parseValue("19:30 +0100") == .time(time, offsetSeconds: 3_600)
    )
    #expect(
      try MachineFormat("%F %R %z").parseValue("2014-02-07 19:30 +0100")
        == .instant(
          OffsetInstant(instant: Instant(secondsSince1970: 1_391_797_800), offsetSeconds: 3_600)
        )
    )
    #expect(throws: FormatError.self) { try MachineFormat("%Y").parseValue("2014") }
    #expect(
      try MachineFormat("%I:%M %p").parseValue("07:30 PM") == .time(time, offsetSeconds: nil)
    )
  }

  @Test(arguments: [
    ("%I:%M", "07:30", "the format has no AM or PM to read"),
    ("%H:%M %s", "05:00 0", "the format has %s together with another field, and cannot be read"),
  ])
  func noTimeIsReadFromFieldsThatTellNone(format: String, text: String, reason: String) throws {
    let compiled = try MachineFormat(format)
    let error = #expect(throws: FormatError.self) { try compiled.parseValue(text) }
    #expect(error?.message == reason)
  }

  // The optional tests of JSON Schema have the same cases.
  @Test(arguments: [
    ("23:59:60Z", true), ("01:29:60+01:30", true), ("23:29:60+23:30", true),
    ("23:59:60+01:00", false),
    ("23:58:60Z", false),
  ])
  func aLeapSecondOfATimeAloneEndsTheDayOfUTC(text: String, isValid: Bool) {
    if isValid {
      #expect(throws: Never.self) { try MachineFormat.rfc3339Time.parseValue(text) }
    } else {
      #expect(throws: FormatError.self) { try MachineFormat.rfc3339Time.parseValue(text) }
    }
  }
}
