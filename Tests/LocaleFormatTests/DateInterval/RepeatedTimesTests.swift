import LocaleFormat
import MachineTime
import Testing

/// Tests intervals over the hour that clocks show twice.
@Suite struct RepeatedTimesTests {
  private static func text(
    _ date: DateFormat,
    _ locale: LocaleID,
    _ start: String,
    _ end: String
  ) throws -> FormattedText {
    let formatter = try DateIntervalFormat(date).formatter(for: locale)
    let ends = try [start, end].map { try MachineFormat.rfc3339.parse($0).instant }
    let value = ValueRange.from(ends[0], through: ends[1])
    let text = formatter.text(value)
    #expect(formatter.string(value) == text.string)
    return text
  }

  private static let berlin: TimeZoneID = "Europe/Berlin"

  @Test(arguments: [
    (DateFormat(date: .omitted, time: .short, zone: berlin), "02:30 MESZ – 02:30 MEZ"),
    (DateFormat(template: "jmz", zone: berlin), "02:30 MESZ – 02:30 MEZ"),
    (DateFormat(template: "jmv", zone: berlin), "02:30 MESZ – 02:30 MEZ"),
    (DateFormat(template: "jmO", zone: berlin), "02:30 GMT+2 – 02:30 GMT+1"),
    (DateFormat(template: "j", zone: berlin), "02 Uhr MESZ – 02 Uhr MEZ"),
    (
      DateFormat(template: "yMMMdjm", zone: berlin),
      "26. Okt. 2025, 02:30 MESZ – 26. Okt. 2025, 02:30 MEZ"
    ),
  ])
  func bothEndsAreShown(_ date: DateFormat, _ expected: String) throws {
    let text = try Self.text(date, "de", "2025-10-26T00:30:00Z", "2025-10-26T01:30:00Z")
    #expect(text.string.plainSpaces == expected)
    #expect(text.parts.contains { $0.kind == .timeZoneName && $0.source == .start })
    #expect(text.parts.contains { $0.kind == .timeZoneName && $0.source == .end })
  }

  // ICU's text, where the ends differ, are the same, or look alike for another reason.
  @Test(arguments: [
    ("jm", "2025-10-26T00:30:00Z", "2025-10-26T00:30:00Z", "02:30"),
    ("jm", "2025-10-26T00:30:00Z", "2025-10-26T00:30:30Z", "02:30"),
    ("jm", "2025-10-26T00:30:00Z", "2025-10-26T01:45:00Z", "02:30–02:45 Uhr"),
    ("jms", "2025-10-26T00:30:00Z", "2025-10-26T01:30:01Z", "02:30:00 – 02:30:01"),
    ("yMMMd", "2025-10-26T00:30:00Z", "2025-10-26T01:30:00Z", "26. Okt. 2025"),
    ("jm", "2025-03-30T00:30:00Z", "2025-03-30T01:30:00Z", "01:30–03:30 Uhr"),
  ])
  func otherIntervalsAreICUs(_ template: String, _ start: String, _ end: String, _ expected: String)
    throws
  {
    let date = DateFormat(template: template, zone: Self.berlin)
    #expect(try Self.text(date, "de", start, end).string.plainSpaces == expected)
  }

  @Test func theOrderIsTheCallers() throws {
    let date = DateFormat(template: "jm", zone: Self.berlin)
    let text = try Self.text(date, "de", "2025-10-26T01:30:00Z", "2025-10-26T00:30:00Z")
    #expect(text.string.plainSpaces == "02:30 MEZ – 02:30 MESZ")
  }

  @Test func otherLocalesJoinInTheirWay() throws {
    let date = DateFormat(template: "jm", zone: "America/New_York")
    let text = try Self.text(date, "en", "2025-11-02T05:30:00Z", "2025-11-02T06:30:00Z")
    #expect(text.string == "1:30\u{202F}AM EDT\u{2009}–\u{2009}1:30\u{202F}AM EST")
  }
}

extension String {
  fileprivate var plainSpaces: String {
    String(map { ["\u{A0}", "\u{2009}", "\u{202F}"].contains($0) ? " " : $0 })
  }
}
