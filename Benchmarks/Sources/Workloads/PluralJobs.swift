internal import LocaleFormat

/// Plural categories, as their places in `PluralCategory.allCases`.
enum PluralJobs {
  static func rows() -> [Row] {
    [
      Job(
        name: "plural category ru",
        values: [1, 22, 105, 1_000_000],
        texts: ["1", "3", "4", "4"]
      )
      .value("integer") {
        let rules = try PluralRules(for: "ru")
        return { place(rules.category(of: $0)) }
      }.allocationFree(),
      Job(
        name: "plural category ru",
        values: [1.5, 0.25, 2.125, 10.1],
        texts: ["5", "5", "5", "5"]
      )
      .value("binary") {
        let rules = try PluralRules(for: "ru")
        return { place(rules.category(of: $0)) }
      }.allocationFree(),
      Job(
        name: "plural category ru",
        values: ["1.50", "0.25", "2.125", "21"] as [FixedDecimal],
        texts: ["5", "5", "5", "1"]
      )
      .value("decimal") {
        let rules = try PluralRules(for: "ru")
        return { place(rules.category(of: $0)) }
      }.allocationFree(),
    ]
  }

  private static func place(_ category: PluralCategory) -> Int {
    switch category {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}
