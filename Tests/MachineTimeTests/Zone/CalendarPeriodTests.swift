import Testing

@testable import MachineTime

/// Periods between dates.
@Suite struct DatePeriodTests {
  // The results are those of Temporal's `PlainDate.prototype.until`, in years, months and days,
  // and in months and days.
  @Test(arguments: [
    ("2021-09-01", "2023-12-24", "P2Y3M23D", "P27M23D"),
    // A month is whole when its day of the month is reached.
    ("2021-01-31", "2021-02-28", "P28D", "P28D"), ("2021-01-31", "2021-03-01", "P1M1D", "P1M1D"),
    ("2020-01-31", "2020-02-29", "P29D", "P29D"), ("2020-01-29", "2020-02-29", "P1M", "P1M"),
    ("2021-03-31", "2021-02-28", "-P1M", "-P1M"), ("2021-03-30", "2021-02-28", "-P1M", "-P1M"),
    ("2021-05-31", "2021-02-28", "-P3M", "-P3M"), ("2021-02-28", "2021-01-31", "-P28D", "-P28D"),
    ("2020-02-29", "2021-02-28", "P11M30D", "P11M30D"),
    ("2020-02-29", "2021-03-01", "P1Y1D", "P12M1D"),
    ("2024-02-29", "2023-02-28", "-P1Y", "-P12M"), ("2024-02-29", "2028-02-29", "P4Y", "P48M"),
    ("2021-02-28", "2020-02-29", "-P11M28D", "-P11M28D"),
    ("1999-12-31", "2000-01-01", "P1D", "P1D"), ("2000-01-01", "1999-12-31", "-P1D", "-P1D"),
    ("2000-01-01", "2000-01-01", "PT0S", "PT0S"),
    ("-009999-01-01", "+009999-12-31", "P19998Y11M30D", "P239987M30D"),
  ])
  func areTheLargestThatDoNotLeadPastTheEnd(
    _ from: String,
    _ to: String,
    _ years: String,
    _ months: String
  ) throws {
    let (start, end) = (try date(from), try date(to))
    let period = start.period(to: end)
    #expect(period.description == years)
    #expect(try start.adding(period) == end)
    let inMonths = start.period(to: end, units: [.month, .day])
    #expect(inMonths.description == months)
    #expect(try start.adding(inMonths) == end)
    // In fewer units, the rest is cut off.
    #expect(start.period(to: end, units: .year).years == period.years)
    #expect(start.period(to: end, units: .month).months == inMonths.months)
  }

  @Test(
    arguments: [
      ([.year, .month], .toNearestOrEven, "2021-01-01", "2021-12-20", "P1Y"),
      ([.year, .month], .toNearestOrEven, "2021-01-01", "2021-12-10", "P11M"),
      ([.year, .month], .up, "2021-01-01", "2021-12-01", "P11M"),
      ([.year, .month], .up, "2021-01-01", "2021-12-02", "P1Y"),
      ([.year, .month], .down, "2021-12-02", "2021-01-01", "-P1Y"),
      ([.year, .month], .up, "2021-12-02", "2021-01-01", "-P11M"),
      ([.year, .month], .awayFromZero, "2021-12-02", "2021-01-01", "-P1Y"),
      ([.year, .month], .towardZero, "2021-12-02", "2021-01-01", "-P11M"),
      // Fourteen of 28 days.
      (.month, .toNearestOrEven, "2021-02-01", "2021-02-15", "PT0S"),
      (.month, .toNearestOrAwayFromZero, "2021-02-01", "2021-02-15", "P1M"),
      (.month, .toNearestOrEven, "2021-01-01", "2021-02-15", "P2M"),
      ([.month, .week], .toNearestOrEven, "2021-02-01", "2021-02-28", "P1M"),
      (.year, .toNearestOrEven, "2021-01-01", "2021-07-03", "P1Y"),
      (.year, .toNearestOrEven, "2021-01-01", "2021-07-02", "PT0S"),
      // The last day of a short month is near its end, but does not complete it.
      (.month, .toNearestOrEven, "2021-01-31", "2021-02-28", "P1M"),
      (.month, .towardZero, "2021-01-31", "2021-02-28", "PT0S"),
      ([.week, .day], .towardZero, "2021-01-01", "2021-01-31", "P4W2D"),
    ] as [(TimeUnits, FloatingPointRoundingRule, String, String, String)]
  )
  func areRoundedByTheLengthOfTheNextUnit(
    _ units: TimeUnits,
    _ rounding: FloatingPointRoundingRule,
    _ from: String,
    _ to: String,
    _ expected: String
  ) throws {
    let period = try date(from).period(to: date(to), units: units, rounding: rounding)
    #expect(period.description == expected)
  }

