import MachineTime
import Testing

struct TemporalTests {
  @Test(arguments: [
    ("2020-01-01T00:00Z", "2020-01-01T00:00:00Z"), ("20200101t00z", "2020-01-01T00:00:00Z"),
    ("2020-01-01 00:00:00,123456789+0100", "2020-01-01T00:00:00.123456789+01:00"),
    ("20200101T00:00-03", "2020-01-01T00:00:00-03:00"),
    ("-000001-01-01T00Z", "-000001-01-01T00:00:00Z"),
    ("+0020200101T00+00:00:00.000000000", "2020-01-01T00:00:00Z"),
    ("2020-06-15T12:59:60Z", "2020-06-15T12:59:59Z"),
    ("2020-06-15T12:59:60.5Z", "2020-06-15T12:59:59.5Z"),
    ("20200615T125960Z", "2020-06-15T12:59:59Z"),
    ("2020-01-01T00:00Z[!Europe/Paris][!u-ca=hebrew][_x=1]", "2020-01-01T00:00:00Z"),
    ("2020-01-01T00:00+01:00[+0100]", "2020-01-01T00:00:00+01:00"),
    ("2020-01-01T00:00Z[-08]", "2020-01-01T00:00:00Z"),
  ])
  func instantsAreRead(text: String, expected: String) throws {
    #expect(try MachineValue.instant(MachineFormat.temporal.parse(text)).text() == expected)
    #expect(try MachineFormat.temporal.parseValue(text).text() == expected)
  }

  @Test func aWeekDateStandsAlone() {
    let error = #expect(throws: FormatError.self) {
      try MachineFormat.temporal.parseValue("2020-W01-1T00:00Z")
    }
    #expect(error?.description == "offset 10: expected the end of the text")
  }

  @Test(arguments: [
    ("+00:00:01", 1), ("-000001", -1), ("+23:59:59.0", 86_399), ("+01", 3_600), ("-0930", -34_200),
  ])
  func offsetsMayHaveSeconds(offset: String, seconds: Int) throws {
    let parsed = try MachineFormat.temporal.parse("2020-01-01T00:00\(offset)")
    #expect(parsed.offsetSeconds == seconds)
    #expect(parsed.instant.secondsSince1970 == 1_577_836_800 - Int64(seconds))
  }

  @Test(arguments: [
    ("2020-01-01", "2020-01-01"), ("20200101[u-ca=iso8601]", "2020-01-01"),
    ("2020-01-01T01:02", "2020-01-01T01:02:00"), ("2020-01-01[Asia/Tokyo]", "2020-01-01"),
    ("2024-W01-5", "2024-01-05"), ("2009w011", "2008-12-29"), ("T010203", "T01:02:03"),
    ("010203", "T01:02:03"), ("01:02", "T01:02:00"), ("01:02:60", "T01:02:59"),
    ("T01", "T01:00:00"),
  ])
  func lessThanAnInstantIsAValueAndNoInstant(text: String, expected: String) throws {
    #expect(try MachineFormat.temporal.parseValue(text).text() == expected)
    #expect(throws: FormatError.self) { try MachineFormat.temporal.parse(text) }
  }

  @Test(arguments: [
    ("2020-01-01T00:00", 16, "expected an offset from UTC: Z, + or -"),
    ("2020-01-01T00:00[UTC]", 16, "expected an offset from UTC: Z, + or -"),
    ("2020-01-01", 10, "expected \"T\""), ("2020-W01-1", 5, "expected 2 digits of the month"),
    ("2020-W01-1T00:00Z", 5, "expected 2 digits of the month"),
    ("T00:00Z", 0, "expected 4 digits of the year"),
    ("2020-001T00:00Z", 5, "month 0 does not exist"),
    ("2020-01", 7, "expected \"-\""), ("2020", 4, "expected \"-\""),
    ("24", 2, "expected 4 digits of the year"),
    ("2020-01-01T24:00Z", 11, "hour 24 does not exist"),
    ("2020-01-01T00.5Z", 13, "expected an offset from UTC: Z, + or -"),
    ("2020-01-01T00:00:00.1234567890Z", 29, "expected nine digits of a fraction at most"),
    ("2020-01-01T00:00:00+00:0000", 25, "expected the end of the text"),
    ("2020-01-01T00:00:00+00:00:00.1", 29, "the offset is not of whole seconds"),
    ("2020-01-01T00:00:00+00:00:00.", 29, "expected a digit of the fraction of the offset"),
    ("2020-01-01T00:00:00+00:00:60", 26, "the offset's second 60 is not within 0 to 59"),
    ("2020-01-01T00:00Z[+01:00:00]", 24, "expected \"]\""),
    ("-000000-01-01T00:00Z", 0, "year -000000 does not exist; year 0 is 0000"),
    ("-999999-01-01T00:00Z", 0, "the year is outside -9999 to 9999"),
    ("2020-01-01T01:60:61Z", 14, "minute 60 does not exist"),
    ("2020-01-01T00:00:61Z", 17, "second 61 does not exist"),
    ("2020-01-01T00:00\u{2212}08:00", 16, "expected an offset from UTC: Z, + or -"),
  ])
  func otherTextsAreNoInstants(text: String, offset: Int, reason: String) {
    let error = #expect(throws: FormatError.self) { try MachineFormat.temporal.parse(text) }
    #expect(error?.offset == offset)
    #expect(error?.message == reason)
  }
}
