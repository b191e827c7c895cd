import ICU
import TestSupport
import Testing

@testable import LocaleFormat

/// Tests what a plan of an order decides, what it leaves to ICU, and that its proof refuses a wrong
/// one.
@Suite struct CollationPlanTests {
  private static func collator(
    _ locale: String,
    _ change: (inout CollatorHandle.Attributes) -> Void = { _ in }
  ) throws -> CollatorHandle {
    var attributes = CollatorHandle.Attributes()
    change(&attributes)
    return try CollatorHandle(locale: locale, attributes)
  }

  private static func compare(
    _ plan: CollationPlan,
    _ first: String,
    _ second: String
  ) -> CollationOrder? {
    plan.compare(first.utf8.span, second.utf8.span)
  }

  // The order in Swedish, also by accents and case alone.
  @Test(arguments: [
    ("Olsson", "\u{D6}stlund", CollationOrder.ascending), ("z", "\u{E5}", .ascending),
    ("\u{E9}", "e", .descending), ("ea", "\u{E9}", .descending), ("resume", "Resume", .ascending),
    ("Resumes", "resume", .descending), ("\u{E6}", "\u{E4}", .descending),
    ("stra\u{DF}e", "strasse", .descending), ("a-b", "ab", .ascending),
    ("d\u{2019}Est", "d'Est", .descending), ("", "", .same), ("", "a", .ascending),
    ("x", "x", .same),
  ])
  func comparesLatinTexts(_ first: String, _ second: String, _ expected: CollationOrder) throws {
    let plan = try CollationPlan.compile(of: Self.collator("sv"))
    #expect(plan.refusal == nil)
    #expect(Self.compare(plan, first, second) == expected)
    #expect(Self.compare(plan, second, first)?.rawValue == -expected.rawValue)
  }

  @Test(arguments: [
    ("da", "baa", "bz"), ("cs", "ch", "d"), ("hu", "dzsa", "dzb"), ("root", "e\u{301}", "f"),
    ("root", "e", "e\u{301}"), ("root", "x\u{431}", "x\u{432}"), ("root", "l\u{B7}", "m"),
    ("root", "a\u{AD}", "b"), ("root", "\u{431}a", "\u{431}b"),
    ("es@collation=traditional", "lla", "lo"),
  ])
  func leavesOtherTextsToICU(_ locale: String, _ first: String, _ second: String) throws {
    let plan = try CollationPlan.compile(of: Self.collator(locale))
    #expect(plan.refusal == nil)
    #expect(Self.compare(plan, first, second) == nil)
    #expect(Self.compare(plan, second, first) == nil)
  }

  @Test(arguments: [
    ([0x80], [0x81]), ([0x61, 0x80], [0x61, 0x81]), ([0xC3], [0xC3, 0xA5]), ([0xFF], [0x61]),
    ([0xE2, 0x80], [0xE2, 0x80, 0x99]), ([0xC0, 0xA1], [0x61]),
  ])
  func leavesBytesThatAreNotUTF8ToICU(_ first: [UInt8], _ second: [UInt8]) throws {
    let plan = try CollationPlan.compile(of: Self.collator("sv"))
    #expect(plan.compare(first.span, second.span) == nil)
    #expect(plan.compare(second.span, first.span) == nil)
    #expect(plan.prefix(of: first.span) == nil)
    #expect(!plan.forEachMatch(of: [0x61].span, in: first.span) { _ in true })
    #expect(!SegmentPlan(.characters).forEachEnd(in: first.span) { _, _ in true })
  }

  // The levels that the tables do not have: a difference above them is decided, and equality not.
  @Test func leavesOtherLevelsToICU() throws {
    let changes: [(inout CollatorHandle.Attributes) -> Void] = [
      { $0.caseFirst = .upper }, { $0.caseLevel = true }, { $0.isBackwards = true },
      { $0.strength = .quaternary }, { $0.strength = .identical },
    ]
    for change in changes {
      let plan = try CollationPlan.compile(of: Self.collator("en", change))
      #expect(Self.compare(plan, "a", "b") == .ascending)
      #expect(Self.compare(plan, "\u{C4}b", "a\u{308}b") == nil)
    }
    let backwards = try CollationPlan.compile(of: Self.collator("fr_CA"))
    #expect(Self.compare(backwards, "cot\u{E9}", "c\u{F4}te") == nil)
    let primary = try CollationPlan.compile(of: Self.collator("en") { $0.strength = .primary })
    #expect(Self.compare(primary, "R\u{E9}sum\u{E9}", "resume") == .same)
    let numeric = try CollationPlan.compile(of: Self.collator("en") { $0.isNumeric = true })
    #expect(Self.compare(numeric, "a10", "a9") == nil)
    let shifted = try CollationPlan.compile(of: Self.collator("en") { $0.isShifted = true })
    #expect(Self.compare(shifted, "a-b", "ab") == nil)
  }