  @Test(arguments: [
    (1, "P2Y"), (2, "P1Y10M"), (3, "P1Y10M15D"), (4, "P1Y10M15D"), (0, "P1Y10M15D"),
  ])
  func haveAtMostSomeUnits(_ count: Int, _ expected: String) throws {
    let period = try date("2020-01-01").period(
      to: date("2021-11-16"),
      rounding: .toNearestOrEven,
      maximumCount: count
    )
    #expect(period.description == expected)
  }

  @Test func quartersAreNotCounted() throws {
    let (start, end) = (try date("2020-01-01"), try date("2021-11-16"))
    #expect(start.period(to: end, units: [.quarter, .month]).description == "P22M")
    #expect(start.period(to: end, units: [.quarter]).description == "P1Y10M15D")
    #expect(start.period(to: end, units: []).description == "P1Y10M15D")
  }

  @Test func agesBeginOnTheBirthday() throws {
    let birthday = try date("2000-02-29")
    #expect(birthday.age(on: try date("2025-02-28")) == 24)
    #expect(birthday.age(on: try date("2025-03-01")) == 25)
    #expect(birthday.age(on: try date("2024-02-28")) == 23)
    #expect(birthday.age(on: try date("2024-02-29")) == 24)
    #expect(birthday.age(on: try date("1999-02-28")) == -1)
    #expect(birthday.age(on: birthday) == 0)
  }

  @Test func addingStaysInTheRange() throws {
    let last = try date("+009999-12-31")
    for period in [
      try CalendarPeriod(days: 1), try CalendarPeriod(years: .max),
      try CalendarPeriod(months: .max), try CalendarPeriod(weeks: .max, days: .max),
      try CalendarPeriod(time: Duration(attoseconds: .max)),
    ] {
      #expect(throws: FormatError.self) { try last.adding(period) }
      #expect(throws: FormatError.self) {
        try last.adding(CalendarPeriod(years: -20_000)).adding(-period)
      }
    }
    #expect(try last.adding(CalendarPeriod(days: -1)) == date("+009999-12-30"))
    #expect(try last.adding(CalendarPeriod(time: .seconds(-86_399))) == last)
  }

  private func date(_ text: String) throws -> CivilDate {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    return try CivilDate(
      year: text.first == "-" ? -parts[0] : parts[0],
      month: parts[1],
      day: parts[2]
    )
  }
}

