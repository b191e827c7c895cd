import Sharing
import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct PlannedPartsTests {
  @Test(arguments: [
    NumberFormat.decimal, .percent, .currency("EUR"), .currency("USD").accounting(),
    .decimal.sign(.always), .unit("day").width(.long), .currency("EUR").presentation(.name),
    .compact, .compactLong, .scientific, .decimal.notation(.engineering), .decimal.significant(3),
    .decimal.integer(atLeast: 5), .currency("EUR").fraction(.asWritten),
  ])
  func aPlanKnowsTheParts(_ recipe: NumberFormat) throws {
    for locale in ["en-US", "de-CH", "ar-EG", "hi", "fa", "he"] {
      let formatter = try recipe.formatter(for: LocaleID(locale))
      let plan = try #require(formatter.core.plan)
      // The second number shows ICU's parts to be the same as those of the first.
      for number: FixedDecimal in [
        "0", "7", "8", "1234567.25", "8345678.75", "-98.7", "-97.5", "0.00025", "0.00037",
      ] {
        let expected = try formatter.textByICU(number)
        #expect(formatter.text(.decimal(number)) == expected, "\(locale) \(number)")
      }
      let found = plan.parts.object
      let parts = try #require(found)
      for number: FixedDecimal in ["7", "1234567.25", "-98.7"] {
        let text = parts.text(.decimal(number), plan) { _ in nil }
        let expected = try formatter.textByICU(number)
        #expect(text == expected, "\(locale) \(number)")
      }
    }
  }

  @Test func partsOfOtherTextsAreNotTaken() throws {
    let euros = try NumberFormat.currency("EUR").formatter(for: LocaleID("de"))
    let dollars = try NumberFormat.currency("USD").formatter(for: LocaleID("de"))
    let plan = try #require(euros.core.plan)
    let parts = NumberParts(plan) { dollars.text($0.decimal) }
    #expect(parts.text(.integer(1), plan) { euros.text($0.decimal) } == nil)
  }

  /// ICU's parts of a second number are others than those of the first.
  @Test func partsThatDifferFromICUAreNotUsed() throws {
    let euros = try NumberFormat.currency("EUR").formatter(for: LocaleID("de"))
    let plan = try #require(euros.core.plan)
    let one: FixedDecimal = "1"
    let parts = NumberParts(plan) { number in
      let text = euros.text(number.decimal)
      guard number.decimal != one else { return text }
      return FormattedText(text.string, kind: .literal)
    }
    #expect(parts.text(.integer(5), plan) { euros.text($0.decimal) } == nil)
  }

  @Test func wordsOfRelativeTimesHaveParts() throws {
    for locale in ["en", "de", "ar", "pl"] {
      for context in [CapitalizationContext.unspecified, .beginningOfSentence] {
        let formatter = try RelativeTimeFormat(
          width: .long,
          numbers: .named,
          capitalization: context
        ).formatter(for: LocaleID(locale))
        for _ in 0..<20 { _ = formatter.string(.day(3)) }
        #expect(formatter.planState == .compiled)
        for days in [-1234.5, -2, -1, -0.0, 0, 1, 2, 3, 5, 12345] {
          for _ in 0..<3 {
            let expected = try formatter.textByICU(.day(days))
            #expect(formatter.text(.day(days)) == expected, "\(locale) \(days)")
          }
        }
      }
    }
  }
}
