import TestSupport
import Testing

@testable import LocaleFormat

/// Tests the operands of numbers as formatters show them, by plans and by ICU.
@Suite struct ShownOperandsTests {
  private static let shown: [(NumberFormat, String, String)] = [
    (.decimal, "1", "1"), (.decimal.fraction(2...2), "1", "1.00"),
    (.decimal.fraction(0...3), "1.2345", "1.234"),
    (.percent, "0.5", "50"), (.compact, "1200000", "1.2c6"), (.compact, "999999", "1c6"),
    (.compact, "12345", "12c3"), (.compact, "0.0123", "0.012"), (.compact, "-1500", "1.5c3"),
    (.currency("USD"), "-1", "1.00"), (.unit("hour"), "2.50", "2.5"),
    // ICU writes these.
    (.scientific, "1234.5", "1.2345c3"), (.scientific, "0.5", "5"),
    (.decimal.significant(3...3), "1", "1.00"), (.compact.fraction(2...2), "1234567", "1.23c6"),
    (.compact.significant(1...1), "999999", "1c6"), (.decimal.integer(atLeast: 2), "1", "01"),
    (.decimal, "123456789012345678901.5", "123456789012345678901.5"), (.decimal, "NaN", "NaN"),
  ]

  @Test(arguments: shown)
  func areThoseOfTheText(_ recipe: NumberFormat, _ value: String, _ shown: String) throws {
    for locale in FeatureLocales.all {
      // Other locales leave out another power of ten.
      if recipe.writtenNotation == .compact, locale != "en-US" { continue }
      let own = try recipe.formatter(for: locale).pluralOperands(of: FixedDecimal(value))
      let expected = try PluralOperands(shown)
      #expect(own.i == expected.i && own.f == expected.f && own.v == expected.v, "\(locale)")
      #expect(own.c == expected.c, "\(locale)")
    }
  }

  @Test func chooseTheCategoryOfTheText() throws {
    let english = try PluralRules(for: "en")
    let whole = try NumberFormat.decimal.formatter(for: "en")
    let tenths = try NumberFormat.decimal.fraction(1...1).formatter(for: "en")
    #expect(english.category(of: 1, shownBy: whole) == .one)
    #expect(english.category(of: 1, shownBy: tenths) == .other)
    #expect(english.category(of: 1.04, shownBy: whole) == .other)
  }
}
