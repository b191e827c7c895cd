import TestSupport
import Testing

@testable import LocaleFormat

/// Tests plural categories, their numbers and their origin.
@Suite struct PluralRulesTests {
  // CLDR 42's rules.
  @Test(arguments: [
    ("ru", "5", PluralCategory.many), ("ru", "21", .one), ("ru", "1.0", .other),
    ("en", "1", .one), ("en", "1001", .other), ("en", "1.0", .other), ("en", "-1", .one),
    ("en", "-0", .other),
    ("fr", "1.5", .one), ("fr", "1000000", .many), ("fr", "1E6", .many), ("hr", "31", .one),
    ("he", "2", .two), ("he", "10", .other), ("ar", "0", .zero), ("cy", "6", .many),
    ("lt", "0.1", .many), ("pt", "0", .one), ("pt-PT", "0", .other), ("pt-AO", "0", .one),
    ("ja", "1", .other), ("kw", "20000", .two), ("kw", "21000", .other), ("kw", "100000", .two),
    ("kw", "1100000", .two),
    ("tlh", "1", .other), ("und", "1", .other), ("en", "NaN", .other), ("en", "Infinity", .other),
    ("en", "9007199254740993.5", .other), ("lv", "10.11", .zero), ("lv", "10.21", .one),
    ("ru", "1000000000000000000001", .one), ("ru", "0.0000000000000000001", .other),
    ("ru", "1E400", .many), ("fr", "1E-400", .one),
  ])
  func findsTheCategory(_ locale: String, _ value: String, _ category: PluralCategory) throws {
    let rules = try PluralRules(for: LocaleID(locale))
    let number = try FixedDecimal(value)
    #expect(rules.category(of: number) == category)
    // A decimal such as 1.0 has another category than the integer.
    if let integer = number.integerValue, !value.contains(".") {
      #expect(rules.category(of: integer) == category)
    }
    #expect(rules.engine == .compiled)
  }

  @Test(arguments: [
    ("en", 2, PluralCategory.two), ("en", 12, .other), ("en", 23, .few), ("de", 2, .other),
    ("it", 8, .many), ("cy", 3, .few), ("en", 1_000_001, .one), ("en", 1_011, .other),
  ])
  func findsTheCategoryOfAPlace(_ locale: String, _ value: Int, _ category: PluralCategory) throws {
    let rules = try PluralRules(for: LocaleID(locale), .ordinal)
    #expect(rules.category(of: value) == category)
  }

  @Test func equalNumbersHaveEqualOperands() throws {
    for (one, other) in [("1E3", "1000"), ("0.15E1", "1.5"), ("0000000000000000001", "1")] {
      let (one, other) = (try FixedDecimal(one), try FixedDecimal(other))
      #expect(PluralOperands(one) == PluralOperands(other))
    }
    let (short, long, huge): (FixedDecimal, FixedDecimal, FixedDecimal) = ("1.5", "1.50", "1E400")
    #expect(PluralOperands(short) != PluralOperands(long))
    #expect(PluralOperands(FixedDecimal.infinity) != PluralOperands(huge))
    // It is a number with an exponent, though too large for a binary number.
    #expect(try PluralRules(for: "fr").category(of: PluralOperands(1, exponent: 400)) == .many)
  }

