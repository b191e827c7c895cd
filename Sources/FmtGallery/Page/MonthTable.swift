internal import LocaleFormat
internal import MachineTime

/// A month of the locale's calendar, in weeks that begin on the locale's first day.
struct MonthTable {
  private static let secondsOfDay: Int64 = 86_400

  private let localization: GalleryLocalization
  private let cache: FormatterCache
  private let days: [Day]

  /// A day of the month.
  private struct Day {
    /// Its noon in UTC.
    let instant: Instant
    let weekday: LocaleInfo.Weekday
  }

  /// The month of an instant.
  init(
    _ localization: GalleryLocalization,
    of instant: Instant,
    _ cache: FormatterCache
  ) throws(FormatError) {
    self.localization = localization
    self.cache = cache
    let locale = try localization.locale.setting("nu", to: "latn")
    let noon =
      instant.secondsSince1970 / Self.secondsOfDay * Self.secondsOfDay
      + Self.secondsOfDay / 2
    var days: [Day] = []
    // No month of a calendar has more days.
    let offsets: ClosedRange<Int64> = -32...32
    for offset in offsets {
      let day = try Instant(secondsSince1970: noon + offset * Self.secondsOfDay)
      let number = try cache.checkedString(day, as: Self.pattern("d"), for: locale)
      if number == "1" {
        guard offset <= 0 else { break }
        days = []
      }
      days.append(Day(instant: day, weekday: Self.weekday(of: day)))
    }
    self.days = days
  }

  private static func pattern(_ pattern: String) -> DateFormat {
    DateFormat(pattern: pattern, zone: .utc)
  }

  /// 1 January 1970 was a Thursday.
  private static func weekday(of day: Instant) -> LocaleInfo.Weekday {
    let all = LocaleInfo.Weekday.allCases
    return all[Int((day.secondsSince1970 / secondsOfDay + 4) % 7)]
  }

  func write(today: Instant, _ html: inout HTMLWriter) throws(FormatError) {
    let week = localization.info.week
    let all = LocaleInfo.Weekday.allCases
    let first = all.firstIndex(of: week.firstWeekday) ?? 0
    let weekdays = Array(all[first...] + all[..<first])
    let weekend = Set(week.weekend.map(\.weekday))
    try html.element(
      "table",
      ["class": "month", "data-week-begins": week.firstWeekday.rawValue]
    ) { html throws(FormatError) in
      try html.element("caption") { html throws(FormatError) in
        try write(today, "--template yMMMM", DateFormat(template: "yMMMM", zone: .utc), &html)
      }
      try html.element("thead") { html throws(FormatError) in
        try html.element("tr") { html throws(FormatError) in
          for weekday in weekdays {
            guard let day = days.first(where: { $0.weekday == weekday }) else { continue }
            let mark = weekend.contains(weekday) ? "weekend" : nil
            try html.element("th", ["scope": "col", "class": mark]) { html throws(FormatError) in
              try write(day.instant, "--pattern ccc", Self.pattern("ccc"), &html)
            }
          }
        }
      }
      try html.element("tbody") { html throws(FormatError) in
        try writeWeeks(weekdays, weekend, today: today, &html)
      }
    }
    html.lineEnd()
  }

  private func writeWeeks(
    _ weekdays: [LocaleInfo.Weekday],
    _ weekend: Set<LocaleInfo.Weekday>,
    today: Instant,
    _ html: inout HTMLWriter
  ) throws(FormatError) {
    var rest = days[...]
    while let next = rest.first {
      let before = weekdays.firstIndex(of: next.weekday) ?? 0
      let shown = rest.prefix(weekdays.count - before)
      rest = rest.dropFirst(shown.count)
      try html.element("tr") { html throws(FormatError) in
        for _ in 0..<before { html.element("td", "") }
        for day in shown {
          let isToday =
            day.instant.secondsSince1970 / Self.secondsOfDay
            == today.secondsSince1970 / Self.secondsOfDay
          let marks = [weekend.contains(day.weekday) ? "weekend" : nil, isToday ? "today" : nil]
            .compactMap { $0 }
          try html.element(
            "td",
            [
              "class": marks.isEmpty ? nil : marks.joined(separator: " "),
              "aria-current": isToday ? "date" : nil,
            ]
          ) { html throws(FormatError) in
            try write(day.instant, "--pattern d", Self.pattern("d"), &html)
          }
        }
      }
    }
  }

  private func write(
    _ instant: Instant,
    _ options: String,
    _ recipe: DateFormat,
    _ html: inout HTMLWriter
  ) throws(FormatError) {
    let text = try cache.checkedString(instant, as: recipe, for: localization.locale)
    let word = MachineFormat.rfc3339.string(instant)
    html.element(
      "bdi",
      [
        "dir": localization.direction,
        "data-command": "fmt date \(word) \(options) --zone UTC --locale \(localization.tag)",
      ],
      text
    )
  }
}
