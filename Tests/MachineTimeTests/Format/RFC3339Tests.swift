import MachineTime
import TestSupport
import Testing

struct RFC3339Tests {
  // RFC 3339, section 5.8, and values derived from it; the seconds are from `date -u -d … +%s`.
  @Test(arguments: [
    ("1985-04-12T23:20:50.52Z", 482_196_050 as Int64, 520_000_000 as Int32, 0),
    ("1996-12-19T16:39:57-08:00", 851_042_397, 0, -28_800),
    ("1990-12-31T23:59:60Z", 662_687_999, 999_999_999, 0),
    ("1990-12-31T15:59:60-08:00", 662_687_999, 999_999_999, -28_800),
    ("2015-07-01T00:59:60.5+01:00", 1_435_708_799, 999_999_999, 3_600),
    ("1937-01-01T12:00:27.87+00:20", -1_041_337_173, 870_000_000, 1_200),
    ("2018-01-02t03:04:05z", 1_514_862_245, 0, 0),
    ("2018-01-02T03:04:05-00:00", 1_514_862_245, 0, 0),
    ("2018-01-02T03:04:05.1234567899Z", 1_514_862_245, 123_456_789, 0),
    ("2018-01-02T03:04:05.0000000001Z", 1_514_862_245, 0, 0),
    ("0000-02-29T00:00:00Z", -62_162_121_600, 0, 0),
    ("0000-01-01T00:00:00+23:59", -62_167_305_540, 0, 86_340),
    ("9999-12-31T23:59:59Z", 253_402_300_799, 0, 0),
  ])
  func validTextsAreRead(text: String, seconds: Int64, nanosecond: Int32, offset: Int) throws {
    let parsed = try MachineFormat.rfc3339.parse(text)
    #expect(parsed.instant.secondsSince1970 == seconds)
    #expect(parsed.instant.nanosecond == nanosecond)
    #expect(parsed.offsetSeconds == offset)
  }

  // The offset is that of the first byte that does not match the grammar.
  @Test(arguments: [
    ("", 0), ("x", 0), ("2021x", 4), ("2021-0", 6), ("99-01-20T17:35:20-08:00", 2),
    ("2021-01-01", 10), ("2018-01-02 03:04:05Z", 10), ("2018-01-02T03:04Z", 16),
    ("2018-01-02T03:04:05", 19), ("2018-01-02T03:04:05.Z", 20), ("2018-01-02T03:04:05,1Z", 19),
    ("2018-01-02T03:04:05 Z", 19), ("2018-01-02T03:04:05ZZ", 20), ("2018-01-02T03:04:05Z\n", 20),
    ("2018-01-02T03:04:05+0100", 22), ("2018-01-02T03:04:05+01", 22),
    ("2018-01-02T03:04:05+01:0", 24), ("1963-06-11T0\u{09EA}:00:00Z", 12),
    ("2015-01-20T17:35:20\u{2212}08:00", 19), ("+2018-01-02T03:04:05Z", 0),
    ("2018-01-02T03:04:05Z\0", 20), ("2018-01-02T3:04:05Z", 12),
  ])
  func textsOfAnotherShapeAreRefused(text: String, offset: Int) {
    let error = #expect(throws: FormatError.self) { try MachineFormat.rfc3339.parse(text) }
    #expect(error?.code == .unreadable && error?.text == text && error?.offset == offset)
    #expect(error?.description.hasPrefix("offset \(offset): expected ") == true)
  }

