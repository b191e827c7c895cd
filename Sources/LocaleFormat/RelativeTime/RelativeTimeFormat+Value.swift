public import MachineTime

extension RelativeTimeFormat {
  /// A time as seen from another: an amount of a unit, or two instants.
  public struct Value: Sendable {
    enum Content: Sendable {
      case amount(Double, TimeUnit)
      case weekday(Double, LocaleInfo.Weekday)
      case instant(Instant, Instant, TimeZoneRules)
      case period(CalendarPeriod)
      case elapsed(ElapsedPeriod)
    }
    let content: Content

    /// An amount of a unit.
    ///
    /// - Parameters:
    ///   - amount: The number of units; negative, -0 too, in the past. `NaN` and the infinities are
    ///     written as the locale writes such numbers; beyond 2^53 it is the nearest binary number.
    ///   - unit: The unit: a second or a longer one.
    /// - Returns: The value.
    public static func amount(_ amount: some FormattableNumber, _ unit: TimeUnit) -> Value {
      Value(content: .amount(amount.binary, unit))
    }

    /// A number of days of the week: one Monday ahead is the coming Monday.
    ///
    /// Their words name the week, so -1 Monday is the one of last week.
    ///
    /// - Parameters:
    ///   - amount: The number of days, as in ``amount(_:_:)-(_,TimeUnit)``.
    ///   - weekday: The day of the week.
    /// - Returns: The value.
    ///
    /// Source: ICU, `URelativeDateTimeUnit`.
    public static func amount(
      _ amount: some FormattableNumber,
      _ weekday: LocaleInfo.Weekday
    ) -> Value {
      Value(content: .weekday(amount.binary, weekday))
    }

    /// An instant as seen from another, in the unit that suits.
    ///
    /// - Parameters:
    ///   - instant: The instant that is written.
    ///   - reference: The instant from which it is seen, mostly `Instant.now()`.
    ///   - zone: The zone in which days, weeks, months and years begin.
    /// - Returns: The choice of ``RelativeTimeFormat/amount(of:relativeTo:in:units:firstWeekday:)``
    ///   among the recipe's units, with the weeks of the locale.
    public static func instant(
      _ instant: Instant,
      relativeTo reference: Instant,
      in zone: TimeZoneRules
    ) -> Value {
      Value(content: .instant(instant, reference, zone))
    }

    /// A period from the present on, in its largest unit.
    ///
    /// Smaller units are not written.
    ///
    /// ```swift
    /// let format = try RelativeTimeFormat(width: .long).formatter(for: "en")
    /// format.string(.period(try CalendarPeriod(years: -2, months: -3)))  // "2 years ago"
    /// ```
    /// - Parameter period: The period; negative for the past.
    /// - Returns: The value.
    public static func period(_ period: CalendarPeriod) -> Value {
      Value(content: .period(period))
    }

    /// An instant as seen from another, in the units that passed between them.
    ///
    /// The unit is the largest of the recipe's units that fits, without quarters, and its amount is
    /// how often it does. In ``instant(_:relativeTo:in:)``, the amount is how often a new unit
    /// begins.
    ///
    /// ```swift
    /// let format = try RelativeTimeFormat(width: .long).formatter(for: "en")
    /// let start = try MachineFormat.rfc3339.parse("2024-11-20T12:00:00Z").instant
    /// let end = try MachineFormat.rfc3339.parse("2025-02-10T12:00:00Z").instant
    /// format.string(.elapsed(end, since: start, in: .utc))  // "in 2 months"
    /// format.string(.elapsed(start, since: end, in: .utc))  // "2 months ago"
    /// format.string(.elapsed(end, since: start, in: .utc, rounding: .halfEven))  // "in 3 months"
    /// format.string(.elapsed(end, since: start, in: .utc, calendar: .islamicCivil))  // "in 2 months"
    /// ```
    /// - Parameters:
    ///   - instant: The instant that is written.
    ///   - reference: The instant from which it is seen, mostly `Instant.now()`.
    ///   - zone: The zone whose clocks count days, weeks, months and years.
    ///   - calendar: The calendar of the years and months; by default, the Gregorian one.
    ///   - rounding: The rounding of the amount; by default, only whole units count. Rounding carries
    ///     over: 59.6 minutes are an hour.
    /// - Returns: The value.
    ///
    /// Source: <doc:0080-PeriodsAsInTemporal>.
    public static func elapsed(
      _ instant: Instant,
      since reference: Instant,
      in zone: TimeZoneRules,
      calendar: CalendarSystem = .gregorian,
      rounding: NumberFormat.Rounding = .down
    ) -> Value {
      Value(
        content: .elapsed(
          ElapsedPeriod(
            instant: instant,
            reference: reference,
            zone: zone,
            calendar: calendar,
            rounding: rounding
          )
        )
      )
    }

    /// Years.
    public static func year(_ amount: some FormattableNumber) -> Value {
      .amount(amount, .year)
    }
    /// Quarters.
    public static func quarter(_ amount: some FormattableNumber) -> Value {
      .amount(amount, .quarter)
    }
    /// Months.
    public static func month(_ amount: some FormattableNumber) -> Value {
      .amount(amount, .month)
    }
    /// Weeks.
    public static func week(_ amount: some FormattableNumber) -> Value {
      .amount(amount, .week)
    }
    /// Days.
    public static func day(_ amount: some FormattableNumber) -> Value {
      .amount(amount, .day)
    }
    /// Hours.
    public static func hour(_ amount: some FormattableNumber) -> Value {
      .amount(amount, .hour)
    }
    /// Minutes.
    public static func minute(_ amount: some FormattableNumber) -> Value {
      .amount(amount, .minute)
    }
    /// Seconds.
    public static func second(_ amount: some FormattableNumber) -> Value {
      .amount(amount, .second)
    }
  }
}

/// An instant as seen from another, in the units that passed between them.
struct ElapsedPeriod: Sendable {
  let instant: Instant
  let reference: Instant
  let zone: TimeZoneRules
  let calendar: CalendarSystem
  let rounding: NumberFormat.Rounding

  /// Counts the largest unit that fits.
  ///
  /// - Throws: `FormatError.Code.icu` when ICU fails to count by the calendar.
  func amount(in units: TimeUnits) throws(FormatError) -> RelativeTimeFormat.Amount {
    let known = units.intersection(RelativeTimeFormat.allUnits).subtracting(.quarter)
    let units = known.isEmpty ? TimeUnits.everyday : known
    let period = try calendar.period(
      from: reference.nanosecondsSince1970,
      to: instant.nanosecondsSince1970,
      in: zone,
      units: units,
      maximumCount: 1,
      rounding: rounding.goesAway
    )
    return period.largestAmount(in: units)
  }
}

extension CalendarPeriod {
  /// The amount of the largest unit that is not zero, of some units; without one, zero of the
  /// smallest.
  func largestAmount(in units: TimeUnits) -> RelativeTimeFormat.Amount {
    for unit in units.members {
      let count =
        unit.place > TimeUnit.day.place
        ? Int(clamping: time.attoseconds / Int128(unit.attoseconds)) : amounts[unit]
      if count != 0 { return .init(value: count, unit: unit) }
    }
    return .init(value: 0, unit: units.members.last ?? .second)
  }
}

extension FormattableNumber {
  /// The nearest binary number.
  @inline(__always)
  fileprivate var binary: Double {
    switch numericValue {
    case .integer(let value): Double(value)
    case .binary(let value): value
    case .decimal(let value): value.doubleValue
    }
  }
}
