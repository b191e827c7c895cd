import Foundation
import LocaleFormat
import LocaleFormatFoundation
import MachineTime
import Testing

@Suite struct DateConversionTests {
  // MARK: Instants

  @Test func keepsMillisecondsAndMicrosecondsBothWays() throws {
    // The years 1600 to 2400, with milliseconds; from 1938 to 2093 with microseconds too.
    let all = Int64(-11_676_096_000)..<13_569_465_600
    let near = Int64(-1_000_000_000)..<3_900_000_000
    var lost: [Instant] = []
    for _ in 0..<20_000 {
      for (seconds, unit) in [(all, Int32(1_000_000)), (near, 1_000)] {
        let instant = try Instant(
          secondsSince1970: .random(in: seconds),
          nanosecond: .random(in: 0..<1_000_000_000 / unit) * unit
        )
        if try Instant(Date(instant)) != instant { lost.append(instant) }
      }
    }
    #expect(lost.isEmpty, "\(lost.prefix(5))")
  }

  @Test(arguments: [
    (0.1, 0, 100_000_000), (0.3, 0, 300_000_000), (-0.25, -1, 750_000_000),
    (-0.001, -1, 999_000_000), (1_700_000_000.123, 1_700_000_000, 123_000_000),
    (1_700_000_000.000001, 1_700_000_000, 1_000), (978_307_200, 978_307_200, 0),
    (-62_135_596_800.5, -62_135_596_801, 500_000_000),
    (253_402_300_799.999, 253_402_300_799, 999_000_000),
  ]) func takesTheDecimalThatADateStandsFor(_ interval: Double, _ second: Int, _ nanosecond: Int)
    throws
  {
    let instant = try Instant(Date(timeIntervalSince1970: interval))
    #expect(instant.secondsSince1970 == Int64(second))
    #expect(instant.nanosecond == Int32(nanosecond))
  }

  @Test func roundsDownWhatStandsForNoDecimal() throws {
    // Two steps above a second of 2024, where a date is a multiple of 2^-22 s.
    let instant = try Instant(Date(timeIntervalSince1970: 1_700_000_000 + 0x1p-21))
    #expect(instant.nanosecond == 476)
    // The date is computed from its distance to 2001, which has a higher precision.
    let near = try Instant(Date(timeIntervalSinceReferenceDate: 0.125))
    #expect(near.secondsSince1970 == 978_307_200)
    #expect(near.nanosecond == 125_000_000)
  }

  @Test(arguments: [1_700_000_000.0, -1_700_000_000, 5, 978_307_205, 1e10, -1e11, 253_402_300_000])
  func staysWithinTheSecondBesideItsEdge(_ second: Double) throws {
    for interval in [second.nextDown, second, second.nextUp] {
      let instant = try Instant(Date(timeIntervalSince1970: interval))
      #expect(abs(Double(instant.secondsSince1970) - second) <= 1)
      #expect(abs(Date(instant).timeIntervalSince1970 - interval) <= max(interval.ulp, 0x1p-22))
    }
  }

  // MARK: Zones

  @Test func takesEveryZoneThatFoundationKnows() throws {
    let names = TimeZone.knownTimeZoneIdentifiers
    #expect(names.count > 400)
    let date = Date(timeIntervalSince1970: 1_577_880_000)
    var different: [String] = []
    for name in names {
      let zone = try #require(TimeZone(identifier: name))
      let id = try TimeZoneID(zone)
      #expect(id.identifier == name)
      let offset = try TimeZoneRules.rules(forAnyNameOf: id).offsetSeconds(at: Instant(date))
      if offset != zone.secondsFromGMT(for: date) { different.append(name) }
    }
    // Rules for 2020 hardly change any more.
    #expect(different.count < 5, "\(different)")
  }

  @Test(arguments: -18...18) func takesWholeHoursThatTheDatabaseHas(_ hours: Int) throws {
    let zone = try #require(TimeZone(secondsFromGMT: hours * 3_600))
    guard (-12...14).contains(hours) else {
      #expect(throws: FormatError.self) { try TimeZoneID(zone) }
      return
    }
    let rules = try TimeZoneRules.rules(for: TimeZoneID(zone))
    #expect(rules.offsetSeconds(at: .now()) == hours * 3_600)
    let style = try LocalizedDateStyle.localized(template: "Hz", zone: zone, locale: LocaleID("en"))
    #expect(style.format(.distantPast).contains("GMT"))
  }

