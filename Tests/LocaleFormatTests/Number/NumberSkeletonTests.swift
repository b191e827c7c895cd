import Testing

@testable import LocaleFormat

/// Tests the skeletons of recipes, with a table for every style and option.
///
/// The skeleton is a pure function of the recipe. The stems are in the ICU user guide, "Number
/// Skeletons".
@Suite struct NumberSkeletonTests {
  private func skeleton(_ format: NumberFormat) -> String {
    format.skeleton(patternFraction: 0...3)
  }

  @Test(arguments: [
    (NumberFormat.plain, "precision-integer group-off"), (.decimal, ".###"),
    (.percent, "percent scale/100 .###"), (.permille, "permille scale/1000 .###"),
    (.scientific, "precision-unlimited scientific"),
    (.engineering, "precision-unlimited engineering"), (.compact, "compact-short"),
    (.compactLong, "compact-long"), (.localCurrency, ""),
    (.plain.notation(.scientific), "precision-unlimited scientific group-off"),
    (.plain.notation(.compactShort), "compact-short group-off"),
    (.percent.notation(.compactShort), "percent scale/100 compact-short"),
    (.percent.notation(.scientific), "percent scale/100 precision-unlimited scientific"),
  ])
  func saysTheStyle(_ format: NumberFormat, _ expected: String) {
    #expect(skeleton(format) == expected)
  }

