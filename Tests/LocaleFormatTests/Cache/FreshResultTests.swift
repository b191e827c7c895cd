import LocaleFormat
import TestSupport
import Testing

/// Tests that the result of a hit is its own value and refers to nothing that the entry keeps.
@Suite struct FreshResultTests {
  @Test func aTextIsMadeAnewAtEachCall() throws {
    for call in try CacheCall.all() { try check("\(call)", call.text) }
  }

  @Test func aPatternIsMadeAnewAtEachCall() throws {
    let template = "GyMMMMEEEEdHmsSSSzzzz"
    try check("pattern") { try $0.pattern(template: template, for: "de-DE") }
    try check("pattern, current") { cache in
      try AppLocale.with(AppLocale("de-DE")) { try cache.pattern(template: template) }
    }
  }

  private func check(_ name: String, _ text: (FormatterCache) throws -> String) throws {
    let cache = FormatterCache(capacity: 8)
    let texts = [try text(cache), try text(cache), try text(cache)]
    #expect(Set(texts).count == 1, "\(name)")
    #expect(texts[0].utf8.count > 15, "\(name): a shorter one lies in the string itself")
    let places = try texts.map { try #require(Self.place(of: $0)) }
    #expect(Set(places).count == texts.count, "\(name): two share their storage")
  }

  private static func place(of text: String) -> UInt? {
    unsafe text.utf8.withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) }
  }
}