  @Test(arguments: [19_800, -9_000, 60, 1, -1, 3_661, 54_000, 64_800, -64_800])
  func refusesAnOffsetThatNoZoneHas(_ seconds: Int) throws {
    let zone = try #require(TimeZone(secondsFromGMT: seconds))
    #expect(throws: FormatError.self) { try TimeZoneID(zone) }
    #expect(throws: FormatError.self) { try LocalizedDateStyle.localized(date: .long, zone: zone) }
  }

  @Test func refusesAnAbbreviationThatIsNotTheNameOfAZone() throws {
    let zone = try #require(TimeZone(identifier: "PST"))
    #expect(throws: FormatError.self) {
      try TimeZoneRules.rules(forAnyNameOf: TimeZoneID(zone))
    }
  }

  @Test(arguments: [
    "GMT", "UTC", "Etc/GMT+5", "EST5EDT", "US/Pacific", "UTC+2", "GMT+0200", "GMT0",
  ])
  func keepsTheClockOfOtherNames(_ name: String) throws {
    guard let zone = TimeZone(identifier: name) else { return }
    let date = Date(timeIntervalSince1970: 1_600_000_000)
    let rules = try TimeZoneRules.rules(forAnyNameOf: TimeZoneID(zone))
    #expect(rules.offsetSeconds(at: try Instant(date)) == zone.secondsFromGMT(for: date))
  }

  @Test func takesTheZoneOfTheMoment() throws {
    #expect(try TimeZoneID(.autoupdatingCurrent) == TimeZoneID(.current))
  }

  // MARK: Calendars

  static let identifiers: [Calendar.Identifier] = [
    .gregorian, .buddhist, .chinese, .coptic, .dangi, .ethiopicAmeteMihret, .ethiopicAmeteAlem,
    .hebrew, .iso8601, .indian, .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura,
    .japanese, .persian, .republicOfChina,
  ]

  @Test func takesEveryCalendarThatICUHas() throws {
    for identifier in Self.identifiers {
      let calendar = try #require(CalendarSystem(identifier))
      #expect(Calendar.Identifier(calendar) == identifier)
    }
    for other: Calendar.Identifier in [
      .bangla, .gujarati, .kannada, .malayalam, .marathi, .odia, .tamil, .telugu, .vikram,
      .vietnamese,
    ] {
      #expect(CalendarSystem(other) == nil)
    }
    for calendar in CalendarSystem.allCases where calendar != .islamicRGSA {
      let identifier = try #require(Calendar.Identifier(calendar))
      #expect(CalendarSystem(identifier) == calendar)
    }
    #expect(Calendar.Identifier(.islamicRGSA) == nil)
  }

  @Test(arguments: identifiers) func countsAsFoundationsCalendar(_ identifier: Calendar.Identifier)
    throws
  {
    let calendar = try #require(CalendarSystem(identifier))
    let date = Date(timeIntervalSince1970: 1_709_287_445)
    let style = try LocalizedDateStyle.localized(pattern: "d", zone: .gmt, locale: LocaleID("en"))
    // Foundation computes Amete Alem with Gregorian days; its days should be those of Amete Mihret.
    let isAmeteAlem = identifier == .ethiopicAmeteAlem
    var foundations = Calendar(identifier: isAmeteAlem ? .ethiopicAmeteMihret : identifier)
    foundations.timeZone = .gmt
    let day = foundations.component(.day, from: date)
    #expect(style.calendar(calendar).format(date) == "\(day)")
  }

  @Test func takesEveryHourCycle() {
    for cycle in HourCycle.allCases { #expect(HourCycle(Locale.HourCycle(cycle)) == cycle) }
    #expect(HourCycle(Locale.HourCycle.zeroToEleven) == .h11)
    #expect(HourCycle(Locale.HourCycle.oneToTwentyFour) == .h24)
  }
}
