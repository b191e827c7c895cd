import MachineTime
import Testing

/// Every example of the documentation comments in `Sources/MachineTime/Calendar` as it stands there,
/// and that of the errors.
struct DocumentationTestsOfCalendar {
  @Test func theExamplesOfDurationsHold() throws {
    let start = try Instant(secondsSince1970: 0)
    #expect((start + .seconds(90)).secondsSince1970 == 90)
    #expect((start - .milliseconds(500)).millisecondsSince1970 == -500)
    #expect((start + .seconds(90) - start == .seconds(90)) == true)
    #expect(start.duration(to: try Instant(secondsSince1970: 90)) == .seconds(90))
    let age = Duration.seconds(1_000_000_000_000)
    #expect(throws: FormatError.self) { try Instant(secondsSince1970: 0).adding(age) }
  }

  @Test func theExamplesOfCivilDateHold() throws {
    do {
      let date = try CivilDate(year: 2024, month: 12, day: 30)
      #expect(date.dayOfYear == 365)
      #expect(date.isoWeekday == 1)
      #expect((date.isoWeek.year, date.isoWeek.week) == (2025, 1))
    }
    do {
      #expect(try CivilDate(year: 2024, month: 2, day: 29).dayOfYear == 60)
    }
    do {
      #expect(try CivilDate(year: 2024, dayOfYear: 60).day == 29)
    }
    do {
      let date = try CivilDate(isoWeekYear: 2009, week: 53, weekday: 6)
      #expect((date.year, date.month, date.day) == (2010, 1, 2))
    }
  }

  @Test func theExamplesOfCivilDateTimeHold() throws {
    do {
      let instant = try Instant(secondsSince1970: 1_391_799_600)
      let clock = CivilDateTime(instant, offsetSeconds: -25_200)
      #expect((clock.year, clock.month, clock.day, clock.hour) == (2014, 2, 7, 12))
      #expect(clock.isoWeekday == 5)
      #expect(clock.dayOfYear == 38)
    }
    do {
      let leapDay = try CivilDateTime(year: 2024, month: 2, day: 29)
      #expect(leapDay.dayOfYear == 60)
    }
    do {
      let date = try CivilDate(year: 2024, month: 2, day: 29)
      #expect(try CivilDateTime(date, CivilTime(hour: 12)).hour == 12)
    }
    do {
      let epoch = try Instant(secondsSince1970: 0)
      #expect(CivilDateTime(epoch, offsetSeconds: -1).year == 1969)
    }
  }

  @Test func theExamplesOfCivilTimeHold() throws {
    do {
      let time = try CivilTime(hour: 7, minute: 32, nanosecond: 999_000_000)
      #expect(time.second == 0)
      #expect(throws: FormatError.self) { try CivilTime(hour: 24) }
    }
    do {
      #expect(try CivilTime(hour: 23, minute: 59, second: 59).minute == 59)
    }
  }

  @Test func theExamplesOfInstantHold() throws {
    do {
      let instant = try Instant(secondsSince1970: 1_391_799_600)
      #expect(MachineFormat.rfc3339.string(instant) == "2014-02-07T19:00:00Z")
      #expect(instant.millisecondsSince1970 == 1391799600000)
    }
    do {
      let instant = try Instant(secondsSince1970: -1, nanosecond: 500_000_000)
      #expect(instant.millisecondsSince1970 == -500)
    }
    do {
      let instant = try Instant(millisecondsSince1970: -1)
      #expect(MachineFormat.rfc3339.string(instant) == "1969-12-31T23:59:59.999Z")
    }
    do {
      let noon = try CivilDateTime(year: 2014, month: 2, day: 7, hour: 12)
      #expect(try Instant(noon, offsetSeconds: -25_200).secondsSince1970 == 1391799600)
    }
    do {
      #expect(try Instant(secondsSince1970: 0, nanosecond: 1_999_999).millisecondsSince1970 == 1)
    }
    do {
      let before = Instant.now()
      #expect((before <= Instant.now()) == true)
    }
  }

  @Test func theExamplesOfOffsetInstantHold() throws {
    do {
      let parsed = try MachineFormat.rfc3339.parse("2014-02-07T12:00:00-07:00")
      #expect(parsed.instant.secondsSince1970 == 1391799600)
      #expect(parsed.offsetSeconds == -25200)
    }
    do {
      let instant = try Instant(secondsSince1970: 0)
      #expect(OffsetInstant(instant: instant, offsetSeconds: 3_600).offsetSeconds == 3600)
    }
  }

  @Test func theExamplesOfZonedInstantHold() throws {
    do {
      let text = "2022-07-08T02:14:07+02:00[Europe/Paris][u-ca=hebrew]"
      let parsed = try MachineFormat.rfc9557.parseZoned(text)
      #expect(parsed.instant.secondsSince1970 == 1657239247)
      #expect(parsed.zone?.identifier == "Europe/Paris")
      #expect(parsed.calendar == "hebrew")
    }
    do {
      let parsed = try MachineFormat.rfc9557.parseZoned("2022-07-08T01:14:07+01:00[Europe/Paris]")
      #expect(
        parsed.agrees(with: try TimeZoneRules.rules(for: "Europe/Paris")) == false
      )
    }
    do {
      let paris = try TimeZoneRules.rules(for: "Europe/Paris")
      let elective = try MachineFormat.rfc9557.parseZoned("2022-07-08T01:14:07+01:00[Europe/Paris]")
      #expect(try elective.offsetInstant(in: paris).offsetSeconds == 7200)
      let critical = try MachineFormat.rfc9557.parseZoned(
        "2022-07-08T01:14:07+01:00[!Europe/Paris]"
      )
      #expect(throws: FormatError.self) { try critical.offsetInstant(in: paris) }
    }
  }
}
