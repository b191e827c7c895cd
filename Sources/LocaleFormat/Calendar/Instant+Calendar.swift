public import MachineTime

extension Instant {
  /// Returns the period from this instant to another in the years and months of a calendar.
  ///
  /// It counts as the method without a calendar does. Gregorian months are those of
  /// ``CalendarSystem/gregorian``, ``CalendarSystem/iso8601``, ``CalendarSystem/buddhist``,
  /// ``CalendarSystem/japanese`` and ``CalendarSystem/roc``, before 1582, too. The dates of other
  /// calendars are those that a ``DateFormat`` writes.
  ///
  /// ```swift
  /// let berlin = try TimeZoneRules.rules(for: "Europe/Berlin")
  /// let start = try MachineFormat.rfc3339.parse("2024-01-01T00:00:00Z").instant
  /// let end = try MachineFormat.rfc3339.parse("2025-01-01T00:00:00Z").instant
  /// try start.period(to: end, in: berlin, calendar: .islamicCivil).description  // "P1Y11D"
  /// ```
  /// - Parameters:
  ///   - end: The instant that the period leads to.
  ///   - zone: The zone whose clocks count.
  ///   - calendar: The calendar of the years and months.
  ///   - units: The units to count in; `TimeUnits.dateAndTime` by default and for an empty set.
  ///     Quarters are not counted.
  ///   - rounding: How the amount of the smallest unit is rounded; by default, what is left is cut
  ///     off.
  ///   - maximumCount: The largest number of units that are not zero, at least 1; nil for all.
  /// - Returns: The period.
  /// - Throws: `FormatError.Code.icu` when ICU fails.
  ///
  /// Cost: some microseconds; about a tenth of a millisecond in the calendar of Umm al-Qura, and half
  /// a millisecond in the Chinese and Korean calendars.
  ///
  /// Source: Temporal's `ZonedDateTime.prototype.until`.
  public func period(
    to end: Instant,
    in zone: TimeZoneRules,
    calendar: CalendarSystem,
    units: TimeUnits = .dateAndTime,
    rounding: FloatingPointRoundingRule = .towardZero,
    maximumCount: Int? = nil
  ) throws(FormatError) -> CalendarPeriod {
    try calendar.period(
      from: nanosecondsSince1970,
      to: end.nanosecondsSince1970,
      in: zone,
      units: units,
      maximumCount: maximumCount,
      rounding: rounding.ofPeriods
    )
  }

  /// Returns the instant that is a period of a calendar later, or earlier if it is negative.
  ///
  /// It is added as by the method without a calendar. In a year that does not have the leap month,
  /// the month that takes its place counts: Adar, or the month of the same number.
  ///
  /// ```swift
  /// let start = try MachineFormat.rfc3339.parse("2024-02-20T00:00:00Z").instant
  /// let year = try CalendarPeriod(years: 1)
  /// // 11 Adar I 5784, and 11 Adar 5785
  /// let later = try start.adding(year, in: .utc, calendar: .hebrew)
  /// MachineFormat.rfc3339.string(later)  // "2025-03-11T00:00:00Z"
  /// ```
  /// - Parameters:
  ///   - period: The period, in years and months of the calendar.
  ///   - zone: The zone whose clocks count.
  ///   - calendar: The calendar.
  /// - Returns: The instant.
  /// - Throws: `FormatError.Code.instantOutOfRange` outside the years −9999 to 9999.
  ///   `FormatError.Code.icu` when ICU fails.
  ///
  /// Source: Temporal's `ZonedDateTime.prototype.add`.
  public func adding(
    _ period: CalendarPeriod,
    in zone: TimeZoneRules,
    calendar: CalendarSystem
  ) throws(FormatError) -> Instant {
    try period.checkRange()
    let periods = ZonedPeriods(in: zone, try CalendarMonths(calendar))
    return try Instant(nanosecondsSince1970: periods.nanoseconds(after: period, from: self))
  }
}

extension CivilDate {
  /// Returns the period from this date to another in the years and months of a calendar.
  ///
  /// ```swift
  /// let birthday = try CivilDate(year: 1990, month: 5, day: 15)
  /// let today = try CivilDate(year: 2024, month: 3, day: 1)
  /// try birthday.period(to: today, calendar: .persian, units: .year).years  // 33
  /// try birthday.period(to: today, calendar: .islamicUmmAlQura, units: .year).years  // 34
  /// ```
  /// - Parameters:
  ///   - end: The date that the period leads to.
  ///   - calendar: The calendar of the years and months.
  ///   - units: The units to count in; years, months and days by default. Quarters are not counted.
  ///   - rounding: How the amount of the smallest unit is rounded; by default, what is left is cut
  ///     off.
  ///   - maximumCount: The largest number of units that are not zero, at least 1; nil for all.
  /// - Returns: The period.
  /// - Throws: `FormatError.Code.icu` when ICU fails.
  ///
  /// Source: Temporal's `PlainDate.prototype.until`.
  public func period(
    to end: CivilDate,
    calendar: CalendarSystem,
    units: TimeUnits = .date,
    rounding: FloatingPointRoundingRule = .towardZero,
    maximumCount: Int? = nil
  ) throws(FormatError) -> CalendarPeriod {
    try calendar.period(
      from: Int128(dayNumber) * Self.nanosecondsPerDay,
      to: Int128(end.dayNumber) * Self.nanosecondsPerDay,
      in: .utc,
      units: units,
      maximumCount: maximumCount,
      rounding: rounding.ofPeriods
    )
  }

  /// Returns the date that is a period of a calendar later, or earlier if it is negative.
  ///
  /// - Parameters:
  ///   - period: The period, in years and months of the calendar. Whole days of 24 hours in its
  ///     time count; the rest of the time does not.
  ///   - calendar: The calendar.
  /// - Returns: The date; if the month does not have the day, its last day.
  /// - Throws: `FormatError.Code.instantOutOfRange` outside the years −9999 to 9999.
  ///   `FormatError.Code.icu` when ICU fails.
  ///
  /// Source: Temporal's `PlainDate.prototype.add`.
  public func adding(
    _ period: CalendarPeriod,
    calendar: CalendarSystem
  ) throws(FormatError) -> CivilDate {
    try period.checkRange()
    let day = try PeriodArithmetic(CalendarMonths(calendar)).adding(period.amounts, to: dayNumber)
    return try CivilDate(checkedDay: day, adding: period.time)
  }
}

extension CalendarSystem {
  /// The period between two instants, in nanoseconds since 1970.
  func period(
    from start: Int128,
    to end: Int128,
    in zone: TimeZoneRules,
    units: TimeUnits,
    maximumCount: Int?,
    rounding: PeriodRounding
  ) throws(FormatError) -> CalendarPeriod {
    try ZonedPeriods(in: zone, CalendarMonths(self)).period(
      from: start,
      to: end,
      in: units.ofPeriods,
      maximumCount: maximumCount,
      rounding: rounding
    )
  }
}