/// Periods on the clocks of a zone.
@Suite struct ZonedPeriodTests {
  @Test(arguments: [
    // Days of 23 and 25 hours.
    ("Europe/Berlin", "2025-03-29T12:00:00+01:00", "2025-03-30T12:00:00+02:00", "P1D"),
    ("Europe/Berlin", "2025-03-29T12:00:00+01:00", "2025-03-30T11:59:00+02:00", "PT22H59M"),
    ("Europe/Berlin", "2025-10-25T12:00:00+02:00", "2025-10-26T11:00:00+01:00", "PT24H"),
    ("Europe/Berlin", "2025-10-25T12:00:00+02:00", "2025-10-26T12:00:00+01:00", "P1D"),
    ("Europe/Berlin", "2025-10-26T12:00:00+01:00", "2025-10-25T12:00:00+02:00", "-P1D"),
    // A day ends at a time that the clocks skip, read as an hour later.
    ("Europe/Berlin", "2025-03-29T02:30:00+01:00", "2025-03-30T03:30:00+02:00", "P1D"),
    // A time that is shown twice.
    ("Europe/Berlin", "2025-10-26T02:30:00+02:00", "2025-10-26T02:30:00+01:00", "PT1H"),
    ("Europe/Berlin", "2025-10-25T02:30:00+02:00", "2025-10-26T02:30:00+01:00", "P1DT1H"),
    ("Europe/Berlin", "2025-10-25T02:30:00+02:00", "2025-10-26T02:15:00+01:00", "PT24H45M"),
    // Midnight is skipped.
    ("America/Sao_Paulo", "2018-11-03T00:00:00-03:00", "2018-11-04T01:00:00-02:00", "P1D"),
    ("Asia/Beirut", "2021-03-27T00:00:00+02:00", "2021-03-28T01:00:00+03:00", "P1D"),
    // The clocks are set back over midnight, to the day before.
    ("America/Sao_Paulo", "2000-02-26T23:30:00-02:00", "2000-02-26T23:30:00-03:00", "PT1H"),
    ("America/Sao_Paulo", "2000-02-26T23:45:00-03:00", "2000-02-27T00:15:00-03:00", "PT30M"),
    ("America/St_Johns", "2010-11-07T00:00:30-02:30", "2010-11-06T23:30:00-03:30", "PT29M30S"),
    ("America/St_Johns", "2010-11-06T23:30:00-03:30", "2010-11-07T00:00:30-02:30", "-PT29M30S"),
    // A day that was skipped, and one that was shown twice.
    ("Pacific/Apia", "2011-12-29T12:00:00-10:00", "2011-12-31T12:00:00+14:00", "P2D"),
    ("Pacific/Kwajalein", "1993-08-20T12:00:00-12:00", "1993-08-22T12:00:00+12:00", "P2D"),
    ("America/Juneau", "1867-10-17T12:00:00+15:02:19", "1867-10-19T12:00:00-08:57:41", "P2DT24H"),
    // Local mean time has seconds.
    ("Europe/Amsterdam", "1937-06-30T12:00:00+01:19:32", "1937-07-01T12:00:00+01:20", "P1D"),
    ("Africa/Monrovia", "1972-01-06T12:00:00-00:44:30", "1972-02-07T12:00:00Z", "P1M1D"),
    ("Australia/Lord_Howe", "2025-04-05T12:00:00+11:00", "2025-04-06T12:00:00+10:30", "P1D"),
  ])
  func countDaysOnTheClocks(
    _ name: String,
    _ from: String,
    _ to: String,
    _ expected: String
  ) throws {
    let zone = try TimeZoneRules.rules(for: TimeZoneID(name))
    let (start, end) = (try instant(from), try instant(to))
    let period = start.period(to: end, in: zone)
    #expect(period.description == expected)
    #expect(try start.adding(period, in: zone) == end)
    // Without units of the calendar, only the exact time counts.
    let time = start.period(to: end, in: zone, units: [.hour, .nanosecond])
    #expect(time == (try CalendarPeriod(time: end - start)))
  }

  @Test(
    arguments: [
      ([.hour], "2025-01-01T00:00:00Z", "2025-01-01T00:59:36Z", "PT1H"),
      ([.day, .hour, .minute], "2025-01-01T00:00:00Z", "2025-01-01T23:59:36Z", "P1D"),
      (.everyday, "2024-12-01T00:00:00Z", "2024-12-31T23:59:59.6Z", "P1M"),
      (.everyday, "2024-01-01T00:00:00Z", "2024-12-31T23:59:59.6Z", "P1Y"),
      (.everyday, "2024-12-31T23:59:59.6Z", "2024-01-01T00:00:00Z", "-P1Y"),
      ([.month, .hour], "2025-01-01T00:00:00Z", "2025-01-31T23:31:00Z", "P1M"),
      ([.month, .hour], "2025-01-01T00:00:00Z", "2025-01-31T23:29:00Z", "PT743H"),
      // Temporal leaves out the day after the month.
      ([.month, .day, .minute], "2025-01-31T00:00:00Z", "2025-02-28T23:59:50Z", "P1M1D"),
    ] as [(TimeUnits, String, String, String)]
  )
  func roundingCarriesOver(
    _ units: TimeUnits,
    _ from: String,
    _ to: String,
    _ expected: String
  ) throws {
    let period = try instant(from).period(
      to: instant(to),
      in: .utc,
      units: units,
      rounding: .toNearestOrEven
    )
    #expect(period.description == expected)
  }

