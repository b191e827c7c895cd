import MachineTime
import Testing

struct ISO8601Tests {
  // The dates are from Python's `datetime.date.fromisocalendar`, and from `strptime` with %Y-%j.
  @Test(arguments: [
    ("2014-02-07", "2014-02-07"), ("20140207", "2014-02-07"),
    ("2014-038", "2014-02-07"), ("2014038", "2014-02-07"), ("2016-366", "2016-12-31"),
    ("2014-W06-5", "2014-02-07"), ("2014W065", "2014-02-07"),
    ("2009-W53-6", "2010-01-02"), ("2009-W01-1", "2008-12-29"), ("2020W537", "2021-01-03"),
    ("0000-02-29", "0000-02-29"), ("+002014-02-07", "2014-02-07"), ("+0020140207", "2014-02-07"),
    ("-000001-12-31", "-000001-12-31"), ("-0000011231", "-000001-12-31"),
    ("+000000-001", "0000-01-01"), ("-009999-W01-5", "-009999-01-05"),
    ("9999-W52-5", "9999-12-31"), ("-009999001", "-009999-01-01"),
  ])
  func datesAreRead(text: String, expected: String) throws {
    #expect(try MachineFormat.iso8601.parseValue(text).text() == expected)
  }

  @Test(arguments: [
    ("2014-02-07T12:00:00-07:00", "2014-02-07T12:00:00-07:00"),
    ("20140207T120000-0700", "2014-02-07T12:00:00-07:00"),
    ("2014-02-07T12-07", "2014-02-07T12:00:00-07:00"),
    ("20140207T12Z", "2014-02-07T12:00:00Z"), ("20140207T1200+01", "2014-02-07T12:00:00+01:00"),
    ("2014-W06-5T12:30+05:45", "2014-02-07T12:30:00+05:45"),
    ("2014038T123001", "2014-02-07T12:30:01"), ("2014-02-07T12", "2014-02-07T12:00:00"),
    ("2014-02-07T12:00:00-00:00", "2014-02-07T12:00:00Z"),
    ("2014-02-07T24:00", "2014-02-08T00:00:00"), ("2014-12-31T24Z", "2015-01-01T00:00:00Z"),
    ("20141231T240000.00+0100", "2015-01-01T00:00:00+01:00"),
    ("2016-12-31T23:59:60Z", "2016-12-31T23:59:59.999999999Z"),
    ("T07:32", "T07:32:00"), ("T07", "T07:00:00"), ("T0732", "T07:32:00"),
    ("T073201,5Z", "T07:32:01.5+00:00"), ("T24:00", "T00:00:00"),
    ("T07:32+01", "T07:32:00+01:00"),
  ])
  func timesAndOffsetsAreRead(text: String, expected: String) throws {
    #expect(try MachineFormat.iso8601.parseValue(text).text() == expected)
  }

  // A third of an hour, and the smallest fractions that reach a nanosecond, computed exactly.
  @Test(arguments: [
    ("T12:00:00.5", "T12:00:00.5"), ("T12:00:00,123456789999", "T12:00:00.123456789"),
    ("T12.5", "T12:30:00"), ("T12:30,5", "T12:30:30"), ("T1230.25", "T12:30:15"),
    ("T12,3333333333333", "T12:19:59.999999999"),
    ("T12.99999999999999999999", "T12:59:59.999999999"),
    ("T00.000000000000277777777777777777", "T00:00:00"),
    ("T00.000000000000277777777777777778", "T00:00:00.000000001"),
    ("T00:00.000000000016666666666666666", "T00:00:00"),
    ("T00:00.000000000016666666666666667", "T00:00:00.000000001"),
    ("2014-02-07T03.1Z", "2014-02-07T03:06:00Z"),
  ])
  func fractionsOfEveryUnitAreExact(text: String, expected: String) throws {
    #expect(try MachineFormat.iso8601.parseValue(text).text() == expected)
  }

  @Test func aTextWithoutAnOffsetIsReadAsUTC() throws {
    let parsed = try MachineFormat.iso8601.parse("20140207T19")
    #expect(parsed.instant.secondsSince1970 == 1_391_799_600)
    #expect(parsed.offsetSeconds == nil)
    #expect(try MachineFormat.iso8601.parse("2014-038").instant.secondsSince1970 == 1_391_731_200)
  }

