import Testing

@testable import LocaleFormat
@testable import MachineTime

struct TimeZoneNamesTests {
  /// Returns the system's rules as if its data had only one of a zone's names.
  private func rules(of name: String, having only: String) throws -> TimeZoneRules {
    try TimeZoneRules.rules(forAnyNameOf: TimeZoneID(name)) { id throws(FormatError) in
      guard id.identifier == only else { throw .unknownTimeZone(id.identifier) }
      // The rules do not matter here. The system may have the zone only under its new name.
      return TimeZoneRules(id: id, table: TimeZoneRules.utc.table)
    }
  }

  // From the file `backward` of the IANA database.
  @Test(arguments: [
    ("US/Pacific", "America/Los_Angeles"), ("Asia/Calcutta", "Asia/Kolkata"),
    ("Asia/Kolkata", "Asia/Calcutta"), ("Europe/Kiev", "Europe/Kyiv"),
    ("America/Buenos_Aires", "America/Argentina/Buenos_Aires"), ("GB", "Europe/London"),
  ])
  func aNameThatTheSystemLacksIsFoundByAnother(name: String, kept: String) throws {
    #expect(try rules(of: name, having: kept).id.identifier == kept)
  }

  @Test(arguments: ["Europe/Atlantis", "America/Coyhaique", "EST5EDT4", "x"])
  func anUnknownZoneIsNamedInTheErrorAsItWasGiven(name: String) throws {
    #expect(throws: FormatError.unknownTimeZone(name)) {
      try rules(of: name, having: "Etc/Nowhere")
    }
  }

  @Test func otherErrorsAreNotAskedAbout() throws {
    let id = TimeZoneID("US/Pacific")
    let fault = FormatError.invalidTimeZoneData(
      "US/Pacific",
      reason: Reason("cut-short", "it is cut short")
    )
    #expect(throws: fault) {
      try TimeZoneRules.rules(forAnyNameOf: id) { _ throws(FormatError) in throw fault }
    }
  }
}
