internal import Foundation
internal import LocaleFormat
internal import MachineTime

/// Dates that are read.
enum DateParsingJobs {
  private static let zone = "Europe/Berlin"

  /// This package's reading is strict: the date is written again and compared.
  ///
  /// ICU's is lenient, and reads a prefix.
  static func rows() throws -> [Row] {
    let job = Job(
      name: "parse date and time medium de_DE",
      values: [
        "02.02.2014, 13:00:00", "01.03.2024, 11:04:05", "01.07.2025, 13:59:59",
        "01.01.2000, 01:00:00",
      ],
      texts: ["1391342400", "1709287445", "1751371199", "946684800"],
      pace: .medium
    )
    let locale = LocaleID("de_DE")
    let recipe = DateFormat(date: .medium, time: .medium, zone: try TimeZoneID(zone))
    return [
      job.row(Row.made, pace: .slow) {
        { "\(try recipe.formatter(for: locale).parse($0).secondsSince1970)" }
      },
      job.row("cached by key") {
        let cache = FormatterCache(capacity: 16)
        return { "\(try cache.parse($0, as: recipe, for: locale).secondsSince1970)" }
      },
      job.row("kept") {
        let formatter = try recipe.formatter(for: locale)
        return { "\(try formatter.parse($0).secondsSince1970)" }
      },
      job.row("kept, lenient") {
        let formatter = try recipe.formatter(for: locale)
        return { "\(try formatter.parse($0, mode: .lenient).secondsSince1970)" }
      },
      job.row("kept, any form") {
        let formatter = try AnyDateFormat(zone: TimeZoneID(zone)).formatter(for: locale)
        return { "\(try formatter.parse($0).instant.secondsSince1970)" }
      },
      job.row(Row.Reference.icu) {
        let reader = try PlainDate(style: (date: 2, time: 2), locale: "de_DE", zone: zone)
        return { "\(reader.seconds($0))" }
      },
      job.row(Row.Reference.foundation) {
        let style = Date.FormatStyle(
          date: .numeric,
          time: .standard,
          locale: Locale(identifier: "de_DE"),
          timeZone: TimeZone(identifier: zone) ?? .gmt
        )
        let strategy = style.day(.twoDigits).month(.twoDigits).year().hour(
          .twoDigits(amPM: .omitted)
        )
        .minute(.twoDigits).second(.twoDigits).parseStrategy
        return { "\(Int64(try strategy.parse($0).timeIntervalSince1970))" }
      },
    ]
  }
}
