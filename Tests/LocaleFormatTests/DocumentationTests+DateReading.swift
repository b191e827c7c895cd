import LocaleFormat
import MachineTime
import Testing

// The examples of reading dates.
extension DocumentationTests {
  @Test func examplesOfDateParsingHold() throws {
    let format = DateFormat(date: .long, time: .omitted, zone: .utc)
    let german = try format.formatter(for: "de")
    #expect(try german.parse("1. März 2024").secondsSince1970 == 1709251200)
    #expect(try german.parse(" 1 mär 2024", mode: .lenient).secondsSince1970 == 1709251200)
  }

  @Test func theREADMEsReadDatesHold() throws {
    let german = LocaleID("de")
    let long = try DateFormat(date: .long, time: .omitted, zone: .utc).formatter(for: german)
    #expect(try long.parse("1. März 2024").secondsSince1970 == 1709251200)
    #expect(try long.parse("1 mär 2024", mode: .lenient).secondsSince1970 == 1709251200)
    #expect(throws: FormatError.self) { try long.parse("30. Februar 2024", mode: .lenient) }
  }

  @Test func examplesOfDatePrefixesHold() throws {
    let day = try DateFormat(pattern: "MM d yy", zone: .utc).formatter(for: "en")
    #expect(day.parsePrefix("Feb 30, 2024!")?.instant.secondsSince1970 == 1709251200)
    #expect(day.parsePrefix("Feb 30, 2024!")?.utf8Count == 12)
  }

  @Test func examplesOfReadingDatesThroughTheCacheHold() throws {
    let format = DateFormat(date: .medium, time: .omitted, zone: .utc)
    let day = try FormatterCache.shared.parse("Mar 1, 2024", as: format, for: "en")
    #expect(day.secondsSince1970 == 1709251200)
  }
}
