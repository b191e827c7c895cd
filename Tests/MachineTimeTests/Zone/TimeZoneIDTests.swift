import FoundationEssentials
import Testing

@testable import MachineTime

struct TimeZoneIDTests {
  @Test(arguments: ["UTC", "Europe/Berlin", "Etc/GMT+5", "America/Argentina/Buenos_Aires", "a.b"])
  func wellFormedNamesAreKept(name: String) throws {
    let zone = try TimeZoneID(name)
    #expect(zone.identifier == name)
    #expect(zone == (try TimeZoneID(name)))
    #expect(zone.hashValue == (try TimeZoneID(name)).hashValue)
  }

  @Test(arguments: [
    "", "/etc/passwd", "../../etc/passwd", "Europe/../../passwd", "Europe//Berlin", "Europe/",
    ".", "./UTC", "Europe/.", "Europe\0/Berlin", "Europe Berlin", "Zürich", "EST5EDT,M3.2.0",
    "<+03>-3", ":UTC", "a\\b", "%s", String(repeating: "a", count: 256),
  ])
  func otherNamesThrow(name: String) {
    #expect(throws: FormatError.invalidTimeZoneID(name)) { try TimeZoneID(name) }
  }

  @Test func namesThatDifferInCaseAreDifferent() throws {
    #expect(TimeZoneID("utc") != TimeZoneID.utc)
  }

  @Test(arguments: [
    ("Asia/Tokyo", "Asia/Tokyo"), (":Asia/Tokyo", "Asia/Tokyo"), ("", "UTC"), (":", "UTC"),
    ("/usr/share/zoneinfo/Asia/Tokyo", "Asia/Tokyo"),
    (":/opt/data/zoneinfo/Asia/Tokyo", "Asia/Tokyo"),
  ])
  func theVariableNamesTheZone(variable: String, name: String) throws {
    let zone = try TimeZoneID.current(variable: variable, localTime: "/none", nameFile: "/none")
    #expect(zone.identifier == name)
  }

  @Test(arguments: [
    "EST5EDT,M3.2.0,M11.1.0", "/etc/passwd", "/usr/share/zoneinfo/../../etc/passwd", "../x",
  ])
  func aVariableThatIsNoNameThrows(variable: String) {
    #expect(throws: FormatError.self) {
      try TimeZoneID.current(variable: variable, localTime: "/none", nameFile: "/none")
    }
  }

  @Test(arguments: [
    "/usr/share/zoneinfo/Asia/Tokyo", "../usr/share/zoneinfo/Asia/Tokyo", "second", "./second",
  ])
  func theLinkNamesTheZone(target: String) throws {
    try withFolder { folder in
      try link(folder + "/second", to: "/data/zoneinfo/Asia/Tokyo")
      try link(folder + "/localtime", to: target)
      for variable in [nil, folder + "/localtime"] {
        let zone = try TimeZoneID.current(
          variable: variable,
          localTime: folder + "/localtime",
          nameFile: folder + "/timezone"
        )
        #expect(zone.identifier == "Asia/Tokyo")
      }
    }
  }

  @Test func aLinkToItselfEnds() throws {
    try withFolder { folder in
      let path = folder + "/localtime"
      try link(path, to: "localtime")
      let error = #expect(throws: FormatError.self) { try Self.current(in: folder) }
      #expect(error?.code == .invalidCurrentTimeZone && error?.text == path)
    }
  }

  @Test func theNameFileNamesTheZoneOfACopiedFile() throws {
    try withFolder { folder in
      try Self.copyTokyo(to: folder)
      try write("Asia/Tokyo\n", to: folder + "/timezone")
      #expect(try Self.current(in: folder).identifier == "Asia/Tokyo")
    }
  }

  // Containers get the host's file, but keep the zone name of their image.
  @Test(arguments: ["Etc/UTC\n", "Europe/Atlantis", "../x", "", nil])
  func aCopiedFileWithoutItsNameThrows(name: String?) throws {
    try withFolder { folder in
      try Self.copyTokyo(to: folder)
      if let name { try write(name, to: folder + "/timezone") }
      #expect(throws: FormatError.unnamedCurrentTimeZone(path: folder + "/localtime")) {
        try Self.current(in: folder)
      }
    }
  }

  @Test func aNameFileAloneSaysNothing() throws {
    try withFolder { folder in
      try write("Asia/Tokyo\n", to: folder + "/timezone")
      #expect(try Self.current(in: folder) == .utc)
    }
  }

  private static func current(in folder: String) throws -> TimeZoneID {
    try TimeZoneID.current(
      variable: nil,
      localTime: folder + "/localtime",
      nameFile: folder + "/timezone"
    )
  }

  private static func copyTokyo(to folder: String) throws {
    try FileManager.default.copyItem(
      atPath: "/usr/share/zoneinfo/Asia/Tokyo",
      toPath: folder + "/localtime"
    )
  }

  @Test func withNothingSetTheZoneIsUTC() throws {
    let zone = try TimeZoneID.current(variable: nil, localTime: "/none", nameFile: "/none")
    #expect(zone == .utc)
  }
}

/// Runs `body` with the path of a new folder, and removes the folder.
func withFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: folder) } }
  try body(folder)
}

func link(_ path: String, to target: String) throws {
  try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
}

func write(_ text: String, to path: String) throws {
  #expect(FileManager.default.createFile(atPath: path, contents: Data(text.utf8)))
}
