import LocaleFormat
import Testing

// The examples of names.
extension DocumentationTests {
  @Test func examplesOfLocaleNameFormatHold() throws {
    let names = try LocaleNameFormat().formatter(for: LocaleID("de"))
    #expect(
      names.name(ofLocale: try LocaleID("en-GB")) == "Englisch (Vereinigtes Königreich)"
    )
    #expect(try names.name(ofLanguage: "fr") == "Französisch")
    #expect(try names.name(ofRegion: "JP") == "Japan")
    #expect(names.name(ofCurrency: try Currency("CHF")) == "Schweizer Franken")
  }

  @Test func examplesOfNamesOfLocalesHold() throws {
    let locale = try LocaleID("fr-CA-u-ca-buddhist")
    let parts = try LocaleNameFormat().formatter(for: LocaleID("en"))
    #expect(parts.name(ofLocale: locale) == "French (Canada, Buddhist Calendar)")
    let dialects = try LocaleNameFormat(dialect: .dialect).formatter(for: LocaleID("en"))
    #expect(dialects.name(ofLocale: locale) == "Canadian French (Buddhist Calendar)")
    let chinese = try LocaleID("zh")
    let names = LocaleNameFormat()
    #expect(
      try FormatterCache.shared.name(ofLocale: chinese, names, for: LocaleID("fr"))
        == "chinois"
    )
  }

  @Test func theREADMEsNamesHold() throws {
    let german = try LocaleID("de-DE")
    let cache = FormatterCache.shared
    let names = LocaleNameFormat()
    #expect(
      try cache.name(ofLocale: LocaleID("fr-CA"), names, for: german) == "Französisch (Kanada)"
    )
    #expect(try cache.name(ofRegion: "CH", names, for: german) == "Schweiz")
    #expect(try cache.name(ofCurrency: Currency("GBP"), names, for: german) == "Britisches Pfund")
  }

  @Test func examplesOfNamesOfRegionsHold() throws {
    let short = LocaleNameFormat(length: .short, fallback: .none)
    let names = try short.formatter(for: LocaleID("en"))
    #expect(try names.name(ofRegion: "GB") == "UK")
    #expect(try names.name(ofRegion: "419") == "Latin America")
    #expect(try names.name(ofRegion: "XY") == nil)
  }

  @Test func examplesOfNamesOfCodesHold() throws {
    let names = try LocaleNameFormat().formatter(for: LocaleID("en"))
    #expect(names.symbol(ofCurrency: try Currency("CAD")) == "CA$")
    #expect(names.symbol(ofCurrency: try Currency("CAD"), isNarrow: true) == "$")
    #expect(try names.name(ofValue: "phonebk", forKeyword: "co") == "Phonebook Sort Order")
    #expect(try names.name(of: "sh", as: .locale) == "Serbo-Croatian")
    #expect(names.name(ofLocale: try LocaleID("sh")) == "Serbian (Latin)")
    #expect(try names.name(of: "nu", as: .keyword) == "Numbers")
  }
}
