import LocaleFormat

/// Plural categories of amounts, of places in an order, and of ranges of amounts.
struct PluralKind: CheckedKind {
  let name = "plural"

  private let amounts = [
    "0", "1", "1.0", "1.5", "2", "2.00", "3", "5", "6", "11", "21", "100", "1000000", "0.1",
    "10.11",
    "1c6", "1.2c3", "2c6",
  ]
  private let places = ["0", "1", "2", "3", "5", "8", "11", "23", "1011"]
  private let ranges = ["0..1", "1..2", "1..5", "2..10", "5..21", "0.5..1.5", "100..1000000"]

  func cases(in locale: String) -> [CheckedCase] {
    func one(_ rules: String, _ input: String) -> CheckedCase {
      CheckedCase(["locale": locale, "rules": rules, "input": input])
    }
    return amounts.map { one("cardinal", $0) } + places.map { one("ordinal", $0) }
      + ranges.map { one("range", $0) }
  }

  func oracle(_ golden: CheckedCase) -> String? {
    let locale = golden["locale"]
    if let (start, end) = ends(golden) {
      return Oracle.plurals(from: [start.doubleValue], to: [end.doubleValue], locale: locale)
        .first?.rawValue
    }
    guard let kind = PluralRules.Kind(rawValue: golden["rules"]) else { return nil }
    let input = golden["input"]
    guard !input.contains("c") else {
      let shown = String(input.map { $0 == "c" ? "E" : $0 })
      return Oracle.plurals(of: [shown], skeleton: "E0 .##", kind, locale: locale).first?.rawValue
    }
    let fraction = input.split(separator: ".").dropFirst().first?.count ?? 0
    let skeleton = "." + String(repeating: "0", count: fraction)
    return Oracle.plurals(of: [input], skeleton: skeleton, kind, locale: locale).first?.rawValue
  }

  func text(_ golden: CheckedCase, through cache: FormatterCache) throws -> String {
    if let (start, end) = ends(golden) {
      return try PluralRules(for: golden.locale).category(from: start, to: end).rawValue
    }
    guard let kind = PluralRules.Kind(rawValue: golden["rules"]) else { throw UnknownCase(golden) }
    let operands = try PluralOperands(golden["input"])
    return try PluralRules(for: golden.locale, kind).category(of: operands).rawValue
  }

  /// The two numbers of a range; nil for a case that is not a range.
  private func ends(_ golden: CheckedCase) -> (start: FixedDecimal, end: FixedDecimal)? {
    guard golden["rules"] == "range", let dots = golden["input"].firstRange(of: ".."),
      let start = try? FixedDecimal(String(golden["input"][..<dots.lowerBound])),
      let end = try? FixedDecimal(String(golden["input"][dots.upperBound...]))
    else { return nil }
    return (start, end)
  }
}