  @Test(arguments: [
    ("", 0, "4 digits of the year"), ("x", 0, "4 digits of the year"),
    ("2014", 4, "\"-\""), ("2014-", 5, "2 digits of the month"), ("2014-02", 7, "\"-\""),
    ("201402", 6, "2 digits of the day"), ("2014-0207", 7, "\"-\""),
    ("2014-W06", 8, "\"-\""), ("2014W06", 7, "a digit of the weekday"),
    ("2014W06-5", 7, "a digit of the weekday"), ("2014-W065", 8, "\"-\""),
    ("2014-w06-5", 5, "2 digits of the month"), ("2014.02.07", 4, "\"-\""),
    ("2014-02-07 12:00", 10, "T or the end of the text"),
    ("2014-02-07t12:00", 10, "T or the end of the text"),
    ("2014-02-07T", 11, "2 digits of the hour"), ("2014-02-07T1:00", 12, "2 digits of the hour"),
    ("2014-02-07T12:", 14, "2 digits of the minute"), ("2014-02-07T1200", 13, "\":\""),
    ("20140207T12:00", 11, "no colon, as before"), ("20140207T1200:00", 13, "the end of the text"),
    ("2014-02-07T12:0000", 16, "the end of the text"),
    ("20140207T1200+01:00", 16, "no colon, as before"), ("2014-02-07T12:00+0100", 19, "\":\""),
    ("2014-02-07T12:00z", 16, "the end of the text"),
    ("2014-02-07T12:00 Z", 16, "the end of the text"),
    ("2014-02-07T12.", 14, "a digit of the fraction of the hour"),
    ("2014-02-07T12:00,", 17, "a digit of the fraction of the minute"),
    ("2014-02-07T12:00:00.", 20, "a digit of the fraction of a second"),
    ("2014-02-07T12.5:00", 15, "the end of the text"),
    ("2014-02-07T12:00\u{2212}07:00", 16, "the end of the text"),
    ("2014-02-07T12:00:00+01:00:00", 25, "the end of the text"),
    ("2014-02-07T12:00:00+1", 21, "2 digits of the offset's hour"),
    ("2014-02-07T12:00:00Z[UTC]", 20, "the end of the text"),
    ("12:00", 2, "4 digits of the year"), ("+2014-02-07", 5, "6 digits of the year"),
    (" 2014-02-07", 0, "4 digits of the year"), ("2014-02-07 ", 10, "T or the end of the text"),
    ("2014-02-07Z", 10, "T or the end of the text"), ("T12:00T", 6, "the end of the text"),
  ])
  func textsOfAnotherShapeAreRefused(text: String, offset: Int, expected: String) {
    expectError(.unreadable, in: text, at: offset, "expected \(expected)") {
      try MachineFormat.iso8601.parseValue(text)
    }
  }

  @Test(arguments: [
    ("2014-02-29", 8, "day 29 does not exist in February 2014"),
    ("20141301", 4, "month 13 does not exist"), ("2014-000", 5, "day of the year 0 does not exist"),
    ("2014366", 4, "day 366 does not exist in the year 2014"),
    ("2014-W53-1", 6, "week 53 does not exist in the year 2014"),
    ("2014W005", 5, "week 0 does not exist"), ("2014-W06-8", 9, "weekday 8 does not exist"),
    ("-000000-01-01", 0, "year -000000 does not exist; year 0 is 0000"),
    ("+010000-01-01", 0, "the year is outside -9999 to 9999"),
    ("9999-W52-6", 0, "the instant is outside the years -9999 to 9999 in UTC"),
    ("2014-02-07T25", 11, "hour 25 does not exist"),
    ("2014-02-07T24:01", 11, "hour 24 is only 24:00:00"),
    ("2014-02-07T24,1", 11, "hour 24 is only 24:00:00"),
    ("2014-02-07T24:00:00.1", 11, "hour 24 is only 24:00:00"),
    ("20140207T1260", 11, "minute 60 does not exist"),
    ("2014-02-07T12:00:61Z", 17, "second 61 does not exist"),
    ("2014-02-07T12:00:60Z", 17, "second 60 follows only 23:59:59 UTC on the last day of a month"),
    ("20140207T12+24", 12, "the offset's hour 24 is not within 0 to 23"),
    ("20140207T12+0160", 14, "the offset's minute 60 is not within 0 to 59"),
    ("9999-12-31T24:00Z", 0, "the instant is outside the years -9999 to 9999 in UTC"),
  ])
  func textsThatNameNoRealTimeAreRefused(text: String, offset: Int, reason: String) {
    expectError(.impossible, in: text, at: offset, reason) {
      try MachineFormat.iso8601.parseValue(text)
    }
  }

  @Test func aTimeAloneIsNoInstant() {
    expectError(.impossible, in: "T07:32Z", at: 0, "a time without a date is not an instant") {
      try MachineFormat.iso8601.parse("T07:32Z")
    }
  }
}