  // Elements do not tell what is reordered; the micro sign is a Greek letter.
  @Test(
    arguments: [
      ("el", nil), ("en", [.script("Grek"), .digits]), ("en", [.digits, .currencies]),
      ("en", [.script("Latn"), .digits]),
    ] as [(String, [CollationGroup]?)]
  )
  func ordersAlikeWithAndWithoutAPlan(_ locale: String, _ groups: [CollationGroup]?) throws {
    let format = CollationFormat(reordering: groups)
    let formatter = try format.formatter(for: LocaleID(locale))
    let texts = ["a", "1", "$", "-", " ", "\u{B5}", "+", "\u{E5}"]
    let orders = texts.map { first in texts.map { formatter.compare(first, $0) } }
    try formatter.compilePlan()
    #expect(formatter.planState == .compiled)
    #expect(texts.map { first in texts.map { formatter.compare(first, $0) } } == orders)
  }

  // The plan of another order must not pass the proof.
  @Test func theProofRefusesAWrongPlan() throws {
    for (own, other) in [("sv", "en"), ("en", "sv"), ("de", "de@collation=phonebook")] {
      let (own, other) = (try Self.collator(own), try Self.collator(other))
      let letters = try CollatedLetters(of: own, isNumeric: false)
      let plan = try #require(CollationPlan(letters, try own.attributes))
      #expect(try plan.equals(own, letters))
      #expect(try !plan.equals(other, letters))
    }
  }

  @Test func prefixesAreInTheOrderOfTheTexts() throws {
    let plan = try CollationPlan.compile(of: Self.collator("sv"))
    let texts = ["", "a", "aa", "abcdef", "abcdefg", "b", "z", "\u{E5}"]
    let prefixes = texts.map { plan.prefix(of: $0.utf8.span) ?? .max }
    #expect(prefixes == prefixes.sorted() && prefixes.last != .max)
    #expect(prefixes[3] == prefixes[4], "only six weights are in a prefix")
    #expect(plan.prefix(of: "ab\u{431}".utf8.span) == nil)
    #expect(plan.prefix(of: "abcdef\u{301}".utf8.span) == nil)
  }

  @Test(arguments: [
    ("fr", "cote", "La C\u{F4}te, la cote", [3..<8, 13..<17] as [Range<Int>]?),
    ("de", "ss", "Stra\u{DF}e ssa", [4..<6, 8..<10]), ("de", "s", "\u{DF}s", [2..<3]),
    ("de", "\u{E4}", "aA\u{E4}", [0..<1, 1..<2, 2..<4]), ("sv", "a", "\u{E5}\u{E4}", []),
    ("fr", "x", "", []), ("fr", "\u{2019}a", "d\u{2019}Aix", [1..<5]), ("fr", "c", "c\u{327}", nil),
    ("da", "a", "aa", nil), ("en", "\r", "\r\n", nil),
    ("fr", String(repeating: "\u{E9}", count: 100), String(repeating: "e", count: 99), []),
    ("en", String(repeating: "a", count: 1_025), String(repeating: "a", count: 1_030), nil),
  ])
  func searchesLatinTexts(
    _ locale: String,
    _ pattern: String,
    _ text: String,
    _ expected: [Range<Int>]?
  ) throws {
    let collator = try Self.collator(locale) { $0.strength = .primary }
    let plan = try CollationPlan.compile(of: collator)
    var ranges: [Range<Int>] = []
    let isSearched = plan.forEachMatch(of: pattern.utf8.span, in: text.utf8.span) {
      ranges.append($0)
      return true
    }
    #expect((isSearched ? ranges : nil) == expected)
  }

