import LocaleFormat
import MachineTime
import Testing

// The examples of intervals of dates.
extension DocumentationTests {
  @Test func examplesOfDateIntervalFormatHold() throws {
    let days = DateIntervalFormat(DateFormat(template: "yMMMd", zone: .utc))
    let german = try days.formatter(for: "de")
    let first = try Instant(secondsSince1970: 1_709_251_200)
    let last = try Instant(secondsSince1970: 1_709_510_400)
    #expect(german.string(.from(first, through: last)) == "1.–4. März 2024")
    #expect(german.string(.from(first, through: first)) == "1. März 2024")
  }

  @Test func examplesOfItsPartsHold() throws {
    let days = DateIntervalFormat(DateFormat(template: "MMMd", zone: .utc))
    let start = try Instant(secondsSince1970: 0)
    let end = try Instant(secondsSince1970: 86_400)
    let text = try days.formatter(for: "en").text(.from(start, through: end))
    #expect(text.string == "Jan 1\u{2009}–\u{2009}2")
    #expect(text.parts.map(\.kind) == [.month, .literal, .day, .literal, .day])
    #expect(text.parts.map(\.source) == [.shared, .shared, .start, .shared, .end])
  }

  @Test func theExampleOfIntervalsInACacheHolds() throws {
    let hours = DateIntervalFormat(DateFormat(template: "jm", zone: .utc))
    let start = try Instant(secondsSince1970: 36_600)
    let end = try Instant(secondsSince1970: 40_200)
    #expect(
      try FormatterCache.shared.string(.from(start, through: end), as: hours, for: "de")
        == "10:10–11:10 Uhr"
    )
  }

  @Test func theREADMEsIntervalHolds() throws {
    let instant = try MachineFormat.rfc3339.parse("2025-07-01T12:00:00Z").instant
    let day = DateFormat(template: "EEEdMMM", zone: "America/Mexico_City")
    let german = LocaleID("de-DE")
    let later = try MachineFormat.rfc3339.parse("2025-07-04T12:00:00Z").instant
    let trip = try DateIntervalFormat(day).formatter(for: german)
    #expect(trip.string(.from(instant, through: later)) == "Di., 1. – Fr., 4. Juli")
  }
}
