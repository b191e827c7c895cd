internal import LocaleFormat
internal import MachineTime

extension SampleGroup {
  /// Dates and times of one instant.
  ///
  /// - Parameters:
  ///   - times: The instants.
  ///   - calendars: The calendars that people of the region use, the usual one first.
  /// - Returns: The group.
  static func dates(_ times: SampleTimes, _ calendars: [CalendarSystem]) -> SampleGroup {
    var samples: [Sample] = [
      .date("Full date", times, date: .full), .date("Long date", times, date: .long),
      .date("Medium date", times, date: .medium), .date("Short date", times, date: .short),
      .date("Full time", times, time: .full), .date("Short time", times, time: .short),
      .date("Date and time", times, date: .medium, time: .medium),
      .date("Year, month and day", times, template: "yMMMd"),
      .date("Month of a year", times, template: "yMMMM"),
      .date("Weekday and day", times, template: "MMMMEEEEd"),
      .date("Quarter", times, template: "yQQQ"),
      .date("Hour and minute", times, template: "jm"),
    ]
    let others = calendars + (calendars.contains(.buddhist) ? [] : [.buddhist])
    for calendar in others.dropFirst() {
      samples.append(.date("Calendar \(calendar.rawValue)", times, in: calendar))
    }
    return SampleGroup(id: "dates", title: "Dates and times", samples: samples)
  }

  /// Intervals from one instant to others.
  static func intervals(_ times: SampleTimes) -> SampleGroup {
    SampleGroup(
      id: "intervals",
      title: "Intervals",
      samples: [
        .interval("Times of a day", times, times.sameDay, template: "jm"),
        .interval("Days of a month", times, times.laterDay, template: "yMMMd"),
        .interval("Days of two years", times, times.nextYear, template: "yMMMd"),
        .interval("Months", times, times.nextYear, template: "yMMM"),
      ]
    )
  }

  static let relative = SampleGroup(
    id: "relative",
    title: "Relative times",
    samples: [
      .relative("Yesterday", -1, .day), .relative("Tomorrow", 1, .day),
      .relative("Number", -3, .day),
      .relative("Always a number", -1, .day, "--numeric", .init(width: .long)),
      .relative("Months", 2, .month), .relative("Last year", -1, .year),
      .relative(
        "Short",
        5,
        .hour,
        "--width short",
        .init(width: .short, numbers: .named)
      ),
      .relative(
        "Narrow",
        -12,
        .minute,
        "--width narrow",
        .init(width: .narrow, numbers: .named)
      ),
    ]
  )

  /// Lengths of time, and the time between two dates.
  static func durations(_ times: SampleTimes) -> SampleGroup {
    let seconds = 3723
    var samples = FormatWidth.allCases.map { width in
      Sample(
        "Duration, \(width.rawValue)",
        "duration \(seconds) --width \(width.rawValue)",
        .seconds(seconds),
        as: DurationFormat(width: width)
      )
    }
    samples += [
      Sample(
        "As on a clock",
        "duration \(seconds) --style digital",
        .seconds(seconds),
        as: DurationFormat(.digital, width: .short)
      ),
      Sample(
        "Period",
        "duration --from \(times.start.word) \(times.nextYear.word) "
          + "--units month,day --width long --zone \(times.zone)",
        .from(times.start.instant, to: times.nextYear.instant, in: times.rules),
        as: PeriodFormat(width: .long, units: [.month, .day])
      ),
    ]
    return SampleGroup(id: "durations", title: "Durations and periods", samples: samples)
  }
}

extension Sample {
  private static func date(
    _ name: String,
    _ times: SampleTimes,
    _ options: String,
    _ recipe: DateFormat
  ) -> Sample {
    Sample(
      name,
      "date \(times.start.word) \(options) --zone \(times.zone)",
      times.start.instant,
      as: recipe
    )
  }

  fileprivate static func date(
    _ name: String,
    _ times: SampleTimes,
    date: DateFormat.Style = .omitted,
    time: DateFormat.Style = .omitted
  ) -> Sample {
    .date(
      name,
      times,
      "--date \(date.rawValue) --time \(time.rawValue)",
      DateFormat(date: date, time: time, zone: times.zone)
    )
  }

  fileprivate static func date(
    _ name: String,
    _ times: SampleTimes,
    template: String
  ) -> Sample {
    .date(
      name,
      times,
      "--template \(template)",
      DateFormat(template: template, zone: times.zone)
    )
  }

  fileprivate static func date(
    _ name: String,
    _ times: SampleTimes,
    in calendar: CalendarSystem
  ) -> Sample {
    .date(
      name,
      times,
      "--date long --time none --calendar \(calendar.rawValue)",
      DateFormat(date: .long, time: .omitted, zone: times.zone).calendar(calendar)
    )
  }

  fileprivate static func interval(
    _ name: String,
    _ times: SampleTimes,
    _ end: SampleTimes.Time,
    template: String
  ) -> Sample {
    Sample(
      name,
      "interval \(times.start.word) \(end.word) --template \(template) --zone \(times.zone)",
      .init(from: times.start.instant, through: end.instant),
      as: DateIntervalFormat(DateFormat(template: template, zone: times.zone))
    )
  }

  fileprivate static func relative(
    _ name: String,
    _ amount: Int,
    _ unit: TimeUnit,
    _ options: String = "",
    _ recipe: RelativeTimeFormat = .init(width: .long, numbers: .named)
  ) -> Sample {
    Sample(
      name,
      words("relative", "\(amount)", unit.rawValue, options),
      .amount(amount, unit),
      as: recipe
    )
  }
}
