import Testing

@testable import MachineTime

struct LocalTimeTests {
  /// Returns rules with `+1` until 0, and then the offset of each pair from its second on.
  private static func rules(_ changes: [(seconds: Int64, offset: Int)]) -> TimeZoneRules {
    let types = ([3_600] + changes.map(\.offset)).map {
      TimeZoneOffset(seconds: $0, isDaylight: false, abbreviation: "\($0)")
    }
    let table = ZoneTable(
      transitions: changes.map(\.seconds),
      typeIndexes: changes.indices.map { UInt8($0 + 1) },
      types: types,
      rule: nil
    )
    return TimeZoneRules(id: .unknown, table: table)
  }

  private static func zone(_ name: String) throws -> TimeZoneRules {
    try TimeZoneRules.rules(for: TimeZoneID(name))
  }

  // The result of each choice, computed by hand, as seconds since 1970 and offset.
  @Test(arguments: [
    // 2025-03-30T02:30:15.5 in Berlin: 00:30:15Z at +2 is before the gap, and 01:30:15Z is after
    // it.
    (LocalTimeChoice.earlier, 1_743_294_615, 3_600), (.later, 1_743_298_215, 7_200),
    (.compatible, 1_743_298_215, 7_200),
  ])
  func aSkippedTimeIsMovedByTheGap(choice: LocalTimeChoice, seconds: Int64, offset: Int) throws {
    let civil = try CivilDateTime(
      year: 2025,
      month: 3,
      day: 30,
      hour: 2,
      minute: 30,
      second: 15,
      nanosecond: 500_000_000
    )
    let found = try Self.zone("Europe/Berlin").instant(of: civil, choosing: choice)
    let instant = try Instant(secondsSince1970: seconds, nanosecond: 500_000_000)
    #expect(found == OffsetInstant(instant: instant, offsetSeconds: offset))
  }

