import TestSupport
import Testing

@testable import MachineTime

struct TZifReaderTests {
  /// A file with one transition at 1000, from +1 h `A` to +2 h `BBB`; each field can be set.
  struct File {
    var magic = "TZif"
    var version: UInt8 = 0x32
    var transitions: [Int64] = [1_000]
    var indexes: [UInt8] = [1]
    var types: [(seconds: Int32, daylight: UInt8, name: UInt8)] = [(3_600, 0, 0), (7_200, 0, 2)]
    var names: [UInt8] = Array("A\0BBB\0".utf8)
    var leaps: [(time: Int64, correction: Int32)] = []
    var utcFlags: [UInt8] = []
    var footer = "\nBBB-2\n"

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
    let footer = "\nBBB-2CCC,M3.5.0,M10.5.0\n"
    let table = try read(File(version: version, footer: footer).bytes())
    #expect(table.offset(at: 999).abbreviation == "A")
    #expect(table.offset(at: 999).seconds == 3_600)
    #expect(table.offset(at: 1_000).abbreviation == "BBB")
    // 2025-07-01
    #expect(table.offset(at: 1_751_371_200).abbreviation == "CCC")
    #expect(table.offset(at: 1_751_371_200).seconds == 10_800)
  }

  @Test func versionOneReadsTheFirstBlock() throws {
    let table = try read(File(version: 0).bytes())
    #expect(table.offset(at: 999).seconds == 3_600)
    #expect(
      table.offset(at: 1_000)
        == TimeZoneOffset(seconds: 7_200, isDaylight: false, abbreviation: "BBB")
    )
  }

  @Test func withAnEmptyFooterTheLastTypeStays() throws {
    #expect(try read(File(footer: "\n\n").bytes()).offset(at: 99_999).seconds == 7_200)
  }

  @Test func leapSecondsAreTakenOut() throws {
    let table = try read(File(leaps: [(500, 1), (900, 2), (1_100, 3)], footer: "\n\n").bytes())
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
    (File(types: [(0, 0, 0), (0, 0, 6)]), "one of its types is out of range"),
    (File(names: Array("AAB".utf8)), "one of its types is out of range"),
    (File(leaps: [(9, 1), (9, 2)]), "its leap seconds are not ascending"),
    (File(leaps: [(500, 1), (900, 3)]), "its leap seconds are not single seconds"),
    (File(leaps: [(500, 2)]), "its leap seconds are not single seconds"),
    (File(leaps: [(500, 1), (900, 1)]), "its leap seconds are not single seconds"),
    (
      File(version: 0x34, leaps: [(500, 1), (900, 1), (950, 2)]),
      "its leap seconds are not single seconds"
    ),
    (File(footer: "\nBBB-2"), "it is cut short"), (File(footer: "BBB-2\n"), "it is cut short"),
    (File(footer: "\nBBB-1\n"), "its footer contradicts its last transition"),
    (File(footer: "\nCCC-2\n"), "its footer contradicts its last transition"),
    // More than a day only from version 3 on: RFC 9636, section 3.3.1.
    (File(footer: "\nBBB-2CCC,M3.5.0/-1,M10.5.0\n"), "its footer is not a rule"),
    (File(footer: "\nBBB-2CCC,M3.5.0,M10.5.0/25\n"), "its footer is not a rule"),
    (File(footer: "\nAA-1\n"), "its footer is not a rule"),
  ])
  func aFaultyFileIsRefusedWithTheReason(file: File, reason: String) {
    let fault = #expect(throws: TZifReader.Fault.self) { _ = try read(file.bytes()) }
    #expect(fault?.reason.description == reason)
  }

  @Test(arguments: ["T", "TZ", "20", "# tz", String(repeating: "x", count: 44)])
  func aTextIsRefusedForWhatItIs(text: String) {
    let reason = "TZif".hasPrefix(text) ? "it is cut short" : "it is not a TZif file"
    let fault = #expect(throws: TZifReader.Fault.self) { _ = try read(Array(text.utf8)) }
    #expect(fault?.reason.description == reason)
  }

  @Test func versionThreeReadsItsExtensionOfFooters() throws {
    // From October 1 to December 31; one change is an hour earlier, the other two days later.
    let footer = "\nBBB-2CCC,J274/-1,J365/48\n"
    // Its one transition is in June.
    let file = File(version: 0x33, transitions: [15_000_000], footer: footer)
    let table = try read(file.bytes())
    #expect(try abbreviation(table, "2024-09-30T20:59:59Z") == "BBB")
    #expect(try abbreviation(table, "2024-09-30T21:00:00Z") == "CCC")
    #expect(try abbreviation(table, "2025-01-01T20:59:59Z") == "CCC")
    #expect(try abbreviation(table, "2025-01-01T21:00:00Z") == "BBB")
  }

  // RFC 9636, section 3.2: from version 4 on, the leap seconds may begin in the middle. Their last
  // entry may only say until when they are known.
  @Test func versionFourReadsLeapSecondsWithoutTheirStartAndWithTheirEnd() throws {
    let leaps: [(Int64, Int32)] = [(900, 27), (950, 28), (2_000, 28)]
    let file = File(
      version: 0x34,
      transitions: [800, 1_000, 3_000],
      indexes: [1, 0, 1],
      leaps: leaps,
      footer: "\n\n"
    )
    #expect(try read(file.bytes()).transitions == [773, 972, 2_972])
  }

  @Test func aFirstBlockOfTheRightSizeMayHoldAnything() throws {
    var bytes = File().bytes()
    for index in 44..<44 + 18 { bytes[index] = 0xff }
    #expect(try read(bytes) == read(File().bytes()))
  }

  @Test func whatFollowsTheFooterIsNotLookedAt() throws {
    #expect(try read(File().bytes() + [0, 1, 2]) == read(File().bytes()))
  }

  @Test func withoutTransitionsTheFooterCountsForEver() throws {
    let file = File(transitions: [], indexes: [], footer: "\nCCC-3\n")
    let table = try read(file.bytes())
    #expect(table.offset(at: Instant.validSeconds.lowerBound).abbreviation == "CCC")
    #expect(table.offset(at: Instant.validSeconds.upperBound).abbreviation == "CCC")
  }

  @Test func withoutTransitionsAndFooterTheFirstTypeCountsForEver() throws {
    let table = try read(File(transitions: [], indexes: [], footer: "\n\n").bytes())
    #expect(table.offset(at: Instant.validSeconds.upperBound).abbreviation == "A")
  }

  @Test func anUnknownLocalTimeIsNamedSo() throws {
    let file = File(names: Array("-00\0BBB\0".utf8), footer: "\n\n")
    var unknown = file
    unknown.types = [(0, 0, 0), (7_200, 0, 4)]
    let offset = try read(unknown.bytes()).offset(at: 0)
    #expect(offset == TimeZoneOffset(seconds: 0, isDaylight: false, abbreviation: "-00"))
  }

  @Test func aTransitionThatChangesNothingIsNone() throws {
    var file = File(transitions: [1_000, 2_000, 3_000], indexes: [1, 2, 0], footer: "\n\n")
    // The third type has the end of the second's name: names may share bytes.
    file.types = [(3_600, 0, 0), (7_200, 0, 3), (7_200, 0, 3)]
    let table = try read(file.bytes())
    #expect(table.transitions == [1_000, 3_000])
    #expect(table.offset(at: 2_500).abbreviation == "BB")
    #expect(table.change(after: 1_000) == 3_000)
    #expect(table.change(before: 3_000) == 1_000)
  }

  @Test func aLastTransitionThatChangesNothingStillDelaysTheRule() throws {
    // 2024-01-01; the rule alone would have a change in 1970.
    let file = File(
      transitions: [1_000, 1_704_067_200],
      indexes: [1, 1],
      footer: "\nBBB-2CCC,M3.5.0,M10.5.0\n"
    )
    let table = try read(file.bytes())
    #expect(try abbreviation(table, "2023-07-01T00:00:00Z") == "BBB")
    #expect(try abbreviation(table, "2024-07-01T00:00:00Z") == "CCC")
    #expect(table.change(after: 1_000) == 1_711_843_200)
    #expect(table.change(before: 1_711_843_200) == 1_000)
  }

  @Test func transitionsBeyondTheInstantsAreTakenOut() throws {
    let file = File(
      transitions: [.min, .max - 1, .max],
      indexes: [1, 0, 1],
      footer: "\nBBB-2CCC,M3.5.0,M10.5.0\n"
    )
    let table = try read(file.bytes())
    #expect(table.transitions.isEmpty)
    #expect(table.offset(at: 0).abbreviation == "BBB")
    #expect(table.change(after: 0) == nil)
    #expect(table.change(before: Instant.validSeconds.upperBound) == nil)
  }

  private func abbreviation(_ table: ZoneTable, _ time: String) throws -> String {
    let seconds = try MachineFormat.rfc3339.parse(time).instant.secondsSince1970
    return table.offset(at: seconds).abbreviation
  }

  @Test(arguments: present(["Europe/Dublin", "America/Nuuk", "right/Asia/Kathmandu"]))
  func aSystemFileCutAnywhereIsRefused(name: String) throws {
    let bytes = try systemFile(name)
    for count in bytes.indices {
      #expect(throws: TZifReader.Fault.self) { _ = try read(Array(bytes.prefix(count))) }
    }
  }

  @Test(arguments: present(["Asia/Kathmandu", "right/Asia/Tokyo", "America/Nuuk"]))
  func noChangeOfASingleByteTraps(name: String) throws {
    let original = try systemFile(name)
    var refused = 0
    let values: [UInt8] = [0, 1, 0x0a, 0x7f, 0x80, 0xff]
    for index in original.indices {
      for value in values + [original[index] ^ 1, original[index] &+ 1] {
        var bytes = original
        bytes[index] = value
        do {
          try exercise(TimeZoneRules(id: .utc, table: read(bytes)))
        } catch {
          refused += 1
        }
      }
    }
    #expect(refused > 100)
  }

  private func exercise(_ rules: TimeZoneRules) throws(TZifReader.Fault) {
    for seconds in [Instant.validSeconds.lowerBound, 0, Instant.validSeconds.upperBound] {
      let instant = Instant(uncheckedSeconds: seconds, nanosecond: 0)
      _ = rules.offset(at: instant)
      _ = rules.nextTransition(after: instant)
      _ = rules.previousTransition(before: instant)
      do throws(FormatError) {
        _ = try rules.meaning(of: CivilDateTime(instant))
      } catch {
        guard error.code == .instantOutOfRange else {
          Issue.record(error)
          return
        }
      }
    }
  }

  /// Returns the names of zones that the system has.
  ///
  /// In Debian 13 the folder `right`, whose files have leap seconds, is in the package
  /// tzdata-legacy. Few systems have it installed.
  private static func present(_ names: [String]) -> [String] {
    names.filter { name in
      guard name.hasPrefix("right/") else { return true }
      if case .bytes = SystemCalls.contents(ofFile: "/usr/share/zoneinfo/" + name, limit: 1 << 18) {
        return true
      }
      return false
    }
  }

  private func systemFile(_ name: String) throws -> [UInt8] {
    let path = "/usr/share/zoneinfo/" + name
    guard case .bytes(let bytes) = SystemCalls.contents(ofFile: path, limit: 1 << 18) else {
      throw TZifReader.Fault(reason: Reason("unreadable", "\(path) cannot be read"))
    }
    return bytes
  }

  @Test func aFileCutAnywhereIsRefused() {
    let bytes = File().bytes()
    for count in 0..<bytes.count {
      #expect(throws: TZifReader.Fault.self) { _ = try read(Array(bytes.prefix(count))) }
    }
  }

  @Test(arguments: ["Europe/Dublin", "America/Nuuk", "Asia/Kathmandu"])
  func noMutationOfASystemFileTraps(name: String) throws {
    let original = try systemFile(name)
    var generator = SplitMix(seed: 4)
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
