import Testing

@testable import MachineTime

struct ZoneAbbreviationTests {
  private static func rules(_ name: String) throws -> TimeZoneRules {
    try TimeZoneRules.rules(for: TimeZoneID(name))
  }

  @Test(arguments: [
    ("Europe/Berlin", "1970-01-01 01:00 CET"), ("America/Sao_Paulo", "1969-12-31 21:00 -03"),
    ("Asia/Kathmandu", "1970-01-01 05:30 +0530"), ("+05:30", "1970-01-01 05:30 +0530"),
    ("-03:00", "1969-12-31 21:00 -03"), ("UTC", "1970-01-01 00:00 UTC"),
  ])
  func theAbbreviationIsWrittenAndReadBack(name: String, expected: String) throws {
    let format = MachineFormat("%F %R %Z")
    let zone = try Self.rules(name)
    let epoch = try Instant(secondsSince1970: 0)
    #expect(format.string(epoch, in: zone) == expected)
    var bytes: [UInt8] = [0x20]
    format.append(epoch, in: zone, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == " \(expected)")
    #expect(try format.parse(expected, in: zone).instant == epoch)
  }

  @Test(arguments: [
    (0, "UTC"), (3_600, "+01"), (-16_200, "-0430"), (-2_670, "-004430"), (-30, "-000030"),
  ])
  func anOffsetIsWrittenWithoutAZone(offset: Int, expected: String) throws {
    let format = MachineFormat("%Z %Z")
    let text = try format.string(Instant(secondsSince1970: 0), offsetSeconds: offset)
    #expect(text == "\(expected) \(expected)")
  }

  @Test(arguments: [
    ("%F %R %Z", "2025-10-26 02:30 CEST", 7_200), ("%F %R %Z", "2025-10-26 02:30 CET", 3_600),
    ("%F %R %Z", "2025-10-26 02:30 GMT", 0), ("%F %R %Z", "2025-10-26 02:30 -03", -10_800),
    ("%F %R %z (%Z)", "2025-10-26 02:30 -0500 (EST)", -18_000), ("%F %Z", "2025-07-01 CEST", 7_200),
  ])
  func theAbbreviationDecidesTheInstant(source: String, text: String, offset: Int) throws {
    let format = try MachineFormat(source)
    let parsed = try format.parse(text, in: Self.rules("Europe/Berlin"))
    #expect(parsed.offsetSeconds == offset)
    #expect(try format.lenient.parse(text, in: Self.rules("Europe/Berlin")) == parsed)
  }

  @Test(arguments: [
    ("2025-10-26 02:30 EST", "the clocks of Europe/Berlin are CEST then, not EST"),
    ("2025-07-01 02:30 CET", "the clocks of Europe/Berlin are CEST then, not CET"),
    ("2025-03-30 02:30 CET", "the clocks of Europe/Berlin skip 2025-03-30T02:30:00"),
    ("2025-07-01 02:30 Z", "expected the abbreviation of a time zone"),
  ])
  func anAbbreviationThatTheZoneHasNotIsRefused(text: String, reason: String) throws {
    let error = #expect(throws: FormatError.self) {
      try MachineFormat("%F %R %Z").parse(text, in: Self.rules("Europe/Berlin"))
    }
    #expect(error?.reason.description == reason)
  }

  @Test func anAbbreviationAloneDoesNotDetermineAnOffset() throws {
    let format = MachineFormat("%F %R %Z")
    let text = "2025-07-01 02:30 EST"
    let reason = "EST is the name of a zone, which does not determine an offset; write %z"
    expectError(.impossible, in: text, at: 17, reason) { try format.parse(text) }
    expectError(.impossible, in: text, at: 17, reason) { try format.parseValue(text) }
    expectError(.impossible, in: text, at: 17, reason) { try format.parse(text, in: .utc) }
    #expect(try format.parse("2025-07-01 02:30 UTC").offsetSeconds == 0)
    #expect(throws: FormatError.self) {
      try MachineFormat("%F %R %z %Z").parse("2025-07-01 02:30 +0100 GMT")
    }
  }
}
