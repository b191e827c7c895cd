import MachineTime
import Testing

/// Every example of a documentation comment, in the order of the files.
struct DocumentationTests {
  @Test func examplesOfInstantHold() throws {
    let instant = try Instant(secondsSince1970: 1_391_799_600)
    #expect(MachineFormat.rfc3339.string(instant) == "2014-02-07T19:00:00Z")
    #expect(instant.millisecondsSince1970 == 1_391_799_600_000)
    let halfBefore = try Instant(secondsSince1970: -1, nanosecond: 500_000_000)
    #expect(halfBefore.millisecondsSince1970 == -500)
    let before = try Instant(millisecondsSince1970: -1)
    #expect(MachineFormat.rfc3339.string(before) == "1969-12-31T23:59:59.999Z")
    let noon = try CivilDateTime(year: 2014, month: 2, day: 7, hour: 12)
    #expect(try Instant(noon, offsetSeconds: -25_200).secondsSince1970 == 1_391_799_600)
    #expect(try Instant(secondsSince1970: 0, nanosecond: 1_999_999).millisecondsSince1970 == 1)
    let now = Instant.now()
    #expect(now <= Instant.now())
    #expect(CivilDateTime(now).year > 2_020)
  }

  @Test func examplesOfCivilDateTimeHold() throws {
    let instant = try Instant(secondsSince1970: 1_391_799_600)
    let clock = CivilDateTime(instant, offsetSeconds: -25_200)
    #expect((clock.year, clock.month, clock.day, clock.hour) == (2014, 2, 7, 12))
    #expect(clock.isoWeekday == 5)
    #expect(clock.dayOfYear == 38)
    #expect(try CivilDateTime(year: 2024, month: 2, day: 29).dayOfYear == 60)
    let epoch = try Instant(secondsSince1970: 0)
    #expect(CivilDateTime(epoch, offsetSeconds: -1).year == 1969)
  }

  @Test func examplesOfOffsetInstantHold() throws {
    let parsed = try MachineFormat.rfc3339.parse("2014-02-07T12:00:00-07:00")
    #expect(parsed.instant.secondsSince1970 == 1_391_799_600)
    #expect(parsed.offsetSeconds == -25_200)
    let instant = try Instant(secondsSince1970: 0)
    #expect(OffsetInstant(instant: instant, offsetSeconds: 3_600).offsetSeconds == 3_600)
  }

  @Test func theExampleOfMachineTimeErrorHolds() {
    do {
      _ = try MachineFormat.rfc3339.parse("2023-02-30T00:00:00Z")
      Issue.record("read")
    } catch {
      #expect(error.offset == 8)
      #expect(error.reason == "day 30 does not exist in February 2023")
      #expect(error.description == "offset 8: day 30 does not exist in February 2023")
    }
  }

  @Test func examplesOfTimeZoneIDHold() throws {
    #expect(try TimeZoneID("America/Coyhaique").identifier == "America/Coyhaique")
    #expect(throws: MachineTimeError.self) { try TimeZoneID("../../etc/passwd") }
    #expect(try TimeZoneID("Etc/GMT+5").identifier == "Etc/GMT+5")
    #expect(TimeZoneID.utc.identifier == "UTC")
  }

