import LocaleFormat
import MachineTime

/// Counts the formatters that have a plan, and the refusals of the others by reason, in all locales.
package enum PlanCoverage {
  /// Recipes of one kind.
  private struct Kind: Sendable {
    let name: String
    /// The state of each recipe's plan; nil if the data lacks it.
    let states: @Sendable (LocaleID, FormattingData) throws -> [PlanState?]

    init<Recipe: FormatRecipe>(
      _ name: String,
      _ recipes: [Recipe],
      after write: @escaping @Sendable (Recipe.Formatter) -> Void = { _ in }
    ) {
      self.name = name
      states = { locale, data in
        try recipes.map { recipe in
          do {
            let formatter = try data.formatter(recipe, for: locale)
            write(formatter)
            formatter.complete()
            return formatter.planState
          } catch let error as FormatError where error.code == .notInData {
            return nil
          }
        }
      }
    }
  }

  /// Returns a table of all kinds, in Markdown.
  ///
  /// - Parameter data: The data that the formatters are made from.
  /// - Returns: The table.
  /// - Throws: The error of a recipe that the data does not lack.
  package static func table(_ data: FormattingData) throws -> String {
    var lines = ["| kind | pairs | with a plan | share | refusals |", "|---|---:|---:|---:|---|"]
    for kind in kinds {
      let states = try LocaleID.available.flatMap { try kind.states($0, data) }
      let compiled = states.count { $0 == .compiled }
      var refusals: [String: Int] = [:]
      for state in states where state != .compiled {
        let reason = state.map { $0.refusal?.rawValue ?? "untried" } ?? "not in the data"
        refusals[reason, default: 0] += 1
      }
      let reasons = refusals.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      let share = states.isEmpty ? 0 : compiled * 10_000 / states.count
      let rest = share % 100
      lines.append(
        "| \(kind.name) | \(states.count) | \(compiled) | \(share / 100).\(rest < 10 ? "0" : "")\(rest) % "
          + "| \(reasons.joined(separator: ", ")) |"
      )
    }
    return lines.joined(separator: "\n")
  }

  private static let kinds: [Kind] = [
    Kind("numbers", [NumberFormat.plain, .decimal, .percent, .permille, .decimal.sign(.always)]),
    Kind(
      "money",
      (["EUR", "USD", "JPY", "INR", "CHF"] as [Currency]).flatMap { currency in
        let money = NumberFormat.currency(currency)
        return [money, money.accounting(), money.presentation(.code), money.presentation(.name)]
      }
    ),
    Kind("numbers as written", [.plain.fraction(.asWritten), .decimal.fraction(.asWritten)]),
    Kind(
      "compact numbers",
      [.compact, .compactLong, .compact.fraction(1), .compact.significant(3)]
    ),
    Kind("compact numbers with any digits", [.compactLong.fraction(2), .compact.fraction(0...14)]),
    Kind(
      "exponents, significant digits",
      [
        .scientific, .decimal.notation(.engineering), .scientific.significant(2...4),
        .decimal.significant(3), .decimal.integer(atLeast: 4),
      ]
    ),
    Kind(
      "units",
      FormatWidth.allCases.flatMap { width in
        ["meter", "day", "celsius", "kilometer-per-hour", "byte"].map { (unit: String) in
          NumberFormat.unit(unit).width(width)
        }
      }
    ),
    Kind(
      "ranges of numbers and money",
      [NumberFormat.decimal, .percent, .currency("EUR")].map { NumberRangeFormat($0) }
    ),
    Kind(
      "ranges with words",
      [.compact, .compactLong, .unit("day").width(.long), .currency("EUR").presentation(.name)]
        .map { NumberRangeFormat($0) }
    ),
    Kind("dates by style", styles.map { DateFormat(date: $0.0, time: $0.1, zone: .utc) }),
    Kind(
      "dates by template",
      ["yMMMd", "yMd", "MMMMd", "EEEEdMMM", "jm", "jms", "yMMMdjm", "QQQQy", "Bh"].map {
        DateFormat(template: $0, zone: .utc)
      }
    ),
    Kind(
      "dates of other calendars",
      [
        CalendarSystem.buddhist, .roc, .japanese, .persian, .islamicCivil, .islamicUmmAlQura,
        .hebrew,
        .indian, .coptic, .ethiopic,
      ].map { DateFormat(date: .medium, time: .omitted, zone: .utc).calendar($0) }
    ),
    Kind(
      "intervals",
      styles.map { DateIntervalFormat(DateFormat(date: $0.0, time: $0.1, zone: .utc)) }
    ),
    Kind(
      "relative times",
      FormatWidth.allCases.map { RelativeTimeFormat(width: $0, numbers: .named) }
    ) { formatter in
      for value in [RelativeTimeFormat.Value.day(3), .hour(3), .month(3), .year(3)] {
        for _ in 0..<20 { _ = formatter.string(value) }
      }
    },
    Kind("durations", FormatWidth.allCases.map { DurationFormat(width: $0) }),
    Kind("digital durations", [DurationFormat(.digital, width: .short)]),
    Kind("numbers in words", [RuleBasedFormat.spellOut, .ordinal]),
  ]

  private static let styles: [(DateFormat.Style, DateFormat.Style)] = [
    (.short, .omitted), (.medium, .omitted), (.long, .omitted), (.full, .omitted),
    (.omitted, .short), (.omitted, .medium), (.medium, .short), (.medium, .medium), (.full, .full),
  ]
}
