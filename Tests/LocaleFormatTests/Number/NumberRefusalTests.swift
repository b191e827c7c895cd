import MachineTime
import Testing

@testable import LocaleFormat

/// Tests the errors of recipes and formatters that are refused.
@Suite struct NumberRefusalTests {
  @Test(arguments: ["EU", "EURO", "", "E1R", "\u{20AC}", "EU\u{DC}", "eu\0"])
  func refusesACodeThatIsNotThreeLetters(_ code: String) {
    #expect(throws: FormatError.invalidCurrencyCode(code)) {
      try NumberFormat.currency(Currency(code))
    }
  }

  @Test(arguments: [-1...2, 0...1_000])
  func refusesDigitsThatCannotBeShown(_ digits: ClosedRange<Int>) {
    #expect(throws: FormatError.invalidDigits(digits)) {
      try NumberFormat.decimal.fraction(digits).validated()
    }
  }

  @Test(arguments: [0...2, 1...1_000, -1...1])
  func refusesSignificantDigitsBelowOne(_ digits: ClosedRange<Int>) {
    #expect(throws: FormatError.invalidDigits(digits)) {
      try NumberFormat.decimal.significant(digits).validated()
    }
  }

  @Test(arguments: [
    (-1, nil, -1...1), (1_000, nil, 1_000...1_000), (0, 0, 0...0), (3, 2, 2...3),
    (1, 1_000, 1...1_000), (-1, -1, -1...(-1)), (.min, nil, .min...1), (.max, .min, .min...(.max)),
  ])
  func refusesIntegerDigits(_ least: Int, _ most: Int?, _ digits: ClosedRange<Int>) {
    #expect(throws: FormatError.invalidDigits(digits)) {
      try NumberFormat.decimal.integer(atLeast: least, atMost: most).validated()
    }
  }

  @Test(arguments: ["0", "0.00", "-1", "1E3", "NaN", "Infinity", "-0"])
  func refusesAnIncrement(_ text: String) throws {
    let step = try FixedDecimal(text)
    #expect(throws: FormatError.invalidIncrement(text)) {
      try NumberFormat.decimal.increment(step).validated()
    }
  }

  @Test(arguments: ["0", "0.00", "1E3", "NaN", "-Infinity", "-0"])
  func refusesAScale(_ text: String) throws {
    let factor = try FixedDecimal(text)
    #expect(throws: FormatError.invalidScale(text)) {
      try NumberFormat.decimal.scale(factor).validated()
    }
  }

  @Test func refusesALongIncrementOrScale() throws {
    let digits = String(repeating: "1", count: 101)
    let long = try FixedDecimal(digits)
    #expect(throws: FormatError.invalidIncrement(digits)) {
      try NumberFormat.decimal.increment(long).validated()
    }
    #expect(throws: FormatError.invalidScale(digits)) {
      try NumberFormat.decimal.scale(long).validated()
    }
    let longest = try FixedDecimal(String(repeating: "1", count: 100))
    let formatter = try NumberFormat.decimal.increment(longest).formatter(for: LocaleID("en"))
    #expect(formatter.string(0) == "0")
    let factor = try FixedDecimal(String(repeating: "1", count: 34))
    let scaled = NumberFormat.decimal.grouping(.off).scale(factor)
    #expect(try scaled.formatter(for: LocaleID("en")).string(1) == factor.description)
  }

  @Test(arguments: ["", "latin", "la tn", "latn\0", "defaul"])
  func refusesANumberingSystem(_ name: String) {
    #expect(throws: FormatError.invalidNumberingSystem(name)) {
      try NumberFormat.decimal.numbering(name).validated()
    }
  }

  @Test(arguments: [
    "", "Meter", "meter/second", "me ter", "meter\0", String(repeating: "m", count: 129),
  ])
  func refusesWhatHasNotTheFormOfAUnit(_ name: String) {
    #expect(throws: FormatError.invalidUnit(name)) { try NumberFormat.unit(name).validated() }
    #expect(throws: FormatError.unknownUsage(name)) {
      try NumberFormat.unit("meter", usage: name).validated()
    }
  }

  @Test(arguments: [
    "parsec-per-lightyears", "-", "meter-per", "foo", "square-", "pow4-meter", "pow15-meter",
    "meter-per-pow15-second",
  ])
  func refusesAUnitThatICUDoesNotKnow(_ name: String) throws {
    let recipe = NumberFormat.unit(name)
    let error = #expect(throws: FormatError.self) { try recipe.formatter(for: LocaleID("en")) }
    #expect(error?.code == .invalidUnit && error?.text == name)
  }

  @Test(arguments: ["rooad", "x-road", "-"])
  func refusesAUsageThatICUDoesNotKnow(_ usage: String) throws {
    let recipe = NumberFormat.unit("meter", usage: usage)
    #expect(throws: FormatError.unknownUsage(usage)) { try recipe.formatter(for: LocaleID("en")) }
  }

  // Numbers are written only in decimal digits.
  @Test(arguments: ["roman", "hebr", "jpanyear", "armn", "Hans", "cyrl"])
  func refusesANumberingSystemWithoutDigits(_ name: String) {
    #expect(throws: FormatError.unusableNumberingSystem(name)) {
      try NumberFormat.decimal.numbering(name).validated()
    }
  }

  @Test func reportsOfALocalesSystemWithoutDigits() throws {
    let roman = try NumberFormat.decimal.formatter(for: LocaleID("en-u-nu-roman"))
    #expect(roman.string(5) == "5" && roman.resolvedLocale.unusedNumbering == "roman")
    #expect(try LocaleID("en-u-nu-arab").resolved.unusedNumbering == nil)
    #expect(try LocaleID("en-u-nu-foo").resolved.unusedNumbering == "foo")
  }

  /// In a separate process, because the count is that of the process.
  @Test func doesNotCountANumberThatMustNotBeRounded() async {
    await #expect(processExitsWith: .success) {
      var options = DecimalPatternFormat.Options()
      options.refusesRounding = true
      let english: LocaleID = "en"
      let skeleton = try NumberFormat.skeleton("rounding-mode-unnecessary .")
        .formatter(for: english)
      let pattern = try DecimalPatternFormat("0", options: options).formatter(for: english)
      #expect(skeleton.string(1.5) == "1.5" && pattern.string(1.5) == "1.5")
      #expect(throws: FormatError.self) { try skeleton.checkedString(1.5) }
      #expect(FormatterCache.Statistics.formatFailures == 0)
    }
  }

  @Test func refusesAPatternWhoseIncrementICUCannotKeep() throws {
    let pattern = "#,##0.1234567890123456789012345"
    let error = #expect(throws: FormatError.self) { try DecimalPatternFormat(pattern).validated() }
    #expect(error?.message.contains("15 or 16 digits") == true)
    let threes = try DecimalPatternFormat("#,##3").formatter(for: LocaleID("en"))
    #expect(threes.string(7) == "6")
    // ICU 72 wrote 9999999999999999999999999999999999000000.
    let far = FixedDecimal("1E40")
    #expect(threes.string(far) == "1E40" && threes.text(far).string == "1E40")
    #expect(throws: FormatError.self) { try threes.checkedString(far) }
    let fifties = try DecimalPatternFormat("#50").formatter(for: LocaleID("en"))
    #expect(fifties.string(far) == "1" + String(repeating: "0", count: 40))
  }

  @Test func cutsATextOfOneLongCharacter() throws {
    let long = "x" + String(repeating: "\u{301}", count: 50_000)
    #expect(FormatError.invalidUnit(long).message.utf8.count < 200)
  }

  @Test(arguments: [
    (".00 nonsense", 4), ("nonsense", 0), ("currency/EURO", 9), ("é .00 x", 0),
    ("percent percent", 8),
    (".00 .00", 4), ("scale/x", 6), ("currency/", 9),
  ])
  func namesThePlaceInASkeleton(_ skeleton: String, _ offset: Int) throws {
    let error = #expect(throws: FormatError.self) {
      try NumberFormat.skeleton(skeleton).formatter(for: LocaleID("en"))
    }
    #expect(error?.offset == offset)
    #expect(error?.code == .invalidSkeleton && error?.text == skeleton)
  }

  @Test func refusesASkeletonThatIsTooLongOrHoldsANUL() {
    let long = String(repeating: " ", count: NumberFormat.maximumSkeletonUTF8Count + 1)
    let error = #expect(throws: FormatError.self) { try NumberFormat.skeleton(long).validated() }
    #expect(error?.offset == NumberFormat.maximumSkeletonUTF8Count)
    let other = #expect(throws: FormatError.self) { try NumberFormat.skeleton("é\0").validated() }
    #expect(other?.offset == 2)
  }

  @Test(arguments: ["es-419", "und", "en-001", "eo", "ia"])
  func refusesLocalMoneyWithoutARegion(_ tag: String) throws {
    let locale = try LocaleID(tag)
    #expect(throws: FormatError.noCurrency(tag)) {
      try NumberFormat.localCurrency.formatter(for: locale)
    }
  }

  @Test(arguments: [
    (NumberFormat.decimal.cash(), UnusableOption.cash, "decimal"),
    (.percent.accounting(), .accounting, "percent"), (.plain.width(.narrow), .width, "plain"),
    (.currency("EUR").width(.narrow), .width, "currency"),
    (.unit("meter").presentation(.code), .presentation, "unit"),
    (
      .skeleton("unit/meter").width(.long).presentation(.name), .widthBesidePresentation,
      "skeleton"
    ),
  ])
  func refusesAnOptionThatDoesNothing(
    _ format: NumberFormat,
    _ option: UnusableOption,
    _ style: String
  ) throws {
    #expect(throws: FormatError.unusableOption(option, style: style)) {
      try format.formatter(for: LocaleID("en"))
    }
  }
}
