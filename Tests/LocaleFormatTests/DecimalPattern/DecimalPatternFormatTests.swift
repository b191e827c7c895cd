import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct DecimalPatternFormatTests {
  typealias Options = DecimalPatternFormat.Options

  // Values seen with ICU 72.1's DecimalFormat in C++.
  @Test(arguments: [
    ("en", "#,##0.00", "1234567.891", "1,234,567.89"), ("de", "#,##0.00", "-0.005", "-0,00"),
    ("hi", "#,##,##0.#", "1234567", "12,34,567"), ("en", "0.00;(0.00)", "-1.5", "(1.50)"),
    ("en", "@@#", "12345", "12300"), ("en", "0.###E0", "12345", "1.234E4"),
    ("en", "##0.##E+00", "12345", "12.3E+03"), ("en", "*x#,##0.00", "-1", "xxx-1.00"),
    ("en", "#,##5", "12", "10"), ("en", "0%", "0.256", "26%"),
    ("en", "0\u{2030}", "0.256", "256\u{2030}"),
    ("de", "#,##0.00 \u{A4}\u{A4}", "5", "5,00 XXX"), ("en", "'#'0", "7", "#7"),
    ("ar-EG", "0.0", "-1.5", "\u{61C}-\u{661}\u{66B}\u{665}"), ("en", "", "1234.5678", "1234.5678"),
    ("en", "0.0", "NaN", "NaN"), ("en", "0.0", "-Infinity", "-\u{221E}"), ("en", "0", "-0", "-0"),
    ("en", "0.0", "123456789012345678901234567890.25", "123456789012345678901234567890.2"),
  ])
  func writesByPattern(
    _ tag: String,
    _ pattern: String,
    _ input: String,
    _ expected: String
  ) throws {
    let formatter = try DecimalPatternFormat(pattern).formatter(for: LocaleID(tag))
    #expect(formatter.string(try FixedDecimal(input)) == expected)
  }

  // One case for each option, compared with the same pattern without it.
  static let optionCases: [(String, @Sendable (inout Options) -> Void, String, String)] = [
    ("0", { $0.minimumIntegerDigits = 3 }, "7", "007"),
    ("0", { $0.maximumIntegerDigits = 2 }, "2024", "24"),
    ("0", { $0.minimumFractionDigits = 2 }, "7", "7.00"),
    ("0.000", { $0.maximumFractionDigits = 1 }, "1.25", "1.2"),
    ("\u{A4}0.00", { $0.currency = "jpy" }, "7", "\u{A5}7"),
    ("#,##0", { $0.minimumGroupingDigits = 2 }, "1234", "1234"),
    ("0", { $0.usesSignificantDigits = true }, "1234567.89", "1234570"),
    ("0", { $0.minimumSignificantDigits = 3 }, "7", "7.00"),
    ("0", { $0.maximumSignificantDigits = 2 }, "1234", "1200"),
    ("#,##0", { $0.usesGrouping = false }, "1234", "1234"),
    ("0", { $0.multiplier = -7 }, "6", "-42"),
    ("0.00", { $0.roundingIncrement = 0.25 }, "1.4", "1.50"),
    ("0", { $0.formatWidth = 4 }, "7", "   7"),
    ("*x#,##0", { $0.padCharacter = "\u{1D7CE}" }, "7", "\u{1D7CE}\u{1D7CE}\u{1D7CE}\u{1D7CE}7"),
    ("#,##0.00", { $0.usesScientificNotation = true }, "1234.5", "1.23E3"),
    ("0.##E0", { $0.usesScientificNotation = false }, "1234.5", "4.5"),
    ("#,##0", { $0.groupingSize = 2 }, "1234", "12,34"),
    ("#,##0", { $0.secondaryGroupingSize = 2 }, "1234567", "12,34,567"),
    ("0", { $0.rounding = .halfUp }, "2.5", "3"),
    ("0", { $0.rounding = .halfOdd }, "2.5", "3"),
    ("0", { $0.rounding = .halfCeiling }, "-3.5", "-3"),
    ("0", { $0.rounding = .halfFloor }, "3.5", "3"),
    ("0", { $0.rounding = .halfDown }, "3.5", "3"),
    ("0", { $0.rounding = .up }, "2.1", "3"),
    ("0", { $0.rounding = .down }, "-2.9", "-2"),
    ("0", { $0.rounding = .ceiling }, "2.1", "3"),
    ("0", { $0.rounding = .floor }, "-2.1", "-3"),
    ("0.##E0", { $0.minimumExponentDigits = 3 }, "1200", "1.2E003"),
    ("0.##E0", { $0.alwaysShowsExponentSign = true }, "1200", "1.2E+3"),
    ("0", { $0.alwaysShowsDecimalSeparator = true }, "7", "7."),
    ("*x#,##0", { $0.padPosition = .afterSuffix }, "7", "7xxxx"),
    ("0", { $0.positivePrefix = "<" }, "7", "<7"), ("0", { $0.positiveSuffix = ">" }, "7", "7>"),
    ("0", { $0.negativePrefix = "<" }, "-7", "<7"), ("0", { $0.negativeSuffix = ">" }, "-7", "-7>"),
    ("0", { $0.alwaysShowsSign = true }, "7", "+7"),
  ]

  @Test(arguments: optionCases.indices)
  func obeysEveryOption(_ index: Int) throws {
    let (pattern, set, input, expected) = Self.optionCases[index]
    var options = Options()
    set(&options)
    let english = LocaleID("en-US")
    let value = try FixedDecimal(input)
    let format = DecimalPatternFormat(pattern, options: options)
    #expect(try format.formatter(for: english).string(value) == expected)
    let plain = DecimalPatternFormat(pattern)
    #expect(format != plain)
    #expect(try plain.formatter(for: english).string(value) != expected)
  }

  @Test func countsTheDigitsOfCash() throws {
    var options = Options()
    options.currency = "CHF"
    options.currencyUsage = .cash
    let format = DecimalPatternFormat("\u{A4}\u{A4}0", options: options)
    #expect(try format.formatter(for: LocaleID("en")).string(1.03) == "CHF\u{A0}1.05")
  }

  // ICU 72.1, NumberFormat::createInstance and, for compact notation, unum_open.
  @Test(arguments: [
    (DecimalPatternFormat.Style.decimal, "-1,234.5"), (.currency, "-$1,234.50"),
    (.percent, "-123,450%"), (.scientific, "-1.2345E3"), (.currencyCode, "-USD\u{A0}1,234.50"),
    (.currencyName, "-1,234.50 US dollars"), (.accounting, "($1,234.50)"), (.cash, "-$1,234.50"),
    (.compactShort, "-1.2K"), (.compactLong, "-1.2 thousand"), (.currencyStandard, "-$1,234.50"),
  ])
  func writesByStyle(_ style: DecimalPatternFormat.Style, _ expected: String) throws {
    let formatter = try DecimalPatternFormat(style: style).formatter(for: LocaleID("en-US"))
    #expect(formatter.string(-1234.5) == expected)
    #expect(formatter.string(FixedDecimal("-1234.5")) == expected)
    #expect(formatter.text(-1234.5).string == expected)
  }

  static let refusedCases: [(@Sendable (inout Options) -> Void, String)] = [
    ({ $0.minimumIntegerDigits = -1 }, "minimumIntegerDigits"),
    ({ $0.maximumFractionDigits = 1_000 }, "maximumFractionDigits"),
    ({ $0.formatWidth = 1_000 }, "formatWidth"), ({ $0.groupingSize = 100 }, "groupingSize"),
    ({ $0.minimumExponentDigits = 0 }, "minimumExponentDigits"),
    ({ $0.multiplier = 0 }, "multiplier"), ({ $0.roundingIncrement = -1 }, "roundingIncrement"),
    ({ $0.roundingIncrement = .nan }, "roundingIncrement"),
    ({ $0.positivePrefix = String(repeating: "x", count: 1_025) }, "positivePrefix"),
  ]

  @Test(arguments: refusedCases.indices)
  func refusesAnOptionOutsideOfItsRange(_ index: Int) {
    var options = Options()
    Self.refusedCases[index].0(&options)
    let error = #expect(throws: FormatError.self) {
      try DecimalPatternFormat("0", options: options).validated()
    }
    #expect(error?.description.hasPrefix(Self.refusedCases[index].1) == true)
  }

  @Test func refusesACurrencyThatIsNone() {
    var options = Options()
    options.currency = "EURO"
    #expect(throws: FormatError.invalidCurrencyCode("EURO")) {
      try DecimalPatternFormat("0", options: options).validated()
    }
  }

  @Test func refusesToRoundWhereItMayNot() throws {
    var options = Options()
    options.refusesRounding = true
    let format = try DecimalPatternFormat("0.0", options: options).formatter(for: LocaleID("de"))
    let inexact = FixedDecimal("1.25")
    #expect(throws: FormatError.inexact("1.25")) { try format.checkedString(inexact) }
    #expect(format.string(inexact) == "1.25")
    #expect(try format.checkedString(FixedDecimal("1.5")) == "1,5")
  }

  @Test func findsEveryPart() throws {
    let format = try DecimalPatternFormat("#,##0.0# %").formatter(for: LocaleID("en"))
    let long = FixedDecimal("-12345678901234567890123.4567")
    // The first uses the fields of a double; the second has too many digits for them.
    for (value, groups) in [(FixedDecimal("-12345.67"), 2), (long, 8)] {
      let text = format.text(value)
      #expect(text.string == format.string(value))
      #expect(text.parts.map { String(text[$0]) }.joined() == text.string)
      #expect(text.parts.count { $0.kind == .group } == groups)
      #expect(text.parts.count { $0.kind == .integer } == groups + 1)
      #expect(text.parts.first?.kind == .sign)
      #expect(text.parts.last?.kind == .percent)
      #expect(text.parts.contains { $0.kind == .fraction })
    }
  }

  @Test func writesEveryTypeOfValueAlike() throws {
    let recipe = DecimalPatternFormat("0.0")
    let locale = LocaleID("de")
    let cache = FormatterCache(capacity: 4)
    let formatter = try cache.formatter(recipe, for: locale)
    #expect(formatter.resolvedLocale.match == .exact)
    #expect(formatter.pattern == "0.0")
    #expect(formatter.text(12).string == "12,0")
    var bytes: [UInt8] = []
    formatter.append(12, to: &bytes)
    formatter.append(0.5, to: &bytes)
    formatter.append(FixedDecimal("-7"), to: &bytes)
    try cache.append(12, as: recipe, for: locale, to: &bytes)
    try cache.append(0.5, as: recipe, for: locale, to: &bytes)
    try cache.append(FixedDecimal("-0"), as: recipe, for: locale, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "12,00,5-7,012,00,5-0,0")
    #expect(try cache.string(12, as: recipe, for: locale) == "12,0")
    #expect(try cache.string(0.5, as: recipe, for: locale) == "0,5")
    #expect(try cache.string(FixedDecimal("-0"), as: recipe, for: locale) == "-0,0")
    #expect(cache.statistics.entries == 1)
  }

  /// Checks that past the bound of names, the digits are the requested ones in the pattern of the
  /// language.
  @Test(arguments: DecimalPatternFormat.Style.allCases)
  func keepsTheSignsOfANameThatICUIsNotGiven(_ style: DecimalPatternFormat.Style) throws {
    let recipe = DecimalPatternFormat(style: style)
    let locale = LocaleID("de-DE-u-nu-arab")
    let given = try DecimalPatternCore(recipe, for: locale)
    let none = AdmittedNames(maximum: 0)
    let left = try DecimalPatternCore(recipe, for: locale, admitted: none)
    #expect(try left.string(.integer(12)).contains("\u{661}"))
    // The pattern for Arabic digits has the percent sign at another place.
    if style != .percent { #expect(try left.string(.integer(12)) == given.string(.integer(12))) }
  }

  @Test func eightThreadsGiveTheSerialResult() throws {
    let locales = try ["en", "de", "hi", "ar-EG", "fa", "pl"].map { try LocaleID($0) }
    let recipes = [
      DecimalPatternFormat("#,##0.00"), DecimalPatternFormat(style: .currency),
      DecimalPatternFormat("0.##E0"), DecimalPatternFormat("*x#,##,##0.#;(#)"),
    ]
    let cache = FormatterCache(capacity: 8)
    @Sendable func job(_ index: Int) throws -> String {
      let formatter = try cache.formatter(recipes[index % 4], for: locales[index / 4 % 6])
      let text = formatter.text(Double(index) * -1234.567)
      return
        "\(text.string) \(text.parts.count) \(formatter.parsePrefix(text.string)?.digits ?? "")"
    }
    let serial = try (0..<120).map { try job($0) }
    let wrong = Counter()
    inThreads(8) { thread in
      var generator = SplitMix(seed: UInt64(thread))
      for _ in 0..<2_000 {
        let index = Int.random(in: 0..<120, using: &generator)
        if (try? job(index)) != serial[index] { wrong.add() }
      }
    }
    #expect(wrong.value == 0)
  }
}
