import LocaleFormat
import Testing

// The examples of names.
extension DocumentationTests {
  @Test func examplesOfLocaleNameFormatHold() throws {
    let names = try LocaleNameFormat().formatter(for: LocaleID("de"))
    #expect(
      names.name(of: .locale(LocaleID("en-GB"))) == "Englisch (Vereinigtes Königreich)"
    )
    #expect(try names.name(of: .language("fr")) == "Französisch")
    #expect(try names.name(of: .region("JP")) == "Japan")
    #expect(names.name(of: .currency(Currency("CHF"))) == "Schweizer Franken")
  }

  @Test func examplesOfNamesOfLocalesHold() throws {
    let locale = LocaleID("fr-CA-u-ca-buddhist")
    let parts = try LocaleNameFormat().formatter(for: LocaleID("en"))
    #expect(parts.name(of: .locale(locale)) == "French (Canada, Buddhist Calendar)")
    let dialects = try LocaleNameFormat(dialect: .dialect).formatter(for: LocaleID("en"))
    #expect(dialects.name(of: .locale(locale)) == "Canadian French (Buddhist Calendar)")
    let chinese = LocaleID("zh")
    let names = LocaleNameFormat()
    #expect(
      try FormatterCache.shared.name(of: .locale(chinese), as: names, for: LocaleID("fr"))
        == "chinois"
    )
  }

  @Test func theREADMEsNamesHold() throws {
    let german = LocaleID("de-DE")
    let cache = FormatterCache.shared
    let names = LocaleNameFormat()
    #expect(
      try cache.name(of: .locale(LocaleID("fr-CA")), as: names, for: german)
        == "Französisch (Kanada)"
    )
    #expect(try cache.name(of: .region("CH"), as: names, for: german) == "Schweiz")
    #expect(
      try cache.name(of: .currency(Currency("GBP")), as: names, for: german) == "Britisches Pfund"
    )
  }

  @Test func examplesOfNamesOfRegionsHold() throws {
    let short = LocaleNameFormat(length: .short, fallback: .nothing)
    let names = try short.formatter(for: LocaleID("en"))
    #expect(try names.name(of: .region("GB")) == "UK")
    #expect(try names.name(of: .region("419")) == "Latin America")
    #expect(try names.name(of: .region("XY")) == nil)
  }

  @Test func examplesOfNamesOfCodesHold() throws {
    let names = try LocaleNameFormat().formatter(for: LocaleID("en"))
    #expect(names.symbol(ofCurrency: Currency("CAD")) == "CA$")
    #expect(names.symbol(ofCurrency: Currency("CAD"), isNarrow: true) == "$")
    #expect(try names.name(of: .value("phonebk", ofKeyword: "co")) == "Phonebook Sort Order")
    #expect(try names.name(of: NamedCode("sh", as: .locale)) == "Serbo-Croatian")
    #expect(names.name(of: .locale(LocaleID("sh"))) == "Serbian (Latin)")
    #expect(try names.name(of: NamedCode("nu", as: .keyword)) == "Numbers")
  }
}
