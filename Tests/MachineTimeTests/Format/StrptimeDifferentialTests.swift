import MachineTime
import TestSupport
import Testing

/// Compares machine formats with `strptime_l` and `timegm`.
struct StrptimeDifferentialTests {
  private static let pairs = Scope.ofTests.count(30_000, sample: 30_000, all: 1_000_000)
  static let textsOfAFormat = 10

  /// The number of texts with each result.
  private struct Counts {
    var read = 0
    var refusedByBoth = 0
    var laxness: [Laxness: Int] = [:]
    var differences: [StrptimeTrace.Difference: Int] = [:]
  }

  @Test(arguments: [1 as UInt64])
  func glibcReadsTheSameOrForgivesWhatTheDocumentationLists(seed: UInt64) throws {
    var generator = StrptimeGenerator(seed: seed)
    var counts = Counts()
    var failures: [String] = []
    for _ in 0..<Self.pairs / Self.textsOfAFormat {
      let source = generator.format()
      let format = try MachineFormat(source)
      let items = StrptimeItem.items(of: source)
      for _ in 0..<Self.textsOfAFormat {
        let text = try generator.text(format, items)
        if let failure = Self.compare(format, items, text, &counts) {
          failures.append("\(source.debugDescription) \(text.debugDescription): \(failure)")
        }
      }
      if failures.count > 20 { break }
    }
    #expect(failures.isEmpty, "seed \(seed):\n\(failures.joined(separator: "\n"))")
    #expect(counts.read > Self.pairs / 5)
    #expect(counts.refusedByBoth > Self.pairs / 50)
    for kind in Laxness.allCases { #expect(counts.laxness[kind] ?? 0 > 0, "\(kind)") }
    for kind in StrptimeTrace.Difference.allCases {
      #expect(counts.differences[kind] ?? 0 > 0, "\(kind)")
    }
  }

  @Test(arguments: ["%Y %U %w", "%Y %W %u", "%C%y %U %a %T", "%W %A %C %y", "%Y %U %u"])
  func glibcReadsTheWeeksOfAYearAlike(source: String) throws {
    var generator = StrptimeGenerator(seed: 9)
    let format = try MachineFormat(source)
    for _ in 0..<3_000 {
      let text = format.string(try generator.instant())
      let ours = try format.parse(text).instant.secondsSince1970
      #expect(CLibrary.parse(text, source)?.seconds == ours, "\(text)")
    }
  }

  @Test func glibcIgnoresTheWeeksOfISO8601() {
    let seconds = CLibrary.parse("2014-02-07", "%Y-%m-%d")?.seconds
    #expect(CLibrary.parse("2013-10 99 2014-02-07", "%G-%V %g %Y-%m-%d")?.seconds == seconds)
  }

  /// Compares the two results for a text; returns nil if they are as the documentation says.
  private static func compare(
    _ format: MachineFormat,
    _ items: [StrptimeItem],
    _ text: String,
    _ counts: inout Counts
  ) -> String? {
    let ours = Result { () throws(FormatError) in try format.parse(text).instant }
    let theirs = CLibrary.parse(text, format.source)
    let quirks = quirks(of: items)
    guard var trace = StrptimeTrace(items, Array(text.utf8)), theirs != nil || !quirks.isEmpty
    else {
      counts.refusedByBoth += 1
      if theirs != nil { return "glibc reads what the trace does not" }
      guard case .success = ours else { return nil }
      counts.differences[.digitBehindSpaces, default: 0] += 1
      return quirks.contains(.digitBehindSpaces) ? nil : "glibc refuses what was read"
    }
    let strict = trace.strictSeconds()
    guard case .success(let instant) = ours else {
      for kind in trace.laxness { counts.laxness[kind, default: 0] += 1 }
      return trace.laxness.isEmpty ? "refused for no listed reason: \(ours)" : nil
    }
    counts.read += 1
    guard trace.laxness.isEmpty else {
      counts.differences[.digitBehindSpaces, default: 0] += 1
      let isKnown = quirks.contains(.digitBehindSpaces)
      return isKnown ? nil : "read in spite of \(trace.laxness)"
    }
    let isLeapSecond = instant.nanosecond == 999_999_999
    guard instant.secondsSince1970 + (isLeapSecond ? 1 : 0) == strict else {
      return "read as \(instant), not \(strict ?? 0)"
    }
    if quirks.contains(.secondDirectiveWithO) {
      counts.differences[.secondDirectiveWithO, default: 0] += 1
      return theirs == nil ? nil : "glibc reads two directives with O"
    }
    let differences = trace.differences
    for kind in differences { counts.differences[kind, default: 0] += 1 }
    guard let theirs, theirs.consumed == trace.position,
      theirs.seconds == trace.glibcSeconds ?? theirs.seconds
    else {
      return "glibc has \(theirs.debugDescription), the trace \(trace.glibcSeconds ?? 0)"
    }
    let agrees = theirs.seconds == instant.secondsSince1970
    return agrees || !differences.isEmpty ? nil : "\(instant), glibc has \(theirs.seconds)"
  }

  /// Returns the reasons why glibc may refuse or misread a text that a format with these items
  /// writes.
  private static func quirks(of items: [StrptimeItem]) -> Set<StrptimeTrace.Difference> {
    var quirks: Set<StrptimeTrace.Difference> = []
    for (item, next) in zip(items, items.dropFirst())
    where item.isNumber(padding: UInt8(ascii: "_")) && next.beginsWithDigit {
      quirks.insert(.digitBehindSpaces)
    }
    if items.count(where: { $0.isNumber(padding: UInt8(ascii: "O")) }) > 1 {
      quirks.insert(.secondDirectiveWithO)
    }
    return quirks
  }
}
