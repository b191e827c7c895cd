internal import LocaleFormat

/// Ranges of prices, of amounts of a unit, and of compact numbers.
///
/// Foundation has no ranges on Linux.
enum RangeJob {
  private struct Pair: Sendable {
    let start: Double
    let end: Double
    let first: FixedDecimal
    let last: FixedDecimal

    init(_ start: Double, _ end: Double) {
      self.start = start
      self.end = end
      first = FixedDecimal(start)
      last = FixedDecimal(end)
    }
  }

  static func rows() throws -> [Row] {
    let prices = Job(
      name: "range of prices de_DE",
      values: [Pair(3, 5), Pair(3, 3), Pair(-2, 1_234), Pair(19.5, 20.25)],
      texts: ["3–5\u{A0}€", "≈3\u{A0}€", "-2\u{A0}€ – 1.234\u{A0}€", "≈20\u{A0}€"],
      pace: .medium
    )
    let days = Job(
      name: "range of days de_DE",
      values: [Pair(1, 5), Pair(3, 3), Pair(0, 1), Pair(1_000, 1_500)],
      texts: ["1–5 Tage", "≈3 Tage", "0–1 Tag", "1.000–1.500 Tage"],
      pace: .medium
    )
    let compact = Job(
      name: "range of compact numbers en_US",
      values: [Pair(1_000, 5_500), Pair(2_000_000, 3_000_000), Pair(12, 15), Pair(900, 1_200)],
      texts: [
        "1K – 5.5K", "2M – 3M", "12–15", "900–1.2K",
      ],
      pace: .medium
    )
    let skeleton = "currency/EUR precision-integer"
    return rows(prices, .currency("EUR").fraction(0...0), skeleton, "de_DE")
      + rows(days, .unit("day").width(.long), "unit/day unit-width-full-name", "de_DE")
      + rows(compact, .compact, "compact-short", "en_US")
  }

  private static func rows(
    _ job: Job<Pair>,
    _ number: NumberFormat,
    _ skeleton: String,
    _ locale: LocaleID
  ) -> [Row] {
    let recipe = NumberRangeFormat(number)
    return [
      job.row(Row.made, pace: .slow) {
        { try recipe.formatter(for: locale).string(.from($0.first, through: $0.last)) }
      },
      job.row("cached by key") {
        let cache = FormatterCache(capacity: 16)
        return { try cache.string(.from($0.first, through: $0.last), as: recipe, for: locale) }
      },
      job.row("kept") {
        let formatter = try recipe.formatter(for: locale)
        return { formatter.string(.from($0.first, through: $0.last)) }
      },
      job.bytes("cached by key, bytes") {
        let cache = FormatterCache(capacity: 16)
        return {
          try cache.append(.from($0.first, through: $0.last), as: recipe, for: locale, to: &$1)
        }
      },
      job.bytes("kept, bytes") {
        let formatter = try recipe.formatter(for: locale)
        return { formatter.append(.from($0.first, through: $0.last), to: &$1) }
      },
      job.row("C ICU, made each time", pace: .slow) {
        { try PlainRange(skeleton: skeleton, locale: locale.tag).string($0.start, $0.end) }
      },
      job.row(Row.Reference.icu) {
        let range = try PlainRange(skeleton: skeleton, locale: locale.tag)
        return { range.string($0.start, $0.end) }
      },
      job.count("C ICU, kept, bytes") {
        let range = try PlainRange(skeleton: skeleton, locale: locale.tag)
        var count = 0
        return (
          {
            count = range.write($0.start, $0.end)
            return count
          }, { range.text(count) }
        )
      },
    ]
  }
}
