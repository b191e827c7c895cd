internal import Foundation
internal import LocaleFormat
internal import MachineTime

/// Dates with times, by style.
enum DateJobs {
  static func rows() throws -> [Row] {
    try rows(medium()) + rows(full()) + rows(inOtherMonths("fa_IR", persian))
      + rows(inOtherMonths("ar_SA", ummAlQura))
  }

  private struct Dates: Sendable {
    let job: Job<Instant>
    /// The texts of a `DateFormatter`, because Foundation has its own data; none if it is not
    /// compared.
    let formatterTexts: [String]
    /// The texts of a `FormatStyle`.
    let styleTexts: [String]
    let style: DateFormat.Style
    let icuStyle: Int32
    let foundationStyle: DateFormatter.Style
    let locale: String
    let formatStyle: @Sendable (Locale, TimeZone) -> Date.FormatStyle
  }

  private static let zone = "Europe/Berlin"

  private static func instants() throws -> [Instant] {
    // 2014-02-02T12:00:00Z, 2024-03-01T10:04:05Z, 2025-07-01T11:59:59Z, 2000-01-01T00:00:00Z
    try [1_391_342_400, 1_709_287_445, 1_751_371_199, 946_684_800].map {
      try Instant(secondsSince1970: $0)
    }
  }

  private static func medium() throws -> Dates {
    // Foundation joins date and time by "at".
    let foundation = [
      "Feb 2, 2014 at 1:00:00\u{202F}PM", "Mar 1, 2024 at 11:04:05\u{202F}AM",
      "Jul 1, 2025 at 1:59:59\u{202F}PM", "Jan 1, 2000 at 1:00:00\u{202F}AM",
    ]
    return Dates(
      job: Job(
        name: "date and time medium en_US",
        values: try instants(),
        texts: [
          "Feb 2, 2014, 1:00:00\u{202F}PM", "Mar 1, 2024, 11:04:05\u{202F}AM",
          "Jul 1, 2025, 1:59:59\u{202F}PM", "Jan 1, 2000, 1:00:00\u{202F}AM",
        ],
        pace: .medium
      ),
      formatterTexts: foundation,
      styleTexts: foundation,
      style: .medium,
      icuStyle: 2,
      foundationStyle: .medium,
      locale: "en_US",
      formatStyle: {
        Date.FormatStyle(date: .abbreviated, time: .standard, locale: $0, timeZone: $1)
      }
    )
  }

  private static func full() throws -> Dates {
    let texts = [
      "Sonntag, 2. Februar 2014 um 13:00:00 Mitteleuropäische Normalzeit",
      "Freitag, 1. März 2024 um 11:04:05 Mitteleuropäische Normalzeit",
      "Dienstag, 1. Juli 2025 um 13:59:59 Mitteleuropäische Sommerzeit",
      "Samstag, 1. Januar 2000 um 01:00:00 Mitteleuropäische Normalzeit",
    ]
    return Dates(
      job: Job(
        name: "date and time full de_DE",
        values: try instants(),
        texts: texts,
        pace: .medium
      ),
      formatterTexts: texts,
      // Foundation leaves out the zero of the hour.
      styleTexts: texts.map { $0.replacing(" 01:", with: " 1:") },
      style: .full,
      icuStyle: 0,
      foundationStyle: .full,
      locale: "de_DE",
      formatStyle: {
        // Needed because `.complete` has the short name of the zone.
        Date.FormatStyle(date: .complete, time: .standard, locale: $0, timeZone: $1)
          .timeZone(.specificName(.long))
      }
    )
  }

  private static let persian = [
    "۱۳ بهمن ۱۳۹۲، ۱۳:۰۰:۰۰",
    "۱۱ اسفند ۱۴۰۲، ۱۱:۰۴:۰۵",
    "۱۰ تیر ۱۴۰۴، ۱۳:۵۹:۵۹",
    "۱۱ دی ۱۳۷۸، ۱:۰۰:۰۰",
  ]
  private static let ummAlQura = [
    "٢ ربيع الآخر ١٤٣٥ هـ، ١:٠٠:٠٠ م",
    "٢٠ شعبان ١٤٤٥ هـ، ١١:٠٤:٠٥ ص",
    "٦ محرم ١٤٤٧ هـ، ١:٥٩:٥٩ م",
    "٢٤ رمضان ١٤٢٠ هـ، ١:٠٠:٠٠ ص",
  ]

