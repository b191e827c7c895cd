import MachineTime
import Testing

struct CookieDateTests {
  // RFC 6265, section 5.1.1; the seconds are from `date -u -d … +%s`.
  @Test(arguments: [
    ("Wed, 09 Jun 2021 10:18:14 GMT", 1_623_233_894 as Int64),
    ("10:18:14 2021 jUNe 9", 1_623_233_894), ("9\t10:18:14~JUNE{2021", 1_623_233_894),
    // A token may continue after its value, but not with a digit after digits.
    ("10:18:14x 09e9 Junxxx 2021:7", 1_623_233_894),
    ("10:18:14\u{E9}\0 9\r\n Jun 2021\u{7F}", 1_623_233_894),
    // The first match counts, and the others are ignored.
    ("9 8 Jun Jul 2021 2022 10:18:14 11:19:15", 1_623_233_894),
    ("Jun 021 09 2021 10:18:14", 1_623_233_894), ("09 10 Jun 10:18:14 2021", 1_276_078_694),
    // The time is matched before the day, and the day before the year. The month can be anywhere.
    ("09 21 10:18:14 Jun", 1_623_233_894), ("009 09 10:18:14 Jun 2021", 1_244_542_694),
    ("09 Jun 21 10:18:014 10:18:14", 1_623_233_894),
    ("1 Jan 70 0:0:0", 0), ("1 Jan 69 0:0:0", 3_124_224_000),
    ("1 Jan 0069 0:0:0", 3_124_224_000), ("1 Jan 1601 0:0:0", -11_644_473_600),
    ("31 Dec 9999 23:59:59", 253_402_300_799),
    ("9 Jun 2021 10:18:14 -0500 EST", 1_623_233_894),
  ])
  func theFirstTokenThatLooksLikeAPartIsIt(text: String, seconds: Int64) throws {
    let parsed = try MachineFormat.cookie.parse(text)
    #expect(parsed.instant == (try Instant(secondsSince1970: seconds)))
    #expect(parsed.offsetSeconds == 0)
  }

  private static let time = "a time such as 08:49:37"
  private static let day = "a day of one or two digits"
  private static let month = "the name of a month"
  private static let year = "a year of two to four digits"

  @Test(arguments: [
    ("", 0, time), (" , ", 3, time), ("9 Jun 2021", 10, time), ("9 Jun 2021 10:18", 16, time),
    ("9 Jun 2021 010:18:14", 20, time), ("9 Jun 2021 10:018:14", 20, time),
    ("9 Jun 2021 10:18:014", 20, time), ("9 Jun 2021 10:18e:14", 20, time),
    ("9 Jun 2021 10-18-14", 19, time), ("Jun 2021 10:18:14", 17, day),
    ("009 Jun 2021 10:18:14", 21, day), ("9 6 2021 10:18:14", 17, month),
    ("9 Ju 2021 10:18:14", 18, month), ("9 xJun 2021 10:18:14", 20, month),
    ("9 Jun 10:18:14", 14, year), ("9 Jun 1 10:18:14", 16, year),
    ("9 Jun 12021 10:18:14", 20, year), ("9 Jun x2021 10:18:14", 20, year),
  ])
  func aTextThatLacksAPartIsRefusedAtItsEnd(text: String, offset: Int, expected: String) {
    expectError(.unreadable, in: text, at: offset, "expected \(expected)") {
      try MachineFormat.cookie.parse(text)
    }
  }

  @Test(arguments: [
    ("0 Jun 2021 10:18:14", 0, "day 0 does not exist"),
    ("32 Jun 2021 10:18:14", 0, "day 32 does not exist"),
    ("31 Jun 2021 10:18:14", 0, "day 31 does not exist in June 2021"),
    ("29 Feb 2021 10:18:14", 0, "day 29 does not exist in February 2021"),
    ("9 Jun 1600 10:18:14", 6, "year 1600 is before 1601"),
    ("9 Jun 100 10:18:14", 6, "year 100 is before 1601"),
    ("9 Jun 2021 24:00:00", 11, "hour 24 does not exist"),
    ("9 Jun 2021 10:60:14", 14, "minute 60 does not exist"),
    ("31 Dec 2016 23:59:60", 18, "second 60 does not exist in a cookie"),
  ])
  func partsBeyondTheirRangeAreRefused(text: String, offset: Int, reason: String) {
    expectError(.impossible, in: text, at: offset, reason) {
      try MachineFormat.cookie.parse(text)
    }
  }

  @Test func leniencyAddsNothing() throws {
    let lenient = MachineFormat.cookie.lenient
    let text = "9 Jun 2021 10:18:14"
    #expect(try lenient.parse(text) == MachineFormat.cookie.parse(text))
    #expect(throws: FormatError.self) { try lenient.parse("9 Jun 2021 24:00:00") }
  }
}
