internal import LocaleFormat

/// Names of persons, for which neither ICU for C nor Foundation on Linux has a format.
enum PersonJob {
  static func rows() throws -> [Row] {
    let job = Job(
      name: "name of a person en",
      values: [
        PersonName(given: "Ada", given2: "Augusta", surname: "Lovelace", locale: "en"),
        PersonName(given: "Grace", given2: "Brewster", surname: "Hopper", locale: "en"),
        PersonName(given: "Jin", surname: "Li", locale: "zh"),
        PersonName(given: "Émilie", surname: "du Châtelet"),
      ],
      texts: ["Ada A. Lovelace", "Grace B. Hopper", "Li Jin", "Émilie du Châtelet"],
      pace: .medium
    )
    let recipe = PersonNameFormat()
    let locale = LocaleID("en")
    return [
      job.row(Row.made, pace: .slow) { { try recipe.formatter(for: locale).string($0) } },
      job.row("cached by key") {
        let cache = FormatterCache(capacity: 16)
        return { try cache.string($0, as: recipe, for: locale) }
      },
      job.row("kept") {
        let formatter = try recipe.formatter(for: locale)
        return { formatter.string($0) }
      },
    ]
  }
}
