import FoundationEssentials
import TestSupport
import Testing

@testable import MachineTime

/// Compares every zone of the system with `zdump`, which uses the C library.
struct ZoneOracleTests {
  /// The output of `zdump -v` for one second.
  struct Line {
    let seconds: Int64
    let offset: TimeZoneOffset
  }

  // 1900-01-01 and 2201-01-01, the limits that `zdump` is given.
  private static let first: Int64 = -2_208_988_800
  private static let last: Int64 = 7_289_654_400
  // 2025-01-01: tzdata of any later release has the leap seconds until then.
  private static let withLeapsUntil: Int64 = 1_735_689_600
  private static let step = Scope.ofTests.count(17, sample: 5, all: 1)

  private static func sample(_ names: [String]) -> [String] {
    names.indices.filter { $0 % step == 0 }.map { names[$0] }
  }

  private static func rules(_ name: String) throws -> TimeZoneRules {
    try TimeZoneRules.rules(for: TimeZoneID(name))
  }

  private static func lines(of names: [String]) throws -> [String: [Line]] {
    let command = "zdump -v -c 1900,2201 " + names.joined(separator: " ")
    let output = try #require(CLibrary.output(of: command), "zdump, of libc-bin, did not run")
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    var lines: [String: [Line]] = [:]
    for text in output.split(separator: "\n") {
      let words = text.split(separator: " ")
      guard words.count == 16 else {
        // This is not a civil date. A newer zdump names the function that failed.
        try #require(text.hasSuffix("NULL") || text.contains("time failed)"), "\(text)")
        continue
      }
      let clock = words[4].split(separator: ":").compactMap { Int($0) }
      let month = try #require(months.firstIndex(of: String(words[2])))
      // A newer zdump also writes the first and the last year of the C library.
      let year = try #require(Int(words[5]))
      guard (1_800...2_300).contains(year) else { continue }
      let civil = try CivilDateTime(
        year: year,
        month: month + 1,
        day: #require(Int(words[3])),
        hour: clock[0],
        minute: clock[1],
        second: clock[2]
      )
      let offset = TimeZoneOffset(
        seconds: try #require(Int(words[15].dropFirst("gmtoff=".count))),
        isDaylight: words[14] == "isdst=1",
        abbreviation: String(words[13])
      )
      let line = Line(seconds: try Instant(civil).secondsSince1970, offset: offset)
      lines[String(words[0]), default: []].append(line)
    }
    return lines
  }

  /// Returns one name for each file content: most files are the same zone under an older name.
  private static func distinct(_ names: [String]) throws -> [String] {
    var seen: Set<[UInt8]> = []
    return try names.filter { name in
      let path = "\(SystemZones.folder)/\(name)"
      guard case .bytes(let bytes) = SystemCalls.contents(ofFile: path, limit: 1 << 20) else {
        throw CocoaError(.fileReadUnknown)
      }
      return seen.insert(bytes).inserted
    }
  }

  @Test func everyZoneHasTheTransitionsOfTheCLibrary() throws {
    let names = Self.sample(try Self.distinct(SystemZones.names()))
    #expect(names.count > 300 / Self.step)
    let all = try Self.lines(of: names)
    var count = 0
    for name in names {
      let rules = try Self.rules(name)
      let lines = all[name] ?? []
      var theirs: [Int64] = []
      for (index, line) in lines.enumerated() {
        let isTransition =
          index > 0 && lines[index - 1].seconds == line.seconds - 1
          && lines[index - 1].offset != line.offset
        if isTransition { theirs.append(line.seconds) }
        for seconds in line.seconds...(line.seconds + (isTransition ? 1 : 0)) {
          let instant = try Instant(secondsSince1970: seconds)
          #expect(rules.offset(at: instant) == line.offset, "\(name) \(seconds)")
          #expect(rules.offsetSeconds(at: instant) == line.offset.seconds, "\(name) \(seconds)")
        }
      }
      let found = try Self.transitions(of: rules)
      #expect(found == theirs, "\(name)")
      #expect(try Self.transitionsBackwards(of: rules) == found.reversed(), "\(name)")
      count += found.count
    }
    #expect(count > 60_000 / Self.step)
  }

  private static func transitions(of rules: TimeZoneRules) throws -> [Int64] {
    var found: [Int64] = []
    var instant = try Instant(secondsSince1970: first, nanosecond: 1)
    while let next = rules.nextTransition(after: instant) {
      instant = next.instant
      guard instant.secondsSince1970 < last else { break }
      found.append(instant.secondsSince1970)
      #expect(next.before != next.after)
      #expect(next.after == rules.offset(at: instant))
      let second = try Instant(secondsSince1970: instant.secondsSince1970 - 1)
      #expect(next.before == rules.offset(at: second))
    }
    return found
  }

