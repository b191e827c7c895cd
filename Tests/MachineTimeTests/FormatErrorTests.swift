import MachineTime
import Testing

struct FormatErrorTests {
  /// One error of every code for machine time: where it points, and its whole text.
  @Test(arguments: [
    (
      MachineTimeError.instantOutOfRange(secondsSince1970: .min),
      "-9223372036854775808 seconds since 1970 lie outside the years -9999 to 9999"
    ),
    (.fieldOutOfRange(name: "hour", value: 24), "hour 24 is out of range"),
    (.impossibleDay(year: 2023, month: 2, day: 30), "day 30 does not exist in February 2023"),
    (.impossibleDay(year: 2023, month: 13, day: 1), "day 1 does not exist in month 13 of 2023"),
    (.invalidTimeZoneID("a\nb"), "\"a\\nb\" cannot be the name of a time zone"),
    (
      .unknownTimeZone(try TimeZoneID("Mars/Olympus")),
      "the system has no time zone Mars/Olympus"
    ),
    (
      .invalidTimeZoneData(try TimeZoneID("Mars/Olympus"), reason: "it is cut short"),
      "the system's data for time zone Mars/Olympus is unusable: it is cut short"
    ),
    (
      .missingTimeZoneData(folders: ["/a", "/b"]),
      "no time zone data in /a, /b: install the package tzdata"
    ),
    (
      .unnamedCurrentTimeZone(path: "/etc/localtime"),
      "/etc/localtime sets the current time zone without its name: set TZ"
    ),
    (
      .invalidCurrentTimeZone("/etc/localtime", reason: "it is cut short"),
      "the current time zone, \"/etc/localtime\", is unusable: it is cut short"
    ),
    (
      .skippedLocalTime(try CivilDateTime(year: 2025, month: 3, day: 30, hour: 2), in: .utc),
      "the clocks of UTC skip 2025-03-30T02:00:00"
    ),
    (
      .repeatedLocalTime(try CivilDateTime(year: 2025, month: 10, day: 26, hour: 2), in: .utc),
      "the clocks of UTC show 2025-10-26T02:00:00 more than once"
    ),
    (
      .invalidFormat("%Q", offset: 0, reason: "%Q is not a directive of machine formats"),
      "offset 0: %Q is not a directive of machine formats"
    ),
    (
      .unparsable("2025x", offset: 4, expected: "the end of the text"),
      "offset 4: expected the end of the text"
    ),
    (
      .impossible("25:00", offset: 0, reason: "hour 25 does not exist"),
      "offset 0: hour 25 does not exist"
    ),
    (
      .inconsistentOffset(seconds: 3600, .utc, zoneSeconds: 0),
      "the clocks of UTC are 0 seconds ahead of UTC then, not 3600"
    ),
    (
      .invalidTimeZoneID(String(repeating: "ä", count: 31)),
      "\"\(String(repeating: "ä", count: 31))… (62 bytes)\" cannot be the name of a time zone"
    ),
  ])
  func everyErrorSaysWhatItSaid(error: MachineTimeError, text: String) {
    #expect(error.description == text)
    let place = text.hasPrefix("offset ") ? text.dropFirst(7).prefix { $0 != ":" } : "nil"
    #expect(error.offset.map(String.init) ?? "nil" == place)
  }
}
