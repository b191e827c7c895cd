import Testing

@testable import LocaleFormat

/// Tests decimals that keep the digits that they are written with.
@Suite struct NumberAsWrittenTests {
  @Test(arguments: [
    (NumberFormat.decimal, "en", "1.50", "1.50"), (.decimal, "de", "1.0", "1,0"),
    (.decimal, "en", "1.50E2", "150"), (.decimal, "en", "1.5000E2", "150.00"),
    (.decimal, "en", "-0.00", "-0.00"), (.decimal, "en", ".50", "0.50"),
    (.decimal, "en", "1234.5678901234567890", "1,234.5678901234567890"),
    (.decimal, "en", "0.1234567890123456789000", "0.1234567890123456789000"),
    (.plain, "en", "1234.50", "1234.50"), (.percent, "en", "0.150", "15.0%"),
    (.percent, "en", "0.15", "15%"), (.percent, "en", "1", "100%"),
    (.permille, "en", "0.0150", "15.0‰"), (.currency("EUR"), "de", "5.5", "5,5\u{A0}€"),
    (.currency("EUR"), "de", "5", "5\u{A0}€"),
    (.currency("USD").presentation(.name), "en", "1.0", "1.0 US dollars"),
    (.unit("kilometer").width(.long), "ru", "0.0", "0,0 километра"),
    (.unit("kilometer").width(.long), "ru", "0", "0 километров"),
    (.unit("kilometer").width(.long), "en", "1.0", "1.0 kilometers"),
    (.compact, "en", "1.50E6", "1.50M"), (.compact, "en", "1500000", "1.5M"),
    (.compact, "en", "0.00", "0.00"), (.scientific, "en", "1.50E6", "1.50E6"),
    (.decimal.scale("3"), "en", "1.50", "4.50"),
    (.decimal.trailingZeros(.hiddenIfWhole), "en", "5.00", "5"),
    (.decimal.trailingZeros(.hiddenIfWhole), "en", "5.50", "5.50"),
    (.skeleton("percent scale/100"), "en", "0.150", "15.0%"),
    (.decimal, "ar-EG", "2.50", "٢٫٥٠"), (.decimal, "en", "NaN", "NaN"),
  ]) func keepsDigits(_ format: NumberFormat, _ locale: String, _ value: String, _ text: String)
    throws
  {
    let decimal = try FixedDecimal(value)
    let recipe = format.fraction(.asWritten)
    let formatter = try recipe.formatter(for: LocaleID(locale))
    #expect(formatter.string(decimal) == text)
    #expect(formatter.text(.decimal(decimal)).string == text)
    #expect(try formatter.checkedString(.decimal(decimal)) == text)
    var bytes: [UInt8] = []
    formatter.append(decimal, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
    // The first texts of a formatter in a cache.
    let cache = FormatterCache(capacity: 4)
    #expect(try cache.string(decimal, as: recipe, for: LocaleID(locale)) == text)
  }

  @Test(arguments: [
    NumberFormat.decimal, .percent, .currency("EUR"), .unit("kilometer").width(.long),
    .currency("USD").presentation(.name),
  ]) func isWrittenByAPlan(_ format: NumberFormat) throws {
    for locale in ["en", "de", "ru", "hi", "ar-EG", "fr"] {
      let formatter = try format.fraction(.asWritten).formatter(for: LocaleID(locale))
      #expect(formatter.planRefusal == nil, "\(format) in \(locale)")
    }
  }

  @Test func writesNumbersThatHaveNoTextByTheirShortestDigits() throws {
    let formatter = try NumberFormat.decimal.fraction(.asWritten).formatter(for: "en")
    #expect(formatter.string(5) == "5")
    #expect(formatter.string(1.0) == "1")
    #expect(formatter.string(0.1) == "0.1")
    #expect(formatter.string(1e-20) == "0.00000000000000000001")
    #expect(formatter.text(1.0).string == "1")
    #expect(try formatter.checkedString(NumericValue.binary(2.0)) == "2")
  }

  @Test func countsTheZerosInPluralForms() throws {
    let formatter = try NumberFormat.decimal.fraction(.asWritten).formatter(for: "en")
    let rules = try PluralRules(for: "en")
    #expect(rules.category(of: FixedDecimal("1.0"), shownBy: formatter) == .other)
    #expect(rules.category(of: FixedDecimal("1"), shownBy: formatter) == .one)
    #expect(formatter.pluralOperands(of: FixedDecimal("1.50")).v == 2)
    #expect(formatter.pluralOperands(of: 1.0).v == 0)
  }

  @Test func writesBothEndsOfARangeWithTheDigitsOfTheLongerOne() throws {
    let range = try NumberRangeFormat(.decimal.fraction(.asWritten)).formatter(for: "en")
    let (one, two) = (FixedDecimal("1.0"), FixedDecimal("2.00"))
    #expect(range.string(.from(one, through: two)) == "1.00–2.00")
    #expect(range.string(.from(1, through: 2)) == "1–2")
  }

  @Test func refusesWhatHasNoDigitsAsWritten() throws {
    for format in [
      NumberFormat.decimal.significant(2), .unit("meter", usage: "road"), .unit("foot-and-inch"),
      .currency("CHF").cash(),
    ] {
      let error = #expect(throws: FormatError.self) {
        try format.fraction(.asWritten).formatter(for: "en")
      }
      #expect(error?.code == .unusableOption)
    }
    #expect(throws: FormatError.self) {
      try UnitFormat(.decimal.fraction(.asWritten), width: .short, usage: "road").validated()
    }
    let long = try FixedDecimal("0." + String(repeating: "0", count: 1000))
    let formatter = try NumberFormat.decimal.fraction(.asWritten).formatter(for: "en")
    let error = #expect(throws: FormatError.self) { try formatter.checkedString(.decimal(long)) }
    #expect(error?.code == .unwritable)
    #expect(formatter.string(long) == long.description)
  }

  @Test(
    arguments: [1000, 1022, 1023, 1024, 5000],
    [
      NumberFormat.decimal, .percent, .permille, .compact, .scientific, .currency("EUR"),
      .unit("kilometer"),
    ]
  ) func refusesMoreDigitsThanAreWritten(_ count: Int, _ format: NumberFormat) throws {
    // With three more, so that those of per mille are too many.
    let long = try FixedDecimal("1." + String(repeating: "0", count: count + 3))
    let recipe = format.fraction(.asWritten)
    let formatter = try recipe.formatter(for: "en")
    let error = #expect(throws: FormatError.self) { try formatter.checkedString(.decimal(long)) }
    #expect(error?.reason.code == "too-many-digits")
    #expect(formatter.string(long).contains(long.description))
    let range = try NumberRangeFormat(recipe).formatter(for: "en")
    let refused = #expect(throws: FormatError.self) {
      try range.checkedText(.from(long, through: 2))
    }
    #expect(refused?.reason.code == "too-many-digits")
  }

  @Test func isReplacedByOtherDigits() throws {
    let format = NumberFormat.decimal.fraction(.asWritten)
    #expect(format.fraction(2) == .decimal.fraction(2))
    #expect(format.increment("0.5") == .decimal.increment("0.5"))
    #expect(NumberFormat.decimal.fraction(2).fraction(.asWritten) == format)
    #expect(NumberFormat.decimal.increment("0.5").fraction(.asWritten) == format)
    #expect(format != .decimal)
  }
}