  // Letters of other scripts are in no match of Latin ones. ICU looks for a pattern with them in a text with
  // the same script, or with a mark, and where a contraction begins before them.
  @Test(arguments: [
    ("\u{D6}", "\u{5C71}o\u{436}\u{D6}", [3..<4, 6..<8] as [Range<Int>]?), ("\u{436}", "abc", []),
    ("ab", "a\u{436}b", []), ("a\u{AE40}", "\u{3B1}\u{5D0}\u{646}\u{44F} a", []),
    ("\u{AE40}", "\u{5C71}", nil), ("\u{436}", "\u{416}uk", nil),
    ("\u{436}", "\u{436}\u{306}", nil),
    ("a", "\u{438}\u{306}a", nil), ("a", "l\u{436}a", nil), ("a", "\u{E01}a", nil),
    ("a", "\u{30FC}a", nil), ("a", "\u{640}a", nil),
  ])
  func searchesTextsWithOtherScripts(
    _ pattern: String,
    _ text: String,
    _ expected: [Range<Int>]?
  ) throws {
    let collator = try Self.collator("root@collation=search") { $0.strength = .primary }
    let plan = try CollationPlan.compile(of: collator, forSearching: true)
    var ranges: [Range<Int>] = []
    let isSearched = plan.forEachMatch(of: pattern.utf8.span, in: text.utf8.span) {
      ranges.append($0)
      return true
    }
    #expect((isSearched ? ranges : nil) == expected)
  }

  @Test(arguments: ["en", "de", "ar", "ja", "ko", "zh", "ru", "el", "he", "da", "th"])
  func everyLanguageSearchesOtherScripts(_ language: String) throws {
    let collator = try Self.collator(language + "@collation=search") { $0.strength = .primary }
    let plan = try CollationPlan.compile(of: collator, forSearching: true)
    #expect(plan.otherScripts == [.greek, .cyrillic, .hebrew, .arabic, .eastAsian])
    #expect(try CollationPlan.compile(of: collator).otherScripts == [])
  }

  @Test(
    arguments: [
      (0x3BC, [.cyrillic, .hebrew, .arabic, .eastAsian]),
      (0x5C71, [.greek, .cyrillic, .hebrew, .arabic]),
      (0x61, [.greek, .cyrillic, .hebrew, .arabic, .eastAsian]),
    ] as [(UInt16, OtherScripts)]
  )
  func leavesScriptsThatShareAWeightToICU(_ unit: UInt16, _ apart: OtherScripts) throws {
    let collator = try Self.collator("root")
    var letters: [CollatedLetters.Letter] = []
    try collator.forEachCharacter(of: [unit]) {
      let elements = Array($0.elements ?? [])
      letters = [.init(place: 0, unit: 0xB5, elements: elements, starts: false, follows: false)]
    }
    #expect(try OtherScripts(apartFrom: CollatedLetters(letters: letters), in: collator) == apart)
  }

  @Test func isCompiledAfterManyComparisons() throws {
    let format = CollationFormat(caseFirst: .lower)
    let formatter = try format.formatter(for: "sv")
    let size = formatter.estimatedByteCount
    #expect(formatter.planState == .untried)
    _ = formatter.sorted((0..<100).map { "\($0)" })
    #expect(formatter.planState == .untried)
    let names = (0..<8_000).map { "name \($0 &* 7_919 % 8_000)" }
    #expect(formatter.sorted(names) == names.sorted())
    #expect(formatter.planState == .compiled && formatter.estimatedByteCount > size)
  }

  // Meanwhile one of the threads compiles the plan.
  @Test func isCompiledWhileOthersCompare() throws {
    let formatter = try CollationFormat(caseFirst: .upper).formatter(for: "nb")
    let names = ["Aase", "\u{C5}se", "Bj\u{F8}rn", "Zo\u{EB}", "bj\u{F6}rn", "\u{410}"]
    let expected = names.map { first in names.map { formatter.compare(first, $0) } }
    let wrong = Counter()
    inThreads(4) { _ in
      for _ in 0..<1_500 {
        for (row, first) in names.enumerated() where formatter.orders(first, names) != expected[row]
        {
          wrong.add()
        }
      }
    }
    #expect(wrong.value == 0 && formatter.planState == .compiled)
  }
}

extension CollationFormat.Formatter {
  fileprivate func orders(_ first: String, _ names: [String]) -> [CollationOrder] {
    names.map { compare(first, $0) }
  }
}