  @Test func refusalsSayTheTimeTheZoneAndWhy() throws {
    let zone = try Self.zone("Europe/Berlin")
    let spring = try CivilDateTime(year: 2025, month: 3, day: 30, hour: 2)
    let skipped = FormatError.skippedLocalTime("\(spring)", in: zone.id.identifier)
    #expect(throws: skipped) { try zone.instant(of: spring) }
    #expect(skipped.description == "the clocks of Europe/Berlin skip 2025-03-30T02:00:00")
    let autumn = try CivilDateTime(year: 2025, month: 10, day: 26, hour: 2, nanosecond: 7)
    let repeated = FormatError.repeatedLocalTime("\(autumn)", in: zone.id.identifier)
    #expect(throws: repeated) { try zone.instant(of: autumn) }
    #expect(
      repeated.description
        == "the clocks of Europe/Berlin show 2025-10-26T02:00:00.000000007 more than once"
    )
  }

  @Test(arguments: [
    ("Pacific/Apia", 2011, 12, 30, 86_400), ("Pacific/Kwajalein", 1993, 8, 21, 86_400),
  ])
  func aWholeDayMayBeSkipped(name: String, year: Int, month: Int, day: Int, gap: Int) throws {
    let zone = try Self.zone(name)
    for hour in 0..<24 {
      let civil = try CivilDateTime(year: year, month: month, day: day, hour: hour)
      let earlier = try zone.instant(of: civil, choosing: .earlier)
      let later = try zone.instant(of: civil, choosing: .later)
      #expect(later.instant.secondsSince1970 - earlier.instant.secondsSince1970 == Int64(gap))
      #expect(throws: FormatError.skippedLocalTime("\(civil)", in: name)) {
        try zone.instant(of: civil)
      }
      let before = try CivilDateTime(year: year, month: month, day: day - 1, hour: hour)
      let after = try CivilDateTime(year: year, month: month, day: day + 1, hour: hour)
      #expect(try zone.instant(of: before) == earlier)
      #expect(try zone.instant(of: after) == later)
    }
  }

  @Test func offsetsOfSecondsCount() throws {
    // Berlin's local mean time is 53 min 28 s ahead of UTC. On 1893-04-01 its clocks went forward
    // by 6 min 32 s.
    let zone = try Self.zone("Europe/Berlin")
    let last = try CivilDateTime(year: 1893, month: 3, day: 31, hour: 23, minute: 59, second: 59)
    #expect(try zone.instant(of: last).offsetSeconds == 3_208)
    let first = try CivilDateTime(year: 1893, month: 4, day: 1, hour: 0, minute: 6, second: 32)
    #expect(try zone.instant(of: first).offsetSeconds == 3_600)
    let between = try CivilDateTime(year: 1893, month: 4, day: 1, minute: 6, second: 31)
    #expect(throws: FormatError.skippedLocalTime("\(between)", in: "Europe/Berlin")) {
      try zone.instant(of: between)
    }
  }

  @Test func severalTransitionsWithinAnHourAreAllSeen() throws {
    // 01:40:00 on the clock is 00:40Z at +1, then 01:10Z at +0:30, and then 01:20Z at +0:20.
    let zone = Self.rules([(3_000, 1_800), (4_500, 1_200)])
    let civil = try CivilDateTime(year: 1970, month: 1, day: 1, hour: 1, minute: 40)
    #expect(
      try zone.meaning(of: civil)
        == .overlap(
          earlier: OffsetInstant(instant: Instant(secondsSince1970: 2_400), offsetSeconds: 3_600),
          later: OffsetInstant(instant: Instant(secondsSince1970: 4_800), offsetSeconds: 1_200)
        )
    )
    // The clocks go back into this gap a minute later. The times that they show again then are not
    // in a gap.
    let back = Self.rules([(0, 7_200), (60, 3_600)])
    let inGap = try CivilDateTime(year: 1970, month: 1, day: 1, hour: 1, second: 30)
    #expect(throws: FormatError.skippedLocalTime("\(inGap)", in: "Etc/Unknown")) {
      try back.instant(of: inGap)
    }
    let again = try CivilDateTime(year: 1970, month: 1, day: 1, hour: 1, minute: 1, second: 30)
    #expect(try back.instant(of: again).instant.secondsSince1970 == 90)
  }

  @Test(arguments: [
    ("Asia/Tokyo", -9_999, 1, 1, 8, 59, false), ("Asia/Tokyo", 9_999, 12, 31, 23, 59, true),
    ("America/New_York", 9_999, 12, 31, 18, 59, true),
    ("America/New_York", 9_999, 12, 31, 19, 0, false), ("UTC", -9_999, 1, 1, 0, 0, true),
    ("UTC", 9_999, 12, 31, 23, 59, true),
  ])
  func theFirstAndLastYearEndInUTC(
    name: String,
    year: Int,
    month: Int,
    day: Int,
    hour: Int,
    minute: Int,
    isInRange: Bool
  ) throws {
    let civil = try CivilDateTime(year: year, month: month, day: day, hour: hour, minute: minute)
    let zone = try Self.zone(name)
    if isInRange {
      let found = try zone.instant(of: civil)
      let offset = zone.offsetSeconds(at: found.instant)
      #expect(CivilDateTime(found.instant, offsetSeconds: offset) == civil)
    } else {
      let error = #expect(throws: FormatError.self) { try zone.instant(of: civil) }
      guard error?.code == .instantOutOfRange else {
        Issue.record("\(error as Any)")
        return
      }
    }
  }

  // The leap second at the end of 2016 in UTC was at 18:59:60 in New York.
  @Test func secondSixtyIsTakenWhereTheZoneHasALeapSecond() throws {
    let zone = try Self.zone("America/New_York")
    let format = MachineFormat("%F %T")
    let leap = try format.parse("2016-12-31 18:59:60", in: zone)
    let expected = try Instant(secondsSince1970: 1_483_228_799, nanosecond: 999_999_999)
    #expect(leap == OffsetInstant(instant: expected, offsetSeconds: -18_000))
    let error = #expect(throws: FormatError.self) {
      try format.parse("2016-12-31 23:59:60", in: zone)
    }
    #expect(error?.offset == 17)
  }

  @Test(arguments: [
    ("Asia/Tokyo", "9999-12-31 24:00", 253_402_268_400 as Int64?),
    ("America/New_York", "9999-12-31 24:00", nil),
    ("America/New_York", "9999-12-31 20:00", nil),
    ("Asia/Tokyo", "0000-01-01 00:00", -62_167_252_739),
  ])
  func aTextIsReadWithinTheYearsOfUTC(name: String, text: String, seconds: Int64?) throws {
    let format = MachineFormat("%F %R").lenient
    let zone = try Self.zone(name)
    if let seconds {
      #expect(try format.parse(text, in: zone).instant.secondsSince1970 == seconds)
    } else {
      let error = #expect(throws: FormatError.self) { try format.parse(text, in: zone) }
      #expect(error?.offset == 0)
    }
  }

  @Test func transitionsEndWithTheYears() throws {
    let zone = try Self.zone("Europe/Berlin")
    var last = try Instant(secondsSince1970: Instant.validSeconds.upperBound)
    #expect(zone.nextTransition(after: last) == nil)
    // 9999-10-31T01:00:00Z, a Sunday.
    last = try #require(zone.previousTransition(before: last)).instant
    #expect(last.secondsSince1970 == 253_396_947_600)
    #expect(zone.nextTransition(after: last) == nil)
    let first = try Instant(secondsSince1970: Instant.validSeconds.lowerBound)
    #expect(zone.previousTransition(before: first) == nil)
    #expect(zone.nextTransition(after: first)?.before.abbreviation == "LMT")
  }

  @Test func aTransitionIsNeitherAfterNorBeforeItself() throws {
    let zone = try Self.zone("Europe/Berlin")
    let moment = try Instant(secondsSince1970: 1_743_296_400)
    let within = try Instant(secondsSince1970: 1_743_296_400, nanosecond: 1)
    let before = try Instant(secondsSince1970: 1_743_296_399, nanosecond: 999_999_999)
    #expect(zone.nextTransition(after: before)?.instant == moment)
    #expect(zone.nextTransition(after: moment)?.instant != moment)
    #expect(zone.previousTransition(before: within)?.instant == moment)
    #expect(zone.previousTransition(before: moment)?.instant != moment)
  }
}
