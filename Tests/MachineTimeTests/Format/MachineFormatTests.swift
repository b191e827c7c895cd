import MachineTime
import Testing

struct MachineFormatTests {
  // The seconds are from `date -u -d … +%s`.
  @Test(arguments: [
    ("%Y-%m-%d %H:%M:%S %z", "2014-02-07 12:00:00 -0700", 1_391_799_600 as Int64, -25_200 as Int?),
    ("%Y-%m-%d %H:%M:%S %z", "2014-02-07 12:00:00 -07:00", 1_391_799_600, -25_200),
    ("%F %T %z", "2014-02-07 19:00:00 Z", 1_391_799_600, 0),
    ("%FT%T", "2014-02-07T19:00:00", 1_391_799_600, nil),
    ("%F", "2014-02-07", 1_391_731_200, nil),
    ("%Y%j %R", "2014038 19:00", 1_391_799_600, nil),
    ("%D", "02/07/14", 1_391_731_200, nil), ("%x %X", "02/07/14 19:00:00", 1_391_799_600, nil),
    ("%y%m%d", "690101", -31_536_000, nil), ("%y%m%d", "681231", 3_124_137_600, nil),
    ("%d/%b/%Y:%H:%M:%S %z", "10/Oct/2000:13:55:36 -0700", 971_211_336, -25_200),
    ("%a, %d %b %Y %T GMT", "Fri, 07 Feb 2014 19:00:00 GMT", 1_391_799_600, nil),
    ("%A %e %B %Y", "friday 7 FEBRUARY 2014", 1_391_731_200, nil),
    ("%c", "Fri Feb  7 19:00:00 2014", 1_391_799_600, nil),
    ("%F %r", "2014-02-07 07:00:00 PM", 1_391_799_600, nil),
    ("%F %I %p", "2014-02-07 12 am", 1_391_731_200, nil),
    ("%F %l %p", "2014-02-07 12 pm", 1_391_774_400, nil),
    ("%F %k", "2014-02-07  9", 1_391_763_600, nil),
    ("%F %u %w", "2014-02-07 5 5", 1_391_731_200, nil),
    ("%F %w", "2014-02-09 0", 1_391_904_000, nil),
    ("%s", "-1", -1, nil), ("%s %z", "1391799600 +0100", 1_391_799_600, 3_600),
    ("%%%F%n%t%%", "%2014-02-07\n\t%", 1_391_731_200, nil),
    ("%F %T", "2016-12-31 23:59:60", 1_483_228_799, nil),
    ("Jahr %Y é %m %d", "Jahr 2014 é 02 07", 1_391_731_200, nil),
  ])
  func validTextsAreRead(format: String, text: String, seconds: Int64, offset: Int?) throws {
    let parsed = try MachineFormat(format).parse(text)
    #expect(parsed.instant.secondsSince1970 == seconds)
    #expect(parsed.offsetSeconds == offset)
  }

  @Test(arguments: [
    ("%F", "2014-2-7", 6, "expected 2 digits of the month"),
    ("%F", " 2014-02-07", 0, "expected 4 digits of the year"),
    ("%F %T", "2014-02-07  19:00:00", 11, "expected 2 digits of the hour"),
    ("%F%n", "2014-02-07 ", 10, "expected the byte 0xA"),
    ("%F x", "2014-02-07x", 10, "expected a space"),
    ("%F", "2014-02-07 ", 10, "expected the end of the text"),
    ("%F", "2014-02-30", 8, "day 30 does not exist in February 2014"),
    ("%e %b %Y", "31 Jun 2014", 0, "day 31 does not exist in June 2014"),
    ("%Y %j", "2014 366", 5, "day 366 does not exist in the year 2014"),
    (
      "%F %j", "2014-02-07 039", 11,
      "day of the year 39 contradicts the date, whose day of the year is 38"
    ),
    ("%F %a", "2014-02-07 Thu", 11, "the date is a Friday"),
    ("%F %b", "2014-02-07 Mar", 11, "3 contradicts an earlier field"),
    ("%F %H %p", "2014-02-07 09 PM", 14, "the hours contradict one another"),
    ("%F %b", "2014-02-07 Foo", 11, "expected the English name of a month"),
    ("%F %I%p", "2014-02-07 13PM", 11, "hour 13 does not exist"),
    ("%F %I%p", "2014-02-07 12XM", 13, "expected AM or PM"),
    ("%F %z", "2014-02-07 0700", 11, "expected an offset from UTC: Z, + or -"),
    ("%F %z", "2014-02-07 z", 11, "expected an offset from UTC: Z, + or -"),
    ("%F %z", "2014-02-07 +24:00", 12, "the offset's hour 24 is not within 0 to 23"),
    ("%s", "", 0, "expected a digit of the count since 1970"),
    ("%s", "+1", 0, "expected a digit of the count since 1970"),
    (
      "%s", "99999999999999999999999999", 0,
      "the instant is outside the years -9999 to 9999 in UTC"
    ),
  ])
  func otherTextsAreRefused(format: String, text: String, offset: Int, reason: String) throws {
    let compiled = try MachineFormat(format)
    let error = #expect(throws: FormatError.self) { try compiled.parse(text) }
    #expect(error?.offset == offset)
    #expect(error?.message == reason)
  }

