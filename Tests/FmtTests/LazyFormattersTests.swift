import LocaleFormat
import Synchronization
import Testing

@testable import fmt

@Suite struct LazyFormattersTests {
  /// Counts the formatters that are made of it.
  private struct CountedFormat: FormatRecipe {
    static let count = Atomic(0)

    let range: NumberRangeFormat
    var category: AppLocale.Category { range.category }

    func formatter(for locale: LocaleID) throws(FormatError) -> NumberRangeFormat.Formatter {
      Self.count.wrappingAdd(1, ordering: .relaxed)
      return try range.formatter(for: locale)
    }
  }

  @Test func keepsTheFormatterOfTheFirstValue() throws {
    let prices = LazyFormatters(CountedFormat(range: .init(.currency("EUR").fraction(0))))
    #expect(CountedFormat.count.load(ordering: .relaxed) == 0)
    for locale: LocaleID in ["de", "de", "en", "de"] { _ = try prices.formatter(for: locale) }
    #expect(CountedFormat.count.load(ordering: .relaxed) == 2)
    let range = ValueRange<FixedDecimal>.from(3, through: 5)
    #expect(try prices.formatter(for: "de").checkedText(range).string == "3–5\u{A0}€")
  }

  @Test func refusesARecipeAgainAndAgain() {
    let mixed = LazyFormatters(NumberRangeFormat(.unit("foot-and-inch")))
    for _ in 0..<2 {
      #expect(throws: (any Error).self) { try mixed.formatter(for: "en") }
    }
  }
}
