import LocaleFormat
import MachineTime
import Testing

// The examples of numbers, money, units, ranges and parts.
extension DocumentationTests {
  @Test func examplesOfNumberFormatHold() throws {
    #expect(try NumberFormat.decimal.formatter(for: "de").string(1234.5) == "1.234,5")
    #expect(try NumberFormat.percent.formatter(for: "de").string(0.25) == "25\u{A0}%")
    #expect(try NumberFormat.compact.formatter(for: "en").string(1_234_567) == "1.2M")
    #expect((NumberFormat.plain.rounding(.up) == NumberFormat.plain) == false)
    #expect(NumberFormat.decimal.sign(.always).description == "NumberFormat.decimal.sign(always)")
  }

  @Test func examplesOfWidthsAndPresentationsHold() throws {
    let meters = NumberFormat.unit("meter").width(.long)
    #expect(try meters.formatter(for: "en").string(5) == "5 meters")
    let euros = NumberFormat.currency("EUR").presentation(.code)
    #expect(try euros.formatter(for: "en").string(5) == "EUR\u{A0}5.00")
  }

  @Test func examplesOfNumberStylesHold() throws {
    let euros = NumberFormat.currency("EUR")
    #expect(try euros.formatter(for: "de-DE").string(1234) == "1.234,00\u{A0}€")
    #expect(
      try euros.presentation(.name).formatter(for: "de").string(1) == "1,00 Euro"
    )
    #expect(
      try NumberFormat.localCurrency.formatter(for: "ar-JO").currency?.code == "JOD"
    )
    let speed = NumberFormat.unit("kilometer-per-hour")
    #expect(try speed.formatter(for: "en").string(90) == "90 km/h")
    let road = NumberFormat.unit("meter", usage: "road")
    #expect(try road.formatter(for: "en-US").string(5000) == "3.1 mi")
    let format = NumberFormat.skeleton("currency/EUR .00 sign-accounting")
    #expect(try format.formatter(for: "en").string(-5) == "(€5.00)")
  }

  @Test func examplesOfNumberOptionsHold() throws {
    let cents = NumberFormat.decimal.fraction(2)
    #expect(try cents.formatter(for: "en").string(2.675) == "2.68")
    let three = NumberFormat.decimal.significant(1...3)
    #expect(try three.formatter(for: "en").string(123_456) == "123,000")
    let seconds = NumberFormat.plain.integer(atLeast: 2)
    #expect(try seconds.formatter(for: "en").string(7) == "07")
    let steps = NumberFormat.decimal.increment("0.05")
    #expect(try steps.formatter(for: "en").string(12.34) == "12.35")
    let dollars = NumberFormat.currency("USD").accounting()
    #expect(try dollars.formatter(for: "en-US").string(-5) == "($5.00)")
    let francs = NumberFormat.currency("CHF").cash()
    #expect(try francs.formatter(for: "de-CH").string(12.34) == "CHF\u{A0}12.35")
    let digits = NumberFormat.decimal.numbering("deva")
    #expect(try digits.formatter(for: "en").string(1234) == "१,२३४")
  }

  @Test func examplesOfNumberRangesHold() throws {
    let prices = NumberRangeFormat(.currency("EUR").fraction(0))
    let german = try prices.formatter(for: "de")
    #expect(german.string(.from(3, through: 5)) == "3–5\u{A0}€")
    #expect(german.string(.from(3, through: 3)) == "≈3\u{A0}€")
  }

  @Test func theExampleOfValueRangeHolds() throws {
    let prices = NumberRangeFormat(.currency("EUR").fraction(0))
    let german = LocaleID("de")
    #expect(
      try FormatterCache.shared.string(.from(3, through: 5), as: prices, for: german)
        == "3–5\u{A0}€"
    )
  }

  @Test func theExampleOfCheckedTextsHolds() throws {
    let feet = try NumberFormat.unit("foot-and-inch").formatter(for: "en")
    #expect(feet.string(1e19) == "1e+19 foot-and-inch")
    #expect(try feet.checkedString(1.5) == "1 ft, 6 in")
  }

  @Test func theExampleOfCheckedVerbsOfTheCacheHolds() throws {
    let feet = NumberFormat.unit("foot-and-inch")
    #expect(
      try FormatterCache.shared.checkedString(1.5, as: feet, for: "en") == "1 ft, 6 in"
    )
    #expect(throws: FormatError.self) {
      try FormatterCache.shared.checkedString(1e19, as: feet, for: "en")
    }
  }

  @Test func examplesOfFormattedTextHold() throws {
    let text = try NumberFormat.currency("EUR").formatter(for: "de").text(-1234.5)
    #expect(
      text.parts.map(\.kind) == [
        .sign, .integer, .group, .integer, .decimal, .fraction, .literal, .currency,
      ]
    )
    #expect(text[text.parts[0]] == "-")
  }

  @Test func examplesOfCurrencyHold() throws {
    #expect(Currency("eur").code == "EUR")
    #expect(Currency("JPY").fractionDigits == 0)
    #expect(Currency("CHF").cashIncrement.description == "0.05")
    let yen: Currency = "JPY"
    #expect(yen.fractionDigits == 0)
    #expect(
      try Currency.inUse(in: "DE", at: Instant(secondsSince1970: 0)).map(\.code) == ["DEM"]
    )
    #expect(try Currency(likelyFor: LocaleID("de")).code == "EUR")
    #expect(try Currency(likelyFor: LocaleID("en-u-rg-gbzzzz")).code == "GBP")
  }

  @Test func examplesOfValidationHold() throws {
    let system = "latin"
    #expect(throws: FormatError.self) { try NumberFormat.decimal.numbering(system).validated() }
    #expect(
      try NumberFormat.decimal.fraction(2).validated().description
        == "NumberFormat.decimal.fraction(2...2)"
    )
    let fields = "yMMQ%"
    #expect(throws: FormatError.self) { try DateFormat(template: fields, zone: .utc).validated() }
    let pattern = "#,##0.00;;"
    #expect(throws: FormatError.self) { try DecimalPatternFormat(pattern).validated() }
  }

  @Test func examplesOfFixedDecimalHold() throws {
    #expect(
      FixedDecimal("123456789012345678901234567890.12").description
        == "123456789012345678901234567890.12"
    )
    #expect(FixedDecimal("+1.50E3").description == "1.50E3")
    let step: FixedDecimal = "0.05"
    #expect(step.description == "0.05")
    #expect((FixedDecimal("-Infinity") == .negativeInfinity) == true)
    #expect(FixedDecimal(0.1).description == "0.1")
    #expect(FixedDecimal(Float(0.1)).description == "0.1")
    #expect(FixedDecimal("12.0").integerValue == 12)
    #expect(FixedDecimal("12.5").integerValue == nil)
  }

  @Test func examplesOfReadingHold() throws {
    let german = try NumberFormat.decimal.formatter(for: "de")
    #expect(try german.parse("1.234,5").description == "1234.5")
    #expect(try german.parse(" 1 234,50 ", mode: .lenient).description == "1234.50")
    let percent = try FormatterCache.shared.parse("50 %", as: .percent, for: "de")
    #expect(percent.description == "0.50")
    #expect(
      try CurrencyAmount.parse("1.234,50 €", for: "de").description == "EUR 1234.50"
    )
    #expect(try CurrencyAmount.parse("$5", for: "en-CA").description == "CAD 5")
  }
}
