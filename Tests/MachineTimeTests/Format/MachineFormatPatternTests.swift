import MachineTime
import TestSupport
import Testing

/// Tests formats that are compiled from patterns of UTS #35.
struct MachineFormatPatternTests {
  // 2014-02-07T09:01:02.345678901Z, a Friday, as ICU writes it in en_US_POSIX.
  @Test(arguments: [
    ("EEE, dd MMM yyyy HH:mm:ss ZZZ", "Fri, 07 Feb 2014 09:01:02 +0000"),
    ("yyyy-MM-dd'T'HH:mm:ssXXXXX", "2014-02-07T09:01:02Z"),
    ("yyyy-MM-dd'T'HH:mm:ss.SSSZZZZZ", "2014-02-07T09:01:02.345Z"),
    ("EEEE, MMMM d, y", "Friday, February 7, 2014"), ("M/d/yy h:m a", "2/7/14 9:1 AM"),
    ("DDD D E EE", "038 38 Fri Fri"), ("k kk K KK H h hh", "9 09 9 09 9 9 09"),
    ("S SS SSSSSS SSSSSSSSS", "3 34 345678 345678901"), ("LLL LLLL L LL", "Feb February 2 02"),
    ("''yyyy'' 'it''s' uuuu", "'2014' it's 2014"), ("X XX XXX XXXX XXXXX", "Z Z Z Z Z"),
    ("x xx xxx xxxx xxxxx", "+00 +0000 +00:00 +0000 +00:00"),
    ("O OOOO ZZZZ Z", "GMT GMT GMT +0000"),
    ("ccc cccc", "Fri Friday"), ("yyyy年MM月dd日", "2014年02月07日"),
  ])
  func instantsAreWritten(pattern: String, text: String) throws {
    let instant = try Instant(secondsSince1970: 1_391_763_662, nanosecond: 345_678_901)
    #expect(try MachineFormat(pattern: pattern).string(instant) == text)
  }

  @Test(arguments: [
    (5_400, "+0130 +0130 +01:30 +0130 +01:30|+0130 GMT+1:30 GMT+01:30 +01:30"),
    (-3_600, "-01 -0100 -01:00 -0100 -01:00|-0100 GMT-1 GMT-01:00 -01:00"),
    (43_200, "+12 +1200 +12:00 +1200 +12:00|+1200 GMT+12 GMT+12:00 +12:00"),
  ])
  func offsetsAreWritten(offset: Int, text: String) throws {
    let instant = try Instant(secondsSince1970: 0)
    let format = try MachineFormat(pattern: "X XX XXX XXXX XXXXX|Z O OOOO ZZZZZ")
    #expect(format.string(instant, offsetSeconds: offset) == text)
  }

  @Test func offsetsWithSecondsAreWrittenWhereTheFieldHasThem() throws {
    let instant = try Instant(secondsSince1970: 0)
    let format = try MachineFormat(pattern: "HH:mm:ss XXXX XXXXX ZZZZ Z")
    #expect(
      format.string(instant, offsetSeconds: 5_425)
        == "01:30:25 +013025 +01:30:25 GMT+01:30:25 +013025"
    )
  }

  @Test(arguments: [
    "EEE, dd MMM yyyy HH:mm:ss ZZZ", "yyyy-MM-dd'T'HH:mm:ssXXX", "d MMMM y h:mm:ss a x",
    "yyyyDDD KK:mm:ss aXX", "yyyyMMddkkmmssXXXX", "EEEE yyyy.MM.dd H.mm.ss OOOO",
    "yyyy-M-d k:m:s O", "yyyy-MM-dd HH:mm:ss.SSS X", "yyyy-MM-dd HH:mm:ss ZZZZ",
  ])
  func whatIsWrittenIsReadBack(pattern: String) throws {
    let format = try MachineFormat(pattern: pattern)
    var generator = SplitMix(seed: 11)
    for _ in 0..<2_000 {
      let seconds = Int64.random(in: -60_000_000_000...250_000_000_000, using: &generator)
      let offset = Int.random(in: -840...840, using: &generator) * 60
      let instant = try Instant(secondsSince1970: seconds)
      let text = format.string(instant, offsetSeconds: offset)
      let parsed = try format.parse(text)
      #expect(parsed.instant == instant, "\(text)")
      #expect(parsed.offsetSeconds == offset, "\(text)")
    }
  }

  @Test(arguments: [
    (
      "YYYY-MM-dd", 0,
      "YYYY counts by weeks, which begin on different days in different regions; for the year write yyyy"
    ),
    (
      "yyyy-'W'ww", 8,
      "ww counts by weeks, which begin on different days in different regions; for the year write yyyy"
    ),
    ("yyyy z", 5, "z is the name of a zone, which does not determine an offset; write Z, X or x"),
    ("yyyy VV", 5, "VV is the name of a zone, which does not determine an offset; write Z, X or x"),
    ("G yyyy", 0, "G is a field for people, which machine formats do not have"),
    ("MMMMM", 0, "MMMMM has 5 letters, a width that machine formats do not have"),
    ("yyyyy", 0, "yyyyy has 5 letters, a width that machine formats do not have"),
    ("yyyy-MM-ddTHH:mm", 10, "T is not a field of a date pattern; put text between apostrophes"),
    ("yyyy 'open", 5, "the apostrophe is not closed"), ("yyyy\0", 4, "the pattern contains a NUL"),
    ("'\0'", 1, "the pattern contains a NUL"),
    (String(repeating: "y", count: 1_025), 1_024, "the pattern is longer than 1024 bytes"),
    (
      String(repeating: "y", count: 1_024), 0,
      "yyyyyyyy has 1024 letters, a width that machine formats do not have"
    ),
  ])
  func patternsWithAFaultAreRefused(pattern: String, offset: Int, reason: String) {
    expectError(.invalidFormat, in: pattern, at: offset, reason) {
      try MachineFormat(pattern: pattern)
    }
  }

  @Test(arguments: [
    ("yyyy-MM-dd X", "2014-02-07 z", 11, "expected an offset from UTC: Z, + or -"),
    ("yyyy-MM-dd xx", "2014-02-07 Z", 11, "expected an offset from UTC: + or -"),
    ("yyyy-MM-dd XXX", "2014-02-07 +0100", 14, "expected \":\""),
    ("yyyy-MM-dd OOOO", "2014-02-07 UTC", 11, "expected \"G\""),
    ("d/M/y", "07/2/2014", 0, "expected the day without zeros before it"),
    ("yyyy-MM-dd SSS", "2014-02-07 12", 13, "expected 3 digits of the fraction of a second"),
    ("yyyy-MM-dd kk", "2014-02-07 00", 11, "hour 0 does not exist"),
    ("yyyy-MM-dd KK a", "2014-02-07 12 AM", 11, "hour 12 does not exist"),
  ])
  func textsThatDoNotFitAreRefused(
    pattern: String,
    text: String,
    offset: Int,
    reason: String
  ) throws {
    let format = try MachineFormat(pattern: pattern)
    let error = #expect(throws: FormatError.self) { try format.parse(text) }
    #expect(error?.offset == offset)
    #expect(error?.message == reason)
  }
}
