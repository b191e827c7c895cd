import Testing

@testable import MachineTime

struct HTTPDateTests {
  private static let lenient = MachineFormat.http.lenient

  // RFC 9110, section 5.6.7, and values derived from it; the seconds are from `date -u -d … +%s`.
  @Test(arguments: [
    ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777 as Int64),
    ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
    ("Sun Nov  6 08:49:37 1994", 784_111_777),
    ("Sun Nov 06 08:49:37 1994", 784_111_777),
    ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
    ("Mon, 01 Jan 1601 00:00:00 GMT", -11_644_473_600),
    ("Fri, 31 Dec 9999 23:59:59 GMT", 253_402_300_799),
  ])
  func theThreeFormsAreRead(text: String, seconds: Int64) throws {
    let parsed = try MachineFormat.http.parse(text)
    #expect(parsed.instant == (try Instant(secondsSince1970: seconds)))
    #expect(parsed.offsetSeconds == 0)
    #expect(try Self.lenient.parse(text) == parsed)
  }

  @Test func aLeapSecondIsTheLastNanosecondBeforeIt() throws {
    let expected = try Instant(secondsSince1970: 1_483_228_799, nanosecond: 999_999_999)
    for text in [
      "Sat, 31 Dec 2016 23:59:60 GMT", "Saturday, 31-Dec-16 23:59:60 GMT",
      "Sat Dec 31 23:59:60 2016",
    ] {
      #expect(try MachineFormat.http.parse(text).instant == expected)
    }
  }

  @Test(arguments: [
    ("", 0, "the short name of a weekday"), ("Su", 0, "the short name of a weekday"),
    ("sun, 06 Nov 1994 08:49:37 GMT", 0, "the short name of a weekday"),
    (" Sun, 06 Nov 1994 08:49:37 GMT", 0, "the short name of a weekday"),
    ("06 Nov 1994 08:49:37 GMT", 0, "the short name of a weekday"),
    ("Sun,06 Nov 1994 08:49:37 GMT", 4, "a space"),
    ("Sun,  6 Nov 1994 08:49:37 GMT", 5, "2 digits of the day"),
    ("Sun, 6 Nov 1994 08:49:37 GMT", 6, "2 digits of the day"),
    ("Sun, 06 NOV 1994 08:49:37 GMT", 8, "the short name of a month"),
    ("Sun, 06 November 1994 08:49:37 GMT", 11, "a space"),
    ("Sun, 06 Nov 94 08:49:37 GMT", 14, "4 digits of the year"),
    ("Sun, 06 Nov 1994 8:49:37 GMT", 18, "2 digits of the hour"),
    ("Sun, 06 Nov 1994 08:49 GMT", 22, "\":\""),
    ("Sun, 06 Nov 1994 08:49:37", 25, "a space"),
    ("Sun, 06 Nov 1994 08:49:37 gmt", 26, "GMT"), ("Sun, 06 Nov 1994 08:49:37 UTC", 26, "GMT"),
    ("Sun, 06 Nov 1994 08:49:37 +0000", 26, "GMT"),
    ("Sun, 06 Nov 1994 08:49:37 GMT\r\n", 29, "the end of the text"),
    ("Sunday, 06 Nov 1994 08:49:37 GMT", 10, "\"-\""),
    ("Sunday, 06-Nov-1994 08:49:37 GMT", 17, "a space"),
    ("Sunday, 06-Nov-9 08:49:37 GMT", 16, "2 digits of the year"),
    ("Sund, 06-Nov-94 08:49:37 GMT", 4, "a comma, a space, or all of Sunday"),
    ("SunDay, 06-Nov-94 08:49:37 GMT", 3, "a comma, a space, or all of Sunday"),
    ("Sunday, 06-Nov-94 08+49:37 GMT", 20, "\":\""),
    ("Sun Nov 6 08:49:37 1994", 9, "2 digits of the day"),
    ("Sun Nov  6 08:49:37 94", 22, "4 digits of the year"),
    ("Sun Nov  6 08:49:37 1994 GMT", 24, "the end of the text"),
    ("Sun Nov  6 08:49:37 GMT 1994", 20, "4 digits of the year"),
  ])
  func textsOfAnotherShapeAreRefused(text: String, offset: Int, expected: String) {
    expectError(.unreadable, in: text, at: offset, "expected \(expected)") {
      try MachineFormat.http.parse(text)
    }
  }

  @Test(arguments: [
    ("Mon, 06 Nov 1994 08:49:37 GMT", 0, "the date is a Sunday"),
    ("Monday, 06-Nov-94 08:49:37 GMT", 0, "the date is a Sunday"),
    ("Tue, 30 Feb 2016 08:49:37 GMT", 5, "day 30 does not exist in February 2016"),
    ("Sun, 00 Nov 1994 08:49:37 GMT", 5, "day 0 does not exist"),
    ("Sun, 06 Nov 1994 24:00:00 GMT", 17, "hour 24 does not exist"),
    ("Sun, 06 Nov 1994 08:60:37 GMT", 20, "minute 60 does not exist"),
    (
      "Sun, 06 Nov 1994 08:49:60 GMT", 23,
      "second 60 follows only 23:59:59 UTC on the last day of a month"
    ),
    ("Sun, 06 Nov 1994 08:49:61 GMT", 23, "second 61 does not exist"),
    ("Sun Nov  0 08:49:37 1994", 9, "day 0 does not exist"),
  ])
  func textsThatNameNoRealTimeAreRefused(text: String, offset: Int, reason: String) {
    expectError(.impossible, in: text, at: offset, reason) {
      try MachineFormat.http.parse(text)
    }
  }

  // RFC 9110, section 5.6.7: at most 50 years in the future, compared by the instant and not by the
  // year.
  @Test(arguments: [
    (26, "1994-11-06T08:49:37Z", 2026), (44, "1994-11-06T08:49:37Z", 2044),
    (45, "1994-11-06T08:49:37Z", 1945), (94, "1994-11-06T08:49:36Z", 1994),
    (44, "1994-11-06T08:49:36Z", 1944), (44, "1994-11-05T09:00:00Z", 1944),
    (44, "1994-10-07T09:00:00Z", 1944), (44, "1995-01-01T00:00:00Z", 2044),
    (45, "1995-11-07T00:00:00Z", 2045), (5, "2099-01-01T00:00:00Z", 2105),
    (50, "2099-01-01T00:00:00Z", 2050), (49, "1999-01-01T00:00:00Z", 1949),
    (0, "0010-01-01T00:00:00Z", 0),
  ])
  func aYearOfTwoDigitsIsAtMostFiftyYearsFromNow(digits: Int, now: String, year: Int) throws {
    let text = "06-Nov-\(digits < 10 ? "0" : "")\(digits) 08:49:37 GMT"
    let clock = try MachineFormat.rfc3339.parse(now).instant
    var reader = TextReader()
    try reader.readHTTP(from: text.utf8Span.span, isLenient: true, now: clock)
    #expect(reader.fields[.year] == year)
    let weekdays = EnglishNames.weekdays
    let date = try CivilDateTime(year: year, month: 11, day: 6)
    let strictText = "\(weekdays[date.isoWeekday - 1]), \(text)"
    var strict = TextReader()
    try strict.readHTTP(from: strictText.utf8Span.span, isLenient: false, now: clock)
    #expect(strict.fields[.year] == year)
  }

  @Test func aClockFarFromTheYearsOfTextsRefusesYearsOfTwoDigits() throws {
    let text = "Sunday, 06-Nov-94 08:49:37 GMT"
    for (seconds, year) in [(Instant.validSeconds.lowerBound, -10_006), (253_402_300_799, 9_994)] {
      let clock = try Instant(secondsSince1970: seconds)
      var reader = TextReader()
      do {
        try reader.readHTTP(from: text.utf8Span.span, isLenient: false, now: clock)
        #expect(reader.fields[.year] == year)
      } catch {
        #expect(error.code == .impossible)
        #expect(error.text == text)
        #expect(error.description == "offset 15: year \(year) does not exist")
      }
    }
  }

  @Test(arguments: [
    ("sUn, 06 nOV 1994 08:49:37 gmt", 784_111_777 as Int64),
    ("Sun, 06 Nov 1994 08:49:37 UTC", 784_111_777), ("Sun, 06 Nov 1994 08:49:37", 784_111_777),
    ("Mon, 06 Nov 1994 08:49:37 GMT", 784_111_777),
    ("\r\n Sunday \t,  6   November\t1994  8:49:37   Gmt \n", 784_111_777),
    ("Sun 06 Nov 1994 08:49:37", 784_111_777), ("Sun Nov 6 08:49:37 1994 GMT", 784_111_777),
    ("Sun, 06 - Nov - 1994 08:49:37 GMT", 784_111_777), ("Nov-6 08:49:37 94", 784_111_777),
    ("Thursday, 03-Feb-1994 00:00:00 GMT", 760_233_600), ("03-Feb-1994 00:00", 760_233_600),
    ("03-Feb-94 24:00", 760_320_000), ("03-Feb-1994 24:00:00 GMT", 760_320_000),
  ])
  func leniencyForgivesWhatItLists(text: String, seconds: Int64) throws {
    #expect(throws: FormatError.self) { try MachineFormat.http.parse(text) }
    let parsed = try Self.lenient.parse(text)
    #expect(parsed.instant == (try Instant(secondsSince1970: seconds)))
    #expect(parsed.offsetSeconds == 0)
  }

  @Test(arguments: [
    ("", 0), ("Sun", 3), ("Sun, 6", 6), ("6Nov 1994 08:49:37", 1), ("6 Nov1994 08:49:37", 5),
    ("6 Nov 994 08:49:37", 6), ("6 Nov 19945 08:49:37", 6), ("6 Nov 1994", 10),
    ("6 Nov 1994 ", 11), ("6 Nov 1994 08", 13), ("6 Nov 1994 08:4", 15), ("6 Nov 1994 24:01", 11),
    ("6 Nov 1994 25:00", 11), ("6 Nov 1994 08:49 EST", 17), ("6 Nov 1994 08:49 -0500", 17),
    ("Nov 6 1994 08:49", 8), ("Nov 6 08:49", 11), ("6 Nov 1994 08:49:37 GMTx", 23),
    ("08-01-1980 00:00", 3), ("31-Nov-1994 00:00", 0),
  ])
  func leniencyRefusesTheRest(text: String, offset: Int) {
    let error = #expect(throws: FormatError.self) { try Self.lenient.parse(text) }
    #expect(error?.offset == offset)
  }

  @Test(arguments: [
    (784_111_777 as Int64, 0 as Int32, 0, "Sun, 06 Nov 1994 08:49:37 GMT"),
    (784_111_777, 999_999_999, 3_600, "Sun, 06 Nov 1994 08:49:37 GMT"),
    (-1, 0, -1, "Wed, 31 Dec 1969 23:59:59 GMT"),
    (253_402_300_799, 0, 93_599, "Fri, 31 Dec 9999 23:59:59 GMT"),
    (-62_167_219_201, 0, 0, "Fri, 31 Dec -000001 23:59:59 GMT"),
  ])
  func instantsAreWrittenInUTC(seconds: Int64, nanosecond: Int32, offset: Int, text: String) throws
  {
    let instant = try Instant(secondsSince1970: seconds, nanosecond: nanosecond)
    #expect(MachineFormat.http.string(instant, offsetSeconds: offset) == text)
    #expect(MachineFormat.cookie.string(instant, offsetSeconds: offset) == text)
  }
}
