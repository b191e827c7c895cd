import LocaleFormat
import Testing

// The examples of names.
extension DocumentationTests {
  @Test func examplesOfLocaleNameFormatHold() throws {
    let names = try LocaleNameFormat().formatter(for: "de")
    #expect(names.name(of: .locale("en-GB")) == "Englisch (Vereinigtes Königreich)")
    #expect(names.name(of: .language("fr")) == "Französisch")
    #expect(names.name(of: .region("JP")) == "Japan")
    #expect(names.name(of: .currency("CHF")) == "Schweizer Franken")
  }

  @Test func examplesOfNamesOfLocalesHold() throws {
    let locale = NamedCode.locale("fr-CA-u-ca-buddhist")
    let parts = try LocaleNameFormat().formatter(for: "en")
    #expect(parts.string(locale) == "French (Canada, Buddhist Calendar)")
    let dialects = try LocaleNameFormat(dialect: .dialect).formatter(for: "en")
    #expect(dialects.string(locale) == "Canadian French (Buddhist Calendar)")
  }

  @Test func examplesOfNamesInACacheHold() throws {
    let french = LocaleID("fr")
    do {
      let names = LocaleNameFormat()
      #expect(try FormatterCache.shared.string(.region("CH"), as: names, for: french) == "Suisse")
    }
    let names = LocaleNameFormat(fallback: .nothing)
    #expect(try FormatterCache.shared.name(of: .region("XY"), as: names, for: french) == nil)
  }

  @Test func theREADMEsNamesHold() throws {
    let german = LocaleID("de-DE")
    let cache = FormatterCache.shared
    let names = LocaleNameFormat()
    #expect(
      try cache.string(.locale("fr-CA"), as: names, for: german) == "Französisch (Kanada)"
    )
    #expect(try cache.string(.region("CH"), as: names, for: german) == "Schweiz")
    #expect(try cache.string(.currency("GBP"), as: names, for: german) == "Britisches Pfund")
  }

  @Test func examplesOfNamesOfRegionsHold() throws {
    let short = LocaleNameFormat(length: .short, fallback: .nothing)
    let names = try short.formatter(for: "en")
    #expect(names.name(of: .region("GB")) == "UK")
    #expect(names.name(of: .region("419")) == "Latin America")
    #expect(names.name(of: .region("XY")) == nil)
  }

  @Test func examplesOfNamesOfCodesHold() throws {
    let names = try LocaleNameFormat().formatter(for: "en")
    #expect(names.symbol(ofCurrency: "CAD") == "CA$")
    #expect(names.symbol(ofCurrency: "CAD", isNarrow: true) == "$")
    #expect(names.string(.value("phonebk", ofKeyword: "co")) == "Phonebook Sort Order")
    #expect(try names.string(NamedCode("sh", as: .locale)) == "Serbo-Croatian")
    #expect(names.string(.locale("sh")) == "Serbian (Latin)")
    #expect(try names.string(NamedCode("nu", as: .keyword)) == "Numbers")
  }
}
