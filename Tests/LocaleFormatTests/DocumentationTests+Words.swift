import LocaleFormat
import Testing

// The examples of numbers in words.
extension DocumentationTests {
  @Test func examplesOfRuleBasedFormatHold() throws {
    #expect(
      try RuleBasedFormat.spellOut.formatter(for: "en").string(42) == "forty-two"
    )
    #expect(try RuleBasedFormat.ordinal.formatter(for: "en").string(20) == "20th")
    #expect(
      try RuleBasedFormat.ordinalWords.formatter(for: "en").string(20) == "twentieth"
    )
    let roman = RuleBasedFormat.numberingSystem.ruleSet("%roman-upper")
    #expect(try roman.formatter(for: "en").string(1984) == "MCMLXXXIV")
    #expect(
      try FormatterCache.shared.string(7, as: RuleBasedFormat.spellOut, for: "fr")
        == "sept"
    )
  }

  @Test func examplesOfReadingWordsHold() throws {
    let german = try RuleBasedFormat.spellOut.formatter(for: "de")
    #expect(try german.parse("Zwei Komma fünf").description == "2.5")
    let english = try RuleBasedFormat.spellOut.formatter(for: "en")
    #expect(try english.parse(" fifty-7 ", mode: .lenient).description == "57")
  }

  @Test func examplesOfReadingWordsThroughACacheHold() throws {
    let cache = FormatterCache.shared
    let number = try cache.parse("einundzwanzig", as: RuleBasedFormat.spellOut, for: "de")
    #expect(number.description == "21")
    let app = AppLocale(LocaleID("fr"))
    let french = try AppLocale.with(app) {
      try cache.parse(" Sept ", as: RuleBasedFormat.spellOut, mode: .lenient)
    }
    #expect(french.description == "7")
  }
}
