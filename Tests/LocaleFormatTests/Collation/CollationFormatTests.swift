import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct CollationFormatTests {
  // Orders from ICU 72.1.
  @Test(arguments: [
    (
      "sv", CollationFormat(), ["z", "\u{F6}", "o", "\u{E5}", "\u{E4}"], "o z \u{E5} \u{E4} \u{F6}"
    ),
    ("de", .standard, ["z", "\u{F6}", "o", "\u{E4}"], "\u{E4} o \u{F6} z"),
    (
      "de-u-co-phonebk", .standard, ["\u{C4}rger", "Adam", "Afrika"], "Adam \u{C4}rger Afrika"
    ),
    (
      "de", CollationFormat(type: .phonebook), ["\u{C4}rger", "Adam", "Afrika"],
      "Adam \u{C4}rger Afrika"
    ),
    ("de", .standard, ["\u{C4}rger", "Adam", "Afrika"], "Adam Afrika \u{C4}rger"),
    ("es-u-co-trad", .standard, ["cz", "ch", "d"], "cz ch d"),
    ("en", .standard, ["a10", "a9", "A9"], "a10 a9 A9"),
    ("en", .numeric, ["a10", "a9", "A9"], "a9 A9 a10"),
    ("en-u-kn", .standard, ["10", "9"], "9 10"),
    ("en-u-kn-true", CollationFormat(numeric: false), ["10", "9"], "10 9"),
    ("en", CollationFormat(caseFirst: .upper), ["a", "A"], "A a"),
    ("da", .standard, ["a", "A"], "A a"), ("en-u-kf-upper", .standard, ["a", "A"], "A a"),
    ("fr-CA", .standard, ["cot\u{E9}", "c\u{F4}te"], "c\u{F4}te cot\u{E9}"),
    ("fr", .standard, ["c\u{F4}te", "cot\u{E9}"], "cot\u{E9} c\u{F4}te"),
    ("fr", CollationFormat(backwards: true), ["cot\u{E9}", "c\u{F4}te"], "c\u{F4}te cot\u{E9}"),
    ("yue-HK", .standard, ["\u{4E8C}", "\u{4E00}"], "\u{4E00} \u{4E8C}"),
    (
      "en", CollationFormat(reordering: [.script("Cyrl"), .digits]), ["a", "1", "\u{431}"],
      "\u{431} 1 a"
    ),
    ("en-u-kr-cyrl-digit", .standard, ["a", "1", "\u{431}"], "\u{431} 1 a"),
    ("en-u-kr-nope-ks-what-co-what", .standard, ["a", "1"], "1 a"),
    ("tlh", .standard, ["b", "a"], "a b"),
  ])
  func sortsTexts(
    _ locale: String,
    _ format: CollationFormat,
    _ texts: [String],
    _ expected: String
  ) throws {
    let locale = try LocaleID(locale)
    let formatter = try format.formatter(for: locale)
    #expect(formatter.sorted(texts).joined(separator: " ") == expected)
    #expect(formatter.sorted(texts.map { $0[...] }).joined(separator: " ") == expected)
    #expect(
      texts.sorted(by: formatter.areInIncreasingOrder).joined(separator: " ") == expected
    )
    let keys = try texts.map { text throws(FormatError) in
      (text: text, key: try formatter.key(of: text))
    }
    #expect(keys.sorted { $0.key < $1.key }.map(\.text).joined(separator: " ") == expected)
    #expect(
      texts.sorted { formatter.string($0) < formatter.string($1) }.joined(separator: " ")
        == expected
    )
    #expect(texts.collated(as: format, for: locale).joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("en", CollationFormat(strength: .primary), "R\u{E9}sum\u{E9}", "resume", CollationOrder.same),
    ("en", CollationFormat(strength: .secondary), "r\u{E9}sum\u{E9}", "resume", .descending),
    ("en", CollationFormat(strength: .secondary), "Resume", "resume", .same),
    ("en", CollationFormat(strength: .primary, caseLevel: true), "R\u{E9}", "re", .descending),
    ("en", .standard, "\u{E9}", "e\u{301}", .same), ("en", .standard, "", "", .same),
    ("en", .standard, "", "a", .ascending), ("en", .standard, "a\u{0}", "a", .same),
    ("en", CollationFormat(strength: .identical), "a\u{0}", "a", .descending),
    ("en", CollationFormat(punctuation: .ignored), "co-op", "coop", .same),
    ("en", CollationFormat(punctuation: .ignored), "co$op", "coop", .ascending),
    (
      "en", CollationFormat(punctuation: .ignored, ignoredUpTo: .currencies), "co$op", "coop", .same
    ),
    ("th", .standard, "\u{E01}-\u{E02}", "\u{E01}\u{E02}", .same),
  ])
  func comparesTexts(
    _ locale: String,
    _ format: CollationFormat,
    _ first: String,
    _ second: String,
    _ expected: CollationOrder
  ) throws {
    let locale = try LocaleID(locale)
    let formatter = try format.formatter(for: locale)
    #expect(formatter.compare(first, second) == expected)
    #expect(formatter.compare(second, first).rawValue == -expected.rawValue)
    #expect(formatter.compare(first.utf8Span, second.utf8Span) == expected)
    #expect(formatter.areEqual(first, second) == (expected == .same))
    #expect(
      try FormatterCache.shared.compare(first, second, as: format, for: locale) == expected
    )
  }

  @Test func keepsTheOrderOfEqualElements() throws {
    let formatter = try CollationFormat(strength: .primary).formatter(for: "en")
    let people = (0..<100).map { (name: ["Ann", "\u{C4}nn", "bob", "Bob"][$0 % 4], number: $0) }
    let sorted = formatter.sorted(people, by: \.name)
    let first = sorted.prefix(50).map(\.number)
    #expect(first == (0..<100).filter { $0 % 4 < 2 })
    #expect(sorted.suffix(50).map(\.number) == (0..<100).filter { $0 % 4 > 1 })
  }

  @Test func sortsManyTextsAsPairsAreCompared() throws {
    let formatter = try CollationFormat().formatter(for: "cs")
    var random = SplitMix(seed: 1)
    let letters = ["a", "\u{E1}", "c", "h", "\u{10D}", "r", "\u{159}", "z", " ", "-", ""]
    for count in [0, 1, 2, 3, 7, 8, 100, 1_000] {
      let texts = (0..<count).map { _ in
        (0..<4).map { _ in letters.randomElement(using: &random) ?? "" }.joined()
      }
      let sorted = formatter.sorted(texts)
      #expect(sorted.count == count && Set(sorted) == Set(texts))
      for (first, second) in zip(sorted, sorted.dropFirst()) {
        #expect(formatter.compare(first, second) != .descending)
      }
    }
  }

  @Test func reportsWhatItUses() throws {
    let format = CollationFormat(type: .phonebook)
    #expect(try format.formatter(for: "de-AT").type == .phonebook)
    #expect(try format.formatter(for: "en").type == nil)
    #expect(try CollationFormat().formatter(for: "de-u-co-phonebk").type == .phonebook)
    #expect(try CollationFormat().formatter(for: "kgp").orderLocale == .root)
    #expect(try CollationFormat().formatter(for: "kgp").resolvedLocale.match == .exact)
    #expect(try CollationFormat().formatter(for: "tlh").resolvedLocale.match == .root)
    #expect(try CollationFormat().formatter(for: "pa-Arab").orderLocale.tag == "pa")
  }

  @Test func refusesGroupsThatICUDoesNotHave() throws {
    let wrong = CollationFormat(reordering: [.script("Cyrx")])
    #expect(throws: FormatError.self) { try wrong.validated() }
    let error = #expect(throws: FormatError.self) { try wrong.formatter(for: "en") }
    #expect(error?.code == .invalidOption && error?.excerpt == "Cyrx")
    let twice = CollationFormat(reordering: [.script("Cyrl"), .script("cyrl")])
    #expect(throws: FormatError.self) { try twice.validated() }
  }

  @Test func givesKeysAStampOfTheirOrder() throws {
    let german = try CollationFormat().formatter(for: "de")
    let stamps = try [
      german.stamp, CollationFormat().formatter(for: "sv").stamp,
      CollationFormat(strength: .primary).formatter(for: "de").stamp,
      CollationFormat(numeric: true).formatter(for: "de").stamp,
      CollationFormat(type: .phonebook).formatter(for: "de").stamp,
      CollationFormat(reordering: [.digits]).formatter(for: "de").stamp,
      CollationFormat(caseFirst: .upper).formatter(for: "de").stamp,
    ]
    #expect(Set(stamps).count == stamps.count)
    // The same order by another way.
    #expect(try CollationFormat().formatter(for: "de-u-kn").stamp == stamps[3])
    #expect(CollationStamp(german.stamp.description) == german.stamp)
    for text in [
      "", "0", "xyz0xyz0xyz0xyz0", "+123456789abcdef", "-123456789abcdef", "0123456789abcdef0",
    ] {
      #expect(CollationStamp(text) == nil)
    }
    let key = try german.key(of: "a")
    #expect(CollationKey(bytes: key.bytes, stamp: key.stamp) == key)
    #expect(!key.bytes.contains(0))
    #expect(
      german.string("a") == key.bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    )
  }
}