  /// Dates of a locale's own calendar, which has other months than the Gregorian one.
  private static func inOtherMonths(_ locale: String, _ texts: [String]) throws -> Dates {
    Dates(
      job: Job(
        name: "date and time medium \(locale)",
        values: try instants(),
        texts: texts,
        pace: .medium
      ),
      formatterTexts: [],
      styleTexts: [],
      style: .medium,
      icuStyle: 2,
      foundationStyle: .medium,
      locale: locale,
      formatStyle: {
        Date.FormatStyle(date: .abbreviated, time: .standard, locale: $0, timeZone: $1)
      }
    )
  }

  private static func rows(_ dates: Dates) throws -> [Row] {
    let job = dates.job
    let recipe = DateFormat(
      date: dates.style,
      time: dates.style,
      zone: try TimeZoneID(Self.zone)
    )
    let locale = try LocaleID(dates.locale)
    return [
      job.row(Row.made, pace: .slow) { { try recipe.formatter(for: locale).string($0) } },
      job.row("per-thread formatters") {
        { try ThreadFormatters.current.date(recipe, locale).string($0) }
      },
      job.row("cached by key") {
        let cache = FormatterCache(capacity: 16)
        return { try cache.string($0, as: recipe, for: locale) }
      },
      job.row("kept") {
        let formatter = try recipe.formatter(for: locale)
        return { formatter.string($0) }
      },
      job.bytes("cached by key, bytes") {
        let cache = FormatterCache(capacity: 16)
        return { try cache.append($0, as: recipe, for: locale, to: &$1) }
      }.allocationFreeIfCompiled(),
      job.bytes("kept, bytes") {
        let formatter = try recipe.formatter(for: locale)
        return { formatter.append($0, to: &$1) }
      }.allocationFreeIfCompiled(),
    ] + plain(dates) + (dates.styleTexts.isEmpty ? [] : foundation(dates))
  }

  private static func plain(_ dates: Dates) -> [Row] {
    let job = dates.job
    let plainStyle = (date: dates.icuStyle, time: dates.icuStyle)
    return [
      job.row("C ICU, made each time", pace: .slow) {
        {
          try PlainDate(style: plainStyle, locale: dates.locale, zone: Self.zone)
            .string(Double($0.millisecondsSince1970))
        }
      },
      job.row(Row.Reference.icu) {
        let date = try PlainDate(style: plainStyle, locale: dates.locale, zone: Self.zone)
        return { date.string(Double($0.millisecondsSince1970)) }
      },
      job.count("C ICU, kept, bytes") {
        let date = try PlainDate(style: plainStyle, locale: dates.locale, zone: Self.zone)
        var count = 0
        return (
          {
            count = date.write(Double($0.millisecondsSince1970))
            return count
          }, { date.text(count) }
        )
      },
    ]
  }

  private static func foundation(_ dates: Dates) -> [Row] {
    let job = dates.job
    return [
      job.row("Foundation, made each time", pace: .slow, texts: dates.formatterTexts) {
        let locale = Locale(identifier: dates.locale)
        let zone = TimeZone(identifier: Self.zone)
        return { instant in
          let formatter = DateFormatter()
          formatter.locale = locale
          formatter.timeZone = zone
          formatter.dateStyle = dates.foundationStyle
          formatter.timeStyle = dates.foundationStyle
          return formatter.string(from: instant.date)
        }
      },
      job.row(Row.Reference.foundation, texts: dates.styleTexts) {
        guard let zone = TimeZone(identifier: Self.zone) else {
          throw CannotPrepare(what: Self.zone)
        }
        let style = dates.formatStyle(Locale(identifier: dates.locale), zone)
        return { style.format($0.date) }
      },
    ]
  }
}

extension Instant {
  var date: Date { Date(timeIntervalSince1970: Double(secondsSince1970)) }
}
