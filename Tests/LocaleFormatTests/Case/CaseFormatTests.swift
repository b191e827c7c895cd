import Foundation
import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct CaseFormatTests {
  // Texts from ICU 72.1.
  @Test(arguments: [
    ("en", CaseFormat.upper, "hello stra\u{DF}e", "HELLO STRASSE"), ("en", .upper, "", ""),
    ("tr", .upper, "istanbul", "\u{130}STANBUL"), ("az", .upper, "i\u{131}", "\u{130}I"),
    ("tr", .lower, "ISPARTA \u{130}", "\u{131}sparta i"), ("en", .lower, "ISPARTA", "isparta"),
    ("tr-DE", .upper, "i", "\u{130}"), ("de-TR", .upper, "i", "I"),
    ("lt", .lower, "\u{CC}", "i\u{307}\u{300}"), ("lt", .upper, "i\u{307}", "I"),
    ("el", .upper, "\u{3AC}\u{3BB}\u{3C6}\u{3B1}", "\u{391}\u{39B}\u{3A6}\u{391}"),
    ("en", .upper, "\u{3AC}", "\u{386}"),
    ("el", .lower, "\u{39F}\u{394}\u{39F}\u{3A3}", "\u{3BF}\u{3B4}\u{3BF}\u{3C2}"),
    ("hy", .upper, "\u{587}", "\u{535}\u{54E}"), ("en", .upper, "\u{587}", "\u{535}\u{552}"),
    ("nl", .title, "ijsland is mooi", "IJsland Is Mooi"),
    ("en", .title, "ijsland is mooi", "Ijsland Is Mooi"),
    ("en", .title, "a@b 'a@b", ICUFacts.current.takesAtForLetter ? "A@b 'A@b" : "A@B 'A@B"),
    ("en", .title, "_a a__b x (\"hi", "_A A__b X (\"Hi"),
    ("en", .title, "i'm", "I'm"), ("en", .title, "''a 3.b", "''A 3.B"),
    ("en", .title, "they're \"HERE\" (a.b) 3rd", "They're \"Here\" (A.b) 3rd"),
    ("en", .title, "\u{1C6} \u{FB01}", "\u{1C5} Fi"),
    ("en", .title(.sentence), "hello THERE. AND you?", "Hello there. And you?"),
    ("en", .title(.whole), "(hello THERE. and", "(Hello there. and"),
    ("en", .title(.whole, skipsPunctuation: false), "(hello THERE", "(hello there"),
    ("en", .title(.whole, keepsOtherLetters: true), "hello THERE", "Hello THERE"),
    ("en", .title(.whole), "$a", "$a"), ("en", .title(.character), "ab e\u{301}", "AB E\u{301}"),
    ("en", .title(.line), "a b-c", "A B-C"),
    ("en", .fold, "Stra\u{DF}e \u{1C5}", "strasse \u{1C6}"),
    ("tr", .fold, "I\u{130}", "ii\u{307}"),
    ("en", .fold(excludesSpecialI: true), "I\u{130}", "\u{131}i"),
    ("tlh", .upper, "i\u{DF}", "ISS"), ("en", .upper, "a\u{0}b", "A\u{0}B"),
  ])
  func writesATextInACase(
    _ locale: String,
    _ format: CaseFormat,
    _ text: String,
    _ expected: String
  ) throws {
    let formatter = try format.formatter(for: LocaleID(locale))
    let other = CaseFormat.Formatter(
      core: try CaseCore(format, for: LocaleID(locale), usesPlan: false)
    )
    for formatter in [formatter, other] {
      #expect(formatter.string(text).utf8.elementsEqual(expected.utf8), "\(formatter.string(text))")
      var bytes = Array("<".utf8)
      formatter.append(text, to: &bytes)
      formatter.append(text.utf8Span, to: &bytes)
      #expect(
        String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(("<" + expected + expected).utf8)
      )
      #expect(formatter.text(text).string == expected)
    }
    #expect(text.cased(format, for: try LocaleID(locale)) == expected)
    #expect(text[...].cased(format, for: try LocaleID(locale)) == expected)
  }

  // An ASCII letter is special there, so ICU writes all text until the letters have a plan, which may
  // be one that another test compiled.
  @Test(arguments: [
    ("tr", CaseFormat.upper, false), ("tr", .lower, false), ("tr", .title, false),
    ("az", .upper, false), ("tr", .fold, true), ("nl", .title, false),
    ("nl", .title(.whole), false), ("nl", .upper, true), ("nl", .title(.character), true),
    ("lt", .lower, true), ("lt", .title, true), ("el", .upper, true), ("hy", .title, true),
    ("en", .title, true), ("en", .title(.whole), true),
    ("en", .title(.whole, skipsPunctuation: false), true),
    ("en", .fold(excludesSpecialI: true), false),
    ("en", .title(.sentence), false), ("en", .title(.line), false),
  ])
  func aPlanWritesASCIIWhereNoLetterIsSpecial(
    _ locale: String,
    _ format: CaseFormat,
    _ hasPlan: Bool
  ) throws {
    let formatter = try format.formatter(for: LocaleID(locale))
    #expect((formatter.core.asciiState == .compiled) == hasPlan)
    #expect(formatter.core.hasLetters || formatter.planState == formatter.core.asciiState)
  }

  // Around the sizes at which strings and loops change.
  @Test func writesTextsOfEveryLength() throws {
    let upper = try CaseFormat.upper.formatter(for: "en")
    let title = try CaseFormat.title.formatter(for: "en")
    for count in Array(0...70) + [127, 128, 129, 1_000, 70_000] {
      let text = String(repeating: "ab z{@`", count: count / 7 + 1).prefix(count)
      let expected = String(text).uppercased()
      #expect(upper.string(String(text)) == expected)
      #expect(upper.string(text + "\u{DF}") == expected + "SS")
      #expect(upper.string("\u{149}" + text) == "\u{2BC}N" + expected)
      #expect(title.string(String(text)) == (try title.core.withoutPlan(text)))
    }
    // Each character becomes three times as long, so that the buffer has to grow.
    let long = String(repeating: "\u{390}", count: 1_000)
    #expect(upper.string(long) == String(repeating: "\u{399}\u{308}\u{301}", count: 1_000))
  }

  @Test func followsTheAppsLanguageAndNotItsRegion() throws {
    let app = AppLocale(
      preferences: LocalePreferences(
        languages: [LocaleID("en-TR")],
        conventions: [.numbers: LocaleID("tr-TR"), .dates: LocaleID("tr-TR")]
      )
    )
    AppLocale.with(app) {
      #expect("istanbul".cased(.upper) == "ISTANBUL")
      #expect("istanbul"[...].cased(.title(.whole)) == "Istanbul")
    }
    AppLocale.with(AppLocale(LocaleID("tr-DE"))) {
      #expect("istanbul".cased(.upper) == "\u{130}STANBUL")
    }
  }

  @Test(arguments: [
    (CaseFormat.upper, #"{"operation":"upper"}"#, "CaseFormat(upper)"),
    (
      .title(.sentence), #"{"operation":"title","piece":"sentence"}"#,
      "CaseFormat(title, piece: sentence)"
    ),
    (
      .title(.word, keepsOtherLetters: true, skipsPunctuation: false),
      #"{"keepsOtherLetters":true,"operation":"title","skipsPunctuation":false}"#,
      "CaseFormat(title, keepsOtherLetters: true, skipsPunctuation: false)"
    ),
    (
      .fold(excludesSpecialI: true), #"{"excludesSpecialI":true,"operation":"fold"}"#,
      "CaseFormat(fold, excludesSpecialI: true)"
    ),
  ])
  func isEncodedAndDescribed(_ format: CaseFormat, _ json: String, _ words: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(format), as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(CaseFormat.self, from: Data(json.utf8)) == format)
    #expect(format.description == words)
  }

  @Test func recipesAreDistinct() {
    let recipes = [
      CaseFormat.upper, .lower, .title, .fold, .title(.whole), .fold(excludesSpecialI: true),
      .title(.word, keepsOtherLetters: true), .title(.word, skipsPunctuation: false),
    ]
    #expect(Set(recipes).count == recipes.count)
    #expect(Set(recipes.map(\.key)).count == recipes.count)
  }

  @Test(arguments: [
    "{}", #"{"operation":"swap"}"#, #"{"operation":"upper","piece":"word"}"#,
    #"{"operation":"title","piece":"letter"}"#, #"{"operation":"title","excludesSpecialI":true}"#,
    #"{"operation":"fold","keepsOtherLetters":true}"#, #"{"operation":"lower","language":"tr"}"#,
  ])
  func refusesAnotherRecipe(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CaseFormat.self, from: Data(json.utf8))
    }
  }
}

extension CaseCore {
  /// The text as ICU writes it.
  fileprivate func withoutPlan(_ text: some StringProtocol) throws -> String {
    let core = try CaseCore(recipe, for: resolvedLocale.requested, usesPlan: false)
    return try core.string(String(text))
  }
}
