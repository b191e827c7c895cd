import TestSupport
import Testing

@testable import LocaleFormat

/// Tests the texts of each style and option, in several scripts.
///
/// Values from CLDR 42's data for each locale, seen with ICU 72.1; invisible characters are
/// escaped.
@Suite struct NumberStyleTests {
  private func text(_ format: NumberFormat, _ tag: String, _ value: String) throws -> String {
    try format.formatter(for: LocaleID(tag)).string(FixedDecimal(value))
  }

  @Test(arguments: [
    (NumberFormat.plain, "de", "1234.5", "1234"), (.plain, "ar-JO", "2.5", "\u{662}"),
    (.plain, "en", "3.5", "4"), (.permille, "en", "0.256", "256\u{2030}"),
    (.permille, "de", "0.0256", "25,6\u{A0}\u{2030}"), (.percent, "ar-JO", "2.5", "٢٥٠٪\u{61C}"),
    (.percent, "tr", "0.5", "%50"), (.percent, "eu", "0.5", "%\u{A0}50"),
    (.percent, "fa", "-0.5", "\u{200E}\u{2212}۵۰٪"), (.scientific, "de", "2.5", "2,5E0"),
    (.scientific, "ar-JO", "2.5", "٢٫٥\(ICUFacts.current.arabicExponent)٠"),
    (.scientific, "en", "-0.00012345678", "-1.2345678E-4"),
    (.scientific, "sv", "12345", "1,2345×10^4"), (.engineering, "en", "12345", "12.345E3"),
    (.engineering, "bn", "12345", "১২.৩৪৫E৩"), (.compact, "en", "1234567", "1.2M"),
    (.compact, "ja", "1234567", "123万"), (.compact, "hi", "1234567", "12\u{A0}लाख"),
    (.compact, "de", "1234567", "1,2\u{A0}Mio."), (.compact, "ko", "12345", "1.2만"),
    (.compact, "en", "999999", "1M"), (.compactLong, "en", "1234567", "1.2 million"),
    (.compactLong, "de", "1000000", "1 Million"), (.compactLong, "es", "1234567", "1,2 millones"),
    (.compactLong, "ar-EG", "1234", "١٫٢ ألف"), (.compactLong, "ru", "5000000", "5 миллионов"),
    (.localCurrency, "ar-JO", "2.5", "\u{200F}٢٫٥٠٠\u{A0}د.أ.\u{200F}"),
    (.localCurrency, "ja", "1234.5", "\u{FFE5}1,234"),
    (.localCurrency, "de-CH", "1", "CHF\u{A0}1.00"),
  ])
  func writesTheStyle(
    _ format: NumberFormat,
    _ tag: String,
    _ value: String,
    _ expected: String
  ) throws {
    let actual = try text(format, tag, value)
    #expect(actual == expected)
  }

  @Test(arguments: [
    ("en", "meter", nil, "1", FormatWidth.long, "1 meter"),
    ("en", "meter", nil, "1234.5", .long, "1,234.5 meters"),
    ("ru", "hour", nil, "3", .long, "3 часа"), ("ar-EG", "hour", nil, "2", .long, "ساعتان"),
    ("de", "kilometer-per-hour", nil, "90", .short, "90 km/h"),
    ("ja", "celsius", nil, "-3", .narrow, "-3°C"),
    ("hi", "kilogram", nil, "100000", .short, "1,00,000 कि॰ग्रा॰"),
    ("en-US", "meter", "road", "5000", .short, "3.1 mi"),
    ("fr-FR", "meter", "road", "5000", .short, "5\u{202F}km"),
    ("de", "meter", "road", "150", .short, "150 m"),
    ("en-US", "meter", "person-height", "1.8", .short, "5 ft, 11 in"),
    ("de", "celsius", "weather", "20.4", .short, "20 °C"),
    ("en-US", "celsius", "weather", "20.4", .short, "69°F"),
    ("en-US-u-mu-celsius", "celsius", "weather", "20.4", .short, "20°C"),
  ])
  func writesUnits(
    _ tag: String,
    _ unit: String,
    _ usage: String?,
    _ value: String,
    _ width: FormatWidth,
    _ expected: String
  ) throws {
    let actual = try text(.unit(unit, usage: usage).width(width), tag, value)
    #expect(actual == expected)
  }