  // Rounding up moves the second number by almost half of it.
  @Test(
    arguments: [
      ("999999", NumberFormat.compact, 1, 6), ("1000001", .compact.fraction(0).rounding(.up), 2, 6),
      ("1E400", .scientific, 1, 400), ("0.999", .percent.notation(.scientific), 9, 1),
      ("1234", .compact.scale("1000").fraction(1), 1, 6), ("0", .scientific, 0, 0),
    ] as [(String, NumberFormat, UInt64, Int)]
  )
  func findsThePowerOfTen(
    _ value: String,
    _ format: NumberFormat,
    _ digit: UInt64,
    _ power: Int
  ) throws {
    let formatter = try format.formatter(for: "fr")
    let number = try FixedDecimal(value)
    let operands = formatter.pluralOperands(of: number)
    #expect(operands.c == power, "\(formatter.string(number))")
    if power < 18 { #expect(String(operands.i).first == String(digit).first) }
  }

  @Test(arguments: [
    ("1.50", 0, 1, 50, 5, 2, 1, 0), ("1.2", 6, 1_200_000, 0, 0, 0, 0, 6),
    ("-0.010", 0, 0, 10, 1, 3, 2, 0), ("1.2345678", 3, 1_234, 5_678, 5_678, 4, 4, 3),
    ("1E3", 0, 1_000, 0, 0, 0, 0, 0), ("1.10E-2", 0, 0, 110, 11, 4, 3, 0),
    ("1.2300", 0, 1, 2_300, 23, 4, 2, 0),
    ("0.1234567890123456780", 0, 0, 123_456_789_012_345_678, 123_456_789_012_345_678, 19, 18, 0),
    ("12345678901234567890123", 0, 678_901_234_567_890_123, 0, 0, 0, 0, 0),
  ])
  func findsOperands(
    _ text: String,
    _ exponent: Int,
    _ i: UInt64,
    _ f: UInt64,
    _ t: UInt64,
    _ v: Int,
    _ w: Int,
    _ c: Int
  ) throws {
    let operands = PluralOperands(try FixedDecimal(text), exponent: exponent)
    #expect(operands.i == i)
    #expect(operands.f == f)
    #expect(operands.t == t)
    #expect(operands.v == v)
    #expect(operands.w == w)
    #expect(operands.c == c)
  }

  // Binary numbers are shown as their shortest decimal.
  @Test(arguments: [0.1, 1.1, 0.3, 2.675, 1e-6, 123_456.789, 1e15, 1e21, 1e-300, 4_503_599_627.1])
  func readsTheDigitsOfABinaryNumber(_ value: Double) throws {
    let (binary, decimal) = (PluralOperands(value), PluralOperands(FixedDecimal(value)))
    #expect(binary.i == decimal.i)
    #expect(binary.f == (decimal.v == 1 && decimal.f == 0 ? 0 : decimal.f))
    #expect(binary.n == decimal.n)
  }

  @Test func namesTheCategoriesOfALanguage() throws {
    #expect(try PluralRules(for: "ar").categories == PluralCategory.allCases)
    #expect(try PluralRules(for: "en").categories == [.one, .other])
    #expect(try PluralRules(for: "ja").categories == [.other])
    #expect(try PluralRules(for: "tlh").categories == [.other])
    #expect(try PluralRules(for: "en", .ordinal).categories == [.one, .two, .few, .other])
  }

  @Test(arguments: FeatureLocales.all) func anExampleHasItsCategory(_ locale: LocaleID) throws {
    for kind in PluralRules.Kind.allCases {
      let rules = try PluralRules(for: locale, kind)
      for category in PluralCategory.allCases {
        let example = rules.example(of: category)
        #expect((example != nil) == rules.categories.contains(category))
        if let example { #expect(rules.category(of: example) == category) }
      }
    }
  }

  @Test func reportsWhereTheRulesComeFrom() throws {
    #expect(try PluralRules(for: "de-XX").source == "de")
    #expect(try PluralRules(for: "pt-PT").source == "pt-PT")
    #expect(try PluralRules(for: "pt-AO").source == "pt")
    #expect(try PluralRules(for: "tlh").source == nil)
  }

  @Test func rangesAreThoseOfTheEnds() throws {
    #expect(try PluralRules(for: "de").category(from: 1, to: 5) == .other)
    #expect(try PluralRules(for: "ro").category(from: 1, to: 5) == .few)
    #expect(try PluralRules(for: "ar").category(from: 0, to: 1) == .zero)
    // Without data on ranges.
    #expect(try PluralRules(for: "tlh").category(from: .one, to: .one) == .other)
  }

  @Test func followsTheLanguageAndNotTheRegion() throws {
    let app = try AppLocale(
      localizations: ["en"],
      preferences: LocalePreferences(languages: ["fr-FR"]),
      policy: .person
    )
    #expect(app.numbers == "fr-FR")
    try AppLocale.with(app) { () throws in
      #expect(try PluralRules.current().category(of: 0) == .other)
      #expect(try PluralRules.current(.ordinal).category(of: 2) == .two)
    }
  }

  @Test(arguments: [
    "x = 1", "n = ", "n % = 1", "n % 0 = 1", "n = 1 or", "n = 1 xor n = 2", "n = 2..1", "n < 1",
    "n = 1,", "n = 1..2..3", "n is 1", "and",
  ])
  func refusesARuleThatItDoesNotKnow(_ rule: String) {
    #expect(PluralRule(rule) == nil)
  }

  // No rule of CLDR 42 needs this: each has another relation that a fraction does not meet.
  @Test(arguments: ["1.5", "0.1234567890123456789"])
  func aFractionIsOutsideOfEveryRange(_ value: String) throws {
    let operands = PluralOperands(try FixedDecimal(value))
    for (rule, category) in [("n != 2", PluralCategory.one), ("n = 0..2", .other)] {
      let program = PluralProgram([(.one, try #require(PluralRule(rule)))])
      #expect(program.category(of: operands) == category.index)
      #expect(program.category(of: PluralOperands(Double.nan)) == PluralCategory.other.index)
    }
  }

  @Test func takesARuleApart() throws {
    let rule = try #require(
      PluralRule("v = 0 and i % 10 = 2..4 and i % 100 != 12..14,20 or c != 0..5 @integer 2~4, 22")
    )
    #expect(rule.alternatives.map(\.count) == [3, 1])
    #expect(rule.alternatives[0][2].ranges == [12...14, 20...20])
    #expect(rule.alternatives[0][2].modulus == 100)
    #expect(rule.alternatives[0][2].isNegated)
    #expect(rule.sample == "2")
  }
}
