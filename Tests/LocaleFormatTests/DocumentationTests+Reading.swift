import LocaleFormat
import Testing

// The examples of numbers by rules, and of reading.
extension DocumentationTests {
  @Test func examplesOfNumberParsingHold() throws {
    let german = try NumberFormat.decimal.formatter(for: LocaleID("de"))
    #expect(try german.parse("1.234,5").description == "1234.5")
    #expect(try german.parse(" 1 234,50 ", .lenient).description == "1234.50")
  }

  @Test func examplesOfCurrencyAmountHold() throws {
    #expect(
      try CurrencyAmount.parse("1.234,50 €", for: LocaleID("de")).description == "EUR 1234.50"
    )
    #expect(try CurrencyAmount.parse("$5", for: LocaleID("en-CA")).description == "CAD 5")
  }

  @Test func examplesOfRuleBasedFormatHold() throws {
    #expect(
      try RuleBasedFormat.spellOut.formatter(for: LocaleID("en")).string(42) == "forty-two"
    )
    #expect(try RuleBasedFormat.ordinal.formatter(for: LocaleID("en")).string(20) == "20th")
    #expect(
      try RuleBasedFormat.ordinalWords.formatter(for: LocaleID("en")).string(20) == "twentieth"
    )
    let roman = RuleBasedFormat.numberingSystem.ruleSet("%roman-upper")
    #expect(try roman.formatter(for: LocaleID("en")).string(1984) == "MCMLXXXIV")
    #expect(
      try FormatterCache.shared.string(7, RuleBasedFormat.spellOut, for: LocaleID("fr")) == "sept"
    )
  }

  @Test func examplesOfReadingWordsHold() throws {
    for tag in ["de", "en"] {
      let words = try RuleBasedFormat.spellOut.formatter(for: LocaleID(tag))
      if tag == "de" {
        #expect(try words.parse("Zwei Komma fünf").description == "2.5")
      } else {
        #expect(try words.parse(lenient: " fifty-7 ").description == "57")
      }
    }
  }
}