  @Test func aDayIsRoundedByItsHours() throws {
    let zone = try TimeZoneRules.rules(for: "Europe/Berlin")
    // 11 hours and 31 minutes of 23 hours.
    let start = try instant("2025-03-30T00:00:00+01:00")
    let end = try instant("2025-03-30T12:31:00+02:00")
    let near = FloatingPointRoundingRule.toNearestOrEven
    #expect(start.period(to: end, in: zone, units: .day, rounding: near).days == 1)
    #expect(start.period(to: end, in: .utc, units: .day, rounding: near).days == 0)
  }

  @Test func theEndsOfTheRangeCanBeCounted() throws {
    let (first, last) = (Instant.first, Instant.last)
    for name in ["UTC", "Pacific/Apia", "Pacific/Kiritimati", "America/New_York"] {
      let zone = try TimeZoneRules.rules(for: TimeZoneID(name))
      for units in [TimeUnits.dateAndTime, .nanosecond, [.week, .nanosecond]] {
        let period = first.period(to: last, in: zone, units: units)
        #expect(try first.adding(period, in: zone) == last)
        #expect(try last.adding(last.period(to: first, in: zone, units: units), in: zone) == first)
      }
      #expect(throws: FormatError.self) {
        try last.adding(CalendarPeriod(time: .nanoseconds(1)), in: zone)
      }
    }
    let up = first.period(to: last, in: .utc, units: .year, rounding: .up)
    #expect(up.years == 19_999)
  }

  @Test(arguments: [
    (
      "P1Y2M3W4DT5H6M7.5S",
      try CalendarPeriod(years: 1, months: 2, weeks: 3, days: 4, time: .milliseconds(18_367_500))
    ),
    ("-P1MT0.000000001S", try CalendarPeriod(months: -1, time: .nanoseconds(-1))),
    ("PT0S", CalendarPeriod.zero), ("-PT36H", try CalendarPeriod(time: .seconds(-129_600))),
  ])
  func areDescribedAsInISO8601(_ text: String, _ period: CalendarPeriod) throws {
    #expect(period.description == text)
    #expect((-period).sign == -period.sign && -(-period) == period)
  }

  @Test func partsHaveOneSign() throws {
    #expect(throws: FormatError.self) { try CalendarPeriod(years: 1, days: -1) }
    #expect(throws: FormatError.self) { try CalendarPeriod(weeks: -1, time: .seconds(1)) }
    #expect(throws: FormatError.self) { try CalendarPeriod(months: 1, time: .seconds(-1)) }
    #expect(try CalendarPeriod(months: -1, time: .seconds(-1)).sign == -1)
    #expect((-(try CalendarPeriod(time: Duration(attoseconds: .min)))).sign == 1)
  }

  private func instant(_ text: String) throws -> Instant {
    guard text.count > 25, text.last != "Z" else {
      return try MachineFormat.rfc3339.parse(text).instant
    }
    // Offsets with seconds.
    let parts = text.suffix(9).split(separator: ":").compactMap { Int($0) }
    let seconds = parts[0].magnitude * 3_600 + parts[1].magnitude * 60 + parts[2].magnitude
    let isWest = text.suffix(9).first == "-"
    let clock = try MachineFormat.rfc3339.parse(text.dropLast(9) + "Z").instant
    return clock - .seconds(isWest ? -Int(seconds) : Int(seconds))
  }
}