  @Test(arguments: [
    ("en-US", "USD", NumberFormat.Presentation.symbol, "$50.00"),
    ("en-CA", "USD", .symbol, "US$50.00"),
    ("fr-CA", "USD", .symbol, "50,00\u{A0}$\u{A0}US"),
    ("fr-CA", "USD", .narrowSymbol, "50,00\u{A0}$"),
    ("de", "USD", .code, "50,00\u{A0}USD"), ("en", "USD", .name, "50.00 US dollars"),
    ("pl", "PLN", .name, "50,00 złotego polskiego"), ("ja", "JPY", .name, "50円"),
    ("zh-TW", "TWD", .formalSymbol, "NT$50.00"), ("tr", "TRY", .variantSymbol, "TL\u{A0}50,00"),
    ("en", "EUR", .hidden, "50.00"), ("en", "XAF", .symbol, "FCFA\u{A0}50"),
    ("en", "QQQ", .symbol, "QQQ\u{A0}50.00"), ("hi", "INR", .symbol, "₹50.00"),
  ])
  func writesMoneyInEveryPresentation(
    _ tag: String,
    _ code: Currency,
    _ presentation: NumberFormat.Presentation,
    _ expected: String
  ) throws {
    let actual = try text(.currency(code).presentation(presentation), tag, "50")
    #expect(actual == expected)
  }

  @Test func writesMoneyAsAccountantsDo() throws {
    let dollars = NumberFormat.currency("USD").accounting()
    #expect(try text(dollars, "en-US", "-5") == "($5.00)")
    #expect(try text(dollars.sign(.always), "en-US", "5") == "+$5.00")
    #expect(try text(dollars.sign(.exceptZero), "en-US", "0") == "$0.00")
    #expect(try text(dollars.sign(.negative), "en-US", "-0.001") == "$0.00")
    #expect(try text(dollars.sign(.never), "en-US", "-5") == "$5.00")
    #expect(try text(dollars, "de", "-5") == "-5,00\u{A0}$")
  }

  @Test(arguments: [
    ("CHF", "12.34", "12.35"), ("CHF", "12.325", "12.30"), ("SEK", "12.5", "12"),
    ("JPY", "12.5", "12"), ("DKK", "12.30", "12.5"), ("EUR", "12.34", "12.34"),
  ])
  func roundsCash(_ code: Currency, _ value: String, _ expected: String) throws {
    let actual = try text(.currency(code).cash().presentation(.hidden), "en", value)
    #expect(actual == expected)
  }

  @Test func roundsMoneyAsAsked() throws {
    let whole = NumberFormat.currency("USD").fraction(0...0)
    #expect(try text(whole, "en-US", "50.5") == "$50")
    #expect(try text(whole.rounding(.halfUp), "en-US", "50.5") == "$51")
  }

  @Test(
    arguments: zip(
      NumberFormat.Rounding.allCases,
      [
        // -2.5, -1.5, -1.1, 1.1, 1.5, 2.5
        "-2 -2 -1 1 2 2", "-3 -2 -1 1 2 3", "-2 -1 -1 1 1 2", "-3 -2 -2 2 2 3", "-2 -1 -1 1 1 2",
        "-2 -1 -1 2 2 3", "-3 -2 -2 1 1 2", "-3 -1 -1 1 1 3", "-2 -1 -1 1 2 3", "-3 -2 -1 1 1 2",
      ]
    )
  )
  func roundsInEveryMode(_ mode: NumberFormat.Rounding, _ expected: String) throws {
    let formatter = try NumberFormat.plain.rounding(mode).formatter(for: LocaleID("en"))
    let texts = try ["-2.5", "-1.5", "-1.1", "1.1", "1.5", "2.5"].map {
      formatter.string(try FixedDecimal($0))
    }
    #expect(texts.joined(separator: " ") == expected)
  }

