import ICU
import TestSupport
import Testing

@testable import LocaleFormat

/// Tests plans whose texts around the digits depend on the number.
@Suite struct NumberPlanWordsTests {
  private static let worded: [NumberFormat] = [
    .compact, .compact.notation(.compactLong), .currency("EUR").notation(.compactShort),
    .unit("hour").width(.long), .unit("kilometer-per-hour"), .unit("celsius").width(.narrow),
    .currency("USD").presentation(.name), .skeleton("compact-short"), .compact.fraction(1),
    .compact.notation(.compactLong).significant(2...4), .skeleton("KK .0#"),
    .skeleton("currency/EUR\tKK"),
  ]

  @Test(arguments: worded) func wordsThatDependOnTheNumberHaveAPlan(_ recipe: NumberFormat) throws {
    for locale in FeatureLocales.all {
      #expect(try recipe.formatter(for: locale).planRefusal == nil, "\(locale)")
    }
  }

  // ICU writes what a plan leaves out, so the text alone does not show it.
  @Test(arguments: worded) func aPlanWritesTheNumbersThatItsWordsDependOn(
    _ recipe: NumberFormat
  ) throws {
    for locale in ["en", "fr", "ru"] {
      let subject = try NumberSubject(recipe, locale)
      let plan = try subject.plan()
      for value in [0, 1, 2, 5, 1.5, 21, 1_000, 1_234_567, 4.2e12] {
        let truth = try subject.handle.string(value)
        #expect(plan.string(value) == truth, "\(recipe) in \(locale), \(value)")
      }
    }
  }

  @Test(arguments: worded) func wordsTakeLittleMemory(_ recipe: NumberFormat) throws {
    let sizes = try FeatureLocales.all.map { try recipe.formatter(for: $0).estimatedByteCount }
    #expect(sizes.allSatisfy { $0 < (recipe.isCompact ? 4_000 : 1_500) }, "\(sizes.max() ?? 0)")
  }

  // A plan with wrong words must be refused, not only one with wrong digits.
  // One hour is the word alone, so no digit shows how many fraction digits there are.
  @Test(arguments: ["ar", "he"])
  func unitsWithoutDigitsHaveAPlan(_ locale: String) throws {
    let subject = try NumberSubject(.unit("hour").width(.long).fraction(0), locale)
    let plan = try subject.plan()
    for value in [0, 1, 1.4, 2, 3, 11, 100, 1_234.5] {
      let text = try subject.handle.string(value)
      #expect(plan.string(value) == text)
      // In later data than that of CLDR 42, Hebrew has the digit.
      guard locale == "ar" else { continue }
      #expect(text.contains(where: \.isNumber) == (value.rounded() != 1 && value.rounded() != 2))
    }
  }

  @Test func wordsOfAnotherCategoryAreRefused() throws {
    let probe = try NumberProbe(
      .init(skeleton: "unit/hour unit-width-full-name .###", locale: "ru")
    )
    let recipe = NumberFormat.unit("hour").width(.long)
    guard var data = try NumberPlanData(recipe, writtenBy: probe), let plain = NumberPlan(data)
    else {
      Issue.record("the digits were not found")
      return
    }
    let rules = try PluralStore.rules(ofData: "ru")
    data.words = try NumberWordsData(around: plain, rules, writtenBy: probe)
    guard case .plan = try NumberPlan.compile(data, rules, provedBy: probe) else {
      Issue.record("the words of ICU were refused")
      return
    }
    for place in 0..<(2 * NumberWordsData.Form.count) {
      guard let affixes = data.words?.sets[0][place], !affixes.isDigitless else { continue }
      var planted = data
      planted.words?.sets[0][place]?.suffix += "x"
      guard case .refused(.difference) = try NumberPlan.compile(planted, rules, provedBy: probe)
      else {
        Issue.record("place \(place)")
        continue
      }
    }
    let others = try PluralStore.rules(ofData: "en")
    guard case .refused(.difference) = try NumberPlan.compile(data, others, provedBy: probe) else {
      Issue.record("the rules of another language were taken")
      return
    }
  }
}
