import LocaleFormat
import TestSupport

/// Compares decimals that keep their digits with what ICU writes with the same number of fraction
/// digits.
extension Comparison {
  static let numbersAsWritten: [Comparison] = [
    Comparison("number.written", compareNumbersAsWritten)
  ]

  /// Decimals in the unit of their style, with their number of fraction digits.
  private static let decimals: [(digits: String, count: Int)] = [
    ("0.00", 2), ("-0.0", 1), ("1.0", 1), ("1.50", 2), ("-2.500", 3), ("-1.0", 1), ("2.00", 2),
    ("11.0", 1), ("21.00", 2), ("1234567.890", 3), ("-98765.40", 2), ("100", 0), ("5", 0),
    ("0.5", 1), ("12345678901234567890.10", 2), ("1.00000000000000000000", 20),
    ("0.1234567890123456789000", 22),
  ]

  private static func compareNumbersAsWritten(
    _ scope: Scope,
    _ differences: inout Differences
  ) throws {
    let styles = [
      ("style=decimal", ""), ("style=plain", ""), ("style=percent", "E-2"),
      ("style=permille", "E-3"), ("currency=EUR", ""), ("currency=JPY accounting=true", ""),
      ("currency=USD width=name", ""), ("unit=kilometer width=name", ""),
      ("unit=hour width=name", ""), ("style=decimal sign=except-zero grouping=min2", ""),
    ]
    for locale in scope.locales {
      for (options, exponent) in styles {
        let recipe = try NumberOptions(options).recipe().fraction(.asWritten)
        let formatter = try recipe.formatter(for: locale)
        for (digits, count) in decimals {
          let value = digits + exponent
          let written = formatter.string(try FixedDecimal(value))
          let fixed = "\(options) fraction=\(count):\(count)"
          let truth = Oracle.number(value, fixed, locale: locale)
          if written != truth,
            Oracle.losesSign(value, NumberOptions(fixed), locale: locale)
          {
            continue
          }
          differences.compare(written, truth, "\(locale) \(options) \(value)")
          let text = formatter.text(try FixedDecimal(value))
          differences.compare(text.string, written, "\(locale) \(options) \(value) parts")
        }
      }
    }
  }
}
