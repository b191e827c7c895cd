import Testing

@testable import MachineTime

struct PosixZoneRuleTests {
  // The moments follow from the rule's text by hand and calendar.
  @Test(arguments: [
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2101-03-27T00:59:59Z", 3_600),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2101-03-27T01:00:00Z", 7_200),
    // South of the equator the second offset spans the new year.
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2101-01-01T00:00:00Z", 39_600),
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2101-07-01T00:00:00Z", 36_000),
    // J60 is March 1 in every year, 59 is February 29 in a leap year.
    ("AAA0BBB,J60/0,J61/0", "2024-02-29T23:59:59Z", 0),
    ("AAA0BBB,J60/0,J61/0", "2024-03-01T00:00:00Z", 3_600),
    ("AAA0BBB,59/0,60/0", "2024-02-29T00:00:00Z", 3_600),
    ("AAA0BBB,59/0,60/0", "2023-03-01T00:00:00Z", 3_600),
    // The change lies in the year before or after the one its day is in.
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
}
