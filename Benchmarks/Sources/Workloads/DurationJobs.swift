internal import Foundation
internal import LocaleFormat

/// Durations, with the names of units and as on a clock.
enum DurationJobs {
  static func rows() throws -> [Row] { try names() + digits() }

  private static let seconds: [Int32] = [3_723, 62_096, 86_399, 7_261]

  private static func names() throws -> [Row] {
    let job = Job(
      name: "duration en_US",
      values: seconds,
      texts: [
        "1 hr, 2 min, 3 sec", "17 hr, 14 min, 56 sec", "23 hr, 59 min, 59 sec",
        "2 hr, 1 min, 1 sec",
      ],
      pace: .medium
    )
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.hours, .minutes, .seconds],
      width: .abbreviated
    )
    return try rows(of: job, DurationFormat(width: .short), isDigital: false) + [
      job.row(Row.Reference.foundation) {
        let english = style.locale(Locale(identifier: "en_US"))
        return { english.format(.seconds($0)) }
      }
    ]
  }

  private static func digits() throws -> [Row] {
    let job = Job(
      name: "digital duration en_US",
      values: seconds,
      texts: ["1:02:03", "17:14:56", "23:59:59", "2:01:01"],
      pace: .medium
    )
    let style = Duration.TimeFormatStyle(pattern: .hourMinuteSecond)
    return try rows(of: job, DurationFormat(.digital, width: .short), isDigital: true) + [
      job.row(Row.Reference.foundation) {
        let english = style.locale(Locale(identifier: "en_US"))
        return { english.format(.seconds($0)) }
      }
    ]
  }

  private static func rows(
    of job: Job<Int32>,
    _ recipe: DurationFormat,
    isDigital: Bool
  ) throws -> [Row] {
    let locale = LocaleID("en_US")
    return [
      job.row(Row.made, pace: .slow) {
        { try recipe.formatter(for: locale).string(.seconds($0)) }
      },
      job.row(Row.cached) {
        let cache = FormatterCache(capacity: 16)
        return { try cache.string(.seconds($0), as: recipe, for: locale) }
      },
      job.row(Row.kept) {
        let formatter = try recipe.formatter(for: locale)
        return { formatter.string(.seconds($0)) }
      },
      job.bytes(Row.keptBytes) {
        let formatter = try recipe.formatter(for: locale)
        return { formatter.append(.seconds($0), to: &$1) }
      },
      job.row(Row.Reference.icu) {
        let plain = try PlainMeasure(locale: "en_US", isDigital: isDigital)
        return { plain.string(seconds: $0) }
      },
    ]
  }
}
