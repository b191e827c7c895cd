import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct IndexFormatTests {
  // Headings from ICU 72.1.
  @Test(arguments: [
    ("sv", "\u{C5}kesson", "\u{C5}"), ("de", "\u{C4}rzte", "A"), ("de", "1871", "\u{2026}"),
    ("ja", "\u{304D}\u{3080}\u{3089}", "\u{304B}"), ("ja", "\u{6728}\u{6751}", "\u{2026}"),
    ("zh", "\u{963F}", "A"), ("zh-Hant", "\u{4E00}", "1\u{5283}"), ("ko", "\u{AE40}", "\u{3131}"),
    ("ru", "\u{427}\u{435}\u{445}\u{43E}\u{432}", "\u{427}"), ("ru", "Anna", "\u{2026}"),
    ("cs", "chata", "CH"), ("en", "", "\u{2026}"), ("zh-u-co-stroke", "\u{4E00}", "1\u{5283}"),
  ])
  func findsTheHeadingOfAName(_ locale: String, _ name: String, _ expected: String) throws {
    let locale = try LocaleID(locale)
    let index = try IndexFormat().formatter(for: locale)
    #expect(index.string(name) == expected)
    #expect(index.headings[try index.place(of: name)].label == expected)
    #expect(try FormatterCache.shared.string(name, as: .index, for: locale) == expected)
  }

  @Test func listsNamesUnderTheirHeadings() throws {
    let names = ["Zorn", "\u{D6}sterreich", "Otto", "1871", "\u{416}", "\u{D6}l"]
    let index = try IndexFormat().formatter(for: "de")
    let sections = index.sections(names, by: { $0 })
    #expect(sections.map(\.heading.label) == ["\u{2026}", "O", "Z", "\u{2026}"])
    #expect(sections.map(\.heading.kind) == [.before, .letter, .letter, .after])
    #expect(sections[1].elements == ["\u{D6}l", "\u{D6}sterreich", "Otto"])
    #expect(index.sections([String](), by: { $0 }).isEmpty)
  }

  @Test func addsHeadingsOfOtherLocales() throws {
    let alone = try IndexFormat().formatter(for: "ru")
    let index = try IndexFormat(additionalLocales: ["en"]).formatter(for: "ru")
    #expect(alone.string("Anna") == "\u{2026}")
    #expect(index.string("Anna") == "A")
    let mixed = try IndexFormat(additionalLocales: ["ja"]).formatter(for: "en")
    #expect(mixed.headings.contains { $0.kind == .between })
  }

  @Test func refusesCountsThatAreTooLarge() {
    for format in [
      IndexFormat(maximumCount: 0), IndexFormat(maximumCount: 1_001),
      IndexFormat(additionalLocales: Array(repeating: "en", count: 21)),
    ] {
      let error = #expect(throws: FormatError.self) { try format.formatter(for: "en") }
      #expect(error?.code == .invalidOption)
    }
    #expect(throws: Never.self) { try IndexFormat(maximumCount: 1).formatter(for: "zh") }
  }

  // Headings of two letters, of letters between others, and one (Æ) that begins
  // with the weight of A in most of them.
  @Test(arguments: ["en", "cs", "da", "hu", "sv", "sq", "zh", "vi", "ru", "de-u-co-phonebk"])
  func findsByThePlanWhatICUFinds(_ tag: String) throws {
    let locale = try LocaleID(tag)
    let format = IndexFormat(additionalLocales: ["da"])
    let planned = try format.formatter(for: locale)
    let own = try format.formatter(for: locale)
    planned.compilePlan()
    #expect(planned.order.planState == .compiled)
    let letters = (UInt32(0x20)..<0x180).compactMap(Unicode.Scalar.init).map { String($0) }
    var named = 0
    for letter in letters {
      for rest in ["", "a", "A", "d", "e", "h", "ng", "s", "z", " z", "zs", "\u{301}", "\u{4E00}"] {
        let name = letter + rest
        let place = try planned.place(of: name)
        #expect(try own.place(of: name) == place, "\(name)")
        if planned.core.plannedPlace(of: name.utf8.span) == place { named += 1 }
      }
    }
    #expect(named > 1_000)
  }
}
