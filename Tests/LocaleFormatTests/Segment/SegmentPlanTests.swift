import ICU
import TestSupport
import Testing

@testable import LocaleFormat

/// Tests what plans of words and characters divide, and that their proof refuses other rules.
@Suite struct SegmentPlanTests {
  private static let takesAt = ICUFacts.current.takesAtForLetter
  private static let usual = SegmentPlan.Pieces.words(
    .init(joinsByColon: false, hasAtAsLetter: takesAt)
  )
  private static let swedish = SegmentPlan.Pieces.words(
    .init(joinsByColon: true, hasAtAsLetter: takesAt)
  )

  private static func pieces(_ wanted: SegmentPlan.Pieces, _ text: String) -> [String]? {
    var start = 0
    var pieces: [String] = []
    let bytes = Array(text.utf8)
    let isDivided = SegmentPlan(wanted).forEachEnd(in: bytes.span) { end, rule in
      pieces.append(String(decoding: bytes[start..<end], as: UTF8.self) + "\(rule / 100)")
      start = end
      return true
    }
    return isDivided ? pieces : nil
  }

  // Pieces, each with the hundreds of the rule's status, as in ICU 72.1.
  @Test(
    arguments: [
      ("can't 3.5, a.b", ["can't2", " 0", "3.51", ",0", " 0", "a.b2"]),
      (
        "a1 1a 1_a a_1 __ _",
        ["a11", " 0", "1a2", " 0", "1_a2", " 0", "a_11", " 0", "__2", " 0", "_0"]
      ),
      (
        "a:b 1:2 1,a a,b",
        [
          "a2", ":0", "b2", " 0", "11", ":0", "21", " 0", "11", ",0", "a2", " 0",
          "a2", ",0", "b2",
        ]
      ),
      ("'a' 1. a''b", ["'0", "a2", "'0", " 0", "11", ".0", " 0", "a2", "'0", "'0", "b2"]),
      (
        "\u{439}\u{3C9}\u{E9}\u{2019}x \u{2013}\r\n\n",
        ["\u{439}\u{3C9}\u{E9}\u{2019}x2", " 0", "\u{2013}0", "\r\n0", "\n0"]
      ),
      ("", []), ("e\u{301}", nil), ("\u{4E2D}", nil), ("a\u{AD}b", nil), ("\u{5D0}", nil),
    ] as [(String, [String]?)]
  )
  func dividesWords(_ text: String, _ expected: [String]?) {
    #expect(Self.pieces(Self.usual, text) == expected)
  }

  @Test func dividesByTheOtherRules() {
    #expect(Self.pieces(Self.swedish, "EU:n 1:2") == ["EU:n2", " 0", "11", ":0", "21"])
    #expect(Self.pieces(.characters, "\u{E9}\r\n\r") == ["\u{E9}0", "\r\n0", "\r0"])
    let refused = SegmentPlan(refused: .difference)
    #expect(!refused.forEachEnd(in: "a".utf8.span) { _, _ in true })
  }

  @Test(
    arguments: [
      ("en", .words, usual), ("ja", .words, usual), ("sv", .words, swedish),
      ("fi", .words, swedish), ("en_US_POSIX", .words, nil),
      ("en", .characters, .characters), ("en", .lines, nil),
    ] as [(String, SegmentFormat, SegmentPlan.Pieces?)]
  )
  func findsTheRulesOfALanguage(
    _ name: String,
    _ format: SegmentFormat,
    _ pieces: SegmentPlan.Pieces?
  ) throws {
    let kind: BreakHandle.Kind =
      switch format.kind {
      case .character: .character
      case .word: .word
      default: .line
      }
    let claim = SegmentPlan.Claim(kind: format.kind, name: name)
    let breaks = try BreakHandle(kind, locale: name)
    #expect(try SegmentPlan.compile(claim, provedBy: breaks).pieces == pieces)
  }

  // Every four classes of characters are in it.
  @Test func theProbeIsComplete() {
    let classes = String(decoding: SegmentPlan.probe(), as: UTF8.self).unicodeScalars
      .map { WordClass(of: $0) }
    let windows = Set(
      zip(zip(classes, classes.dropFirst()), zip(classes.dropFirst(2), classes.dropFirst(3)))
        .map { [$0.0.0, $0.0.1, $0.1.0, $0.1.1] }
    )
    let count = WordClass.allCases.count - 1
    #expect(windows.count == count * count * count * count && !classes.contains(.unknown))
  }

  @Test func isCompiledAfterManyTexts() throws {
    let words = try SegmentFormat.words.formatter(for: "it")
    #expect(words.planState == .untried)
    #expect(words.count(in: String(repeating: "ein Wort ", count: 5_000)) == 10_000)
    #expect(words.planState == .compiled)
    #expect(words.count(in: "ein Wort, zwei Worte") == 4)
    // The next one has it at once.
    #expect(try SegmentFormat.words.formatter(for: "it").planState == .compiled)
    #expect(try SegmentFormat.lines.formatter(for: "it").planState == .refused(.rules))
  }
}