  @Test(arguments: [
    ("2023-02-30T00:00:00Z", 8, "day 30 does not exist in February 2023"),
    ("1900-02-29T00:00:00Z", 8, "day 29 does not exist in February 1900"),
    ("2023-01-32T00:00:00Z", 8, "day 32 does not exist"),
    ("2023-00-01T00:00:00Z", 5, "month 0 does not exist"),
    ("2018-01-02T24:00:00Z", 11, "hour 24 does not exist"),
    ("1990-12-31T15:60:00Z", 14, "minute 60 does not exist"),
    ("1998-12-31T23:59:61Z", 17, "second 61 does not exist"),
    (
      "1998-12-31T23:58:60Z", 17, "second 60 follows only 23:59:59 UTC on the last day of a month"
    ),
    (
      "1998-12-30T23:59:60Z", 17, "second 60 follows only 23:59:59 UTC on the last day of a month"
    ),
    (
      "1998-12-31T23:59:60+01:00", 17,
      "second 60 follows only 23:59:59 UTC on the last day of a month"
    ),
    ("2015-01-20T17:35:20-24:00", 20, "the offset's hour 24 is not within 0 to 23"),
    ("1990-12-31T10:00:00+10:60", 23, "the offset's minute 60 is not within 0 to 59"),
    ("9999-12-31T23:59:59-00:01", 0, "the instant is outside the years -9999 to 9999 in UTC"),
  ])
  func textsThatNameNoRealTimeAreRefused(text: String, offset: Int, reason: String) {
    expectError(.impossible, in: text, at: offset, reason) {
      try MachineFormat.rfc3339.parse(text)
    }
  }

  @Test(arguments: [
    (0 as Int64, 0 as Int32, 0, "1970-01-01T00:00:00Z"),
    (-1, 1, 0, "1969-12-31T23:59:59.000000001Z"),
    (0, 120_000_000, 0, "1970-01-01T00:00:00.12Z"),
    (0, 120_000, 0, "1970-01-01T00:00:00.00012Z"),
    (1_391_799_600, 0, -25_200, "2014-02-07T12:00:00-07:00"),
    (1_391_799_600, 0, 20_700, "2014-02-08T00:45:00+05:45"),
    // RFC 3339, section 5.8: noon at +00:19:32 is written with the nearest offset in whole minutes.
    (-1_041_337_172, 0, 1_172, "1937-01-01T12:00:28+00:20"),
    (0, 0, -1, "1970-01-01T00:00:00Z"),
    // An offset is not rounded beyond the valid range of offsets.
    (0, 0, 93_599, "1970-01-02T01:59:00+25:59"), (0, 0, -93_599, "1969-12-30T22:01:00-25:59"),
    (-62_167_219_201, 0, 0, "-000001-12-31T23:59:59Z"),
    (-377_705_116_800, 0, 0, "-009999-01-01T00:00:00Z"),
    (253_402_300_799, 0, 3_600, "+010000-01-01T00:59:59+01:00"),
  ])
  func instantsAreWritten(
    seconds: Int64,
    nanosecond: Int32,
    offset: Int,
    text: String
  ) throws {
    let instant = try Instant(secondsSince1970: seconds, nanosecond: nanosecond)
    #expect(MachineFormat.rfc3339.string(instant, offsetSeconds: offset) == text)
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    var generator = SplitMix(seed: 2)
    for _ in 0..<20_000 {
      let instant = try Instant(
        secondsSince1970: .random(in: -62_167_000_000...253_402_000_000, using: &generator),
        nanosecond: .random(in: 0...999_999_999, using: &generator)
      )
      let offset = Int.random(in: -1_439...1_439, using: &generator) * 60
      let text = MachineFormat.rfc3339.string(instant, offsetSeconds: offset)
      let parsed = try MachineFormat.rfc3339.parse(text)
      #expect(parsed == OffsetInstant(instant: instant, offsetSeconds: offset))
    }
  }

  @Test func anErrorKeepsOnlyTheStartOfALongText() {
    let text = String(repeating: "x", count: 1_000_000)
    let error = #expect(throws: FormatError.self) { try MachineFormat.rfc3339.parse(text) }
    let kept = String(repeating: "x", count: 120) + "\u{2026}"
    #expect(error?.code == .unreadable && error?.text == kept)
    #expect(error?.description == "offset 0: expected 4 digits of the year")
  }
}
