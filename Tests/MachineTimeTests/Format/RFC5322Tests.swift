import MachineTime
import Testing

struct RFC5322Tests {
  private static let lenient = MachineFormat.rfc5322.lenient

  // RFC 5322, appendix A, and values derived from sections 3.3 and 4.3; the seconds are from `date
  // -u -d … +%s`.
  @Test(arguments: [
    ("Fri, 21 Nov 1997 09:55:06 -0600", 880_127_706 as Int64, -21_600),
    ("Tue, 1 Jul 2003 10:52:37 +0200", 1_057_049_557, 7_200),
    ("Mon, 24 Nov 1997 14:22:01 -0800", 880_410_121, -28_800),
    ("Thu, 13 Feb 1969 23:32:54 -0330", -27_723_426, -12_600),
    (
      "Thu,\r\n      13\r\n        Feb\r\n          1969\r\n      23:32\r\n"
        + "               -0330 (Newfoundland Time)", -27_723_480, -12_600
    ),
    ("21 Nov 97 09:55:06 GMT", 880_106_106, 0),
    ("Fri, 21 Nov 1997 09(comment):   55  :  06 -0600", 880_127_706, -21_600),
    ("fri,21nov1997 09:55:06 -0600", 880_127_706, -21_600),
    ("\t\r\n Fri\n,\r21\tNov  1997\n09 : 55 : 06\t-0600 \r\n", 880_127_706, -21_600),
    ("21 Nov 1997(a)09(b):(c)55(d):(e)06(f) -0600(g)(h) (i)", 880_127_706, -21_600),
    ("21 Nov 1997 09:55:06 -0600 (a(b\\)(\\((\\\\))c)\u{E9}\0)", 880_127_706, -21_600),
    ("7 Feb 2014 12:00 +0000", 1_391_774_400, 0), ("7 Feb 2014 12:00 -0000", 1_391_774_400, 0),
    ("7 Feb 2014 12:00 +2359", 1_391_688_060, 86_340),
    ("7 Feb 49 12:00 UT", 2_496_312_000, 0), ("7 Feb 50 12:00 UT", -627_912_000, 0),
    ("7 Feb 000 12:00 UT", -2_205_748_800, 0), ("7 Feb 126 12:00 UT", 1_770_465_600, 0),
    ("7 Feb 999 12:00 UT", 29_319_710_400, 0),
  ])
  func validTextsAreRead(text: String, seconds: Int64, offset: Int) throws {
    let parsed = try MachineFormat.rfc5322.parse(text)
    #expect(parsed.instant == (try Instant(secondsSince1970: seconds)))
    #expect(parsed.offsetSeconds == offset)
    #expect(try Self.lenient.parse(text) == parsed)
  }

  @Test(arguments: [
    ("EDT", -4), ("EST", -5), ("CDT", -5), ("CST", -6), ("MDT", -6), ("MST", -7), ("PDT", -7),
    ("PST", -8), ("pst", -8), ("UT", 0), ("ut", 0), ("GMT", 0), ("UTC", 0), ("CET", 0),
    ("EXT", 0), ("ESX", 0), ("MEST", 0), ("ZULU", 0), ("abcde", 0), ("A", 0), ("I", 0),
    ("K", 0), ("Z", 0), ("a", 0), ("z", 0),
  ])
  func zonesInLettersHaveTheOffsetOfSection4Point3(zone: String, hours: Int) throws {
    let parsed = try MachineFormat.rfc5322.parse("7 Feb 2014 12:00 \(zone)")
    #expect(parsed.offsetSeconds == hours * 3_600)
    #expect(parsed.instant.secondsSince1970 == 1_391_774_400 - Int64(hours * 3_600))
  }

  @Test(arguments: [
    ("Sat, 31 Dec 2016 23:59:60 Z", 0), ("31 Dec 2016 15:59:60 PST", -28_800),
    ("1 Jan 2017 01:29:60 +0130", 5_400),
  ])
  func aLeapSecondIsTheLastNanosecondBeforeIt(text: String, offset: Int) throws {
    let parsed = try MachineFormat.rfc5322.parse(text)
    #expect(parsed.instant.secondsSince1970 == 1_483_228_799)
    #expect(parsed.instant.nanosecond == 999_999_999)
    #expect(parsed.offsetSeconds == offset)
  }

  private static let zone = "a zone: + or -, or a name such as GMT"
  private static let zoneName = "UT, one letter other than J, or a name of three to five letters"

