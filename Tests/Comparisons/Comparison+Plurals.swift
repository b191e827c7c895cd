import LocaleFormat
import TestSupport

/// Compares plural categories with those of ICU's C++ API.
extension Comparison {
  static let plurals: [Comparison] = [
    Comparison("plurals.wholes") { scope, differences in
      let values =
        (0...scope.count(200, sample: 1_200, all: 10_000)).map { Double($0) } + wholes
      try compareBinary(values, scope.locales, &differences)
    },
    Comparison("plurals.decimals") { scope, differences in
      try compareDecimals(scope, &differences)
    },
    Comparison("plurals.exponents") { scope, differences in
      try compareExponents(scope.locales, &differences)
    },
    Comparison("plurals.ranges") { scope, differences in
      try compareRanges(scope.locales, &differences)
    },
    // Also languages for which ICU has plural rules and no other data.
    Comparison("plurals.languages", isByLocale: false) { scope, differences in
      let codes = Oracle.codes(.language)
      let locales = try codes.map { try LocaleID($0) } + [LocaleID("pt-PT"), LocaleID("pt-AO")]
      try compareBinary((0...30).map { Double($0) } + decimals, locales, &differences)
    },
  ]

  /// Powers of ten and their neighbours, and numbers around the limits of 53 and 64 bits.
  private static let wholes: [Double] =
    (3...22).flatMap { exponent in
      let power = (0..<exponent).reduce(1.0) { power, _ in power * 10 }
      return [power, power + 1, power + 11, power * 2, power * 5, -power]
    } + [9_007_199_254_740_991, 9_007_199_254_740_994, 9.3e18, 1e300]

  private static let decimals: [Double] =
    (0...31).map { Double($0) / 10 } + (0...220).map { Double($0) / 100 }
    + [0.001, 1.001, 0.000_001, 1.000_001, 2.25, 10.1, 21.1, 100.31, 1e-7, 1_000_000.5, 1e15 + 0.5]

  private static func compareBinary(
    _ values: [Double],
    _ locales: [LocaleID],
    _ differences: inout Differences
  ) throws {
    for locale in locales {
      for kind in PluralRules.Kind.allCases {
        let rules = try PluralRules(for: locale, kind)
        let expected = Oracle.plurals(of: values, kind, locale: locale)
        differences.expect(expected.count == values.count, "\(locale) \(kind): ICU failed")
        for (value, expected) in zip(values, expected) {
          let what = "\(locale) \(kind) \(value)"
          differences.compare(values: rules.category(of: value), expected, what)
          if let whole = Int(exactly: value) {
            differences.compare(values: rules.category(of: whole), expected, what)
          }
        }
      }
    }
  }

  /// Compares decimals of 0 to 6 fraction digits, with zeros at their end.
  private static func compareDecimals(_ scope: Scope, _ differences: inout Differences) throws {
    for (place, locale) in scope.placed {
      var random = SplitMix(seed: UInt64(place))
      for digits in 0...6 {
        let units =
          (0...scope.count(12, sample: 25, all: 400)).map { $0 }
          + (0..<scope.count(10, sample: 20, all: 400)).map { _ in
            Int.random(in: 0...(1 << Int.random(in: 4...50, using: &random)), using: &random)
          }
        let values = units.map { decimal($0, digits) }
        for kind in PluralRules.Kind.allCases {
          let rules = try PluralRules(for: locale, kind)
          let skeleton = digits == 0 ? "." : "." + String(repeating: "0", count: digits)
          let expected = Oracle.plurals(of: values, skeleton: skeleton, kind, locale: locale)
          differences.expect(expected.count == values.count, "\(locale) \(kind): ICU failed")
          for (value, expected) in zip(values, expected) {
            differences.compare(
              values: rules.category(of: try FixedDecimal(value)),
              expected,
              "\(locale) \(kind) \(value)"
            )
          }
        }
      }
    }
  }

  private static func decimal(_ units: Int, _ digits: Int) -> String {
    let text = String(units)
    guard digits > 0 else { return text }
    let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    return "\(padded.dropLast(digits)).\(padded.suffix(digits))"
  }

  /// Compares numbers in scientific notation, whose exponent is an operand.
  private static func compareExponents(
    _ locales: [LocaleID],
    _ differences: inout Differences
  ) throws {
    let shown = ["1", "1.2", "2", "3", "5.25", "9"]
    for locale in locales {
      for kind in PluralRules.Kind.allCases {
        let rules = try PluralRules(for: locale, kind)
        for exponent in 0...16 {
          let values = shown.map { "\($0)E\(exponent)" }
          let expected = Oracle.plurals(of: values, skeleton: "E0 .##", kind, locale: locale)
          differences.expect(expected.count == values.count, "\(locale) \(kind): ICU failed")
          for (value, expected) in zip(shown, expected) {
            let operands = PluralOperands(try FixedDecimal(value), exponent: exponent)
            differences.compare(
              values: rules.category(of: operands),
              expected,
              "\(locale) \(kind) \(value)c\(exponent)"
            )
          }
        }
      }
    }
  }

  /// Compares ranges between numbers of every category.
  private static func compareRanges(
    _ locales: [LocaleID],
    _ differences: inout Differences
  ) throws {
    let values = [0, 1, 2, 3, 5, 6, 10, 11, 20, 21, 100, 101, 1_000_000, 0.5, 1.5, 2.1]
    let pairs = values.flatMap { start in values.filter { $0 > start }.map { (start, $0) } }
    for locale in locales {
      let rules = try PluralRules(for: locale)
      let expected = Oracle.plurals(from: pairs.map(\.0), to: pairs.map(\.1), locale: locale)
      differences.expect(expected.count == pairs.count, "\(locale): ICU failed")
      for ((start, end), expected) in zip(pairs, expected) {
        differences.compare(
          values: rules.category(from: start, to: end),
          expected,
          "\(locale) \(start)..\(end)"
        )
      }
    }
  }
}