  @Test(arguments: [
    ("%", 0, "a directive is missing after %"), ("%Y %", 3, "a directive is missing after %"),
    ("%Y %Q", 3, "%Q is not a directive of machine formats"),
    ("%-b", 0, "%-b is not a directive of machine formats"),
    ("%Ed", 0, "%Ed is not a directive of machine formats"),
    ("%é", 0, "byte 195 after % is not a directive of machine formats"),
    ("a\0b", 1, "the format contains a NUL"),
    ("%%%\0", 2, "byte 0 after % is not a directive of machine formats"),
    (String(repeating: "x", count: 1_025), 1_024, "the format is longer than 1024 bytes"),
  ])
  func formatsWithAFaultAreRefused(format: String, offset: Int, reason: String) {
    expectError(.invalidFormat, in: format, at: offset, reason) { try MachineFormat(format) }
  }

  @Test(arguments: [
    ("%T %z", "year"), ("%m %d", "year"), ("%Y", "month"), ("%Y %d", "month"), ("%Y-%m", "day"),
    ("%F %I", "AM or PM"), ("%F %p", "hour"), ("", "year"),
  ])
  func aFormatThatLacksAFieldWritesButDoesNotRead(format: String, field: String) throws {
    let compiled = try MachineFormat(format)
    let error = #expect(throws: FormatError.self) { try compiled.parse("2014") }
    #expect(error?.message == "the format has no \(field) to read")
    #expect(compiled.string(try Instant(secondsSince1970: 0)).isEmpty == format.isEmpty)
  }

  @Test(arguments: ["%s %Y", "%T%s", "%s %s"])
  func secondsBesideAnotherFieldAreNotRead(format: String) throws {
    let compiled = try MachineFormat(format)
    let error = #expect(throws: FormatError.self) { try compiled.parse("2014") }
    #expect(error?.message == "the format has %s together with another field, and cannot be read")
  }

  // The texts are those of `LC_ALL=C date -u -d @seconds +format` in GNU coreutils.
  @Test(arguments: [
    ("%Y-%m-%d %H:%M:%S %z", 1_391_763_661 as Int64, "2014-02-07 09:01:01 +0000"),
    ("%a %A %b %B %h", 1_391_763_661, "Fri Friday Feb February Feb"),
    ("%e %k %l %I %p", 1_391_763_661, " 7  9  9 09 AM"),
    ("%j %y %u %w %s", 1_391_763_661, "038 14 5 5 1391763661"),
    (
      "%c|%D|%F|%R|%T|%r|%x|%X", 1_391_763_661,
      "Fri Feb  7 09:01:01 2014|02/07/14|2014-02-07|09:01|09:01:01|09:01:01 AM|02/07/14|09:01:01"
    ),
    ("%%%n%t", 1_391_763_661, "%\n\t"), ("%I %p", 1_391_817_600, "12 AM"),
    ("%l %k", 1_391_817_600, "12  0"), ("%a %u %w", 1_391_904_000, "Sun 7 0"),
    ("%s", -1, "-1"), ("%s", 0, "0"), ("%y", -62_167_219_201, "01"),
  ])
  func instantsAreWritten(format: String, seconds: Int64, text: String) throws {
    let instant = try Instant(secondsSince1970: seconds)
    #expect(try MachineFormat(format).string(instant) == text)
  }

  @Test func aCompiledFormatKeepsTheSecondsOfTheClock() throws {
    let instant = try Instant(secondsSince1970: 0)
    #expect(MachineFormat("%T").string(instant, offsetSeconds: 1_172) == "00:19:32")
    #expect(MachineFormat("%T %z").string(instant, offsetSeconds: 1_172) == "00:19:32 +0019")
    #expect(MachineFormat("%T %z").string(instant, offsetSeconds: -1_800) == "23:30:00 -0030")
  }

  @Test func substringsAndBytesReadAsStringsDo() throws {
    let text = "[2014-02-07T12:00:00-07:00]"
    let expected = try MachineFormat.rfc3339.parse("2014-02-07T12:00:00-07:00")
    #expect(try MachineFormat.rfc3339.parse(text.dropFirst().dropLast()) == expected)
    let bytes = Array(text.utf8)
    #expect(try MachineFormat.rfc3339.parse(bytes.span.extracting(1..<26)) == expected)
    #expect(throws: FormatError.self) {
      try MachineFormat.rfc3339.parse([0xFF, 0xFE].span)
    }
  }
}
