import Testing

@testable import MachineTime

struct TimeZoneRulesTests {
  // Offsets from `zdump -v` on tzdata 2025b; after 2037, from the rules in tzdata's text form.
  @Test(arguments: [
    ("America/Mexico_City", "2025-07-01T12:00:00Z", -21_600, false, "CST"),
    ("America/Mexico_City", "2100-07-01T12:00:00Z", -21_600, false, "CST"),
    ("America/Coyhaique", "2025-07-01T12:00:00Z", -10_800, false, "-03"),
    ("Africa/Cairo", "2025-07-01T12:00:00Z", 10_800, true, "EEST"),
    ("Africa/Cairo", "2022-07-01T12:00:00Z", 7_200, false, "EET"),
    ("Asia/Kathmandu", "2025-07-01T12:00:00Z", 20_700, false, "+0545"),
    ("Asia/Kathmandu", "1985-12-31T18:29:59Z", 19_800, false, "+0530"),
    ("Asia/Kathmandu", "1985-12-31T18:30:00Z", 20_700, false, "+0545"),
    ("Australia/Lord_Howe", "2025-07-01T12:00:00Z", 37_800, false, "+1030"),
    ("Australia/Lord_Howe", "2150-01-01T12:00:00Z", 39_600, true, "+11"),
    ("Europe/Dublin", "2025-07-01T12:00:00Z", 3_600, false, "IST"),
    ("Europe/Dublin", "2025-01-01T12:00:00Z", 0, true, "GMT"),
    ("Europe/Dublin", "2200-07-01T12:00:00Z", 3_600, false, "IST"),
    ("Europe/Dublin", "2200-12-01T12:00:00Z", 0, true, "GMT"),
    ("Europe/Berlin", "1800-01-01T00:00:00Z", 3_208, false, "LMT"),
    ("Europe/Berlin", "2025-03-30T00:59:59Z", 3_600, false, "CET"),
    ("Europe/Berlin", "2025-03-30T01:00:00Z", 7_200, true, "CEST"),
    ("Europe/Berlin", "2025-10-26T00:59:59Z", 7_200, true, "CEST"),
    ("Europe/Berlin", "2025-10-26T01:00:00Z", 3_600, false, "CET"),
    ("Europe/Berlin", "9999-07-01T00:00:00Z", 7_200, true, "CEST"),
    ("America/Nuuk", "2025-07-01T12:00:00Z", -3_600, true, "-01"),
    ("America/Nuuk", "2101-01-01T12:00:00Z", -7_200, false, "-02"),
    ("America/New_York", "2040-03-11T06:59:59Z", -18_000, false, "EST"),
    ("America/New_York", "2040-03-11T07:00:00Z", -14_400, true, "EDT"),
    ("Pacific/Apia", "2011-12-30T09:59:59Z", -36_000, true, "-10"),
    ("Pacific/Apia", "2011-12-30T10:00:00Z", 50_400, true, "+14"),
    ("Asia/Almaty", "2025-07-01T12:00:00Z", 18_000, false, "+05"),
    ("Etc/GMT+5", "2025-07-01T12:00:00Z", -18_000, false, "-05"),
    ("UTC", "2025-07-01T12:00:00Z", 0, false, "UTC"),
  ])
  func clocksStandAsTheDataSays(
    name: String,
    time: String,
    seconds: Int,
    isDaylight: Bool,
    abbreviation: String
  ) throws {
    let instant = try MachineFormat.rfc3339.parse(time).instant
    let zone = try TimeZoneRules.rules(for: TimeZoneID(name))
    #expect(
      zone.offset(at: instant)
        == TimeZoneOffset(seconds: seconds, isDaylight: isDaylight, abbreviation: abbreviation)
    )
    #expect(zone.offsetSeconds(at: instant) == seconds)
  }

  @Test(arguments: ["Europe/Atlantis", "Europe", "US/Berlin", "utc0"])
  func anUnknownZoneThrowsAndIsNeverUTC(name: String) throws {
    let id = try TimeZoneID(name)
    #expect(throws: FormatError.unknownTimeZone(id.identifier)) { try TimeZoneRules.rules(for: id) }
  }

  @Test func aFileThatIsNoZoneThrows() throws {
    let id = TimeZoneID("zone.tab")
    #expect(
      throws: FormatError.invalidTimeZoneData(
        id.identifier,
        reason: Reason("not-a-tzif-file", "it is not a TZif file")
      )
    ) { try TimeZoneRules.rules(for: id) }
  }

  @Test func withoutAnyFolderTheErrorNamesThePackage() throws {
    let id = TimeZoneID("Europe/Berlin")
    let error = #expect(throws: FormatError.self) {
      try ZoneFolders.read(id, in: ["/none/a", "/none/b"])
    }
    #expect(error == .missingTimeZoneData(folders: ["/none/a", "/none/b"]))
    #expect(error?.message.contains("tzdata") == true)
  }

  @Test func aFileBeyondTheBoundThrows() throws {
    try withFolder { folder in
      try write(String(repeating: "x", count: 1 << 18 + 1), to: folder + "/Big")
      let id = TimeZoneID("Big")
      #expect(
        throws: FormatError.invalidTimeZoneData(
          id.identifier,
          reason: Reason("longer-than", "it is longer than \(262_144) bytes")
        )
      ) { try ZoneFolders.read(id, in: [folder]) }
    }
  }

  @Test func theVersionComesFromEitherFile() throws {
    try withFolder { folder in
      #expect(ZoneFolders.version(in: [folder]) == nil)
      try write(
        "# version 2025b\n# more\n" + String(repeating: "R", count: 500),
        to: folder + "/tzdata.zi"
      )
      #expect(ZoneFolders.version(in: ["/none", folder]) == "2025b")
      try write("2026a\n", to: folder + "/+VERSION")
      #expect(ZoneFolders.version(in: [folder]) == "2026a")
    }
  }

  @Test func rulesAreReadOnceAndKept() throws {
    let id = TimeZoneID("Europe/Berlin")
    #expect(try TimeZoneRules.rules(for: id) === TimeZoneRules.rules(for: id))
  }
}
