extension Migration {
  /// The types of styles.
  static let styleTypes: [Migration] = [
    Migration(
      .formatStyle,
      "IntegerFormatStyle",
      "FloatingPointFormatStyle",
      "Decimal.FormatStyle",
      sample: #"""
        ```swift
        let number = 1_234
        number.formatted(IntegerFormatStyle<Int>(locale: Locale(identifier: "de_DE")))  // "1.234"
        try number.formatted(.localized(.decimal, locale: "de"))  // "1.234"
        ```
        """#
    ),
    Migration(
      .formatStyle,
      "Date.FormatStyle",
      sample: #"""
        ```swift
        let date = Date(timeIntervalSince1970: 1_751_371_200)
        let style = Date.FormatStyle(date: .long, time: .omitted, locale: Locale(identifier: "de_DE"), timeZone: .gmt)
        date.formatted(style)  // "1. Juli 2025"
        try date.formatted(.localized(date: .long, time: .omitted, zone: .gmt, locale: "de"))  // "1. Juli 2025"
        ```
        """#
    ),
    Migration(
      .formatStyle,
      "Date.ISO8601FormatStyle",
      sample: #"""
        ```swift
        let date = Date(timeIntervalSince1970: 1_751_371_200)
        date.formatted(Date.ISO8601FormatStyle())  // "2025-07-01T12:00:00Z"
        try MachineFormat.rfc3339.string(Instant(date))  // "2025-07-01T12:00:00Z"
        ```
        """#
    ),
    Migration(
      .formatStyle,
      "Date.VerbatimFormatStyle",
      sample: #"""
        ```swift
        let date = Date(timeIntervalSince1970: 1_751_371_200)
        let calendar = Calendar(identifier: .buddhist)
        let format: Date.FormatString = "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits)"
        date.formatted(Date.VerbatimFormatStyle(format: format, timeZone: .gmt, calendar: calendar))  // "2568-07-01"
        try MachineFormat("%Y-%m-%d").string(Instant(date))  // "2025-07-01"
        ```
        """#
    ),
    Migration(
      .formatStyle,
      "Date.HTTPFormatStyle",
      sample: httpDate
    ),
    Migration(
      .formatStyle,
      "Date.RelativeFormatStyle",
      "Date.AnchoredRelativeFormatStyle",
      remark: "the anchored style tells its anchor as seen from the value, this one the value",
      sample: #"""
        ```swift
        let date = Date(timeIntervalSince1970: 1_751_371_200)
        let anchor = date.addingTimeInterval(-86_400)
        let style = Date.AnchoredRelativeFormatStyle(anchor: anchor, presentation: .named, locale: Locale(identifier: "de_DE"))
        style.format(date)  // "gestern"
        let named = RelativeTimeFormat(width: .long, numbers: .named)
        try anchor.formatted(.localizedRelative(named, relativeTo: date, zone: .gmt, locale: "de"))  // "gestern"
        ```
        """#
    ),
    Migration(
      .formatStyle,
      "Date.IntervalFormatStyle",
      sample: #"""
        ```swift
        let start = Date(timeIntervalSince1970: 1_751_371_200)
        let end = start.addingTimeInterval(172_800)
        let style = Date.IntervalFormatStyle(date: .long, time: .omitted, locale: Locale(identifier: "de_DE"), timeZone: .gmt)
        (start..<end).formatted(style)  // "1.–3. Juli 2025"
        try (start..<end).formatted(.localizedInterval(template: "yMMMMd", zone: .gmt, locale: "de"))  // "1.–3. Juli 2025"
        ```
        """#
    ),
    Migration(
      .formatStyle,
      "Date.ComponentsFormatStyle",
      sample: timeBetween
    ),
    Migration(
      .formatStyle,
      "ByteCountFormatStyle",
      sample: #"""
        ```swift
        let count = 1_536_000
        count.formatted(ByteCountFormatStyle(style: .file, locale: Locale(identifier: "de_DE")))  // "1,5 MB"
        try count.formatted(.localizedByteCount(locale: "de"))  // "1,5 MB"
        ```
        """#
    ),
    Migration(
      .formatStyle,
      "Duration.UnitsFormatStyle",
      sample: #"""
        ```swift
        let time = Duration.seconds(7_380)
        time.formatted(Duration.UnitsFormatStyle(allowedUnits: [.hours, .minutes], width: .wide).locale(Locale(identifier: "de_DE")))  // "2 Stunden und 3 Minuten"
        try time.formatted(.localizedDuration(DurationFormat(width: .long), locale: "de"))  // "2 Stunden, 3 Minuten"
        ```
        """#
    ),
    Migration(
      .formatStyle,
      "Duration.TimeFormatStyle",
      sample: #"""
        ```swift
        let time = Duration.seconds(7_380)
        time.formatted(Duration.TimeFormatStyle(pattern: .hourMinuteSecond, locale: Locale(identifier: "da_DK")))  // "2.03.00"
        try time.formatted(.localizedDuration(DurationFormat(.digital, width: .short), locale: "da"))  // "2.03.00"
        ```
        """#
    ),
    Migration(
      .formatStyle,
      "ListFormatStyle",
      sample: #"""
        ```swift
        let numbers = [1.5, 2.5]
        let style = ListFormatStyle<FloatingPointFormatStyle<Double>, [Double]>.list(memberStyle: .number, type: .or)
        numbers.formatted(style.locale(Locale(identifier: "de_DE")))  // "1.5 oder 2.5"
        let each = try LocalizedNumberStyle<Double>(.decimal)
        numbers.formatted(.localizedList(.or, of: each, locale: "de"))  // "1.5 oder 2.5"
        ```
        """#
    ),
    Migration(
      .formatStyle,
      "Measurement.FormatStyle",
      remark: "of the product LocaleFormatMeasurements",
      sample: #"""
        ```swift
        let distance = Measurement(value: 42, unit: UnitLength.kilometers)
        let road = UnitFormat(width: .short, usage: "road")
        try distance.formatted(.localizedMeasurement(road, locale: "en-US"))  // "26 mi"
        ```
        """#
    ),
    Migration(
      .formatStyle,
      "PersonNameComponents.FormatStyle",
      remark: "of the product LocaleFormatMeasurements",
      sample: #"""
        ```swift
        let name = PersonNameComponents(givenName: "Ada", familyName: "Lovelace")
        let sorting = PersonNameFormat(order: .sorting)
        try name.formatted(.localizedPersonName(sorting, locale: "en"))  // "Lovelace, Ada"
        ```
        """#
    ),
  ]
}
