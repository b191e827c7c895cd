import LocaleFormat
import MachineTime
import Testing

/// Tests zones that ICU 72's rules (2022e) do not have, or for which they differ from the system's.
@Suite struct DateIntervalZoneTests {
  private static let zones = [
    "America/Mexico_City", "Africa/Cairo", "Asia/Almaty", "America/Coyhaique", "America/Nuuk",
    "America/Asuncion", "America/Ciudad_Juarez", "Europe/Berlin", "Africa/Casablanca",
  ]
  private static let fields = [
    "z", "zzzz", "v", "vvvv", "VV", "VVV", "VVVV", "O", "OOOO", "Z", "ZZZZ", "ZZZZZ", "X", "XX",
    "XXX", "x", "xxx",
  ]

  private func instant(_ text: String) throws -> Instant {
    try MachineFormat.rfc3339.parse(text).instant
  }

  // Each end is written in full. It must then equal the text of a single date, which has its own
  // tests. A zone has each field in two of six locales, and the next zone in two others.
  @Test(arguments: zones.indices)
  func eachEndHasTheOffsetAndTheNameOfADateAlone(_ turn: Int) throws {
    let zone = try TimeZoneID(Self.zones[turn])
    let start = try instant("2024-01-15T20:30:00Z")
    let ends = try [
      "2024-07-01T12:00:00Z", "2025-01-01T00:00:00Z", "1999-07-01T12:00:00Z",
      "2023-04-30T12:00:00Z",
    ].map(instant)
    for (place, tag) in ["en", "de", "ja", "ar-EG", "fr-CA", "fa"].enumerated() {
      let locale = try LocaleID(tag)
      for (number, field) in Self.fields.enumerated() where (turn + place + number) % 3 == 0 {
        let date = try DateFormat(template: "yMMMdHms" + field, zone: zone).formatter(for: locale)
        let interval = try DateIntervalFormat(
          DateFormat(template: "yMMMdHms" + field, zone: zone)
        ).formatter(for: locale)
        for end in ends {
          let text = interval.text(.from(start, through: end))
          let (first, last) = (date.string(start), date.string(end))
          #expect(text.string.hasPrefix(first), "\(zone) \(tag) \(field) \(text.string) \(first)")
          #expect(text.string.hasSuffix(last), "\(zone) \(tag) \(field) \(text.string) \(last)")
          #expect(text.string.utf8.count < first.utf8.count + last.utf8.count + 12)
        }
      }
    }
  }

  // The offset changes within the interval: on 7 April 2024 at 03:00Z in Coyhaique from -03 to -04,
  // and on 31 March at 01:00Z in Nuuk from -02 to -01. ICU has neither change.
  @Test(arguments: [
    (
      "America/Coyhaique", "2024-04-07T02:10:00Z", "2024-04-07T03:30:00Z",
      "11:10\u{2009}–\u{2009}11:30\u{202F}PM GMT-4"
    ),
    (
      "America/Coyhaique", "2024-04-07T02:10:00Z", "2024-04-07T02:40:00Z",
      "11:10\u{2009}–\u{2009}11:40\u{202F}PM GMT-3"
    ),
    (
      "America/Nuuk", "2024-03-31T00:30:00Z", "2024-03-31T01:30:00Z",
      "3/30/2024, 10:30\u{202F}PM GMT-2\u{2009}–\u{2009}3/31/2024, 12:30\u{202F}AM GMT-1"
    ),
    (
      "Africa/Cairo", "2024-07-01T06:00:00Z", "2024-07-01T08:00:00Z",
      "9:00\u{2009}–\u{2009}11:00\u{202F}AM GMT+3"
    ),
    // ICU writes this itself, and its rules are right: one name, of the end.
    (
      "America/New_York", "2024-03-10T06:00:00Z", "2024-03-10T08:00:00Z",
      "1:00\u{2009}–\u{2009}4:00\u{202F}AM EDT"
    ),
  ])
  func aNameThatIsWrittenOnceIsTheEnds(
    _ zone: String,
    _ start: String,
    _ end: String,
    _ expected: String
  ) throws {
    let recipe = DateIntervalFormat(DateFormat(template: "jmz", zone: try TimeZoneID(zone)))
    let formatter = try recipe.formatter(for: LocaleID("en"))
    #expect(
      formatter.string(.from(try instant(start), through: try instant(end))) == expected
    )
  }

  // The zone is before the times here, and its name is that of the start.
  @Test func aNameInFrontIsTheStarts() throws {
    let zone = TimeZoneID("America/Coyhaique")
    let recipe = DateIntervalFormat(DateFormat(template: "Hmz", zone: zone))
    let text = try recipe.formatter(for: LocaleID("zh")).text(
      .from(try instant("2024-04-07T02:10:00Z"), through: try instant("2024-04-07T03:30:00Z"))
    )
    #expect(text.string == "GMT-3 23:10–23:30")
    #expect(text.parts.first?.kind == .timeZoneName)
    #expect(text.parts.map { text[$0] }.joined() == text.string)
  }
}
