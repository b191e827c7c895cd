import LocaleFormat
import MachineTime
import Testing

// The examples of relative times.
extension DocumentationTests {
  @Test func theUnitsOfAUnitHold() {
    #expect((RelativeTimeFormat.Units(.day) == .day) == true)
    #expect(RelativeTimeFormat.Units(.monday) == nil)
  }

  @Test func examplesOfRelativeTimeFormatHold() throws {
    let named = RelativeTimeFormat(numbers: .named)
    #expect(try named.formatter(for: "de").string(.day(-1)) == "gestern")
    #expect(try named.formatter(for: "de").string(.day(-3)) == "vor 3 Tagen")
    let numeric = RelativeTimeFormat(width: .short)
    #expect(try numeric.formatter(for: "en").string(.month(2)) == "in 2 mo.")
    let ago = RelativeTimeFormat(numbers: .named)
    #expect(try FormatterCache.shared.string(.day(1), as: ago, for: "fr") == "demain")
  }

  @Test func theExampleOfPartsOfRelativeTimesHolds() throws {
    let format = try RelativeTimeFormat(numbers: .named).formatter(for: "en")
    let text = format.text(.day(-1.5))
    #expect(text.string == "1.5 days ago")
    #expect(text.parts.map(\.kind) == [.integer, .decimal, .fraction, .literal])
  }

  @Test func examplesOfTimesBetweenInstantsHold() throws {
    let format = try RelativeTimeFormat(numbers: .named).formatter(for: "de")
    let berlin = try TimeZoneRules.rules(for: "Europe/Berlin")
    #expect(format.string(.day(-1)) == "gestern")
    let noon = try Instant(secondsSince1970: 1_704_711_600)
    let evening = try Instant(secondsSince1970: 1_704_834_000)
    #expect(format.string(.instant(evening, relativeTo: noon, in: berlin)) == "morgen")
    #expect(format.string(.instant(noon, relativeTo: evening, in: berlin)) == "gestern")
    let late = try Instant(secondsSince1970: 1_704_844_800)
    let days = RelativeTimeFormat.amount(of: late, relativeTo: noon, in: berlin)
    #expect((days.value, days.unit) == (2, .day))
    let hours = RelativeTimeFormat.amount(of: noon, relativeTo: late, in: berlin, units: [.hour])
    #expect((hours.value, hours.unit) == (-37, .hour))
  }

  @Test func theREADMEsRelativeTimesHold() throws {
    let german = LocaleID("de-DE")
    let cache = FormatterCache.shared
    let instant = try MachineFormat.rfc3339.parse("2025-07-01T12:00:00Z").instant
    let ago = RelativeTimeFormat(numbers: .named)
    #expect(try cache.string(.day(-1), as: ago, for: german) == "gestern")
    #expect(try cache.string(.month(2), as: ago, for: german) == "in 2 Monaten")
    let madrid = try TimeZoneRules.rules(for: "Europe/Madrid")
    let later = try MachineFormat.rfc3339.parse("2025-07-03T06:00:00Z").instant
    #expect(
      try cache.string(.instant(later, relativeTo: instant, in: madrid), as: ago, for: german)
        == "übermorgen"
    )
  }
}
