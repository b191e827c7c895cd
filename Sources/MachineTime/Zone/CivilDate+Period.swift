public import Faults

extension CivilDate {
  /// Returns the period from this date to another; negative if the other is earlier.
  ///
  /// It is that of ``Instant/period(to:in:units:rounding:maximumCount:)`` between the two midnights,
  /// without a zone.
  ///
  /// ```swift
  /// let start = try CivilDate(year: 2024, month: 1, day: 31)
  /// let end = try CivilDate(year: 2025, month: 3, day: 1)
  /// start.period(to: end).description  // "P1Y1M1D"
  /// start.period(to: end, units: [.month]).months  // 13
  /// start.period(to: end, units: [.day]).days  // 395
  /// ```
  /// - Parameters:
  ///   - end: The date that the period leads to.
  ///   - units: The units to count in; years, months and days by default. Quarters are not counted.
  ///   - rounding: How the amount of the smallest unit is rounded; by default, what is left is cut
  ///     off.
  ///   - maximumCount: The largest number of units that are not zero, at least 1; nil for all.
  /// - Returns: The period.
  ///
  /// Source: Temporal's `PlainDate.prototype.until`.
  public func period(
    to end: CivilDate,
    units: TimeUnits = .date,
    rounding: FloatingPointRoundingRule = .towardZero,
    maximumCount: Int? = nil
  ) -> CalendarPeriod {
    ZonedPeriods(in: .utc, ISOCalendar()).period(
      from: Int128(daysSince1970) * Self.nanosecondsPerDay,
      to: Int128(end.daysSince1970) * Self.nanosecondsPerDay,
      in: units.ofPeriods,
      maximumCount: maximumCount,
      rounding: rounding.ofPeriods
    )
  }

  /// Returns the date that is a period later, or earlier if the period is negative.
  ///
  /// Whole days of 24 hours in its time count; the rest of the time does not.
  ///
  /// ```swift
  /// let end = try CivilDate(year: 2024, month: 1, day: 31)
  /// try end.adding(CalendarPeriod(years: 1, months: 1)).description  // "2025-02-28"
  /// ```
  /// - Parameter period: The period, in years and months of the Gregorian calendar.
  /// - Returns: The date; if the month does not have the day, its last day.
  /// - Throws: `FormatError.Code.instantOutOfRange` outside the years −9999 to 9999.
  ///
  /// Source: Temporal's `PlainDate.prototype.add`.
  public func adding(_ period: CalendarPeriod) throws(FormatError) -> CivilDate {
    try period.checkRange()
    let day = PeriodArithmetic(ISOCalendar()).adding(period.amounts, to: daysSince1970)
    return try CivilDate(checkedDay: day, adding: period.time)
  }

  /// Returns the age, in whole years, on a date.
  ///
  /// A year is whole on the birthday. Who is born on February 29 is a year older on March 1 in
  /// years without that day.
  ///
  /// ```swift
  /// let birthday = try CivilDate(year: 2004, month: 2, day: 29)
  /// birthday.age(on: try CivilDate(year: 2025, month: 2, day: 28))  // 20
  /// birthday.age(on: try CivilDate(year: 2025, month: 3, day: 1))  // 21
  /// ```
  /// - Parameter date: The date.
  /// - Returns: The age; negative before the birth.
  public func age(on date: CivilDate) -> Int { period(to: date, units: .year).years }

  package static let nanosecondsPerDay: Int128 = 86_400_000_000_000

  /// Makes the date of a day and the whole days of a time after it.
  ///
  /// - Throws: `FormatError.Code.instantOutOfRange`.
  package init(checkedDay day: Int, adding time: Duration) throws(FormatError) {
    let days = Int128(day) + time.attoseconds / 1_000_000_000 / Self.nanosecondsPerDay
    let instant = try Instant(nanosecondsSince1970: days * Self.nanosecondsPerDay)
    self = CivilDateTime(instant).date
  }
}
