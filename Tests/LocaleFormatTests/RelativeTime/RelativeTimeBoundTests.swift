import TestSupport
import Testing

@testable import LocaleFormat

/// Tests relative times of locales whose names ICU is not given, because it would keep too many.
@Suite struct RelativeTimeBoundTests {
  /// Past the bound of names, the digits are set, and the pattern is the locale's own.
  @Test(arguments: ["latn", "arab", "hanidec", "adlm"])
  func digitsAreSetPastTheBound(_ system: String) throws {
    var differences = Differences()
    let format = RelativeTimeFormat(width: .long)
    for (place, base) in Scope.ofTests.placed {
      let locale = try base.setting("nu", to: system)
      let faulty = ICUFacts.current.languagesWithoutArabicPattern
      guard system != "arab" || !faulty.contains(locale.language) else { continue }
      let core = try RelativeTimeCore(format, for: locale, admitted: AdmittedNames(maximum: 0))
      let unit = OracleUnit.all[place % 15]
      for value in [-1.0, 3, -1234.5, 1_234_567] {
        let expected = Oracle.relative(value, unit, format, locale: locale)
        let (amount, place) = try core.amount(of: unit.amount(value))
        differences.compare(try core.string(amount, place), expected, "\(locale) \(value)")
      }
    }
    expectNone(differences)
  }
}
