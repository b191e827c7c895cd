internal import ICU
import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct RangePlanTests {
  private static func formatter(
    _ recipe: NumberFormat,
    _ locale: String,
    _ collapse: NumberRangeFormat.Collapse = .auto,
    _ identity: NumberRangeFormat.Identity = .approximately
  ) throws -> NumberRangeFormat.Formatter {
    try NumberRangeFormat(recipe, collapse: collapse, identity: identity)
      .formatter(for: LocaleID(locale))
  }

  @Test(arguments: NumberRangeFormat.Identity.allCases, NumberRangeFormat.Collapse.allCases)
  func isCompiled(
    _ identity: NumberRangeFormat.Identity,
    _ collapse: NumberRangeFormat.Collapse
  ) throws {
    for recipe in [
      NumberFormat.decimal, .percent, .currency("EUR"), .currency("USD").accounting(), .compact,
      .compactLong, .unit("day").width(.long), .currency("EUR").presentation(.name),
      .decimal.significant(2),
    ] {
      for locale in ["en-US", "de-DE", "ja", "ar-EG", "he", "fa", "nl"] {
        let formatter = try Self.formatter(recipe, locale, collapse, identity)
        #expect(formatter.planRefusal == nil, "\(locale) \(recipe)")
        #expect(formatter.textByPlan(.from(5, through: 5)) != nil, "\(locale) \(recipe)")
      }
    }
  }

  @Test(arguments: [
    (NumberFormat.scientific, PlanRefusal.style), (.unit("meter", usage: "road"), .option),
    (.percent.notation(.compactShort), .style), (.decimal.fraction(.asWritten), .option),
    (.decimal.increment("0.25"), .option),
    (.decimal.decimalSeparator(.always), .option),
  ])
  func saysWhyThereIsNone(_ recipe: NumberFormat, _ refusal: PlanRefusal) throws {
    let formatter = try Self.formatter(recipe, "en")
    #expect(formatter.planRefusal == refusal)
    #expect(formatter.stringByPlan(.from(1, through: 2)) == nil)
    #expect(!formatter.string(.from(1, through: 2)).isEmpty)
  }

  @Test func ICUWritesTheFirstTextsOfACache() throws {
    let format = NumberRangeFormat(.currency("SEK").fraction(1...3))
    let formatter = try format.cachedFormatter(for: LocaleID("is"))
    let range: ValueRange<FixedDecimal> = .from(1, through: 2)
    let first = formatter.string(range)
    for _ in 0..<3 { #expect(formatter.string(range) == first) }
    #expect(formatter.planState == .untried)
    #expect(formatter.string(range) == first)
    #expect(formatter.planState == .compiled)
    // Another formatter of the same options opens nothing.
    let other = try format.cachedFormatter(for: LocaleID("is"))
    #expect(other.planState == .compiled)
    #expect(other.estimatedByteCount < 3_000)
  }

  @Test(arguments: ["NaN", "Infinity", "-0", "-0.001", "123456789012345678901"])
  func leavesSomeNumbersToICU(_ number: String) throws {
    let formatter = try Self.formatter(.decimal.fraction(0...2), "en")
    let range: ValueRange<FixedDecimal> = .from(try FixedDecimal(number), through: 7)
    #expect(formatter.stringByPlan(range) == nil)
    let expected = try formatter.stringByICU(range)
    #expect(formatter.string(range) == expected)
  }

  @Test func distinguishesEqualNumbersFromAlikeOnes() throws {
    let formatter = try Self.formatter(
      .decimal.fraction(0),
      "en",
      .auto,
      .approximatelyOrSingleValue
    )
    for (start, end, expected) in [
      ("3", "3.00", "3"), ("3", "3.1", "~3"), ("3000", "3E3", "3,000"), ("0", "0.0", "0"),
    ] as [(FixedDecimal, FixedDecimal, String)] {
      let range = ValueRange(from: start, through: end)
      #expect(formatter.string(range) == expected)
      #expect(formatter.stringByPlan(range) == expected)
    }
  }

  @Test(arguments: [
    ("en", NumberFormat.compact, "1000", "2000", "1K – 2K"),
    ("de", .compactLong, "1000000", "2500000", "1 Million – 2,5 Millionen"),
    ("de", .compactLong, "999999", "1000000", "≈1 Million"),
    ("en", .compactLong, "2000", "3000", "2–3 thousand"),
    ("en", .compactLong, "2000", "30000", "2–30 thousand"),
    ("ru", .unit("day").width(.long), "1", "4", "1–4 дня"),
    ("ru", .unit("day").width(.long), "1", "5", "1–5 дней"),
  ])
  func learnsTheWordsOfBothNumbers(
    _ locale: String,
    _ recipe: NumberFormat,
    _ start: FixedDecimal,
    _ end: FixedDecimal,
    _ expected: String
  ) throws {
    let formatter = try Self.formatter(recipe, locale)
    #expect(formatter.string(.from(start, through: end)) == expected)
    #expect(formatter.stringByPlan(.from(start, through: end)) == expected)
    let text = try formatter.textByICU(.from(start, through: end))
    #expect(formatter.textByPlan(.from(start, through: end)) == text)
  }

  /// Each pair of magnitudes and signs has a text, and there are more of them than places.
  @Test func learnsOnlySomeForms() throws {
    let formatter = try Self.formatter(.compact, "fi")
    let magnitudes = (0..<15).map { "1E\($0)" }
    let signed = magnitudes + magnitudes.map { "-" + $0 }
    let numbers = try signed.map { try FixedDecimal($0) }
    let ranges = numbers.flatMap { start in numbers.map { ValueRange.from(start, through: $0) } }
    for range in ranges { _ = formatter.string(range) }
    let planned = ranges.count { formatter.stringByPlan($0) != nil }
    #expect(planned > 60 && planned <= 128, "\(planned)")
    #expect(formatter.estimatedByteCount < 50_000)
    for range in ranges.prefix(40) {
      let expected = try formatter.stringByICU(range)
      #expect(formatter.string(range) == expected)
    }
  }

  /// ICU writes another text for a similar range, so no text of the form is used.
  @Test func rejectsTextsThatOtherRangesDoNotHave() throws {
    let number = NumberFormat.currency("EUR")
    let core = try number.formatter(for: LocaleID("de")).core
    let plan = try #require(core.plan)
    let handle = try RangeHandle(
      skeleton: core.skeleton,
      locale: "de",
      collapse: .auto,
      identity: .approximately
    )
    func learns(
      _ range: ValueRange<FixedDecimal>,
      _ change: (FieldText) -> FieldText
    ) -> Bool {
      let plan = RangePlan(plan, .approximately)
      let isLearned = plan.learn(range) { other in
        let text = try handle.text(decimal: other.start.digits, other.end.digits)
        return other == range ? text : change(text)
      }
      #expect((plan.string(range) != nil) == isLearned)
      // The form is not tried again.
      #expect(!plan.learn(range) { _ in throw FormatError.noCurrency("en") })
      return isLearned
    }
    for range: ValueRange<FixedDecimal> in [
      .from(1, through: 5), .from(-5, through: -1), .from(0, through: 3), .from(3, through: 3),
    ] {
      #expect(learns(range) { $0 })
      #expect(!learns(range) { FieldText(string: $0.string + "x", fields: $0.fields) })
      #expect(!learns(range) { FieldText(string: $0.string, fields: $0.fields.dropLast()) })
    }
    #expect(!learns(.from(1, through: 5)) { _ in FieldText(string: "1–5\u{A0}€", fields: []) })
  }

  @Test func refusesATextWithoutDigits() throws {
    let core = try NumberFormat.decimal.formatter(for: LocaleID("en")).core
    let plan = RangePlan(try #require(core.plan), .approximately)
    #expect(!plan.learn(.from(1, through: 5)) { _ in FieldText(string: "1–5", fields: []) })
    #expect(plan.string(.from(1, through: 5)) == nil)
  }
}
