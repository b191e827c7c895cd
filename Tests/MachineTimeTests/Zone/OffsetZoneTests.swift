import Testing

@testable import MachineTime

struct OffsetZoneTests {
  @Test(arguments: [
    ("+03:00", "+03:00", 10_800), ("UTC+3", "+03:00", 10_800), ("gmt-0330", "-03:30", -12_600),
    ("+5", "+05:00", 18_000), ("UT+05:45", "+05:45", 20_700), ("UTC\u{2212}3", "-03:00", -10_800),
    ("+930", "+09:30", 34_200), ("-00:00", "+00:00", 0), ("-23:59", "-23:59", -86_340),
  ])
  func anOffsetIsAZone(text: String, name: String, seconds: Int) throws {
    let zone = try #require(TimeZoneID(offset: text))
    #expect(zone.identifier == name)
    #expect(zone.offsetSeconds == seconds)
    #expect(try TimeZoneID(name) == zone)
    let rules = try TimeZoneRules.rules(for: zone)
    #expect(rules.offsetSeconds(at: .now()) == seconds)
    #expect(rules.id == zone)
  }

  @Test(arguments: [
    "", "3", "UTC", "UTC3", "+", "+24:00", "+1:60", "+1:2", "+12345", "+01:00:00", "+1:", "EST+5",
    "Etc/GMT+5", "+a", "\u{E2}+3", "utc utc+3", "+٣",
  ])
  func anotherTextIsNone(text: String) { #expect(TimeZoneID(offset: text) == nil) }

  @Test(arguments: ["+3:00", "+24:00", "+03:60", "-00:00", "+03:00:00", "03:00", "*03:00"])
  func onlyOneFormIsAName(text: String) {
    #expect(throws: FormatError.invalidTimeZoneID(text)) { try TimeZoneID(text) }
  }

  // POSIX has the opposite sign in TZ.
  @Test(arguments: ["+03:00", ":+03:00"])
  func theVariableHasNoSuchZone(text: String) {
    #expect(throws: FormatError.invalidTimeZoneID(text)) {
      try TimeZoneRules.current(variable: text, localTime: "/none", nameFile: "/none")
    }
    #expect(throws: FormatError.invalidTimeZoneID(text)) {
      try TimeZoneID.current(variable: text, localTime: "/none", nameFile: "/none")
    }
  }

  @Test func theOffsetStandsInTheBrackets() throws {
    let zone = try TimeZoneRules.rules(for: "+05:30")
    let text = MachineFormat.rfc9557.string(try Instant(secondsSince1970: 0), in: zone)
    #expect(text == "1970-01-01T05:30:00+05:30[+05:30]")
    #expect(try MachineFormat.rfc9557.parseZoned(text).zoneOffsetSeconds == 19_800)
  }

  @Test(arguments: [
    ("europe/london", "Europe/London" as String?),
    ("AMERICA/ARGENTINA/BUENOS-AIRES", "America/Argentina/Buenos_Aires"),
    ("america/new york", "America/New_York"), ("utc", "UTC"), ("Europe/London", nil),
    ("Europe/Atlantis", nil), ("europe", nil), ("../zoneinfo/europe/london", nil), ("", nil),
    ("a/b/c/d", nil),
  ])
  func aNameInAnotherCaseIsFound(text: String, name: String?) {
    #expect(TimeZoneID.suggestion(for: text)?.identifier == name)
  }
}