  @Test func writesTheDigitsAsked() throws {
    #expect(try text(.decimal.significant(2...3), "en", "123456") == "123,000")
    #expect(try text(.decimal.significant(2...3), "en", "0.1") == "0.10")
    let both = NumberFormat.decimal.fraction(1...1).significant(1...3)
    #expect(try text(both.priority(.morePrecision), "en", "1234.56") == "1,234.6")
    #expect(try text(both.priority(.lessPrecision), "en", "1234.56") == "1,230")
    #expect(try text(.decimal.integer(atLeast: 3), "bn", "7") == "০০৭")
    #expect(try text(.decimal.integer(atLeast: 0), "en", "0.5") == ".5")
    #expect(try text(.decimal.integer(atLeast: 2, atMost: 2), "en", "1234") == "34")
    #expect(try text(.decimal.increment(FixedDecimal("0.05")), "de", "12.34") == "12,35")
    #expect(try text(.decimal.increment(FixedDecimal("50")), "de", "1234") == "1.250")
    #expect(try text(.decimal.scale(FixedDecimal("1.609")), "en", "2") == "3.218")
    #expect(try text(.percent.scale(FixedDecimal("1")), "en", "25") == "25%")
  }

  @Test func writesSignsSeparatorsAndZerosAsAsked() throws {
    #expect(try text(.decimal.sign(.always), "en", "0") == "+0")
    #expect(try text(.decimal.sign(.exceptZero), "en", "0") == "0")
    #expect(try text(.decimal.sign(.exceptZero), "sv", "-1") == "\u{2212}1")
    #expect(try text(.decimal.sign(.negative), "en", "-0.0001") == "0")
    #expect(try text(.decimal, "en", "-0.0001") == "-0")
    #expect(try text(.decimal.decimalSeparator(.always), "de", "1") == "1,")
    let prices = NumberFormat.currency("EUR").trailingZeros(.hiddenIfWhole)
    #expect(try text(prices, "en", "5") == "€5")
    #expect(try text(prices, "en", "5.5") == "€5.50")
    #expect(try text(.decimal.fraction(2...2).trailingZeros(.hiddenIfWhole), "en", "5") == "5")
  }

  @Test(arguments: [
    ("es", "1234", "1234 1234 1234 1.234"), ("en", "1234", "1,234 1234 1234 1,234"),
    ("en", "12345", "12,345 12345 12,345 12,345"),
    ("hi-IN", "123456", "1,23,456 123456 1,23,456 1,23,456"),
    ("en-US-u-va-posix", "123456", "123456 123456 123456 123,456"),
  ])
  func groupsAsAsked(_ tag: String, _ value: String, _ expected: String) throws {
    let texts = try NumberFormat.Grouping.allCases.map {
      try text(.decimal.grouping($0), tag, value)
    }
    #expect(texts.joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("en", "deva", "१,२३४.५"), ("en", "native", "1,234.5"), ("hi", "native", "१,२३४.५"),
    ("ar-EG", "latn", "1,234.5"), ("zh", "hanidec", "一,二三四.五"), ("en", "THAI", "๑,๒๓๔.๕"),
    ("ar-EG-u-nu-latn", "arab", "١٬٢٣٤٫٥"), ("ta", "traditional", "1,234.5"),
  ])
  func writesInANumberingSystem(_ tag: String, _ system: String, _ expected: String) throws {
    let actual = try text(.decimal.numbering(system), tag, "1234.5")
    #expect(actual == expected)
  }

  @Test(arguments: ["NaN", "Infinity", "-Infinity", "-0"])
  func writesSpecialValuesInEveryStyle(_ value: String) throws {
    for (format, expected) in [
      (NumberFormat.decimal, ["NaN", "∞", "-∞", "-0"]), (.percent, ["NaN%", "∞%", "-∞%", "-0%"]),
      (.compact, ["NaN", "∞", "-∞", "-0"]), (.scientific, ["NaN", "∞", "-∞", "-0E0"]),
      (.currency("USD"), ["$NaN", "$∞", "-$∞", "-$0.00"]),
    ] {
      let index = try #require(["NaN", "Infinity", "-Infinity", "-0"].firstIndex(of: value))
      #expect(try text(format, "en", value) == expected[index])
    }
  }
}
