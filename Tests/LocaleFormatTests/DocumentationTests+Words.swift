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
    let words = try RuleBasedFormat.spellOut.formatter(for: "de")
    #expect(try words.parse("Zwei Komma fünf").description == "2.5")
  }

  @Test func theExampleOfLenientReadingHolds() throws {
    let words = try RuleBasedFormat.spellOut.formatter(for: "en")
    #expect(try words.parse(lenient: " fifty-7 ").description == "57")
  }
}
