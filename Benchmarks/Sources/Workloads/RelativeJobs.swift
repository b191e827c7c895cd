internal import Foundation
internal import LocaleFormat
internal import MachineTime

/// Relative times: amounts of a unit, and instants relative to others.
enum RelativeJobs {
  private static let recipe = RelativeTimeFormat(width: .long, numbers: .named)

  static func rows() throws -> [Row] { try amounts() + instants() }

  private static func amounts() throws -> [Row] {
    let job = Job(
      name: "relative time de_DE",
      values: [-1, -3, 2, 14],
      texts: ["gestern", "vor 3 Tagen", "übermorgen", "in 14 Tagen"],
      pace: .medium
    )
    let locale = LocaleID("de_DE")
    return [
      job.row(Row.made, pace: .slow) {
        { try recipe.formatter(for: locale).string(.day($0)) }
      },
      job.row("cached by key") {
        let cache = FormatterCache(capacity: 16)
        return { try cache.string(.day($0), as: recipe, for: locale) }
      },
      job.row("kept") {
        let formatter = try recipe.formatter(for: locale)
        return { formatter.string(.day($0)) }
      },
      job.bytes("cached by key, bytes") {
        let cache = FormatterCache(capacity: 16)
        return { try cache.append(.day($0), as: recipe, for: locale, to: &$1) }
      },
      job.bytes("kept, bytes") {
        let formatter = try recipe.formatter(for: locale)
        return { formatter.append(.day($0), to: &$1) }
      },
      job.row("C ICU, made each time", pace: .slow) {
        { try PlainRelative(locale: "de_DE").string(days: Double($0)) }
      },
      job.row(Row.Reference.icu) {
        let plain = try PlainRelative(locale: "de_DE")
        return { plain.string(days: Double($0)) }
      },
      job.count("C ICU, kept, bytes") {
        let plain = try PlainRelative(locale: "de_DE")
        var count = 0
        return (
          {
            count = plain.write(days: Double($0))
            return count
          }, { plain.text(count) }
        )
      },
    ]
  }

  /// An instant relative to four others.
  ///
  /// ICU itself does not choose a unit.
  private static func instants() throws -> [Row] {
    // 2021-06-10T12:00:00Z, relative to 90 seconds later, 5 hours before, the day before, and
    // months later.
    let event = try Instant(secondsSince1970: 1_623_326_400)
    let job = Job(
      name: "time between instants en_US",
      values: try [1_623_326_490, 1_623_308_400, 1_623_236_400, 1_632_326_400].map {
        try Instant(secondsSince1970: $0)
      },
      texts: ["2 minutes ago", "in 5 hours", "tomorrow", "3 months ago"],
      pace: .medium
    )
    let locale = LocaleID("en_US")
    let zone = try TimeZoneRules.rules(for: TimeZoneID("Europe/Berlin"))
    return [
      job.row(Row.made, pace: .slow) {
        { try recipe.formatter(for: locale).string(.instant(event, relativeTo: $0, in: zone)) }
      },
      job.row("cached by key") {
        let cache = FormatterCache(capacity: 16)
        return {
          try cache.string(.instant(event, relativeTo: $0, in: zone), as: recipe, for: locale)
        }
      },
      job.row("kept") {
        let formatter = try recipe.formatter(for: locale)
        return { formatter.string(.instant(event, relativeTo: $0, in: zone)) }
      },
      job.bytes("kept, bytes") {
        let formatter = try recipe.formatter(for: locale)
        return { formatter.append(.instant(event, relativeTo: $0, in: zone), to: &$1) }
      },
      job.row("Foundation, made each time", pace: .slow) {
        { foundationStyle(for: event).format(date($0)) }
      },
      job.row(Row.Reference.foundation) {
        let style = foundationStyle(for: event)
        return { style.format(date($0)) }
      },
    ]
  }

  private static func date(_ instant: Instant) -> Date {
    Date(timeIntervalSince1970: Double(instant.secondsSince1970))
  }

  private static func foundationStyle(for event: Instant) -> Date.AnchoredRelativeFormatStyle {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    return Date.AnchoredRelativeFormatStyle(
      anchor: date(event),
      presentation: .named,
      locale: Locale(identifier: "en_US"),
      calendar: calendar
    )
  }
}
