public import Faults

extension Instant {
  /// Returns the period from this instant to another; negative if the other is earlier.
  ///
  /// The zone's clocks and the Gregorian calendar count years, months, weeks and days; shorter units
  /// are exact time. So a day can have 23 or 25 hours. A month is whole when its day
  /// of the month is reached, and in a month that has no such day, on the first day of the next.
  ///
  /// Without rounding, the period is the largest that does not lead past the end, and
  /// ``adding(_:in:)`` leads from this instant to the other one exactly. The smallest unit has to be
  /// nanoseconds, as it is by default.
  ///
  /// ```swift
  /// let berlin = try TimeZoneRules.rules(for: "Europe/Berlin")
  /// // March 29, 2025, 12:00, the day before clocks are set forward, and July 1, 14:30
  /// let start = try Instant(secondsSince1970: 1_743_246_000)
  /// let end = try Instant(secondsSince1970: 1_751_373_000)
  /// start.period(to: end, in: berlin).description  // "P3M2DT2H30M"
  /// end.period(to: start, in: berlin).description  // "-P3M3DT2H30M"
  /// start.period(to: end, in: berlin, units: [.month, .week]).description  // "P3M"
  /// start.period(to: end, in: berlin, units: [.day, .hour]).description  // "P94DT2H"
  /// ```
  ///
  /// Rounding carries over to larger units. With the largest two of the units that are used:
  ///
  /// ```swift
  /// let winter = try Instant(secondsSince1970: 1_735_686_000)
  /// let end = try Instant(secondsSince1970: 1_766_700_000)
  /// let berlin = try TimeZoneRules.rules(for: "Europe/Berlin")
  /// winter.period(to: end, in: berlin, maximumCount: 2).description  // "P11M24D"
  /// let near = FloatingPointRoundingRule.toNearestOrEven
  /// winter.period(to: end, in: berlin, units: [.year, .month], rounding: near).description  // "P1Y"
  /// ```
  /// - Parameters:
  ///   - end: The instant that the period leads to.
  ///   - zone: The zone whose clocks count.
  ///   - units: The units to count in; ``TimeUnits/dateAndTime`` by default and for an empty set.
  ///     Quarters are not counted.
  ///   - rounding: How the amount of the smallest unit is rounded; by default, what is left is cut
  ///     off.
  ///   - maximumCount: The largest number of units that are not zero, at least 1; the rest is
  ///     rounded into the last of them. Nil, the default, for all.
  /// - Returns: The period.
  ///
  /// Cost: that of about three calls of ``TimeZoneRules/meaning(of:)``; rounding takes as much
  /// again.
  ///
  /// Source: Temporal's `ZonedDateTime.prototype.until`; Decision 0080 has the
  /// differences.
  public func period(
    to end: Instant,
    in zone: TimeZoneRules,
    units: TimeUnits = .dateAndTime,
    rounding: FloatingPointRoundingRule = .towardZero,
    maximumCount: Int? = nil
  ) -> CalendarPeriod {
    ZonedPeriods(in: zone, ISOCalendar()).period(
      from: nanosecondsSince1970,
      to: end.nanosecondsSince1970,
      in: units.ofPeriods,
      maximumCount: maximumCount,
      rounding: rounding.ofPeriods
    )
  }

  /// Returns the instant that is a period later, or earlier if the period is negative.
  ///
  /// First the years and months are added, then weeks and days, on the zone's clocks, and then the
  /// exact time. If a month does not have the day, its last day is taken. A time that the clocks
  /// skip or show twice is read as ``LocalTimeChoice/compatible`` does.
  ///
  /// ```swift
  /// let berlin = try TimeZoneRules.rules(for: "Europe/Berlin")
  /// // January 31, 2025, 12:00
  /// let start = try Instant(secondsSince1970: 1_738_321_200)
  /// let later = try start.adding(CalendarPeriod(months: 1), in: berlin)
  /// CivilDateTime(later, offsetSeconds: 3_600).description  // "2025-02-28T12:00:00"
  /// ```
  /// - Parameters:
  ///   - period: The period, in years and months of the Gregorian calendar.
  ///   - zone: The zone whose clocks count.
  /// - Returns: The instant.
  /// - Throws: `FormatError.Code.instantOutOfRange` outside the years −9999 to 9999.
  ///
  /// Source: Temporal's `ZonedDateTime.prototype.add`.
  public func adding(
    _ period: CalendarPeriod,
    in zone: TimeZoneRules
  ) throws(FormatError) -> Instant {
    try period.checkRange()
    let periods = ZonedPeriods(in: zone, ISOCalendar())
    return try Instant(nanosecondsSince1970: periods.nanoseconds(after: period, from: self))
  }
}

extension TimeUnits {
  /// The units without quarters; all units of periods if there is none.
  package var ofPeriods: TimeUnits {
    let units = subtracting(.quarter)
    return units.isEmpty ? .dateAndTime : units
  }
}

extension CalendarPeriod {
  /// Throws if the period leads out of the range of instants from everywhere.
  ///
  /// - Throws: `FormatError.Code.instantOutOfRange`.
  package func checkRange() throws(FormatError) {
    // The range has 20,000 years. The limits leave room for calendars with shorter years.
    guard years.magnitude < 22_000, months.magnitude < 290_000, weeks.magnitude < 1_100_000,
      days.magnitude < 7_400_000
    else {
      throw .instantOutOfRange(secondsSince1970: sign < 0 ? .min : .max)
    }
  }
}
