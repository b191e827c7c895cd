internal import LocaleFormat
internal import MachineTime

/// Intervals of days.
///
/// No row compares them with Foundation's `Date.IntervalFormatStyle` and `DateIntervalFormatter`.
enum IntervalJob {
  private struct Pair: Sendable {
    let start: Instant
    let end: Instant

    init(_ start: Int64, _ end: Int64) throws {
      self.start = try Instant(secondsSince1970: start)
      self.end = try Instant(secondsSince1970: end)
    }

    var milliseconds: (Double, Double) {
      (Double(start.millisecondsSince1970), Double(end.millisecondsSince1970))
    }
  }

  private static let zone = "Europe/Berlin"
  private static let skeleton = "yMMMd"
  private static let tag = "de_DE"

  static func rows() throws -> [Row] {
    let job = Job(
      name: "interval of days de_DE",
      // From 2024-03-01T00:00:00Z: three days, none, 34 days, and more than a year.
      values: [
        try Pair(1_709_251_200, 1_709_510_400), try Pair(1_709_251_200, 1_709_251_200),
        try Pair(1_709_251_200, 1_712_188_800), try Pair(1_709_251_200, 1_743_724_800),
      ],
      texts: [
        "1.–4. März 2024", "1. März 2024", "1. März\u{2009}–\u{2009}4. Apr. 2024",
        "1. März 2024\u{2009}–\u{2009}4. Apr. 2025",
      ],
      pace: .medium
    )
    let zone = try TimeZoneID(Self.zone)
    let recipe = DateIntervalFormat(DateFormat(template: skeleton, zone: zone))
    let locale = try LocaleID(tag)
    return [
      job.row(Row.made, pace: .slow) {
        { try recipe.formatter(for: locale).string(.from($0.start, through: $0.end)) }
      },
      job.row("cached by key") {
        let cache = FormatterCache(capacity: 16)
        return { try cache.string(.from($0.start, through: $0.end), as: recipe, for: locale) }
      },
      job.row("kept") {
        let formatter = try recipe.formatter(for: locale)
        return { formatter.string(.from($0.start, through: $0.end)) }
      },
      job.bytes("cached by key, bytes") {
        let cache = FormatterCache(capacity: 16)
        return {
          try cache.append(.from($0.start, through: $0.end), as: recipe, for: locale, to: &$1)
        }
      },
      job.bytes("kept, bytes") {
        let formatter = try recipe.formatter(for: locale)
        return { formatter.append(.from($0.start, through: $0.end), to: &$1) }
      },
    ] + rivals(job)
  }

  private static func plain() throws -> PlainInterval {
    try PlainInterval(skeleton: skeleton, locale: tag, zone: zone)
  }

  private static func rivals(_ job: Job<Pair>) -> [Row] {
    [
      job.row("C ICU, made each time", pace: .slow) {
        { try plain().string($0.milliseconds.0, $0.milliseconds.1) }
      },
      job.row(Row.Reference.icu) {
        let interval = try plain()
        return { interval.string($0.milliseconds.0, $0.milliseconds.1) }
      },
      job.count("C ICU, kept, bytes") {
        let interval = try plain()
        var count = 0
        return (
          {
            count = interval.write($0.milliseconds.0, $0.milliseconds.1)
            return count
          }, { interval.text(count) }
        )
      },
    ]
  }
}
