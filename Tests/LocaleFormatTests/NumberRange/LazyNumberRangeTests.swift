import Testing

@testable import LocaleFormat

@Suite struct LazyNumberRangeTests {
  @Test func keepsTheFormatterOfTheFirstRange() throws {
    let prices = LazyNumberRange(NumberRangeFormat(.currency("EUR").fraction(0)), for: "de")
    let first = try prices.formatter()
    #expect(try first.checkedText(.from(3, through: 5)).string == "3–5\u{A0}€")
    #expect(try prices.formatter().core === first.core)
  }

  @Test func refusesARecipeAgainAndAgain() {
    let mixed = LazyNumberRange(NumberRangeFormat(.unit("foot-and-inch")), for: "en")
    for _ in 0..<2 {
      #expect(throws: FormatError.self) { try mixed.formatter() }
    }
  }
}
