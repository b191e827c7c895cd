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
    for recipe in [NumberFormat.decimal, .percent, .currency("EUR"), .currency("USD").accounting()]
    {
      for locale in ["en-US", "de-DE", "ja", "ar-EG", "he", "fa", "nl"] {
        let formatter = try Self.formatter(recipe, locale, collapse, identity)
        #expect(formatter.planRefusal == nil, "\(locale) \(recipe)")
        #expect(formatter.stringByPlan(.from(1, through: 1)) != nil)
      }
    }
  }

  @Test(arguments: [
    (NumberFormat.unit("meter"), PlanRefusal.style), (.compact, .style), (.scientific, .style),
    (.decimal.fraction(.asWritten), .option), (.decimal.increment("0.25"), .option),
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
      #expect(formatter.stringByPlan(ValueRange(from: start, through: end)) == expected)
    }
  }

  /// A text before, between or after the digits is another.
  @Test func rejectsEveryWrongText() throws {
    let number = NumberFormat.currency("EUR")
    let core = try number.formatter(for: LocaleID("de")).core
    let plan = try #require(core.plan)
    let handle = try RangeHandle(
      skeleton: core.skeleton,
      locale: "de",
      collapse: .auto,
      identity: .approximately
    )
    let data = try #require(try RangePlanData(writtenBy: handle))
    let formatter = try Self.formatter(number, "de")
    func isProved(_ data: RangePlanData) throws -> Bool {
      let plan = try #require(RangePlan(data, plan, .approximately))
      return try plan.isProved { try formatter.stringByICU($0) }
    }
    #expect(try isProved(data))
    for form in RangePlanData.Form.all where form.isUsed {
      var wrong = data
      let texts = data.forms[form.place]
      wrong.forms[form.place] = .init(
        before: texts.before + "x",
        between: texts.between,
        after: texts.after
      )
      #expect(try !isProved(wrong), "\(form)")
      wrong.forms[form.place] = .init(
        before: texts.before,
        between: texts.between,
        after: "x" + texts.after
      )
      #expect(try !isProved(wrong), "\(form)")
    }
  }
}

extension RangePlanData.Form {
  /// Whether numbers about which one is written have the form: two zeros always look alike, and
  /// numbers that are equal do, too.
  fileprivate var isUsed: Bool {
    switch self {
    case .range(.zero, .zero): false
    default: true
    }
  }
}