  private static func transitionsBackwards(of rules: TimeZoneRules) throws -> [Int64] {
    var found: [Int64] = []
    var instant = try Instant(secondsSince1970: last)
    while let previous = rules.previousTransition(before: instant) {
      instant = previous.instant
      guard instant.secondsSince1970 > first else { break }
      found.append(instant.secondsSince1970)
    }
    return found
  }

  /// Compares with trying every offset that the zone ever has, without using the transitions.
  @Test func localTimesNearEveryTransitionMeanWhatTryingEveryOffsetSays() throws {
    var counts = (unique: 0, gap: 0, overlap: 0)
    for name in Self.sample(try SystemZones.names()) {
      let rules = try Self.rules(name)
      let transitions = try Self.transitions(of: rules).filter { $0 < 2_145_916_800 }
      let offsets = Set(
        try ([Self.first] + transitions).map {
          rules.offsetSeconds(at: try Instant(secondsSince1970: $0))
        }
      )
      for transition in transitions {
        let instant = try Instant(secondsSince1970: transition)
        let after = rules.offsetSeconds(at: instant)
        let before = rules.offsetSeconds(at: try Instant(secondsSince1970: transition - 1))
        let low = min(before, after)
        let high = max(before, after)
        for offset in Set([low - 1, low, (low + high) / 2, high - 1, high]) {
          let civil = CivilDateTime(instant, offsetSeconds: offset)
          let readings = try offsets.map { try Instant(civil, offsetSeconds: $0) }
            .filter { CivilDateTime($0, offsetSeconds: rules.offsetSeconds(at: $0)) == civil }
            .sorted()
          switch try rules.meaning(of: civil) {
          case .unique(let only):
            #expect(readings == [only.instant], "\(name) \(civil)")
            counts.unique += 1
          case .overlap(let earlier, let later):
            #expect(readings.count > 1, "\(name) \(civil)")
            #expect(readings.first == earlier.instant && readings.last == later.instant)
            #expect(earlier.offsetSeconds == rules.offsetSeconds(at: earlier.instant))
            #expect(later.offsetSeconds == rules.offsetSeconds(at: later.instant))
            counts.overlap += 1
          case .gap(let gap):
            #expect(readings.isEmpty, "\(name) \(civil)")
            let start = CivilDateTime(gap.instant, offsetSeconds: gap.before.seconds)
            let end = CivilDateTime(gap.instant, offsetSeconds: gap.after.seconds)
            let clock = civil.clockSecondsSince1970
            #expect(start.clockSecondsSince1970 <= clock && clock < end.clockSecondsSince1970)
            counts.gap += 1
          }
        }
      }
    }
    #expect(min(counts.unique, counts.gap, counts.overlap) > 10_000 / Self.step)
  }

  // Files with leap seconds end where the list of leap seconds ends, and have no footer.
  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: SystemZones.folder + "/right"),
      "the system has no zones with leap seconds; in Debian 13 they are in tzdata-legacy"
    )
  )
  func zonesWithLeapSecondsChangeWhenTheirTwinsDo() throws {
    for name in Self.sample(try SystemZones.names(in: "/right")) {
      let withLeaps = try ZoneFolders.read(TimeZoneID("right/" + name), in: [SystemZones.folder])
      let twin = try ZoneFolders.read(TimeZoneID(name), in: [SystemZones.folder])
      let transitions = try Self.transitions(of: twin).filter { $0 < Self.withLeapsUntil }
      let found = try Self.transitions(of: withLeaps).filter { $0 < Self.withLeapsUntil }
      #expect(found == transitions, "\(name)")
      for seconds in [Self.first] + transitions {
        let instant = try Instant(secondsSince1970: seconds)
        #expect(withLeaps.offset(at: instant) == twin.offset(at: instant), "\(name) \(seconds)")
      }
    }
  }

  @Test(arguments: ["zone.tab", "zone1970.tab", "tzdata.zi", "leapseconds", "iso3166.tab"])
  func otherFilesOfTheFolderAreNoZones(name: String) throws {
    let id = try TimeZoneID(name)
    #expect(
      throws: FormatError.invalidTimeZoneData(
        id.identifier,
        reason: Reason("not-a-tzif-file", "it is not a TZif file")
      )
    ) { try ZoneFolders.read(id, in: [SystemZones.folder]) }
  }
}
