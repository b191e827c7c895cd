import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct CompactDigitsTests {
  private static let long = NumberFormat.compact.notation(.compactLong)

  // ICU 72.
  @Test(arguments: [
    (NumberFormat.compact.fraction(1), "en", 1_250, "1.2K"),
    (.compact.fraction(1), "en", 999_949, "999.9K"),
    (.compact.fraction(1), "en", 999_950, "1.0M"),
    (.compact.fraction(1), "en", 999_951, "1.0M"),
    (.compact.fraction(2), "en", -12_345, "-12.34K"),
    (.compact.fraction(0), "en", 999_499, "999K"),
    (.compact.fraction(0), "en", 999_999, "1M"),
    (.compact.fraction(0...2), "de", 1_234_000, "1,23\u{A0}Mio."),
    (.compact.fraction(1), "en", 0, "0.0"), (.compact.fraction(1), "en", 0.96, "1.0"),
    (.compact.fraction(1), "en", -0.04, "-0.0"),
    (.compact.significant(3), "en", 999_999, "1.00M"),
    (.compact.significant(3), "en", 12_345, "12.3K"),
    (.compact.significant(1), "en", 123_456, "100K"),
    (.compact.significant(1...3), "en", 100_000, "100K"),
    (.compact.significant(3), "en", 0, "0.00"),
    (.compact.fraction(0).rounding(.up), "en", 1_001, "2K"),
    (.compact.integer(atLeast: 2), "en", 1_000, "01K"),
    (long.fraction(1), "fr", 1_000_000, "1,0 million"),
    (long.fraction(0...1), "fr", 1_000, "mille"),
    (long.fraction(2), "ru", 21_000, "21,00 тысячи"),
    (long.significant(2), "hi", 12_345_678, "1.2 करोड़"),
    (.compact.fraction(1), "ja", 12_345, "1.2万"),
    (.compact.fraction(1), "ar-EG", 12_345, "١٢٫٣\u{A0}ألف"),
    (.currency("EUR").notation(.compactShort).fraction(1), "de", 1_250_000, "1,2\u{A0}Mio.\u{A0}€"),
    (.skeleton("compact-short .0"), "en", 999_950, "1.0M"),
    (.skeleton("KK precision-integer"), "en", 1_500, "2 thousand"),
  ])
  func writesTheDigits(
    _ recipe: NumberFormat,
    _ locale: String,
    _ number: Double,
    _ expected: String
  ) throws {
    let formatter = try recipe.formatter(for: LocaleID(locale))
    #expect(formatter.planRefusal == nil)
    #expect(formatter.string(number) == expected)
    #expect(formatter.string(FixedDecimal(number)) == expected)
    if let whole = Int(exactly: number) { #expect(formatter.string(whole) == expected) }
  }

  @Test(arguments: FeatureLocales.all)
  func equalICU(_ locale: LocaleID) throws {
    for recipe in [
      .compact.fraction(1...3), Self.long.fraction(2), Self.long.significant(1...2),
      .currency("USD").notation(.compactShort).significant(3),
    ] as [NumberFormat] {
      let formatter = try recipe.formatter(for: locale)
      #expect(formatter.planRefusal == nil, "\(locale) \(recipe)")
      for number: FixedDecimal in [
        "0", "-1", "1.005", "999.9994", "9999.995", "-12350", "999999", "1000000", "21500000",
        "1E-9", "4e14", "99999999999999999",
      ] {
        let expected = try formatter.textByICU(number)
        #expect(formatter.text(.decimal(number)) == expected, "\(locale) \(recipe) \(number)")
        #expect(formatter.string(number.doubleValue) == formatter.string(number))
      }
    }
  }

  @Test func countsShownDigitsInPluralRules() throws {
    let one = try Self.long.fraction(1).formatter(for: LocaleID("en"))
    #expect(one.pluralOperands(of: 1).v == 1)
    #expect(one.pluralOperands(of: 1_040).c == 3)
    let digits = try NumberFormat.decimal.significant(2).formatter(for: LocaleID("en"))
    #expect(digits.pluralOperands(of: 1).v == 1)
    #expect(digits.pluralOperands(of: 123).i == 120)
  }

  /// Numbers with more digits than registers hold are rounded as decimals.
  @Test func writesManyDigits() throws {
    let many = try NumberFormat.compact.fraction(0...14).formatter(for: LocaleID("en"))
    #expect(many.string(1_234_567.25) == "1.23456725M")
    #expect(many.string(0.1) == "0.1")
    #expect(many.string(123_456_789_012_345) == "123.456789012345T")
  }
}
