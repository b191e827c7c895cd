import Sharing
import Testing

@testable import LocaleFormat

/// Tests the store of the data with which a cache reads amounts in any currency.
@Suite struct AmountStoreTests {
  @Test func takesNoPlaceOfAFormatter() throws {
    let cache = FormatterCache(capacity: 64)
    let german = LocaleID("de")
    #expect(try cache.parseAmount("5,00 €", for: german).description == "EUR 5.00")
    #expect(throws: FormatError.self) { try cache.parseAmount("5,0x0 €", for: german) }
    #expect(cache.statistics.entries == 0)
    #expect(cache.statistics.misses == 0)
    #expect(cache.amounts.byteCount > 0)
    cache.removeAll()
    #expect(cache.amounts.byteCount == 0)
  }

  /// Uses six locales in turn: nothing is made a second time.
  @Test func keepsMoreThanAFewLocales() throws {
    let store = AmountStore(maximumByteCount: FormatterCache.maximumAmountByteCount)
    let locales = try ["de-DE", "de-AT", "de-CH", "fr-FR", "ja-JP", "es-ES"].map {
      try LocaleID($0)
    }
    func round() throws -> Int {
      for locale in locales {
        #expect(try store.read("EUR 5", for: locale, .lenient).description == "EUR 5")
      }
      return store.buildCount
    }
    let first = try round()
    #expect(first == 6 + locales.count)
    #expect(try round() == first)
    // A locale of a language that is in the store costs little more.
    let before = store.byteCount
    _ = try store.read("EUR 5", for: LocaleID("de-LU"), .lenient)
    #expect(store.byteCount - before < 8_000)
  }

  @Test func keepsNoMoreBytesThanItsBound() throws {
    let store = AmountStore(maximumByteCount: 40_000)
    for tag in ["en", "ja", "ko", "en", "zu"] {
      #expect(try store.read("EUR 5", for: LocaleID(tag), .lenient).description == "EUR 5")
      #expect(store.byteCount <= 40_000)
    }
  }

  @Test(arguments: [["en", "en_CA", "en_AU", "en_IN"], ["zh_Hant", "zh_Hant_HK"]])
  func whatDiffersFromAnotherLocaleSaysTheSame(_ names: [String]) throws {
    let tables = try names.map { try CurrencyNameTable(dataName: $0) }
    var family = CurrencyNames.Family(names[0], tables[0])
    for (name, table) in zip(names, tables) { family.add(name, table) }
    for (name, table) in zip(names, tables) {
      let home = CurrencyHome(try ResolvedLocale(LocaleID(name)))
      let reported = try #require(family.names(in: name))
      for other in tables {
        for (bytes, _) in other.all {
          let text = FoldedText(String(decoding: bytes, as: UTF8.self) + " 5")
          // Both fold the text once more, which changes nothing.
          #expect(
            try reported.meaning(of: text, at: home)
              == CurrencyNames(table).meaning(of: text, at: home)
          )
        }
      }
    }
  }
}
