internal import LocaleFormat

/// A range of prices.
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
    let job = Job(
      name: "range of prices de_DE",
      values: [Pair(3, 5), Pair(3, 3), Pair(-2, 1_234), Pair(19.5, 20.25)],
      texts: ["3–5\u{A0}€", "≈3\u{A0}€", "-2\u{A0}€ – 1.234\u{A0}€", "≈20\u{A0}€"],
      pace: .medium
    )
    let recipe = NumberRangeFormat(.currency("EUR").fraction(0...0))
    let locale = LocaleID("de_DE")
    let skeleton = "currency/EUR precision-integer"
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
        { try PlainRange(skeleton: skeleton, locale: "de_DE").string($0.start, $0.end) }
      },
      job.row(Row.Reference.icu) {
        let range = try PlainRange(skeleton: skeleton, locale: "de_DE")
        return { range.string($0.start, $0.end) }
      },
      job.count("C ICU, kept, bytes") {
        let range = try PlainRange(skeleton: skeleton, locale: "de_DE")
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
