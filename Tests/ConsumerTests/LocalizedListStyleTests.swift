import Foundation
import LocaleFormat
import LocaleFormatFoundation
import Testing

@Suite struct LocalizedListStyleTests {
  @Test func writesTextsAsTheEngineDoes() throws {
    #expect(["A", "B", "C"].formatted(.localizedList(.and, locale: "en")) == "A, B, and C")
    #expect(["A", "Isa"].formatted(.localizedList(.and, locale: "es")) == "A e Isa")
    let short = ListFormat(.or, width: .short, isolatesItems: true)
    #expect(
      Set(["A"]).formatted(.localizedList(short, locale: "de")) == "\u{2068}A\u{2069}"
    )
    #expect([String]().formatted(.localizedList(.and, locale: "de")) == "")
    #expect(
      ["A", "B"].lazy.map { $0 + "x" }.formatted(.localizedList(.or, locale: "fr")) == "Ax ou Bx"
    )
  }

  @Test func writesItemsByAnotherStyle() throws {
    let german: LocaleID = "de"
    let decimal = try LocalizedNumberStyle<Double>.localized(.decimal, locale: german)
    let style = LocalizedListStyle<LocalizedNumberStyle<Double>, [Double]>.localizedList(
      .and,
      of: decimal,
      locale: german
    )
    #expect([0.5, 1234.5].formatted(style) == "0,5 und 1.234,5")
    let french = style.locale(Locale(identifier: "fr"))
    #expect(french.format([0.5, 1234.5]) == "0,5 et 1\u{202F}234,5")
    let data = try JSONEncoder().encode(style)
    #expect(try JSONDecoder().decode(type(of: style), from: data) == style)
  }

  @Test func followsTheAppsLanguage() {
    AppLocale.with(AppLocale(LocaleID("it"))) {
      #expect(["A", "B"].formatted(.localizedList(.and)) == "A e B")
    }
  }

  @Test func aMalformedLocaleWritesTheFallbackForm() throws {
    let style = LocalizedListStyle<TextItemStyle, [String]>.localizedList(.and, locale: "en")
    let malformed = style.locale(Locale(identifier: "fr-"))
    #expect(malformed.fault != nil && malformed.format(["A", "B"]) == "A, B")
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(malformed) }
    #expect(malformed.locale(Locale(identifier: "en")) == style)
  }
}
