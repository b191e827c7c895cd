import Foundation
import LocaleFormat
import LocaleFormatFoundation
import MachineTime
import Testing

extension DocumentationTests {
  @Test func examplesOfTheConversionsOfDatesHold() throws {
    #expect(try Instant(Date(timeIntervalSince1970: 1_700_000_000.123)).nanosecond == 123_000_000)
    #expect(try TimeZoneID(TimeZone(secondsFromGMT: 7200) ?? .gmt).identifier == "Etc/GMT-2")
    #expect(CalendarSystem(Calendar.Identifier.republicOfChina)?.rawValue == "roc")
    #expect((CalendarSystem(Calendar.Identifier.vietnamese) == nil) == true)
    #expect((Calendar.Identifier(CalendarSystem.ethiopic) == .ethiopicAmeteMihret) == true)
    #expect(HourCycle(Locale.HourCycle.oneToTwelve).rawValue == "h12")
    #expect((Locale.HourCycle(HourCycle.h23) == .zeroToTwentyThree) == true)
  }

  @Test func examplesOfLocalizedDateStyleHold() throws {
    let german = try LocaleID("de")
    let date = Date(timeIntervalSince1970: 1_709_287_445)
    #expect(
      try date.formatted(.localized(date: .long, time: .short, zone: .gmt, locale: german))
        == "1. März 2024 um 10:04"
    )
    #expect(
      try date.formatted(.localized(template: "EEEdMMM", zone: .gmt, locale: german))
        == "Fr., 1. März"
    )
    #expect(
      try date.formatted(.localized(.month(.wide).year(), zone: .gmt, locale: german))
        == "März 2024"
    )
    let start = Date(timeIntervalSince1970: 0)
    do {
      let nowhere = try DateFormat(date: .short, time: .none, zone: TimeZoneID("Europe/Atlantis"))
      let style = LocalizedDateStyle(nowhere)
      #expect(((try? style.checked()) == nil) == true)
      #expect(style.format(Date(timeIntervalSince1970: 0)) == "1970-01-01T00:00:00Z")
    }
    do {
      let style = LocalizedDateStyle(DateFormat(date: .long, time: .none, zone: .utc))
      let american = Locale(identifier: "en_US")
      #expect(date.formatted(style.calendar(.buddhist).locale(american)) == "March 1, 2567 BE")
    }
    let style = LocalizedDateStyle(try DateFormat(template: "yMMMd", zone: .utc))
    #expect(start.formatted(style.locale(Locale(identifier: "fr"))) == "1 janv. 1970")
  }

  @Test func examplesOfLocalizedRelativeDateStyleHold() throws {
    let noon = Date(timeIntervalSince1970: 1_704_711_600)
    let named = RelativeTimeFormat(numbers: .named)
    let berlin = try TimeZoneID("Europe/Berlin")
    let style = LocalizedRelativeDateStyle(
      named,
      to: noon,
      zone: berlin,
      locale: try LocaleID("de")
    )
    #expect(style.format(noon.addingTimeInterval(34 * 3_600)) == "morgen")
    #expect(style.format(noon.addingTimeInterval(-90)) == "vor 2 Minuten")
    let start = Date(timeIntervalSince1970: 0)
    let hour = Date(timeIntervalSince1970: 3_600)
    let english = try LocaleID("en")
    #expect(
      try hour.formatted(.localizedRelative(to: start, zone: .gmt, locale: english)) == "in 1 hour"
    )
  }
}
