import ICUOracle
import TestSupport
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

  @Test(arguments: [
    ("BST", "write Europe/London or Asia/Dhaka", "Europe/London"),
    ("AST", "write America/Halifax, Asia/Riyadh or America/Anchorage", "America/Halifax"),
    ("VST", "write Asia/Ho_Chi_Minh", "Asia/Ho_Chi_Minh"),
  ])
  func anAbbreviationIsRefusedWithWhatItMayMean(name: String, end: String, proposal: String) throws
  {
    let error = #expect(throws: FormatError.self) {
      try TimeZoneRules.rules(forAnyNameOf: TimeZoneID(name))
    }
    #expect(error?.code == .unknownTimeZone)
    #expect(
      error?.message
        == "\(name) is an abbreviation and not the name of a time zone; \(end)"
    )
    #expect(error?.proposal == proposal)
  }

  /// Names of three letters that the IANA database has, in `backward` or as links.
  private static let names: Set<String> = [
    "CET", "EET", "EST", "GMT", "HST", "MET", "MST", "PRC", "ROC", "ROK", "UCT", "UTC", "WET",
  ]

  @Test func everyAbbreviationOfICUIsKnown() throws {
    let short = Oracle.zones().filter { name in
      name.utf8.count == 3 && !Self.names.contains(name) && name.allSatisfy(\.isUppercase)
    }
    #expect(Set(short) == Set(LegacyZoneNames.meanings.keys))
    for zone in LegacyZoneNames.meanings.values.joined() {
      #expect(try TimeZoneRules.rules(forAnyNameOf: TimeZoneID(zone)).id.identifier == zone)
    }
  }

  @Test func aZoneThatIsAnOffsetIsWritten() throws {
    let format = DateFormat(date: .omitted, time: .full, zone: "+05:30")
    let instant = try Instant(secondsSince1970: 0)
    #expect(try format.formatter(for: "de").string(instant) == "05:30:00 GMT+05:30")
    let plain = DateFormat(pattern: "HH:mm z", zone: "-03:00")
    #expect(try plain.formatter(for: "en").string(instant) == "21:00 GMT-3")
  }
}
