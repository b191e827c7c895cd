extension Migration {
  /// The formatters of dates, and of lengths of time.
  static let dates: [Migration] = [
    Migration(
      .dateFormatter,
      "DateFormatter",
      sample: #"""
        ```swift
        let date = Date(timeIntervalSince1970: 1_751_371_200)
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        formatter.timeStyle = .short
        formatter.timeZone = .gmt
        formatter.locale = Locale(identifier: "de_DE")
        formatter.string(from: date)  // "1. Juli 2025 um 12:00"
        try date.formatted(.localized(date: .long, time: .short, zone: .gmt, locale: "de"))  // "1. Juli 2025 um 12:00"
        ```
        """#
    ),
    Migration(
      .dateFormatter,
      "DateFormatter.localizedString",
      remark: "the text is in the app's locale, or in that of locale:",
      sample: #"""
        ```swift
        let date = Date(timeIntervalSince1970: 1_751_371_200)
        DateFormatter.localizedString(from: date, dateStyle: .long, timeStyle: .none)  // "1 July 2025"
        try date.formatted(.localized(date: .long, time: .omitted, zone: .gmt, locale: "de"))  // "1. Juli 2025"
        ```
        """#
    ),
    Migration(
      .dateFormatter,
      "DateFormatter.dateFormat",
      ".setLocalizedDateFormatFromTemplate",
      sample: #"""
        ```swift
        let date = Date(timeIntervalSince1970: 1_751_371_200)
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        formatter.timeZone = .gmt
        formatter.setLocalizedDateFormatFromTemplate("yMMMMd")
        formatter.string(from: date)  // "1. Juli 2025"
        try date.formatted(.localized(template: "yMMMMd", zone: .gmt, locale: "de"))  // "1. Juli 2025"
        ```
        """#
    ),
    Migration(
      .dateFormatter,
      "DateFormatter",
      when: .pattern,
      remark: "the order and the words are the locale's; a fixed pattern is one of one language",
      sample: #"""
        ```swift
        let date = Date(timeIntervalSince1970: 1_751_371_200)
        let formatter = DateFormatter()
        formatter.dateFormat = "EEEE, d. MMMM"
        formatter.timeZone = .gmt
        formatter.locale = Locale(identifier: "en_US")
        formatter.string(from: date)  // "Tuesday, 1. July"
        try date.formatted(.localized(template: "EEEEdMMMM", zone: .gmt, locale: "en"))  // "Tuesday, July 1"
        ```
        """#
    ),
    Migration(
      .dateFormatter,
      "DateFormatter",
      when: .fixedPattern,
      remark:
        "a fixed format is for programs, and has no locale: Foundation's follows the calendar and the digits of one, here ar_EG",
      sample: #"""
        ```swift
        let date = Date(timeIntervalSince1970: 1_751_371_200)
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        formatter.timeZone = .gmt
        formatter.locale = Locale(identifier: "ar_EG")
        formatter.string(from: date)  // "٢٠٢٥-٠٧-٠١"
        try MachineFormat(pattern: "yyyy-MM-dd").string(Instant(date))  // "2025-07-01"
        ```
        """#
    ),
    Migration(
      .dateFormatter,
      "DateFormatter",
      when: .patternOfHTTP,
      remark: "a format for programs has no locale: Foundation's has the names of one, here de_DE",
      sample: #"""
        ```swift
        let date = Date(timeIntervalSince1970: 1_751_371_200)
        let formatter = DateFormatter()
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
        formatter.timeZone = .gmt
        formatter.locale = Locale(identifier: "de_DE")
        formatter.string(from: date)  // "Di., 01 Juli 2025 12:00:00 GMT"
        try MachineFormat.http.string(Instant(date))  // "Tue, 01 Jul 2025 12:00:00 GMT"
        ```
        """#
    ),
    Migration(
      .dateFormatter,
      "DateFormatter.doesRelativeDateFormatting",
      remark: "Foundation on Linux ignores it",
      sample: #"""
        ```swift
        let date = Date.now
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.doesRelativeDateFormatting = true
        formatter.timeZone = .gmt
        formatter.locale = Locale(identifier: "de_DE")
        formatter.string(from: date) == "heute"  // false
        formatter.string(from: date)  // such as "30.11.2026"
        try date.formatted(.localized(date: .medium, time: .omitted, zone: .gmt, locale: "de").relativeDays())  // "heute"
        ```
        """#
    ),
    Migration(
      .dateFormatter,
      "DateFormatter.date(from:)",
      "DateFormatter.isLenient",
      remark: "a date that does not exist is an error; a fixed format is read by MachineFormat",
      sample: #"""
        ```swift
        let text = "30.02.2014"
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeZone = .gmt
        formatter.isLenient = true
        formatter.locale = Locale(identifier: "de_DE")
        formatter.date(from: text)?.formatted(.iso8601)  // "2014-03-02T00:00:00Z"
        try Date(text, format: .localized(date: .medium, time: .omitted, zone: .gmt, locale: "de"))  // throws
        ```
        """#
    ),
    Migration(
      .iso8601,
      "ISO8601DateFormatter",
      sample: #"""
        ```swift
        let date = Date(timeIntervalSince1970: 1_751_371_200)
        ISO8601DateFormatter().string(from: date)  // "2025-07-01T12:00:00Z"
        try MachineFormat.rfc3339.string(Instant(date))  // "2025-07-01T12:00:00Z"
        ```
        """#
    ),
    Migration(
      .iso8601,
      "ISO8601DateFormatter.date(from:)",
      remark: "also with a fraction of a second",
      sample: #"""
        ```swift
        let text = "2024-01-01T00:00:00.5Z"
        ISO8601DateFormatter().date(from: text)  // nil
        try MachineFormat.rfc3339.parse(text).instant.description  // "2024-01-01T00:00:00.5Z"
        ```
        """#
    ),
    Migration(
      .dateInterval,
      "DateIntervalFormatter",
      sample: #"""
        ```swift
        let start = Date(timeIntervalSince1970: 1_751_371_200)
        let end = start.addingTimeInterval(172_800)
        let formatter = DateIntervalFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .none
        formatter.timeZone = .gmt
        formatter.locale = Locale(identifier: "de_DE")
        formatter.string(from: start, to: end)  // "01.–03.07.2025"
        try (start..<end).formatted(.localizedInterval(template: "yMMMd", zone: .gmt, locale: "de"))  // "1.–3. Juli 2025"
        ```
        """#
    ),
    Migration(
      .relativeTime,
      "RelativeDateTimeFormatter",
      sample: #"""
        ```swift
        let date = Date(timeIntervalSince1970: 1_751_371_200)
        let reference = date.addingTimeInterval(7_200)
        try date.formatted(.localizedRelative(relativeTo: reference, zone: .gmt, locale: "de"))  // "vor 2 Stunden"
        ```
        """#
    ),
    Migration(
      .duration,
      "DateComponentsFormatter",
      sample: #"""
        ```swift
        let time = Duration.seconds(7_380)
        try time.formatted(.localizedDuration(locale: "de"))  // "2 Std., 3 Min."
        ```
        """#
    ),
  ]
}
