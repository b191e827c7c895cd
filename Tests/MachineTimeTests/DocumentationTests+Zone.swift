import MachineTime
import Testing

/// Every example of the documentation comments in `Sources/MachineTime/Zone`, as it stands there.
struct DocumentationTestsOfZone {
  @Test func theExamplesOfLocalTimeMeaningHold() throws {
    do {
      let zone = try TimeZoneRules.rules(for: "Europe/Berlin")
      let night = try CivilDateTime(year: 2025, month: 3, day: 30, hour: 2, minute: 30)
      if case .gap(let transition) = try zone.meaning(of: night) {
        #expect(transition.instant.secondsSince1970 == 1743296400)
      }
    }
    do {
      let zone = try TimeZoneRules.rules(for: "Europe/Berlin")
      let night = try CivilDateTime(year: 2025, month: 10, day: 26, hour: 2, minute: 30)
      #expect(try zone.instant(of: night, choosing: .earlier).offsetSeconds == 7200)
      #expect(try zone.instant(of: night, choosing: .later).offsetSeconds == 3600)
      #expect(try zone.instant(of: night, choosing: .compatible).offsetSeconds == 7200)
      #expect(throws: FormatError.self) { try zone.instant(of: night) }
    }
  }

  @Test func theExamplesOfTimeZoneIDHold() throws {
    do {
      let zone = TimeZoneID("America/Coyhaique")
      #expect(zone.identifier == "America/Coyhaique")
      let name = "../../etc/passwd"
      #expect(throws: FormatError.self) { try TimeZoneID(name) }
    }
    do {
      #expect(TimeZoneID("Etc/GMT+5").identifier == "Etc/GMT+5")
    }
    do {
      let berlin: TimeZoneID = "Europe/Berlin"
      #expect(berlin.identifier == "Europe/Berlin")
    }
    do {
      #expect(TimeZoneID.utc.identifier == "UTC")
    }
  }

  @Test func theExamplesOfTimeZoneOffsetHold() throws {
    do {
      let zone = try TimeZoneRules.rules(for: "Asia/Kathmandu")
      let offset = zone.offset(at: try Instant(secondsSince1970: 1_751_371_200))
      #expect((offset.seconds, offset.isDaylight, offset.abbreviation) == (20700, false, "+0545"))
    }
  }

  @Test func theExamplesOfTimeZoneRulesLocalTimeHold() throws {
    do {
      let zone = try TimeZoneRules.rules(for: "Pacific/Apia")
      let skippedDay = try CivilDateTime(year: 2011, month: 12, day: 30, hour: 12)
      if case .gap(let transition) = try zone.meaning(of: skippedDay) {
        #expect((transition.before.seconds, transition.after.seconds) == (-36000, 50400))
      }
    }
    do {
      let zone = try TimeZoneRules.rules(for: "America/New_York")
      let noon = try CivilDateTime(year: 2025, month: 7, day: 1, hour: 12)
      #expect(try zone.instant(of: noon).instant.secondsSince1970 == 1751385600)
      let skipped = try CivilDateTime(year: 2025, month: 3, day: 9, hour: 2, minute: 30)
      #expect(
        try zone.instant(of: skipped, choosing: .later).instant.secondsSince1970 == 1741505400
      )
      #expect(throws: FormatError.self) { try zone.instant(of: skipped) }
    }
  }

  @Test func theExamplesOfTimeZoneRulesSystemHold() throws {
    do {
      let zone = try TimeZoneRules.rules(for: "Europe/Berlin")
      #expect(zone.id.identifier == "Europe/Berlin")
      #expect(throws: FormatError.self) {
        try TimeZoneRules.rules(for: "Europe/Atlantis")
      }
    }
    do {
      #expect(TimeZoneRules.utc.offsetSeconds(at: .now()) == 0)
    }
  }

  @Test func theExamplesOfTimeZoneRulesHold() throws {
    do {
      let zone = try TimeZoneRules.rules(for: "America/Mexico_City")
      #expect(zone.offsetSeconds(at: try Instant(secondsSince1970: 1_751_371_200)) == -21600)
    }
    do {
      let zone = try TimeZoneRules.rules(for: "Europe/Berlin")
      #expect(zone.offset(at: try Instant(secondsSince1970: 1_751_371_200)).abbreviation == "CEST")
    }
    do {
      let zone = try TimeZoneRules.rules(for: "Asia/Kathmandu")
      #expect(zone.offsetSeconds(at: try Instant(secondsSince1970: 1_751_371_200)) == 20700)
    }
  }

  @Test func theExamplesOfTimeZoneTransitionHold() throws {
    do {
      let zone = try TimeZoneRules.rules(for: "Europe/Berlin")
      let winter = try Instant(secondsSince1970: 1_735_689_600)
      let spring = zone.nextTransition(after: winter)
      #expect(spring?.instant.secondsSince1970 == 1743296400)
      #expect(spring?.before.abbreviation == "CET")
      #expect(spring?.after.abbreviation == "CEST")
    }
    do {
      let zone = try TimeZoneRules.rules(for: "America/New_York")
      let instant = try Instant(secondsSince1970: 4_102_444_800)
      #expect(zone.nextTransition(after: instant)?.instant.secondsSince1970 == 4108690800)
      #expect(TimeZoneRules.utc.nextTransition(after: instant) == nil)
    }
    do {
      let zone = try TimeZoneRules.rules(for: "Asia/Kathmandu")
      let instant = try Instant(secondsSince1970: 1_751_371_200)
      #expect(zone.previousTransition(before: instant)?.instant.secondsSince1970 == 504901800)
    }
  }
}
