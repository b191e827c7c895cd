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

  @Test(arguments: [
    ("-NaN", FixedDecimal.nan), ("+NaN", .nan), ("NaN", .nan), ("inf", .infinity),
    ("+Inf", .infinity), ("+Infinity", .infinity), ("-inf", .negativeInfinity),
    ("-Infinity", .negativeInfinity),
  ])
  func readsSpecialNumbers(_ text: String, _ value: FixedDecimal) throws {
    #expect(try FixedDecimal(anySpelling: text) == value)
  }
}
