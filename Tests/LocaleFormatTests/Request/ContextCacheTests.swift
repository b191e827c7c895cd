import Testing

@testable import LocaleFormat

/// Tests that what names no cache uses that of the context.
@Suite struct ContextCacheTests {
  /// Writes a text in a context, and returns it with the number of look-ups in the context's cache.
  private func written(_ text: () throws -> String) throws -> (String, lookups: Int) {
    let context = LocaleContext(AppLocale("de"), cache: FormatterCache(capacity: 32))
    let text = try LocaleContext.with(context, operation: text)
    let counts = context.cache.statistics
    return (text, counts.hits + counts.misses)
  }

  @Test func stringCasesUseIt() throws {
    let (own, lookups) = try written { "ß".cased(.upper) }
    #expect(own == "SS" && lookups == 1)
    let (named, count) = try written { "i".cased(.upper, for: "tr") }
    #expect(named == "İ" && count == 1)
  }

  @Test func patternsOfTemplatesUseIt() throws {
    let (pattern, lookups) = try written { try DateFormat.pattern(template: "dMMM", for: "de") }
    #expect(pattern == "d. MMM" && lookups == 1)
  }

  @Test func amountsAreReadThroughIt() throws {
    let context = LocaleContext(AppLocale("de"), cache: FormatterCache(capacity: 8))
    let amount = try LocaleContext.with(context) { try CurrencyAmount.parse("1,50 €", for: "de") }
    #expect(amount.currency == "EUR")
    #expect(context.cache.amounts.buildCount > 0)
  }

  @Test func aContextInsideKeepsIt() throws {
    let (text, lookups) = try written {
      LocaleContext.with(LocaleContext(AppLocale("tr"))) { "i".cased(.upper) }
    }
    #expect(text == "İ" && lookups == 1)
  }

  @Test func theSharedCacheCanBeNamedInside() throws {
    let (text, lookups) = try written {
      LocaleContext.with(LocaleContext(AppLocale("tr"), cache: .shared)) { "i".cased(.upper) }
    }
    #expect(text == "İ" && lookups == 0)
  }
}
