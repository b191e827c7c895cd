import LocaleFormat
import Testing

// The examples of reading.
extension DocumentationTests {
  @Test func examplesOfNumberParsingHold() throws {
    let german = try NumberFormat.decimal.formatter(for: "de")
    #expect(try german.parse("1.234,5").description == "1234.5")
    #expect(try german.parse(" 1 234,50 ", mode: .lenient).description == "1234.50")
  }

  @Test func examplesOfCurrencyAmountHold() throws {
    #expect(
      try CurrencyAmount.parse("1.234,50 €", for: "de").description == "EUR 1234.50"
    )
    #expect(try CurrencyAmount.parse("$5", for: "en-CA").description == "CAD 5")
  }

  @Test func examplesOfReadingAmountsThroughACacheHold() throws {
    let cache = FormatterCache(capacity: 64)
    #expect(
      try cache.parseAmount("1.234,50 €", for: "de").description == "EUR 1234.50"
    )
    #expect(try cache.parseAmount("$5", for: "en-CA").description == "CAD 5")
  }

  @Test func examplesOfReadingThroughTheCacheHold() throws {
    let percent = try FormatterCache.shared.parse("50 %", as: .percent, for: "de")
    #expect(percent.description == "0.50")
  }
}
