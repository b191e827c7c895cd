import MachineTime
import TestSupport
import Testing

/// Checks that reading takes time in proportion to the length of the text, for any text.
///
/// A limit in seconds would not show it, since other tests use the processor at any time. The test
/// compares the thread's own time for a text that is ten times as long. It takes about ten times as
/// long if each byte is read a bounded number of times, and a hundred times as long if each byte is
/// read once for every byte before it.
struct LinearTimeTests {
  private static let standards: [MachineFormat] = [
    .rfc3339, .rfc5322, .http, .cookie, .iso8601, .iso8601Basic, .iso8601Week, .iso8601Ordinal,
    .toml, .rfc9557, .temporal,
  ]

  /// Whether ten times the text takes less than forty times the time, in at least one of three
  /// attempts.
  private static func isLinear(
    _ part: String,
    after start: String,
    _ read: (String) throws(FormatError) -> Void
  ) -> Bool {
    func time(_ count: Int) -> Duration {
      let text = start + String(repeating: part, count: count)
      return ProcessorTime.measure {
        do throws(FormatError) { try read(text) } catch { #expect(error.offset != nil) }
      }
    }
    return (0..<3).contains { _ in
      let long = time(20_000)
      // Less than 2 ms for about 50,000 bytes is too short to compare, and is linear.
      return long < .milliseconds(2) || long < time(2_000) * 40
    }
  }

  /// The comparison of lengths that other tests use.
  @Test func quadraticTimeIsNoticed() {
    func count(_ size: Int) {
      var sum = 0
      for first in 0..<size { for second in 0..<size { sum &+= first ^ second } }
      #expect(sum >= 0)
    }
    #expect(!ProcessorTime.growsAtMost(8, from: 50, to: 400, count))
  }

  @Test(arguments: [
    "(", " ", "9", "a", ":", "-", "9 ", "Sun", "Nov ", "()", "\\", "\0", "09:55:06 ", "[", "[_a=b]",
    "+", "T", "[a", "\u{2212}", "2014-02-07T12.", ".", "0", "\r\n ", "\u{E9}",
  ])
  func ofTexts(part: String) {
    let starts = [
      "", "Fri, 21 Nov 1997 ", "Fri, 21 Nov 1997 09:55:06 ", "Sun Nov ", "2014-02-07T12:00:00",
      "2014-02-07T12:00:00Z",
    ]
    for format in Self.standards.flatMap({ [$0, $0.lenient] }) {
      for start in starts {
        let isLinear = Self.isLinear(part, after: start) { text throws(FormatError) in
          _ = try format.parse(text)
        }
        #expect(isLinear, "\(format) \(start)")
      }
    }
  }

  @Test(arguments: ["%F %T", "%s", "%.f", "%Y-%m-%dT%H:%M:%S%.f%z", "%y %j", "%A", " %Y"])
  func ofTextsReadByDirectives(source: String) throws {
    let format = try MachineFormat(source)
    for part in ["9", " ", "a", ".", "-"] {
      for reader in [format, format.lenient] {
        let isLinear = Self.isLinear(part, after: "") { text throws(FormatError) in
          _ = try reader.parse(text)
        }
        #expect(isLinear, "\(reader) \(part)")
      }
    }
  }

  @Test(arguments: ["%d", "%d ", " ", "%n", "x", "%f", "%Od", "%%", "%"])
  func ofDirectives(part: String) {
    let isLinear = Self.isLinear(part, after: "") { source throws(FormatError) in
      _ = try MachineFormat(source)
    }
    #expect(isLinear)
  }

  @Test(arguments: ["d", "dd ", " ", "'", "''", "'x'", "S", "EEEE", "x"])
  func ofPatterns(part: String) {
    let isLinear = Self.isLinear(part, after: "") { source throws(FormatError) in
      _ = try MachineFormat(pattern: source)
    }
    #expect(isLinear)
  }
}
