import MachineTime
import TestSupport
import Testing

/// Compares machine formats with `strftime_l`.
struct StrftimeDifferentialTests {
  private static let instants = Scope.ofTests.count(10_000, sample: 10_000, all: 200_000)

  private static let numbers = [
    "C", "y", "g", "V", "U", "W", "m", "d", "e", "j", "u", "w", "H", "k", "I", "l", "M", "S",
  ]
  private static let others = [
    "D", "x", "T", "X", "R", "r", "a", "A", "b", "B", "h", "p", "P", "z", "n", "t", "%", "Od",
    "Oe", "OH", "OI", "Om", "OM", "OS", "Ow", "Oy",
  ]

  /// Directives of machine formats, each with the directive that makes glibc write the same.
  ///
  /// For a year or a century with fewer digits, glibc writes fewer digits. No flag changes that,
  /// only a width does.
  private static var directives: [(ours: String, theirs: String)] {
    var all: [(String, String)] = [
      ("%Y", "%04Y"), ("%0Y", "%04Y"), ("%_Y", "%_4Y"), ("%-Y", "%-Y"), ("%G", "%04G"),
      ("%0G", "%04G"), ("%_G", "%_4G"), ("%-G", "%-G"), ("%F", "%04Y-%m-%d"),
      ("%c", "%a %b %e %H:%M:%S %04Y"),
    ]
    for letter in numbers {
      for flag in ["", "0", "_", "-"] {
        let width = letter == "C" && flag != "-" ? "2" : ""
        let padding = letter == "C" && flag.isEmpty ? "0" : flag
        all.append(("%\(flag)\(letter)", "%\(padding)\(width)\(letter)"))
      }
    }
    return all + others.map { ("%\($0)", "%\($0)") }
  }

  @Test(arguments: [1_391_799_600 as UInt64])
  func glibcWritesTheSameInTheYears0To9999(seed: UInt64) throws {
    var generator = StrptimeGenerator(seed: seed)
    let directives = try Self.directives.map { (try MachineFormat($0.ours), $0.theirs) }
    let ours = try MachineFormat(Self.directives.map(\.ours).joined(separator: "|"))
    let theirs = Self.directives.map(\.theirs).joined(separator: "|")
    for _ in 0..<Self.instants {
      let instant = try generator.instant()
      let offset = generator.offset()
      let clock = CivilDateTime(instant, offsetSeconds: offset)
      guard (0...9_999).contains(clock.year), (0...9_999).contains(clock.date.isoWeek.year) else {
        continue
      }
      let text = ours.string(instant, offsetSeconds: offset)
      guard text != CLibrary.string(clock, offsetSeconds: offset, theirs) else { continue }
      for (format, theirs) in directives {
        #expect(
          format.string(instant, offsetSeconds: offset)
            == CLibrary.string(clock, offsetSeconds: offset, theirs),
          "seed \(seed): \(format) at \(instant)"
        )
      }
      Issue.record("seed \(seed): \(text) at \(instant)")
      return
    }
  }

  @Test(arguments: [("%Y", "5"), ("%0Y", "5"), ("%C", "0"), ("%G", "5"), ("%F", "5-02-07")])
  func glibcWritesAnEarlyYearWithFewerDigits(source: String, theirs: String) throws {
    let clock = try CivilDateTime(year: 5, month: 2, day: 7)
    #expect(CLibrary.string(clock, offsetSeconds: 0, source) == theirs)
    let seconds = CLibrary.seconds(year: 5, month: 2, day: 7)
    let ours = try MachineFormat(source).string(try Instant(secondsSince1970: seconds))
    #expect(ours != theirs && ours.contains("0"))
  }
}
