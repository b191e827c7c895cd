import Testing

@testable import MachineTime

struct TZifReaderTests {
  /// A file with one transition at 1000, from +1 h `A` to +2 h daylight `B`, made field by field.
  struct File {
    var magic = "TZif"
    var version: UInt8 = 0x32
    var transitions: [Int64] = [1_000]
    var indexes: [UInt8] = [1]
    var types: [(seconds: Int32, daylight: UInt8, name: UInt8)] = [(3_600, 0, 0), (7_200, 1, 2)]
    var names: [UInt8] = Array("A\0B\0".utf8)
    var leaps: [(time: Int64, correction: Int32)] = []
    var utcFlags: [UInt8] = []
    var footer = "\nAAA-1\n"

    func bytes() -> [UInt8] {
      if version == 0 { return block(timeSize: 4) }
      var empty = File(version: version)
      empty.transitions = []
      empty.indexes = []
      return empty.block(timeSize: 4) + block(timeSize: 8) + Array(footer.utf8)
    }

    private func block(timeSize: Int) -> [UInt8] {
      var bytes = Array(magic.utf8) + [version] + [UInt8](repeating: 0, count: 15)
      let counts = [
        utcFlags.count, 0, leaps.count, transitions.count, types.count, names.count,
      ]
      for count in counts { bytes += Self.number(Int64(count), 4) }
      for time in transitions { bytes += Self.number(time, timeSize) }
      bytes += indexes
      for type in types {
        bytes += Self.number(Int64(type.seconds), 4) + [type.daylight, type.name]
      }
      bytes += names
      for leap in leaps {
        bytes += Self.number(leap.time, timeSize) + Self.number(Int64(leap.correction), 4)
      }
      return bytes + utcFlags
    }

    private static func number(_ value: Int64, _ size: Int) -> [UInt8] {
      (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
  }

  private func read(_ bytes: [UInt8]) throws(TZifReader.Fault) -> ZoneTable {
    var reader = TZifReader(bytes)
    return try reader.read()
  }

  @Test(arguments: [0x32, 0x33, 0x34, 0x35] as [UInt8])
  func versionsFromTwoOnReadTheSecondBlockAndTheFooter(version: UInt8) throws {
    let table = try read(File(version: version, footer: "\nAAA-3\n").bytes())
    #expect(table.offset(at: 999).abbreviation == "A")
    #expect(table.offset(at: 999).seconds == 3_600)
    #expect(table.offset(at: 1_000).abbreviation == "AAA")
    #expect(table.offset(at: 1_000).seconds == 10_800)
  }

  @Test func versionOneReadsTheFirstBlock() throws {
    let table = try read(File(version: 0).bytes())
    #expect(table.offset(at: 999).seconds == 3_600)
    #expect(
      table.offset(at: 1_000)
        == TimeZoneOffset(seconds: 7_200, isDaylight: true, abbreviation: "B")
    )
  }

  @Test func withAnEmptyFooterTheLastTypeStays() throws {
    #expect(try read(File(footer: "\n\n").bytes()).offset(at: 99_999).seconds == 7_200)
  }

  @Test func leapSecondsAreTakenOut() throws {
    let table = try read(File(leaps: [(500, 1), (900, 2)], footer: "\n\n").bytes())
    #expect(table.transitions == [998])
  }

  @Test(arguments: [
    (File(magic: "TZIF"), "it is not a TZif file"),
    (File(version: 0x31), "its version is unknown"),
    (File(transitions: [5, 5], indexes: [0, 1]), "its transitions are not ascending"),
    (File(indexes: [2]), "a transition has no type"),
    (File(types: []), "its counts contradict one another"),
    (File(names: []), "its counts contradict one another"),
    (File(utcFlags: [0]), "its counts contradict one another"),
    (File(types: [(0, 0, 0), (0, 2, 0)]), "one of its types is out of range"),
    (File(types: [(0, 0, 0), (93_600, 0, 0)]), "one of its types is out of range"),
    (File(types: [(0, 0, 0), (0, 0, 4)]), "one of its types is out of range"),
    (File(names: Array("AAB".utf8)), "one of its types is out of range"),
    (File(leaps: [(9, 1), (9, 2)]), "its leap seconds are not ascending"),
    (File(footer: "\nAAA-1"), "it is cut short"), (File(footer: "AAA-1\n"), "it is cut short"),
    (File(footer: "\nAA-1\n"), "its footer is no rule"),
  ])
  func aFaultyFileIsRefusedWithTheReason(file: File, reason: String) {
    #expect(throws: TZifReader.Fault(reason: reason)) { _ = try read(file.bytes()) }
  }

  @Test func aFileCutAnywhereIsRefused() {
    let bytes = File().bytes()
    for count in 0..<bytes.count {
      #expect(throws: TZifReader.Fault.self) { _ = try read(Array(bytes.prefix(count))) }
    }
  }

  @Test(arguments: ["Europe/Dublin", "America/Nuuk", "Asia/Kathmandu"])
  func noMutationOfASystemFileTraps(name: String) throws {
    let path = "/usr/share/zoneinfo/" + name
    guard case .bytes(let original) = SystemCalls.contents(ofFile: path, limit: 1 << 18) else {
      Issue.record("\(path) cannot be read")
      return
    }
    var generator = SeededGenerator(seed: 4)
    var counts = (read: 0, refused: 0)
    for _ in 0..<34_000 {
      do {
        let table = try read(original.mutated(using: &generator))
        for seconds in [Instant.validSeconds.lowerBound, 0, Instant.validSeconds.upperBound] {
          let offset = table.offset(at: seconds).seconds
          #expect(ZoneTable.validOffsets.contains(offset))
        }
        counts.read += 1
      } catch {
        counts.refused += 1
      }
    }
    #expect(counts.read > 100 && counts.refused > 100)
  }
}
