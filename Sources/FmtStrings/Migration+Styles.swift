extension Migration {
  /// The styles that `formatted` takes, and those that read.
  static let styles: [Migration] = [
    Migration(
      .formatted,
      ".formatted()",
      ".formatted(_:)",
      remark: "if this is Foundation's",
      sample: #"""
        ```swift
        let number = 1234.5
        number.formatted()  // "1,234.5"
        try number.formatted(.localized(.decimal, locale: "de"))  // "1.234,5"
        ```
        """#
    ),
    Migration(
      .formatted,
      ".formatted(.number)",
      sample: #"""
        ```swift
        let number = 1234.5
        number.formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "de_DE")))  // "1.234,50"
        try number.formatted(.localized(.decimal.fraction(2), locale: "de"))  // "1.234,50"
        ```
        """#
    ),
    Migration(
      .formatted,
      ".formatted(.percent)",
      remark: "whole percents, unless .fraction(…) is added",
      sample: #"""
        ```swift
        let number = 0.075
        number.formatted(.percent.locale(Locale(identifier: "de_DE")))  // "7,5\u{A0}%"
        try number.formatted(.localized(.percent.fraction(0...2), locale: "de"))  // "7,5\u{A0}%"
        ```
        """#
    ),
    Migration(
      .formatted,
      ".formatted(.currency)",
      sample: #"""
        ```swift
        let price = Decimal(string: "1234.5") ?? 0
        price.formatted(.currency(code: "EUR").locale(Locale(identifier: "de_DE")))  // "1.234,50\u{A0}€"
        try price.formatted(.localized(.currency("EUR"), locale: "de"))  // "1.234,50\u{A0}€"
        ```
        """#
    ),
    Migration(
      .formatted,
      ".formatted(.dateTime)",
      sample: #"""
        ```swift
        let date = Date(timeIntervalSince1970: 1_751_371_200)
        let style = Date.FormatStyle(locale: Locale(identifier: "de_DE"), timeZone: .gmt)
        date.formatted(style.weekday().day().month())  // "Di. 1. Juli"
        try date.formatted(.localized(.weekday().day().month(), zone: .gmt, locale: "de"))  // "Di., 1. Juli"
        ```
        """#
    ),
    Migration(
      .formatted,
      ".formatted(date:time:)",
      sample: #"""
        ```swift
        let date = Date(timeIntervalSince1970: 1_751_371_200)
        date.formatted(date: .long, time: .omitted)  // "1 July 2025"
        try date.formatted(.localized(date: .long, time: .omitted, zone: .gmt, locale: "de"))  // "1. Juli 2025"
        ```
        """#
    ),
    Migration(
      .formatted,
      ".formatted(.relative)",
      remark: "the reference may be any date",
      sample: #"""
        ```swift
        let date = Date.now.addingTimeInterval(-7_200.5)
        date.formatted(.relative(presentation: .numeric).locale(Locale(identifier: "de_DE")))  // "vor 2 Stunden"
        try date.formatted(.localizedRelative(zone: .gmt, locale: "de"))  // "vor 2 Stunden"
        ```
        """#
    ),
    Migration(
      .formatted,
      ".formatted(.interval)",
      sample: #"""
        ```swift
        let start = Date(timeIntervalSince1970: 1_751_371_200)
        let end = start.addingTimeInterval(172_800)
        let style = Date.IntervalFormatStyle(date: .abbreviated, time: .omitted, locale: Locale(identifier: "de_DE"), timeZone: .gmt)
        (start..<end).formatted(style)  // "1.–3. Juli 2025"
        try (start..<end).formatted(.localizedInterval(template: "yMMMd", zone: .gmt, locale: "de"))  // "1.–3. Juli 2025"
        ```
        """#
    ),
    Migration(
      .formatted,
      ".formatted(.components)",
      ".formatted(.timeDuration)",
      sample: timeBetween
    ),
    Migration(
      .formatted,
      ".formatted(.units)",
      sample: #"""
        ```swift
        let time = Duration.seconds(7_380)
        time.formatted(.units(allowed: [.hours, .minutes], width: .abbreviated).locale(Locale(identifier: "de_DE")))  // "2 Std., 3 Min."
        try time.formatted(.localizedDuration(locale: "de"))  // "2 Std., 3 Min."
        ```
        """#
    ),
    Migration(
      .formatted,
      ".formatted(.time)",
      sample: #"""
        ```swift
        let time = Duration.seconds(7_380)
        time.formatted(.time(pattern: .hourMinuteSecond).locale(Locale(identifier: "da_DK")))  // "2.03.00"
        try time.formatted(.localizedDuration(DurationFormat(.digital, width: .short), locale: "da"))  // "2.03.00"
        ```
        """#
    ),
    Migration(
      .formatted,
      ".formatted(.list)",
      sample: #"""
        ```swift
        let names = ["Anna", "Ben", "Cleo"]
        names.formatted(.list(type: .and).locale(Locale(identifier: "de_DE")))  // "Anna, Ben und Cleo"
        names.formatted(.localizedList(.and, locale: "de"))  // "Anna, Ben und Cleo"
        ```
        """#
    ),
    Migration(
      .formatted,
      ".formatted(.byteCount)",
      sample: #"""
        ```swift
        let count = 1_536_000
        count.formatted(.byteCount(style: .file).locale(Locale(identifier: "de_DE")))  // "1,5 MB"
        try count.formatted(.localizedByteCount(locale: "de"))  // "1,5 MB"
        ```
        """#
    ),
    Migration(
      .formatted,
      ".formatted(.measurement)",
      remark: "of the product LocaleFormatMeasurements",
      sample: #"""
        ```swift
        let distance = Measurement(value: 26.2, unit: UnitLength.miles)
        try distance.formatted(.localizedMeasurement(locale: "de"))  // "26,2 mi"
        ```
        """#
    ),
    Migration(
      .formatted,
      ".formatted(.name)",
      remark: "of the product LocaleFormatMeasurements",
      sample: #"""
        ```swift
        let name = PersonNameComponents(givenName: "Ada", familyName: "Lovelace")
        try name.formatted(.localizedPersonName(locale: "en"))  // "Ada Lovelace"
        ```
        """#
    ),
    Migration(
      .formatted,
      ".formatted(.iso8601)",
      sample: #"""
        ```swift
        let date = Date(timeIntervalSince1970: 1_751_371_200)
        date.formatted(.iso8601)  // "2025-07-01T12:00:00Z"
        try MachineFormat.rfc3339.string(Instant(date))  // "2025-07-01T12:00:00Z"
        ```
        """#
    ),
    Migration(
      .formatted,
      ".formatted(.verbatim)",
      sample: #"""
        ```swift
        let date = Date(timeIntervalSince1970: 1_751_371_200)
        let format: Date.FormatString = "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits)"
        date.formatted(.verbatim(format, timeZone: .gmt, calendar: Calendar(identifier: .gregorian)))  // "2025-07-01"
        try MachineFormat("%Y-%m-%d").string(Instant(date))  // "2025-07-01"
        ```
        """#
    ),
    Migration(
      .formatted,
      ".formatted(.http)",
      sample: httpDate
    ),
    Migration(
      .parsing,
      "(format: .number)",
      "(format: .percent)",
      "(format: .currency)",
      remark: "the whole text is read, or an error is thrown",
      sample: #"""
        ```swift
        let text = "1,234.5"
        try Double(text, format: .number.locale(Locale(identifier: "de_DE")))  // 1.234
        try Double(text, format: .localized(.decimal, locale: "de"))  // throws
        ```
        """#
    ),
    Migration(
      .parsing,
      "(format: .dateTime)",
      remark: "a date that does not exist is an error",
      sample: #"""
        ```swift
        let text = "30. Feb. 2014"
        let style = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: Locale(identifier: "de_DE"), timeZone: .gmt)
        try Date(text, strategy: style).formatted(.iso8601)  // "2014-03-02T00:00:00Z"
        try Date(text, format: .localized(template: "yMMMd", zone: .gmt, locale: "de"))  // throws
        ```
        """#
    ),
    Migration(
      .parsing,
      "(format: .iso8601)",
      "(format: .verbatim)",
      "(format: .http)",
      remark: "a date that does not exist is an error",
      sample: #"""
        ```swift
        let text = "2023-02-30T00:00:00Z"
        try Date(text, strategy: .iso8601).formatted(.iso8601)  // "2023-03-02T00:00:00Z"
        try MachineFormat.rfc3339.parse(text)  // throws
        ```
        """#
    ),
  ]

  // The samples of what Foundation on Linux has neither as a type nor as a style.

  static let httpDate = #"""
    ```swift
    let date = Date(timeIntervalSince1970: 1_751_371_200)
    try MachineFormat.http.string(Instant(date))  // "Tue, 01 Jul 2025 12:00:00 GMT"
    ```
    """#

  static let timeBetween = #"""
    ```swift
    let start = Date(timeIntervalSince1970: 1_751_371_200)
    let end = start.addingTimeInterval(7_380)
    let time = Duration.seconds(end.timeIntervalSince(start))
    try time.formatted(.localizedDuration(locale: "de"))  // "2 Std., 3 Min."
    ```
    """#
}
