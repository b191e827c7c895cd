import Sharing
import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct PlannedPartsTests {
  @Test(arguments: [
    NumberFormat.decimal, .percent, .currency("EUR"), .currency("USD").accounting(),
    .decimal.sign(.always),
  ])
  func aPlanKnowsTheParts(_ recipe: NumberFormat) throws {
    for locale in ["en-US", "de-CH", "ar-EG", "hi", "fa", "he"] {
      let formatter = try recipe.formatter(for: LocaleID(locale))
      for number: FixedDecimal in ["0", "1234567.25", "-98.7"] {
        let expected = try formatter.textByICU(number)
        #expect(formatter.text(.decimal(number)) == expected, "\(locale) \(number)")
      }
      let plan = try #require(formatter.core.plan)
      let found = plan.parts.object
      let parts = try #require(found)
      #expect(plan.text(.integer(1), parts) != nil, "\(locale)")
      #expect(plan.text(.decimal("-98.7"), parts) != nil, "\(locale)")
    }
  }

  @Test func partsOfOtherTextsAreNotTaken() throws {
    let euros = try NumberFormat.currency("EUR").formatter(for: LocaleID("de")).core
    let dollars = try NumberFormat.currency("USD").formatter(for: LocaleID("de")).core
    let plan = try #require(euros.plan)
    let parts = NumberParts.of(plan, writtenBy: dollars.writer)
    #expect(parts.affixes.allSatisfy { $0 == nil })
    #expect(plan.text(.integer(1), parts) == nil)
  }
}
