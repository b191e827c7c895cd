internal import ICU
import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct NumberShapeTests {
  // ICU 72 and 76.
  @Test(arguments: [
    (NumberFormat.scientific, "en", 1234.5, "1.2345E3"), (.scientific, "en", -0.00025, "-2.5E-4"),
    (.scientific, "en", 0, "0E0"), (.scientific, "en", -0.0, "-0E0"),
    (.scientific, "sv", 6.25e23, "6,25×10^23"),
    (.scientific, "ar-EG", 1234.5, "١٫٢٣٤٥\(ICUFacts.current.arabicExponent)٣"),
    (.scientific, "en", .infinity, "∞"),
    (.scientific.fraction(2), "de", 9995, "1,00E4"),
    (.scientific.fraction(0...1), "de", 99.96, "1E2"),
    (.decimal.notation(.engineering), "en", 12_345, "12.345E3"),
    (.decimal.notation(.engineering), "en", 0.012, "12E-3"),
    (.decimal.notation(.engineering).significant(3), "en", 999_999, "1.00E6"),
    (.scientific.significant(2...4), "en", 1, "1.0E0"),
    (.decimal.significant(3), "en", 0.0009995, "0.00100"),
    (.decimal.significant(3), "en", 1_234_567, "1,230,000"),
    (.decimal.significant(3), "en", 0, "0.00"),
    (.decimal.significant(1...2), "en", 99.6, "100"),
    (.decimal.significant(2), "hi", 123456, "1,20,000"),
    (.decimal.significant(1...18), "en", 0.1, "0.1"),
    (.percent.significant(2), "de", 0.0123, "1,2\u{A0}%"),
    (.currency("EUR").significant(2), "de", -1234, "-1.200\u{A0}€"),
    (.decimal.integer(atLeast: 4), "en", 7, "0,007"),
    (.decimal.integer(atLeast: 2), "en", 7.5, "07.5"),
    (.decimal.integer(atLeast: 2), "fa", 7, "۰۷"),
    (.decimal.integer(atLeast: 3), "en", -1234, "-1,234"),
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
    if let whole = Int(exactly: number), number.sign == .plus || whole != 0 {
      #expect(formatter.string(whole) == expected)
    }
  }

  @Test func leavesLongNumbersToICU() throws {
    let formatter = try NumberFormat.scientific.formatter(for: LocaleID("en"))
    let long: FixedDecimal = "1234567890123456789012345"
    #expect(formatter.string(long) == "1.234567890123456789012345E24")
    #expect(formatter.core.plan?.string(long) == nil)
  }

  @Test func rejectsAPlanThatDiffersFromICU() throws {
    let recipe = NumberFormat.scientific.significant(2...4)
    let core = try recipe.formatter(for: LocaleID("en")).core
    let probe = try NumberProbe(.init(skeleton: core.skeleton, locale: "en"))
    let plain = try NumberProbe(.init(skeleton: ".##################", locale: "en"))
    var data = try #require(try NumberPlanData(recipe, writtenBy: plain))
    data.shape = NumberShapeData(
      significant: 2...4,
      interval: 1,
      positiveExponent: "E",
      negativeExponent: "E-"
    )
    func isProved(_ change: (inout NumberShapeData) -> Void) throws -> Bool {
      var wrong = data
      change(&wrong.shape)
      if case .plan = try NumberPlan.compile(wrong, provedBy: probe) { return true }
      return false
    }
    #expect(try !isProved { $0.positiveExponent = "e" })
    #expect(try !isProved { $0.negativeExponent = "E" })
    #expect(try !isProved { $0.interval = 3 })
    #expect(try !isProved { $0.leastInteger = 2 })
    #expect(try !isProved { $0.significant = 1...4 })
    #expect(try !isProved { $0.significant = 2...5 })
    #expect(try isProved { _ in })
  }
}
