import FmtKit
import LocaleFormat
import Testing

@testable import FmtCases

/// The words of `fmt batch` for the values of options.
@Suite struct OptionValueTests {
  private func check<Value: OptionValue & Hashable>(_ type: Value.Type, without: Set<Value> = []) {
    #expect(Set(Value.words.values) == Set(Value.allCases).subtracting(without))
  }

  @Test func everyValueHasAWord() {
    check(NumberFormat.DigitPriority.self)
    check(NumberFormat.Grouping.self)
    check(NumberFormat.SignDisplay.self)
    check(NumberFormat.TrailingZeroDisplay.self)
    check(NumberFormat.Rounding.self)
    check(NumberRangeFormat.Collapse.self)
    check(NumberRangeFormat.Identity.self)
    check(NumberFormat.Presentation.self)
    check(FormatWidth.self)
    check(HourCycle.self)
    check(CapitalizationContext.self)
    // `compactDisplay` chooses one of the two compact notations.
    check(NumberFormat.Notation.self, without: [.compactLong])
  }

  @Test func everyDayOfTheWeekHasAName() throws {
    let formatter = try RelativeTimeFormat(width: .long).formatter(for: "en")
    let names = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
    for (name, day) in zip(names, LocaleInfo.Weekday.allCases) {
      let value = RelativeTimeFormat.Value.amounts(ofAnyNumberOf: name + "s")?(2)
      #expect(try formatter.fallback(#require(value)) == "2.0 \(name)")
      #expect(formatter.fallback(.amount(2, day)) == "2.0 \(name)")
    }
  }

  @Test(arguments: [
    ("-NaN", FixedDecimal.nan), ("+NaN", .nan), ("NaN", .nan), ("inf", .infinity),
    ("+Inf", .infinity), ("+Infinity", .infinity), ("-inf", .negativeInfinity),
    ("-Infinity", .negativeInfinity),
  ])
  func readsSpecialNumbers(_ text: String, _ value: FixedDecimal) throws {
    #expect(try FixedDecimal(anySpelling: text) == value)
  }
}
