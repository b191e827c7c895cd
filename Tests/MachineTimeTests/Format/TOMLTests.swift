import MachineTime
import Testing

struct TOMLTests {
  // The examples of TOML 1.0, and cases derived from its grammar.
  @Test(arguments: [
    ("1979-05-27T07:32:00Z", "1979-05-27T07:32:00Z"),
    ("1979-05-27T00:32:00-07:00", "1979-05-27T00:32:00-07:00"),
    ("1979-05-27T00:32:00.999999-07:00", "1979-05-27T00:32:00.999999-07:00"),
    ("1979-05-27 07:32:00Z", "1979-05-27T07:32:00Z"),
    ("1979-05-27t07:32:00z", "1979-05-27T07:32:00Z"),
    ("1979-05-27T07:32:00", "1979-05-27T07:32:00"),
    ("1979-05-27 00:32:00.5", "1979-05-27T00:32:00.5"),
    ("1979-05-27", "1979-05-27"), ("07:32:00", "T07:32:00"),
    ("00:32:00.999999", "T00:32:00.999999"),
    ("2016-12-31T23:59:60Z", "2016-12-31T23:59:59.999999999Z"),
  ])
  func theFourKindsAreRead(text: String, expected: String) throws {
    #expect(try MachineFormat.toml.parseValue(text).text() == expected)
  }

  @Test(arguments: [
    ("1979-05-27T07:32Z", 16, "expected \":\""), ("07:32", 5, "expected \":\""),
    ("1979-05-27  07:32:00", 10, "expected T or the end of the text"),
    ("1979-05-27 ", 10, "expected T or the end of the text"),
    ("1979-05-27T", 11, "expected 2 digits of the hour"),
    ("1979-05-27Z", 10, "expected T or the end of the text"),
    ("T07:32:00", 0, "expected 4 digits of the year"),
    ("07:32:00Z", 8, "expected the end of the text"),
    ("073200", 4, "expected \"-\""), ("19790527", 4, "expected \"-\""),
    ("1979-148", 5, "month 14 does not exist"), ("1979-W21-7", 5, "expected 2 digits of the month"),
    ("+001979-05-27", 0, "expected 4 digits of the year"),
    ("1979-05-27T07:32:00,5", 19, "expected the end of the text"),
    ("1979-05-27T07:32:00.", 20, "expected a digit of the fraction of a second"),
    ("1979-05-27T073200", 13, "expected \":\""),
    ("1979-05-27T07:32:00+01", 22, "expected \":\""),
    ("1979-05-27T07:32:00+0100", 22, "expected \":\""),
    ("1979-05-27T24:00:00", 11, "hour 24 does not exist"),
    ("1979-02-29", 8, "day 29 does not exist in February 1979"),
    ("1979-05-27T07:32:00Z[UTC]", 20, "expected the end of the text"),
  ])
  func otherTextsAreRefused(text: String, offset: Int, reason: String) {
    let error = #expect(throws: FormatError.self) { try MachineFormat.toml.parseValue(text) }
    #expect(error?.offset == offset)
    #expect(error?.message == reason)
  }
}