  @Test func saysWhatAStyleIsGiven() throws {
    let dollars = Currency("USD")
    #expect(skeleton(.currency(dollars)) == "currency/USD")
    #expect(
      NumberFormat.localCurrency.skeleton(patternFraction: 0...3, localCurrency: dollars)
        == "currency/USD"
    )
    #expect(skeleton(.unit("kilometer-per-hour")) == "unit/kilometer-per-hour .###")
    #expect(skeleton(.unit("meter", usage: "road")) == "unit/meter usage/road")
    #expect(
      skeleton(.unit("meter").notation(.compactLong)) == "unit/meter compact-long"
    )
    #expect(skeleton(.skeleton("")) == "")
    #expect(skeleton(.skeleton("currency/EUR .00")) == "currency/EUR .00")
    #expect(
      skeleton(.skeleton("percent").sign(.always).fraction(1...1)) == "percent .0 sign-always"
    )
    #expect(
      skeleton(.currency("USD").notation(.compactShort)) == "currency/USD compact-short"
    )
    #expect(skeleton(.currency("USD").notation(.scientific)) == "currency/USD scientific")
  }

  @Test(arguments: [
    (0...0, "precision-integer"), (2...2, ".00"), (0...2, ".##"), (1...3, ".0##"),
    (0...999, "." + String(repeating: "#", count: 999)),
  ])
  func saysFractionDigits(_ digits: ClosedRange<Int>, _ stem: String) throws {
    #expect(NumberFormat.decimal.fraction(digits).skeleton(patternFraction: 0...6) == stem)
    #expect(skeleton(.currency("eur").fraction(digits)) == "currency/EUR \(stem)")
    #expect(skeleton(.scientific.fraction(digits)) == "\(stem) scientific")
    #expect(skeleton(.unit("meter", usage: "road").fraction(digits)).hasSuffix(" \(stem)"))
  }

  @Test(arguments: [(1...1, "@"), (1...3, "@##"), (2...2, "@@"), (3...5, "@@@##")])
  func saysSignificantDigits(_ digits: ClosedRange<Int>, _ stem: String) throws {
    #expect(skeleton(.decimal.significant(digits)) == stem)
    #expect(skeleton(.percent.significant(digits)) == "percent scale/100 \(stem)")
    #expect(skeleton(.compact.significant(digits)) == "\(stem) compact-short")
  }

  @Test(arguments: [
    (NumberFormat.DigitPriority.significant, "@@#"), (.morePrecision, ".00/@@#r"),
    (.lessPrecision, ".00/@@#s"),
  ])
  func saysWhichDigitsCount(_ priority: NumberFormat.DigitPriority, _ stem: String) throws {
    let both = NumberFormat.decimal.fraction(2...2).significant(2...3)
    #expect(skeleton(both.priority(priority)) == stem)
    #expect(skeleton(.decimal.fraction(2...2).priority(priority)) == ".00")
    #expect(skeleton(.decimal.significant(2...3).priority(priority)) == "@@#")
    #expect(skeleton(.decimal.priority(priority)) == ".###")
  }

  @Test func theLastOfIncrementAndDigitsCounts() throws {
    let step = FixedDecimal("0.05")
    #expect(skeleton(.decimal.increment(step)) == "precision-increment/0.05")
    #expect(skeleton(.decimal.fraction(1...1).increment(step)) == "precision-increment/0.05")
    #expect(skeleton(.decimal.increment(step).fraction(1...1)) == ".0")
    #expect(skeleton(.decimal.increment(step).significant(1...1)) == "@")
    #expect(
      skeleton(.decimal.significant(1...1).increment(FixedDecimal("2.50")))
        == "precision-increment/2.50"
    )
    #expect(
      skeleton(.currency("CHF").increment(step)) == "currency/CHF precision-increment/0.05"
    )
  }

  @Test(arguments: [
    (0, nil, "+"), (1, nil, "+0"), (3, nil, "+000"), (0, 1, "#"), (0, 3, "###"), (1, 1, "0"),
    (2, 4, "##00"), (4, 4, "0000"),
  ])
  func saysIntegerDigits(_ least: Int, _ most: Int?, _ width: String) throws {
    let format = NumberFormat.decimal.integer(atLeast: least, atMost: most)
    #expect(skeleton(format) == ".### integer-width/\(width)")
  }

  @Test(arguments: NumberFormat.Rounding.allCases)
  func saysTheRounding(_ rounding: NumberFormat.Rounding) {
    let stem = rounding == .halfEven ? "" : " rounding-mode-\(rounding.rawValue)"
    #expect(skeleton(.decimal.rounding(rounding)) == ".###" + stem)
  }

  @Test(arguments: [
    (NumberFormat.Grouping.auto, " group-auto", " group-auto"), (.off, " group-off", " group-off"),
    (.min2, " group-min2", " group-min2"), (.always, " group-on-aligned", " group-on-aligned"),
  ])
  func saysTheGrouping(_ grouping: NumberFormat.Grouping, _ decimal: String, _ plain: String) {
    #expect(skeleton(.decimal.grouping(grouping)) == ".###" + decimal)
    #expect(skeleton(.plain.grouping(grouping)) == "precision-integer" + plain)
  }

  @Test(arguments: [
    (NumberFormat.SignDisplay.auto, "", " sign-accounting"),
    (.always, " sign-always", " sign-accounting-always"), (.never, " sign-never", " sign-never"),
    (.exceptZero, " sign-except-zero", " sign-accounting-except-zero"),
    (.negative, " sign-negative", " sign-accounting-negative"),
  ])
  func saysTheSign(
    _ display: NumberFormat.SignDisplay,
    _ usual: String,
    _ accounting: String
  ) throws {
    let euros = NumberFormat.currency("EUR").sign(display)
    #expect(skeleton(euros) == "currency/EUR" + usual)
    #expect(skeleton(euros.accounting()) == "currency/EUR" + accounting)
    #expect(skeleton(euros.accounting().accounting(false)) == "currency/EUR" + usual)
    #expect(skeleton(.decimal.sign(display)) == ".###" + usual)
  }

  @Test(arguments: [
    (NumberFormat.Presentation.symbol, ""), (.narrowSymbol, " unit-width-narrow"),
    (.name, " unit-width-full-name"), (.code, " unit-width-iso-code"),
    (.formalSymbol, " unit-width-formal"), (.variantSymbol, " unit-width-variant"),
    (.hidden, " unit-width-hidden"),
  ])
  func saysThePresentation(_ presentation: NumberFormat.Presentation, _ stem: String) throws {
    #expect(skeleton(.currency("EUR").presentation(presentation)) == "currency/EUR" + stem)
  }

  @Test(arguments: [
    (FormatWidth.short, ""), (.narrow, " unit-width-narrow"), (.long, " unit-width-full-name"),
  ])
  func saysTheWidth(_ width: FormatWidth, _ stem: String) throws {
    #expect(skeleton(.unit("meter").width(width)) == "unit/meter .###" + stem)
  }

  @Test func saysAPowerOfTenInPlaceOfTheStylesScale() throws {
    let thousand = FixedDecimal("1000")
    #expect(skeleton(.decimal.scale(thousand)) == "scale/1000 .###")
    #expect(skeleton(.percent.scale(thousand)) == "percent scale/1000 .###")
    #expect(skeleton(.permille.scale(FixedDecimal("0.01"))) == "permille scale/0.01 .###")
  }

  @Test func leavesOutAScaleThatIsMultipliedBefore() throws {
    #expect(skeleton(.decimal.scale(FixedDecimal("2"))) == ".###")
    #expect(skeleton(.percent.scale(FixedDecimal("-0.5"))) == "percent .###")
  }

  @Test func saysWhatBecomesOfZerosAndSeparators() throws {
    #expect(skeleton(.decimal.decimalSeparator(.always)) == ".### decimal-always")
    #expect(skeleton(.decimal.trailingZeros(.hiddenIfWhole)) == ".###/w")
    #expect(skeleton(.plain.trailingZeros(.hiddenIfWhole)) == "precision-integer/w group-off")
    #expect(
      skeleton(.currency("EUR").fraction(2...2).trailingZeros(.hiddenIfWhole))
        == "currency/EUR .00/w"
    )
    #expect(
      skeleton(.currency("EUR").trailingZeros(.hiddenIfWhole))
        == "currency/EUR precision-currency-standard/w"
    )
    #expect(skeleton(.compact.trailingZeros(.hiddenIfWhole)) == "compact-short")
  }

  @Test func saysCashInPlaceOfDigits() throws {
    let francs = NumberFormat.currency("CHF").cash()
    #expect(skeleton(francs) == "currency/CHF precision-currency-cash")
    #expect(skeleton(francs.fraction(2...2)) == "currency/CHF precision-currency-cash")
    #expect(
      skeleton(francs.trailingZeros(.hiddenIfWhole)) == "currency/CHF precision-currency-cash/w"
    )
    #expect(skeleton(francs.cash(false)) == "currency/CHF")
  }

  @Test func saysEverythingInOneOrder() throws {
    let format = NumberFormat.currency("CHF").notation(.engineering).fraction(0...2)
      .significant(1...3).priority(.lessPrecision).integer(atLeast: 2).rounding(.halfUp)
      .grouping(.min2).sign(.exceptZero).accounting().decimalSeparator(.always)
      .trailingZeros(.hiddenIfWhole).presentation(.narrowSymbol).scale(FixedDecimal("10"))
      .numbering("latn")
    #expect(
      skeleton(format)
        == "currency/CHF scale/10 .##/@##s/w rounding-mode-half-up engineering "
        + "integer-width/+00 group-min2 sign-accounting-except-zero decimal-always "
        + "unit-width-narrow"
    )
  }
}
