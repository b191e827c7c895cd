import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct CollationSearchTests {
  // Places from ICU 72.1.
  @Test(arguments: [
    (
      "de", CollationFormat.search, "mueller", "Frau M\u{FC}ller, MUELLER",
      ["M\u{FC}ller", "MUELLER"]
    ),
    ("de", .search, "strasse", "Die Stra\u{DF}e", ["Stra\u{DF}e"]),
    ("fr", .search, "cote", "La C\u{F4}te, c\u{F4}t\u{E9}", ["C\u{F4}te", "c\u{F4}t\u{E9}"]),
    ("sv", .search, "ol", "\u{D6}l och ol", ["ol"]), ("en", .search, "x", "abc", []),
    ("en", .standard, "a", "A a \u{E1}", ["a"]),
    ("en", CollationFormat(strength: .secondary), "a", "A a \u{E1}", ["A", "a"]),
    ("en", .search, "e", "e\u{301}e", ["e\u{301}", "e"]),
    ("en", .numeric, "10", "a10 2", ["10"]), ("en", .search, "\u{AD}", "a\u{AD}b", []),
    ("en", .search, "", "abc", [""]), ("en", .search, "a", "", []), ("en", .search, "", "", [""]),
    ("ko", .search, "\u{AC00}", "\u{AC00}\u{AC01}", ["\u{AC00}"]),
    (
      "ar", .search, "\u{627}\u{62D}\u{645}\u{62F}", "\u{623}\u{62D}\u{645}\u{62F}",
      ["\u{623}\u{62D}\u{645}\u{62F}"]
    ),
    ("en", .search, "\u{1F600}", "a\u{1F600}\u{1F600}", ["\u{1F600}", "\u{1F600}"]),
  ])
  func findsATextInAnother(
    _ locale: String,
    _ format: CollationFormat,
    _ pattern: String,
    _ text: String,
    _ expected: [String]
  ) throws {
    let formatter = try format.formatter(for: LocaleID(locale))
    let found = formatter.ranges(of: pattern, in: text)
    #expect(found.map { String(text[$0]) } == expected)
    #expect(formatter.range(of: pattern, in: text) == found.first)
    #expect(formatter.contains(pattern, in: text) == !expected.isEmpty)
    let bytes = Array(text.utf8)
    let offsets = formatter.utf8Ranges(of: pattern.utf8Span, in: text.utf8Span)
    #expect(offsets.map { String(decoding: bytes[$0], as: UTF8.self) } == expected)
  }

  @Test(arguments: [
    ("fr", "eco", "\u{C9}cole", "\u{C9}co"), ("fr", "col", "\u{C9}cole", nil),
    ("fr", "", "a", ""), ("fr", "a", "", nil), ("de", "strass", "Stra\u{DF}e", "Stra\u{DF}"),
  ])
  func findsABeginning(
    _ locale: String,
    _ prefix: String,
    _ text: String,
    _ expected: String?
  ) throws {
    let formatter = try CollationFormat.search.formatter(for: LocaleID(locale))
    let range = formatter.prefixRange(of: prefix, in: text)
    #expect(range.map { String(text[$0]) } == expected)
    #expect(formatter.hasPrefix(prefix, in: text) == (expected != nil))
    // Only the beginning of a long text is looked at.
    let long = text + String(repeating: "\u{E9}x", count: 100_000)
    if expected != nil {
      #expect(formatter.prefixRange(of: prefix, in: long).map { String(long[$0]) } == expected)
    }
  }

  @Test func findsPlacesInLongTextsAndAfterThem() throws {
    let formatter = try CollationFormat.search.formatter(for: "fr")
    let long = String(repeating: "\u{E9}\u{1F600} ", count: 20_000) + "Ecole"
    let found = formatter.ranges(of: "\u{E9}cole", in: long)
    #expect(found.map { String(long[$0]) } == ["Ecole"])
    // The search keeps no memory of the long text.
    #expect(formatter.estimatedByteCount < 100_000)
    #expect(formatter.ranges(of: "e", in: "a\u{C9}").count == 1)
  }

  @Test func endsForMarksByTheThousand() throws {
    let formatter = try CollationFormat.search.formatter(for: "en")
    let marks = "a" + String(repeating: "\u{301}", count: 20_000)
    #expect(formatter.contains("a", in: marks))
    #expect(!formatter.contains("b", in: marks))
    #expect(formatter.prefixRange(of: "a", in: marks) == marks.startIndex..<marks.endIndex)
    #expect(
      formatter.prefixRange(of: "a", in: "a" + String(repeating: "\u{1F600}", count: 2_000)) != nil
    )
    #expect(formatter.compare(marks, marks + "b") == .ascending)
  }

  // ICU looks for a mark in cubic time, and orders marks in quadratic time.
  @Test func runsOfMarksTakeLinearTime() throws {
    let search = try CollationFormat.search.formatter(for: "en")
    let vietnamese = try CollationFormat.standard.formatter(for: "vi")
    func find(_ count: Int) {
      let text = "xa" + String(repeating: "\u{301}\u{323}", count: count) + "b"
      #expect(!search.contains("\u{300}", in: text))
      #expect(search.ranges(of: "\u{301}", in: text).isEmpty)
      #expect(search.range(of: "b", in: text).map { String(text[$0]) } == "b")
      #expect(search.range(of: "a", in: text).map { text[$0].utf8.count } == 1 + 4 * count)
      let other = text + "c"
      #expect(vietnamese.compare(text, other) == .ascending)
      #expect(vietnamese.sorted([other, text]) == [text, other])
    }
    #expect(ProcessorTime.growsAtMost(10, from: 2_000, to: 8_000, find))
  }

  @Test func findsPlacesBetweenLongRunsOfMarks() throws {
    let search = try CollationFormat.search.formatter(for: "en")
    let letters = ["x", "ab", "\u{4E2D}b", "b"]
    let run = String(repeating: "\u{301}", count: 40)
    let text = letters.map { $0 + run }.joined() + "b"
    let found = search.ranges(of: "b", in: text).map { String(text[$0]) }
    #expect(found == ["b" + run, "b" + run, "b" + run, "b"])
    #expect(search.range(of: "xa", in: text).map { String(text[$0]) } == "x" + run + "a")
  }

  // Each mark of a run decides an order, also after the first 30.
  @Test func ordersLongRunsOfMarks() throws {
    for tag in ["en", "vi"] {
      let order = try CollationFormat.standard.formatter(for: LocaleID(tag))
      let run = "a" + String(repeating: "\u{301}", count: 90)
      for (first, second) in [(run, run + "\u{301}"), (run + "\u{300}", run + "\u{301}")] {
        let isAscending = order.compare(first, second) == .ascending
        #expect(order.compare(second, first) == (isAscending ? .descending : .ascending))
        #expect(isAscending || first.unicodeScalars.last == "\u{300}")
        let keys = (try order.key(of: first), try order.key(of: second))
        #expect((keys.0 < keys.1) == isAscending)
      }
    }
  }
}
