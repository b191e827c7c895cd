import Foundation
import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct ListFormatTests {
  // Texts from ICU 72.1.
  @Test(arguments: [
    ("en", ListFormat.and, ["A", "B", "C"], "A, B, and C"), ("en", .and, ["A", "B"], "A and B"),
    ("en", .and, ["A"], "A"), ("en", .and, [], ""), ("en", .and, ["", ""], " and "),
    ("en", ListFormat(.and, width: .short), ["A", "B", "C"], "A, B, & C"),
    ("en", ListFormat(.and, width: .narrow), ["A", "B", "C"], "A, B, C"),
    ("en", .or, ["A", "B", "C"], "A, B, or C"), ("en", .unit, ["3 ft", "7 in"], "3 ft, 7 in"),
    ("en", ListFormat(.unit, width: .narrow), ["3\u{2032}", "7\u{2033}"], "3\u{2032} 7\u{2033}"),
    ("de", .or, ["A", "B", "C", "D"], "A, B, C oder D"), ("ja", .and, ["A", "B"], "A\u{3001}B"),
    ("mn", .or, ["A", "B", "C", "D"], "A, B, C, D зэргийн аль нэг"),
    ("es", .or, ["A", "B"], "A o B"),
    ("es", .and, ["Espa\u{F1}a", "Italia"], "Espa\u{F1}a e Italia"),
    ("es", .and, ["agua", "hielo"], "agua y hielo"),
    ("es", .and, ["padre", "hijo"], "padre e hijo"),
    ("es", .and, ["Italia", "Espa\u{F1}a"], "Italia y Espa\u{F1}a"),
    ("es", .and, ["A", "B", "Isa"], "A, B e Isa"), ("es-MX", .and, ["A", "HI"], "A e HI"),
    ("es", .or, ["siete", "ocho"], "siete u ocho"),
    ("es", .or, ["dama", "hombre"], "dama u hombre"), ("es", .or, ["7", "8"], "7 u 8"),
    ("es", .or, ["10", "11"], "10 u 11"), ("es", .or, ["10", "110"], "10 o 110"),
    ("he", .and, ["a", "b", "c"], "a, b \u{5D5}-c"),
    ("he", .and, ["a", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"], "a \u{5D5}\u{5E9}\u{5DC}\u{5D5}\u{5DD}"),
    ("he", .and, ["a", ""], "a \u{5D5}"), ("he", .and, ["a", "\u{FB2A}"], "a \u{5D5}\u{FB2A}"),
    ("he", .and, ["a", "\u{5FF}"], "a \u{5D5}-\u{5FF}"), ("tlh", .and, ["A", "B", "C"], "A, B, C"),
    ("de-XX", .and, ["A", "B"], "A und B"),
  ])
  func writesItems(
    _ locale: String,
    _ format: ListFormat,
    _ items: [String],
    _ expected: String
  ) throws {
    let formatter = try format.formatter(for: LocaleID(locale))
    let other = ListFormat.Formatter(
      core: try ListCore(format, for: LocaleID(locale), usesPlan: false)
    )
    #expect(formatter.engine == .compiled && other.planRefusal == .option)
    for formatter in [formatter, other] {
      #expect(formatter.string(items).utf8.elementsEqual(expected.utf8))
      #expect(formatter.string(of: items.map { $0[...] }) == expected)
      #expect(formatter.text(items).string == expected)
      var bytes = Array("<".utf8)
      formatter.append(items, to: &bytes)
      formatter.append(items.lazy.map { $0[...] }, to: &bytes)
      #expect(String(decoding: bytes, as: UTF8.self) == "<" + expected + expected)
    }
  }

  @Test(arguments: [true, false]) func namesTheParts(_ usesPlan: Bool) throws {
    let core = try ListCore(.and, for: LocaleID("es"), usesPlan: usesPlan)
    let text = ListFormat.Formatter(core: core).text(["\u{F1}", "b", "Isa"])
    #expect(text.string == "\u{F1}, b e Isa")
    #expect(text.parts.map { String(text[$0]) } == ["\u{F1}", ", ", "b", " e ", "Isa"])
    #expect(text.parts.map(\.kind) == [.element, .literal, .element, .literal, .element])
    #expect(text.parts.map(\.itemIndex) == [0, nil, 1, nil, 2])
    #expect(text.parts.map(\.utf8Range) == [0..<2, 2..<4, 4..<5, 5..<8, 8..<11])
  }

  // An item without text has no part, and what is around it is one literal.
  @Test(arguments: [true, false]) func anEmptyItemHasNoPart(_ usesPlan: Bool) throws {
    let core = try ListCore(.and, for: LocaleID("en"), usesPlan: usesPlan)
    let formatter = ListFormat.Formatter(core: core)
    let text = formatter.text(["A", "", "C"])
    #expect(text.parts.map(\.itemIndex) == [0, nil, 2])
    #expect(text.parts.map { String(text[$0]) } == ["A", ", , and ", "C"])
    #expect(formatter.text([]).parts.isEmpty && formatter.text([""]).parts.isEmpty)
  }

  @Test(arguments: [true, false]) func isolatesItems(_ usesPlan: Bool) throws {
    func string(_ locale: LocaleID, _ items: [String]) throws -> String {
      let recipe = ListFormat(.and, isolatesItems: true)
      let core = try ListCore(recipe, for: locale, usesPlan: usesPlan)
      let text = ListFormat.Formatter(core: core).text(items)
      #expect(ListFormat.Formatter(core: core).string(items) == text.string)
      #expect(text.parts.map { String(text[$0]) }.joined() == text.string)
      return text.string
    }
    #expect(
      try string("en", ["A", "\u{5D0}", ""])
        == "\u{2068}A\u{2069}, \u{2068}\u{5D0}\u{2069}, and "
    )
    // The rules look at the item, and not at the isolate before it.
    #expect(try string("es", ["A", "Isa"]) == "\u{2068}A\u{2069} e \u{2068}Isa\u{2069}")
    #expect(
      try string("he", ["A", "\u{5D1}"]) == "\u{2068}A\u{2069} \u{5D5}\u{2068}\u{5D1}\u{2069}"
    )
    #expect(try string("en", ["A"]) == "\u{2068}A\u{2069}")
    #expect(try string("en", []).isEmpty)
  }

  @Test func everyLocaleHasAPlan() throws {
    for locale in FeatureLocales.all {
      for kind in ListFormat.Kind.allCases {
        for width in FormatWidth.allCases {
          let formatter = try ListFormat(kind, width: width).formatter(for: locale)
          #expect(formatter.planState == .compiled, "\(locale) \(kind) \(width)")
        }
      }
    }
  }

  // A list whose text does not fit into the memory of a plan on the stack.
  @Test func writesManyItems() throws {
    let items = (0..<10_000).map { "item \($0)" }
    let expected = items.dropLast().joined(separator: ", ") + ", and item 9999"
    let formatter = try ListFormat.and.formatter(for: "en")
    #expect(formatter.string(items) == expected)
    #expect(formatter.text(items).parts.count == 19_999)
    let long = [String(repeating: "x", count: 2_000), "\u{E9}"]
    #expect(formatter.string(long) == long.joined(separator: " and "))
    for count in 900...1_100 {
      let item = String(repeating: "y", count: count)
      #expect(formatter.string([item, "z"]) == item + " and z")
    }
  }

  @Test func readsASequenceOnce() throws {
    var calls = 0
    let numbers = sequence(state: 0) { (state: inout Int) -> String? in
      calls += 1
      state += 1
      return state > 4 ? nil : "\(state)"
    }
    #expect(try ListFormat.and.formatter(for: "fr").string(of: numbers) == "1, 2, 3 et 4")
    #expect(calls == 5)
  }

  @Test func followsTheAppsLanguage() throws {
    let app = AppLocale(
      preferences: LocalePreferences(
        languages: [LocaleID("de")],
        conventions: [.numbers: LocaleID("fr-FR"), .dates: LocaleID("es-ES")]
      )
    )
    let cache = FormatterCache(capacity: 4)
    try AppLocale.with(app) { () throws in
      #expect(try cache.string(["A", "B"], as: .and) == "A und B")
      #expect(try cache.string(["A", "B"], as: .list(.or, width: .short)) == "A oder B")
    }
  }

  @Test(arguments: [
    (ListFormat.and, #"{"kind":"and"}"#, "ListFormat(and)"),
    (
      ListFormat(.or, width: .short), #"{"kind":"or","width":"short"}"#,
      "ListFormat(or, width: short)"
    ),
    (
      ListFormat(.unit, isolatesItems: true), #"{"isolatesItems":true,"kind":"unit"}"#,
      "ListFormat(unit, isolatesItems: true)"
    ),
  ])
  func isEncodedAndDescribed(_ format: ListFormat, _ json: String, _ words: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(format), as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(ListFormat.self, from: Data(json.utf8)) == format)
    #expect(format.description == words)
  }

  @Test(arguments: [
    "{}", #"{"kind":"xor"}"#, #"{"kind":"and","width":"wide"}"#, #"{"kind":"and","type":"or"}"#,
    #"{"kind":"and","isolatesItems":1}"#,
  ])
  func refusesAnotherRecipe(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ListFormat.self, from: Data(json.utf8))
    }
  }

  @Test func recipesAreDistinct() {
    let all = ListFormat.Kind.allCases.flatMap { kind in
      FormatWidth.allCases.flatMap { width in
        [true, false].map { ListFormat(kind, width: width, isolatesItems: $0) }
      }
    }
    #expect(Set(all).count == 18)
    #expect(Set(all.map(\.key)).count == 18)
  }
}
