import Testing

@testable import MachineTime

struct PosixZoneRuleTests {
  // The moments were computed by hand from the text of the rule and a calendar.
  @Test(arguments: [
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2101-03-27T00:59:59Z", 3_600),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2101-03-27T01:00:00Z", 7_200),
    // South of the equator, the second offset is in use across the new year.
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2101-01-01T00:00:00Z", 39_600),
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2101-07-01T00:00:00Z", 36_000),
    // J60 is March 1 in every year, 59 is February 29 in a leap year.
    ("AAA0BBB,J60/0,J61/0", "2024-02-29T23:59:59Z", 0),
    ("AAA0BBB,J60/0,J61/0", "2024-03-01T00:00:00Z", 3_600),
    ("AAA0BBB,59/0,60/0", "2024-02-29T00:00:00Z", 3_600),
    ("AAA0BBB,59/0,60/0", "2023-03-01T00:00:00Z", 3_600),
    // The change is in the year before or after the year of its day.
    ("AAA0BBB,300/0,J365/167", "2024-01-06T21:59:59Z", 3_600),
    ("AAA0BBB,300/0,J365/167", "2024-01-06T22:00:00Z", 0),
    ("AAA0BBB,0/-24,100/0", "2023-12-30T23:59:59Z", 0),
    ("AAA0BBB,0/-24,100/0", "2023-12-31T00:00:00Z", 3_600),
    // RFC 9636, section 3.3.1: daylight saving time all year long.
    ("EST5EDT,0/0,J365/25", "2024-01-01T04:59:59Z", -14_400),
    ("EST5EDT,0/0,J365/25", "2024-01-01T05:00:00Z", -14_400),
    ("EST5EDT,0/0,J365/25", "2024-07-01T00:00:00Z", -14_400),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2024-03-31T00:59:59Z", -7_200),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2024-03-31T01:00:00Z", -3_600),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2100-12-01T00:00:00Z", 0),
    ("AAA+1:02:03", "2024-01-01T00:00:00Z", -3_723),
  ])
  func clocksFollowTheRule(rule: String, time: String, seconds: Int) throws {
    let parsed = try #require(PosixZoneRule(Array(rule.utf8)[...]))
    let instant = try MachineFormat.rfc3339.parse(time).instant
    #expect(parsed.offset(at: Int(instant.secondsSince1970)).seconds == seconds)
  }

  @Test(arguments: [
    "", "A", "AA1", "AAA", "<AA1", "<>1", "AAA25", "AAA1:60", "AAA1x", "AAA0BBB", "AAA0BBB,M1.1.1",
    "AAA0BBB,M13.1.1,M1.1.1", "AAA0BBB,M1.6.1,M1.1.1", "AAA0BBB,M1.1.7,M1.1.1",
    "AAA0BBB,J0,J1", "AAA0BBB,J366,J1", "AAA0BBB,366,1", "AAA0BBB,1/168,2", "AAA0BBB,1,2,",
    "AAA0BBB,1,2 ", "AAA0BBB,0001,2", "A1A0",
  ])
  func otherTextsAreNoRule(rule: String) {
    #expect(PosixZoneRule(Array(rule.utf8)[...]) == nil)
  }

  // Rules whose changes leave their year, coincide, or have another order in other years.
  @Test(arguments: [
    "CET-1CEST,M3.5.0,M10.5.0/3", "AEST-10AEDT,M10.1.0,M4.1.0/3", "AAA0BBB,300/0,J365/167",
    "AAA0BBB,0/-24,100/0", "AAA0BBB,J365/167,J365/100", "AAA0BBB,J60/0,M3.1.0/0",
    "AAA0BBB,J1/-167,J365/167", "AAA0BBB,365/0,0/0", "AAA-24BBB24,M1.1.0/-167,M12.5.6/167",
    "AAA0BBB,M2.5.0/100,M3.1.0/-100",
  ])
  func changesAreWhereTheOffsetChanges(rule: String) throws {
    let parsed = try #require(PosixZoneRule(Array(rule.utf8)[...]))
    // Every hour from 1999-12-20 to 2005-01-10; all of these change on the hour.
    let hours = Array(stride(from: 945_648_000, to: 1_105_315_200, by: 3_600))
    let expected = hours.filter { parsed.offset(at: $0 - 1) != parsed.offset(at: $0) }
    var found: [Int] = []
    var seconds = 945_648_000 - 1
    while let next = parsed.change(after: seconds), next < 1_105_315_200 {
      found.append(next)
      seconds = next
    }
    #expect(found == expected)
    found = []
    seconds = 1_105_315_200
    while let previous = parsed.change(before: seconds), previous >= 945_648_000 {
      found.append(previous)
      seconds = previous
    }
    #expect(found == expected.reversed())
    #expect(expected.count >= 4)
  }

  // RFC 9636, section 3.3.1, and a rule whose two changes are at the same moment.
  @Test(arguments: [
    ("EST5EDT,0/0,J365/25", "EDT"), ("XXX3EDT4,0/0,J365/23", "EDT"),
    ("AAA0BBB,J60/2,J60/3", "AAA"), ("AAA0", "AAA"),
  ])
  func aRuleOfOneOffsetNeverChanges(rule: String, abbreviation: String) throws {
    let parsed = try #require(PosixZoneRule(Array(rule.utf8)[...]))
    for seconds in stride(from: -377_705_116_800, to: 253_402_300_799, by: 86_400 * 36_525) {
      #expect(parsed.offset(at: seconds).abbreviation == abbreviation)
      #expect(parsed.change(after: seconds) == nil)
      #expect(parsed.change(before: seconds) == nil)
    }
  }

  // The end comes first, after the new year. Until then, last year's start is in effect.
  @Test func aYearBeginsWithWhatTheYearBeforeTheLastLeft() throws {
    let parsed = try #require(PosixZoneRule(Array("AAA0BBB,J365/167,J365/100".utf8)[...]))
    let instant = try MachineFormat.rfc3339.parse("2024-01-02T00:00:00Z").instant
    #expect(parsed.offset(at: Int(instant.secondsSince1970)).abbreviation == "BBB")
  }

  @Test func everyYearBeginsOnItsFirstDay() throws {
    // From the first second of the year to the last hour but one before its last day.
    let parsed = try #require(PosixZoneRule(Array("AAA0BBB,0/0,J365/0".utf8)[...]))
    let wrong = (-9_999...9_999).filter { year in
      let start = CivilCalendar.day(year: year, month: 1, day: 1) * CivilCalendar.secondsPerDay
      return parsed.offset(at: start - 1).abbreviation != "AAA"
        || parsed.offset(at: start).abbreviation != "BBB"
        || parsed.change(before: start + 1) != start
    }
    #expect(wrong.isEmpty)
  }
}
