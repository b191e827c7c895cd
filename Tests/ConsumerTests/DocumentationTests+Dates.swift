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
    let german = LocaleID("de")
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
      let nowhere = DateFormat(date: .short, time: .omitted, zone: TimeZoneID("Europe/Atlantis"))
      #expect(throws: FormatError.self) { try LocalizedDateStyle(nowhere) }
    }
    do {
      let style = try LocalizedDateStyle(DateFormat(date: .long, time: .omitted, zone: .utc))
      let american = Locale(identifier: "en_US")
      #expect(date.formatted(style.calendar(.buddhist).locale(american)) == "March 1, 2567 BE")
    }
    let style = try LocalizedDateStyle(DateFormat(template: "yMMMd", zone: .utc))
    #expect(start.formatted(style.locale(Locale(identifier: "fr"))) == "1 janv. 1970")
  }

  @Test func examplesOfLocalizedRelativeDateStyleHold() throws {
    let noon = Date(timeIntervalSince1970: 1_704_711_600)
    let named = RelativeTimeFormat(numbers: .named)
    let berlin = TimeZoneID("Europe/Berlin")
    let style = try LocalizedRelativeDateStyle(
      named,
      relativeTo: noon,
      zone: berlin,
      locale: "de"
    )
    #expect(style.format(noon.addingTimeInterval(34 * 3_600)) == "morgen")
    #expect(style.format(noon.addingTimeInterval(-90)) == "vor 2 Minuten")
    let start = Date(timeIntervalSince1970: 0)
    let hour = Date(timeIntervalSince1970: 3_600)
    let english = LocaleID("en")
    #expect(
      try hour.formatted(.localizedRelative(relativeTo: start, zone: .gmt, locale: english))
        == "in 1 hour"
    )
  }

  @Test func examplesOfLocalizedDateIntervalStyleHold() throws {
    let first = Date(timeIntervalSince1970: 1_709_251_200)
    let last = Date(timeIntervalSince1970: 1_709_510_400)
    let german = LocaleID("de")
    let days = DateFormat(template: "yMMMd", zone: .utc)
    let style = try LocalizedDateIntervalStyle(DateIntervalFormat(days), locale: german)
    #expect((first..<last).formatted(style) == "1.–4. März 2024")
    #expect(DateInterval(start: first, end: last).formatted(style) == "1.–4. März 2024")
    let hour = Date(timeIntervalSince1970: 36_600)..<Date(timeIntervalSince1970: 40_200)
    #expect(
      try hour.formatted(.localizedInterval(template: "jm", zone: .gmt, locale: "de"))
        == "10:10–11:10 Uhr"
    )
  }

  @Test func examplesOfReadingDatesHold() throws {
    let german = LocaleID("de")
    do {
      let long = DateFormat(date: .long, time: .omitted, zone: .utc)
      let style = try LocalizedDateStyle(long, locale: LocaleID("de"))
      #expect(try style.parseStrategy.parse("1. März 2024").timeIntervalSince1970 == 1709251200)
    }
    let style = try LocalizedDateStyle.localized(template: "yMMMd", zone: .gmt, locale: german)
    #expect(try Date("1. März 2024", format: style).timeIntervalSince1970 == 1709251200)
    #expect(
      try Date(" 1 mär 2024", format: style.parsing(.lenient)).timeIntervalSince1970 == 1709251200
    )
  }

  @Test func theREADMEsDatesHold() throws {
    let german = LocaleID("de-DE")
    let date = Date(timeIntervalSince1970: 1_751_371_200)
    let clock = TimeZone(identifier: "America/Mexico_City") ?? .current
    #expect(
      try date.formatted(.localized(time: .short, zone: clock, locale: german))
        == "01.07.2025, 06:00"
    )
    #expect(
      try date.formatted(.localized(.weekday().day().month(), zone: clock, locale: german))
        == "Di., 1. Juli"
    )
    #expect(
      try Date("01.07.2025, 06:00", format: .localized(time: .short, zone: clock, locale: german))
        == date
    )
    let later = date.addingTimeInterval(86_400)
    let named = RelativeTimeFormat(numbers: .named)
    #expect(
      try date.formatted(.localizedRelative(named, relativeTo: later, zone: clock, locale: german))
        == "gestern"
    )
    #expect(
      try (date..<later).formatted(
        .localizedInterval(template: "MMMd", zone: clock, locale: german)
      ) == "1.–2. Juli"
    )
  }
}
