internal import ICU
import TestSupport
import Testing

@testable import LocaleFormat

/// Tests how a formatter is made, and which parts of it are kept.
@Suite(.icuAlone) struct NumberMakingTests {
  /// Compares with ICU's own function for a pattern, which keeps every name that it is given.
  ///
  /// This package reads the data.
  @Test(arguments: [(NumberStyle.decimal, DecimalHandle.Style.decimal), (.percent, .percent)])
  func fractionDigitsAreThoseOfICUsPattern(
    _ style: NumberStyle,
    _ icuStyle: DecimalHandle.Style
  ) throws {
    for name in try LocaleData.names(in: .main) {
      let handle = try DecimalHandle(style: icuStyle, locale: name, symbols: nil)
      let least = Int(handle.value(.minimumFractionDigits))
      let most = Int(handle.value(.maximumFractionDigits))
      #expect(try style.fraction(in: name) == least...most, "\(name)")
    }
  }

  @Test func sharesThePlanOfEqualRecipes() throws {
    let recipe = NumberFormat.currency("SEK").fraction(3...4)
    let locale = LocaleID("sv-FI")
    let second = try recipe.formatter(for: locale)
    #expect(second.engine == .compiled)
    #expect(second.text(1.5).string == second.string(1.5))
    let isShared = try isKept {
      try recipe.formatter(for: locale).core.plan === recipe.formatter(for: locale).core.plan
    }
    #expect(isShared)
  }

  /// The currency depends on the locale that was requested, and the data is that of its parent.
  @Test func keepsApartWhatOnlyTheRequestedLocaleDecides() throws {
    let spanish = try NumberFormat.localCurrency.formatter(for: LocaleID("es-MX"))
    let american = try NumberFormat.localCurrency.formatter(for: LocaleID("es-XX-u-rg-uszzzz"))
    let european = try NumberFormat.localCurrency.formatter(for: LocaleID("es-XX-u-rg-eszzzz"))
    #expect(american.core.plan !== european.core.plan)
    #expect(american.string(1) != european.string(1))
    #expect(spanish.currency != american.currency)
  }

  @Test func writesSeveralNumbersInOneCall() throws {
    let handle = try NumberHandle(.init(skeleton: ".00", locale: "ar_EG"))
    let probe = try NumberProbe(.init(skeleton: ".00", locale: "ar_EG"))
    let integers: [Int64] = [1, -2, .min]
    let doubles: [Double] = [0.5, .nan, 1e300]
    var bytes: [UInt8] = [0]
    let ends = try probe.append(integers, doubles, decimal: "1.125", to: &bytes)
    var expected: [UInt8] = [0]
    var expectedEnds: [Int32] = []
    for value in integers {
      try handle.append(value, to: &expected)
      expectedEnds.append(Int32(expected.count - 1))
    }
    for value in doubles {
      try handle.append(value, to: &expected)
      expectedEnds.append(Int32(expected.count - 1))
    }
    try handle.append(decimal: "1.125", to: &expected)
    expectedEnds.append(Int32(expected.count - 1))
    // The last double alone is longer than the space that all get at first.
    #expect(bytes.count > 600)
    #expect(bytes == expected)
    #expect(ends == expectedEnds)
  }
}
