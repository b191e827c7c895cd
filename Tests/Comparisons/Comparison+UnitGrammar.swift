import LocaleFormat
import TestSupport

/// Compares the grammatical cases and genders of units with ICU's C++ API.
extension Comparison {
  static let unitGrammar: [Comparison] = [
    Comparison("unit.cases", compareCases), Comparison("unit.genders", compareGenders),
  ]

  private static let grammarUnits =
    MeasureUnit.simpleNames + [
      "kilometer-per-hour", "liter-per-100-kilometer", "square-kilometer", "cubic-second",
      "newton-meter", "item-per-day", "hour-and-minute", "foot-and-inch", "gram-per-square-meter",
    ]

  private static let values = [
    "0", "1", "2", "3", "5", "11", "21", "1.0", "1.5", "0.1", "1234567.8", "1E21",
  ]

  /// Compares amounts of units in grammatical cases: in all locales those that any unit has there.
  private static func compareCases(_ scope: Scope, _ differences: inout Differences) throws {
    for (place, locale) in scope.placed {
      var generator = SplitMix(seed: UInt64(place) &* 0x9E37_79B9)
      let count = scope.count(3, sample: 6, all: grammarUnits.count)
      let cases = GrammaticalCase.allCases.filter { unitCase in
        scope.width != .all || isWritten(unitCase, in: locale)
      }
      for name in grammarUnits.shuffled(using: &generator).prefix(count) {
        for unitCase in cases {
          let options = NumberOptions("unit=\(name) width=name case=\(unitCase.rawValue)")
          // CLDR has no name for parts of units, such as `ofhg`.
          guard let formatter = try? options.recipe().formatter(for: locale) else { continue }
          // ICU writes several units of more than 64 bits wrongly: see `unit.signs`.
          for value in values where !name.contains("-and-") || value != "1E21" {
            let number = try FixedDecimal(value)
            let text = formatter.string(number)
            let what = "\(locale) \(options) \(value)"
            differences.compare(
              text,
              Oracle.number(value, options.description, locale: locale),
              what
            )
            differences.compare(formatter.text(number).string, text, "\(what) text")
          }
        }
      }
    }
  }

  /// Whether a locale has names in a case, judged by a few units; the nominative counts.
  private static func isWritten(_ unitCase: GrammaticalCase, in locale: LocaleID) -> Bool {
    unitCase == .nominative
      || ["day", "kilometer", "hour", "gram"].contains { unit in
        ["1", "5"].contains { value in
          let options = "unit=\(unit) width=name"
          return Oracle.number(value, options, locale: locale)
            != Oracle.number(value, "\(options) case=\(unitCase.rawValue)", locale: locale)
        }
      }
  }

  /// Compares the genders of units.
  private static func compareGenders(_ scope: Scope, _ differences: inout Differences) throws {
    for (place, locale) in scope.placed {
      var generator = SplitMix(seed: UInt64(place) &* 0x51ED_270B)
      let count = scope.count(10, sample: 20, all: grammarUnits.count)
      for name in grammarUnits.shuffled(using: &generator).prefix(count) {
        // ICU fails for units without a name, such as `ofhg`.
        guard let truth = Oracle.gender(name, locale: locale) else { continue }
        let found = try MeasureUnit(name).nounClass(in: locale)?.rawValue ?? ""
        differences.compare(found, truth, "\(locale) \(name)")
      }
    }
  }
}
