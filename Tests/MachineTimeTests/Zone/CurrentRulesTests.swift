import FoundationEssentials
import Testing

@testable import MachineTime

struct CurrentRulesTests {
  private static let folder = "/usr/share/zoneinfo/"

  private static func current(
    _ variable: String?,
    localTime: String = "/none",
    nameFile: String = "/none"
  ) throws -> TimeZoneRules {
    try TimeZoneRules.current(variable: variable, localTime: localTime, nameFile: nameFile)
  }

  private static func table(_ name: String) throws -> ZoneTable {
    try TimeZoneRules.rules(for: TimeZoneID(name)).table
  }

  private static func copy(_ name: String, to path: String) throws {
    try FileManager.default.copyItem(atPath: folder + name, toPath: path)
  }

  @Test(arguments: [
    ("Asia/Tokyo", "Asia/Tokyo"), (":Asia/Tokyo", "Asia/Tokyo"), ("UTC", "UTC"),
    (folder + "Asia/Tokyo", "Asia/Tokyo"), (":" + folder + "Asia/Tokyo", "Asia/Tokyo"),
  ])
  func aNameOrAPathIntoTheFolderGivesTheZoneOfThatName(variable: String, name: String) throws {
    let rules = try Self.current(variable)
    #expect(rules.id.identifier == name)
    #expect(rules.table == (try Self.table(name)))
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: folder + "EST5EDT"),
      "the system has no zone whose name is a rule; in Debian 13 they are in tzdata-legacy"
    )
  )
  func aFileOfTheNameWinsOverTheRule() throws {
    try aNameOrAPathIntoTheFolderGivesTheZoneOfThatName(variable: "EST5EDT", name: "EST5EDT")
  }

  @Test(arguments: ["", ":"])
  func anEmptyVariableMeansUTC(variable: String) throws {
    #expect(try Self.current(variable, localTime: Self.folder + "Asia/Tokyo").id == .utc)
  }

  @Test func withNothingSetTheZoneIsUTC() throws {
    #expect(try Self.current(nil) === TimeZoneRules.utc)
  }

  // The offsets on 2025-07-01 and on 2025-01-01.
  @Test(arguments: [
    ("EST5EDT,M3.2.0,M11.1.0", -14_400, -18_000), (":<+0330>-3:30", 12_600, 12_600),
    ("JST-9", 32_400, 32_400), ("UTC0", 0, 0),
    ("AAA+1:02:03BBB+0:02:03,J1/-24,J100/167", -3_723, -123),
  ])
  func aRuleHasNoName(variable: String, july: Int, january: Int) throws {
    let rules = try Self.current(variable)
    #expect(rules.offsetSeconds(at: try Instant(secondsSince1970: 1_751_371_200)) == july)
    #expect(rules.offsetSeconds(at: try Instant(secondsSince1970: 1_735_689_600)) == january)
    #expect(rules.id.identifier == "Etc/Unknown")
    #expect(throws: FormatError.unknownTimeZone("Etc/Unknown")) {
      try TimeZoneRules.rules(for: rules.id)
    }
  }

  @Test func anyFileMayBeNamedByItsPath() throws {
    try withFolder { folder in
      try Self.copy("Asia/Tokyo", to: folder + "/mine")
      let rules = try Self.current(folder + "/mine")
      #expect(rules.table == (try Self.table("Asia/Tokyo")))
      #expect(rules.id == .unknown)
    }
  }

  @Test func anUnknownZoneIsAnErrorAndNeverUTC() throws {
    #expect(throws: FormatError.unknownTimeZone("Europe/Atlantis")) {
      try Self.current("Europe/Atlantis")
    }
    #expect(throws: FormatError.invalidTimeZoneID(":../x y")) { try Self.current(":../x y") }
    #expect(throws: FormatError.invalidTimeZoneID("EST5EDT,M3")) {
      try Self.current("EST5EDT,M3")
    }
    #expect(
      throws: FormatError.invalidTimeZoneData(
        "zone.tab",
        reason: Reason("not-a-tzif-file", "it is not a TZif file")
      )
    ) { try Self.current("zone.tab") }
  }

  @Test func aFileThatIsMissingOrNoZoneIsAnError() throws {
    try withFolder { folder in
      let path = folder + "/localtime"
      try link(path, to: folder + "/gone")
      let missing = FormatError.invalidCurrentTimeZone(
        path,
        reason: Reason("no-such-file", "the file does not exist")
      )
      #expect(throws: missing) { try Self.current(nil, localTime: path) }
      #expect(throws: missing) { try Self.current(path) }
      try write("TZ=UTC", to: folder + "/text")
      #expect(
        throws: FormatError.invalidCurrentTimeZone(
          folder + "/text",
          reason: Reason("not-a-tzif-file", "it is not a TZif file")
        )
      ) { try Self.current(nil, localTime: folder + "/text") }
    }
  }

  @Test func theLinkedFileIsReadAndNamedByTheLink() throws {
    try withFolder { folder in
      let path = folder + "/localtime"
      try link(path, to: Self.folder + "Asia/Tokyo")
      for variable in [nil, path] {
        let rules = try Self.current(variable, localTime: path)
        #expect(rules.id.identifier == "Asia/Tokyo")
        #expect(rules.table == (try Self.table("Asia/Tokyo")))
      }
    }
  }

  @Test(arguments: [
    ("Asia/Tokyo\n", "Asia/Tokyo"), ("Europe/Berlin\n", "Etc/Unknown"), ("", "Etc/Unknown"),
  ])
  func aCopyHasTheNameInTheNameFileIfThatAgrees(text: String, name: String) throws {
    try withFolder { folder in
      try Self.copy("Asia/Tokyo", to: folder + "/localtime")
      try write(text, to: folder + "/timezone")
      let rules = try Self.current(
        nil,
        localTime: folder + "/localtime",
        nameFile: folder + "/timezone"
      )
      #expect(rules.id.identifier == name)
      #expect(rules.table == (try Self.table("Asia/Tokyo")))
    }
  }

  @Test func theFolderVariableMayBeRelativeOrEmpty() async {
    await #expect(processExitsWith: .success) {
      try withFolder { folder in
        try Self.copy("Asia/Tokyo", to: folder + "/Mine")
        #expect(FileManager.default.changeCurrentDirectoryPath(folder))
        CLibrary.setEnvironment("TZDIR", "./")
        let mine = try TimeZoneRules.rules(for: TimeZoneID("Mine"))
        #expect(mine.table == (try Self.table("Asia/Tokyo")))
        CLibrary.setEnvironment("TZDIR", "")
        #expect(throws: Never.self) { try TimeZoneRules.rules(for: TimeZoneID("Asia/Seoul")) }
      }
    }
  }
}