  @Test func theExampleOfTheCurrentZoneHolds() async {
    await #expect(processExitsWith: .success) {
      CLibrary.setEnvironment("TZ", ":Asia/Kathmandu")
      let zone = try TimeZoneID.current()
      #expect(zone.identifier == "Asia/Kathmandu")
    }
  }

  @Test func examplesOfTimeZoneRulesHold() throws {
    let july = try Instant(secondsSince1970: 1_751_371_200)
    let kathmandu = try TimeZoneRules.rules(for: TimeZoneID("Asia/Kathmandu"))
    let offset = kathmandu.offset(at: july)
    #expect(
      (offset.seconds, offset.isDaylight, offset.abbreviation) == (20_700, false, "+0545")
    )
    #expect(kathmandu.offsetSeconds(at: july) == 20_700)
    let mexico = try TimeZoneRules.rules(for: TimeZoneID("America/Mexico_City"))
    #expect(mexico.offsetSeconds(at: july) == -21_600)
    let berlin = try TimeZoneRules.rules(for: TimeZoneID("Europe/Berlin"))
    #expect(berlin.offset(at: july).abbreviation == "CEST")
    #expect(berlin.id.identifier == "Europe/Berlin")
    #expect(throws: MachineTimeError.self) {
      try TimeZoneRules.rules(for: TimeZoneID("Europe/Atlantis"))
    }
    let version = try #require(TimeZoneRules.dataVersion())
    #expect(version.hasPrefix("20"))
  }

  @Test func examplesOfTransitionsHold() throws {
    let berlin = try TimeZoneRules.rules(for: TimeZoneID("Europe/Berlin"))
    let spring = berlin.nextTransition(after: try Instant(secondsSince1970: 1_735_689_600))
    #expect(spring?.instant.secondsSince1970 == 1_743_296_400)
    #expect(spring?.before.abbreviation == "CET")
    #expect(spring?.after.abbreviation == "CEST")
    let newYork = try TimeZoneRules.rules(for: TimeZoneID("America/New_York"))
    let instant = try Instant(secondsSince1970: 4_102_444_800)
    #expect(newYork.nextTransition(after: instant)?.instant.secondsSince1970 == 4_108_690_800)
    #expect(TimeZoneRules.utc.nextTransition(after: instant) == nil)
    #expect(TimeZoneRules.utc.offsetSeconds(at: .now()) == 0)
    let kathmandu = try TimeZoneRules.rules(for: TimeZoneID("Asia/Kathmandu"))
    let july = try Instant(secondsSince1970: 1_751_371_200)
    #expect(kathmandu.previousTransition(before: july)?.instant.secondsSince1970 == 504_901_800)
  }

  @Test func examplesOfLocalTimesHold() throws {
    let berlin = try TimeZoneRules.rules(for: TimeZoneID("Europe/Berlin"))
    let spring = try CivilDateTime(year: 2025, month: 3, day: 30, hour: 2, minute: 30)
    guard case .gap(let forward) = try berlin.meaning(of: spring) else {
      Issue.record("no gap")
      return
    }
    #expect(forward.instant.secondsSince1970 == 1_743_296_400)
    let autumn = try CivilDateTime(year: 2025, month: 10, day: 26, hour: 2, minute: 30)
    #expect(try berlin.instant(of: autumn, choosing: .earlier).offsetSeconds == 7_200)
    #expect(try berlin.instant(of: autumn, choosing: .later).offsetSeconds == 3_600)
    #expect(try berlin.instant(of: autumn, choosing: .compatible).offsetSeconds == 7_200)
    #expect(throws: MachineTimeError.self) { try berlin.instant(of: autumn) }
    let apia = try TimeZoneRules.rules(for: TimeZoneID("Pacific/Apia"))
    let skippedDay = try CivilDateTime(year: 2011, month: 12, day: 30, hour: 12)
    guard case .gap(let day) = try apia.meaning(of: skippedDay) else {
      Issue.record("no gap")
      return
    }
    #expect((day.before.seconds, day.after.seconds) == (-36_000, 50_400))
    let newYork = try TimeZoneRules.rules(for: TimeZoneID("America/New_York"))
    let noon = try CivilDateTime(year: 2025, month: 7, day: 1, hour: 12)
    #expect(try newYork.instant(of: noon).instant.secondsSince1970 == 1_751_385_600)
    let skipped = try CivilDateTime(year: 2025, month: 3, day: 9, hour: 2, minute: 30)
    let later = try newYork.instant(of: skipped, choosing: .later)
    #expect(later.instant.secondsSince1970 == 1_741_505_400)
    #expect(throws: MachineTimeError.self) { try newYork.instant(of: skipped) }
  }

  @Test func theExampleOfTheCurrentRulesHolds() async {
    await #expect(processExitsWith: .success) {
      CLibrary.setEnvironment("TZ", "<+0330>-3:30")
      let zone = try TimeZoneRules.current()
      #expect(zone.offsetSeconds(at: .now()) == 12_600)
      #expect(zone.id.identifier == "Etc/Unknown")
    }
  }

  @Test func examplesOfMachineFormatHold() throws {
    let format = try MachineFormat("%Y-%m-%d %H:%M:%S %z")
    let parsed = try format.parse("2014-02-07 12:00:00 -0700")
    #expect(parsed.instant.secondsSince1970 == 1_391_799_600)
    let epoch = try Instant(secondsSince1970: 0)
    #expect(format.string(epoch, offsetSeconds: 3_600) == "1970-01-01 01:00:00 +0100")
    let log = try MachineFormat("%d/%b/%Y:%H:%M:%S %z")
    let entry = try log.parse("10/Oct/2000:13:55:36 -0700")
    #expect(entry.instant.secondsSince1970 == 971_211_336)

    let instant = try MachineFormat.rfc3339.parse("1985-04-12T23:20:50.52Z").instant
    #expect(MachineFormat.rfc3339.string(instant) == "1985-04-12T23:20:50.52Z")
    let leap = try MachineFormat.rfc3339.parse("1990-12-31T15:59:60-08:00").instant
    #expect(MachineFormat.rfc3339.string(leap) == "1990-12-31T23:59:59.999999999Z")
  }

  @Test func examplesOfReadingAndWritingHold() throws {
    let parsed = try MachineFormat("%F %R").parse("2014-02-07 19:00")
    #expect(parsed.instant.secondsSince1970 == 1_391_799_600)
    #expect(parsed.offsetSeconds == nil)
    let line = "1970-01-01T00:00:01Z GET /"
    #expect(try MachineFormat.rfc3339.parse(line.prefix(20)).instant.secondsSince1970 == 1)
    let bytes = Array("1970-01-01T00:00:01Z".utf8)
    #expect(try MachineFormat.rfc3339.parse(bytes.span).instant.secondsSince1970 == 1)

    let instant = try Instant(secondsSince1970: 1_391_799_600)
    let text = MachineFormat.rfc3339.string(instant, offsetSeconds: -25_200)
    #expect(text == "2014-02-07T12:00:00-07:00")
    var written = Array("at ".utf8)
    MachineFormat.rfc3339.append(try Instant(secondsSince1970: 0), to: &written)
    #expect(String(decoding: written, as: UTF8.self) == "at 1970-01-01T00:00:00Z")
  }
}
