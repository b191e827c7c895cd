import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct SegmentFormatTests {
  // Boundaries from ICU 72.1.
  @Test(arguments: [
    ("en", SegmentFormat.words, "Don't stop, it's 3.5!", "Don't|stop|it's|3.5"),
    ("en", .characters, "e\u{301}\u{1F1E9}\u{1F1EA}a", "e\u{301}|\u{1F1E9}\u{1F1EA}|a"),
    ("en", .sentences, "Mr. X is here. Yes!", "Mr. |X is here. |Yes!"),
    ("en", .sentences(keepsAbbreviations: true), "Mr. X is here. Yes!", "Mr. X is here. |Yes!"),
    ("en-u-ss-standard", .sentences, "Mr. X is here. Yes!", "Mr. X is here. |Yes!"),
    (
      "en-u-ss-standard", .sentences(keepsAbbreviations: false), "Mr. X is here. Yes!",
      "Mr. |X is here. |Yes!"
    ),
    ("en", .lines, "well-known fact\nend", "well-|known |fact\n|end"),
    (
      "th", .words, "\u{E20}\u{E32}\u{E29}\u{E32}\u{E44}\u{E17}\u{E22}",
      "\u{E20}\u{E32}\u{E29}\u{E32}|\u{E44}\u{E17}\u{E22}"
    ),
    (
      "ja", .words, "\u{6771}\u{4EAC}\u{306B}\u{884C}\u{304F}\u{3002}",
      "\u{6771}\u{4EAC}|\u{306B}|\u{884C}\u{304F}"
    ),
    ("ja", .lines(.loose), "\u{304D}\u{3083}", "\u{304D}|\u{3083}"),
    ("ja", .lines(.strict), "\u{304D}\u{3083}", "\u{304D}\u{3083}"),
    ("ja-u-lb-loose", .lines, "\u{304D}\u{3083}", "\u{304D}|\u{3083}"),
    ("ja-u-lb-loose", .lines(.strict), "\u{304D}\u{3083}", "\u{304D}\u{3083}"),
    ("tlh", .words, "a b", "a|b"), ("en", .words, "", ""), ("en", .words, " ,", ""),
  ])
  func dividesATextIntoPieces(
    _ locale: String,
    _ format: SegmentFormat,
    _ text: String,
    _ expected: String
  ) throws {
    let formatter = try format.formatter(for: LocaleID(locale))
    let pieces = formatter.texts(in: text)
    #expect(pieces.joined(separator: "|") == expected)
    #expect(formatter.count(in: text) == pieces.count)
    let segments = formatter.segments(in: text)
    let bytes = Array(text.utf8)
    let counted = segments.filter(\.isCounted).map {
      String(decoding: bytes[$0.utf8Range], as: UTF8.self)
    }
    #expect(counted == pieces.map(String.init))
    // The segments follow one another, and cover the text.
    #expect(
      segments.map(\.utf8Range.lowerBound) == [0] + segments.map(\.utf8Range.upperBound).dropLast()
        || text.isEmpty
    )
    #expect(segments.last?.utf8Range.upperBound ?? 0 == text.utf8.count)
    let parts = formatter.text(text)
    #expect(parts.string == text)
    #expect(parts.parts.map(\.utf8Range) == segments.map(\.utf8Range))
    #expect(parts.parts.compactMap(\.itemIndex) == Array(0..<pieces.count))
    #expect(formatter.string(text) == text)
  }

  @Test func tellsTheKindsOfSegmentsApart() throws {
    let words = try SegmentFormat.words.formatter(for: "ja")
    #expect(
      words.segments(in: "a 1 \u{30AB} \u{6771}\u{4EAC}").map(\.kind)
        == [.letters, .plain, .number, .plain, .ideographs, .plain, .ideographs]
    )
    let lines = try SegmentFormat.lines.formatter(for: "en")
    #expect(lines.segments(in: "a b\nc").map(\.kind) == [.plain, .mandatoryBreak, .plain])
    let sentences = try SegmentFormat.sentences.formatter(for: "en")
    #expect(sentences.segments(in: "A. B\n").map(\.kind) == [.plain, .separated])
  }

  @Test func endsWhenItsCallerWants() throws {
    let words = try SegmentFormat.words.formatter(for: "en")
    var count = 0
    let text = String(repeating: "word ", count: 10_000)
    words.forEach(in: text.utf8Span) { _ in
      count += 1
      return count < 3
    }
    #expect(count == 3)
    // The iterator keeps no memory of the text.
    #expect(words.estimatedByteCount < 100_000)
    #expect(words.count(in: "one two") == 2)
  }

  @Test func readsMarksByTheThousand() throws {
    let marks = "a" + String(repeating: "\u{301}", count: 20_000)
    #expect(try SegmentFormat.characters.formatter(for: "en").count(in: marks) == 1)
    #expect(try SegmentFormat.words.formatter(for: "en").count(in: marks) == 1)
  }
}
