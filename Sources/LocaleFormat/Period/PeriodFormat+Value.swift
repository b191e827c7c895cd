public import MachineTime

extension PeriodFormat {
  /// A period, or the two instants that it lies between.
  public struct Value: Sendable {
    enum Content: Sendable {
      case period(CalendarPeriod)
      case instants(Instant, Instant, TimeZoneRules, CalendarSystem)
    }
    let content: Content

    /// A period that is given.
    ///
    /// Its years, months, weeks and days are written as they are. Its time is split into the
    /// recipe's units of time; if there are none, it is not written. As the period has no start, the
    /// rounding does not make days of hours.
    ///
    /// ```swift
    /// let format = try PeriodFormat(width: .short).formatter(for: "en")
    /// format.string(.period(try CalendarPeriod(years: 1, weeks: 2)))  // "1 yr, 2 wks"
    /// ```
    /// - Parameter period: The period.
    /// - Returns: The value.
    public static func period(_ period: CalendarPeriod) -> Value {
      Value(content: .period(period))
    }

    /// The period from one instant to another, in the recipe's units.
    ///
    /// ```swift
    /// let berlin = try TimeZoneRules.rules(for: "Europe/Berlin")
    /// let start = try MachineFormat.rfc3339.parse("2024-03-11T00:00:00Z").instant
    /// let end = try MachineFormat.rfc3339.parse("2025-03-11T12:00:00Z").instant
    /// let format = try PeriodFormat(width: .long).formatter(for: "en")
    /// format.string(.from(start, to: end, in: berlin))  // "1 year"
    /// format.string(.from(end, to: start, in: berlin))  // "-1 year"
    /// format.string(.from(start, to: end, in: berlin, calendar: .islamicCivil))  // "1 year, 10 days"
    /// ```
    /// - Parameters:
    ///   - start: The instant that the period begins at.
    ///   - end: The instant that it leads to; a period to an earlier one is negative.
    ///   - zone: The zone whose clocks count.
    ///   - calendar: The calendar of the years and months; by default, the Gregorian one.
    /// - Returns: The value.
    public static func from(
      _ start: Instant,
      to end: Instant,
      in zone: TimeZoneRules,
      calendar: CalendarSystem = .gregorian
    ) -> Value {
      Value(content: .instants(start, end, zone, calendar))
    }
  }
}