  @Test(arguments: [
    ("", 0, "a digit of the day"), (" \r\n", 3, "a digit of the day"),
    ("Wat", 0, "the short name of a weekday"), ("Fri 21", 4, "\",\""), ("Friday, 21", 3, "\",\""),
    ("Fri, ", 5, "a digit of the day"), ("Fri, 211 Nov", 7, "the short name of a month"),
    ("Fri(a), 21 Nov", 3, "\",\""), ("(a)21 Nov", 0, "a digit of the day"),
    ("21 Nov () 1997", 7, "4 digits of the year"), ("21 () Nov", 3, "the short name of a month"),
    ("21-Nov-97 09:55 GMT", 2, "the short name of a month"),
    ("21 November 1997 09:55 GMT", 6, "4 digits of the year"),
    ("21 Nov 7 09:55 GMT", 7, "4 digits of the year"),
    ("21 Nov 199\r\n7 09:55:06 -0600", 13, "2 digits of the hour"),
    ("21 Nov 1997", 11, "2 digits of the hour"),
    ("21 Nov 1997 9:55 GMT", 13, "2 digits of the hour"),
    ("21 Nov 1997 09.55 GMT", 14, "\":\""), ("21 Nov 1997 09:5 GMT", 16, "2 digits of the minute"),
    ("21 Nov 1997 09:55", 17, "white space and a zone"),
    ("21 Nov 1997 09:55:06 ", 21, zone), ("21 Nov 1997 09:55:06Z", 20, "white space and a zone"),
    ("21 Nov 1997 09:55:06(a)Z", 23, "white space and a zone"),
    ("21 Nov 1997 09:55:06 J", 21, zoneName), ("21 Nov 1997 09:55:06 j", 21, zoneName),
    ("21 Nov 1997 09:55:06 GT", 21, zoneName), ("21 Nov 1997 09:55:06 Europe", 21, zoneName),
    ("21 Nov 1997 09:55:06 EST5", 24, "the end of the text"),
    ("21 Nov 1997 09:55:06 \u{2212}0600", 21, zone),
    ("21 Nov 1997 09:55:06 +060", 25, "2 digits of the offset's minute"),
    ("21 Nov 1997 09:55:06 +06:00", 24, "2 digits of the offset's minute"),
    ("21 Nov 1997 09:55:06 -06000", 26, "the end of the text"),
    ("21 Nov 1997 09:55:06 GMT (a", 27, "\")\" to end the comment"),
    ("21 Nov 1997 09:55:06 GMT (a\\", 28, "\")\" to end the comment"),
    ("21 Nov 1997 09:55:06 GMT (a\\)", 29, "\")\" to end the comment"),
    ("21 Nov 1997 09:55:06 GMT (a))", 28, "the end of the text"),
    ("21 Nov 1997 09:55:06 GMT\0", 24, "the end of the text"),
  ])
  func textsOfAnotherShapeAreRefused(text: String, offset: Int, expected: String) {
    expectError(.unreadable, in: text, at: offset, "expected \(expected)") {
      try MachineFormat.rfc5322.parse(text)
    }
  }

  @Test(arguments: [
    ("Thu, 21 Nov 1997 09:55:06 -0600", 0, "the date is a Friday"),
    ("29 Feb 2023 05:34 -0500", 0, "day 29 does not exist in February 2023"),
    ("32 Jun 2024 05:34 -0500", 0, "day 32 does not exist"),
    ("21 Nov 19970 09:55 GMT", 7, "a year has at most four digits"),
    ("30 Jun 2024 24:00:00 -0500", 12, "hour 24 does not exist"),
    ("20 Jan 2015 17:60 -0800", 15, "minute 60 does not exist"),
    ("20 Jan 2015 17:35:90 -0800", 18, "second 90 does not exist"),
    ("20 Jan 2015 17:35:20 -0890", 24, "the offset's minute 90 is not within 0 to 59"),
    ("20 Jan 2015 17:35:20 +2400", 22, "the offset's hour 24 is not within 0 to 23"),
    (
      "10 Jan 2024 05:34:60 -0500", 18,
      "second 60 follows only 23:59:59 UTC on the last day of a month"
    ),
  ])
  func textsThatNameNoRealTimeAreRefused(text: String, offset: Int, reason: String) {
    expectError(.impossible, in: text, at: offset, reason) {
      try MachineFormat.rfc5322.parse(text)
    }
  }
}
