import Testing

@testable import MachineTime

struct DayStartTests {
  // The first moments are from `zdump -v` on tzdata 2025b.
  @Test(arguments: [
    ("America/Sao_Paulo", "2018-11-04", "2018-11-04T01:00:00-02:00"),
    ("Asia/Beirut", "2021-03-28", "2021-03-28T01:00:00+03:00"),
    ("Asia/Tehran", "2022-03-22", "2022-03-22T01:00:00+04:30"),
    ("America/Caracas", "1965-01-01", "1965-01-01T00:30:00-04:00"),
    // Midnight is shown twice: the clocks go back from 01:00 to 00:00.
    ("America/Havana", "2024-11-03", "2024-11-03T00:00:00-04:00"),
    ("Europe/Berlin", "2025-03-30", "2025-03-30T00:00:00+01:00"),
  ])
  func aDateAloneIsTheFirstMomentOfItsDay(name: String, text: String, first: String) throws {
    let zone = try TimeZoneRules.rules(for: TimeZoneID(name))
    for choice in LocalTimeChoice.allCases {
      let read = try MachineFormat.rfc3339Date.parse(text, in: zone, choosing: choice)
      #expect(read == (try MachineFormat.rfc3339.parse(first)))
    }
    let iso = try MachineFormat.iso8601.parse(text, in: zone).instant
    #expect(iso == (try MachineFormat.rfc3339.parse(first)).instant)
  }

  @Test func aTimeThatWasTypedIsStillRefused() throws {
    let zone = try TimeZoneRules.rules(for: "America/Sao_Paulo")
    #expect(
      throws: FormatError.skippedLocalTime("2018-11-04T00:00:00", in: "America/Sao_Paulo")
    ) { try MachineFormat("%F %R").parse("2018-11-04 00:00", in: zone) }
  }

  @Test func aDayThatIsSkippedAsAWholeIsRefused() throws {
    let zone = try TimeZoneRules.rules(for: "Pacific/Apia")
    let day = try CivilDate(year: 2011, month: 12, day: 30)
    #expect(throws: FormatError.skippedLocalTime("2011-12-30", in: "Pacific/Apia")) {
      try zone.startOfDay(day)
    }
    let next = try zone.startOfDay(day.moved(byDays: 1))
    #expect(try zone.startOfDay(day, choosing: .later) == next)
  }

  /// Writes and reads every date since 2000 beside which the clocks of a zone of the system change.
  @Test func everyDateOfEveryZoneCanBeReadBack() throws {
    let format = MachineFormat.rfc3339Date
    let end = try Instant(secondsSince1970: 1_893_456_000)
    var lateDays = 0
    for name in try SystemZones.names() {
      let zone = try TimeZoneRules.rules(for: TimeZoneID(name))
      var instant = try Instant(secondsSince1970: 946_684_800)
      while let change = zone.nextTransition(after: instant), change.instant < end {
        instant = change.instant
        let midnight = CivilDateTime(instant, offsetSeconds: change.after.seconds).date
        for date in [midnight.moved(byDays: -1), midnight, midnight.moved(byDays: 1)] {
          let noon = try zone.instant(
            of: CivilDateTime(date, CivilTime(hour: 12)),
            choosing: .later
          )
          let shown = CivilDateTime(noon.instant, offsetSeconds: noon.offsetSeconds ?? 0).date
          guard shown == date else { continue }
          let text = format.string(noon.instant, offsetSeconds: noon.offsetSeconds ?? 0)
          let read = try format.parse(text, in: zone)
          let clock = CivilDateTime(read.instant, offsetSeconds: read.offsetSeconds ?? 0)
          #expect(clock.date == date, "\(name) \(text)")
          let before = Instant(
            uncheckedSeconds: read.instant.secondsSince1970 - 1,
            nanosecond: 0
          )
          let clockBefore = CivilDateTime(before, offsetSeconds: zone.offsetSeconds(at: before))
          #expect(clockBefore.date < date, "\(name) \(text) begins earlier")
          if clock.hour > 0 { lateDays += 1 }
        }
      }
    }
    #expect(lateDays > 100)
  }
}
