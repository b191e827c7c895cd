public import MachineTime

extension RelativeTimeFormat {
  /// A time as seen from another: an amount of a unit, or two instants.
  public struct Value: Sendable {
    enum Content: Sendable {
      case amount(Double, TimeUnit)
      case weekday(Double, LocaleInfo.Weekday)
      case instant(Instant, Instant, TimeZoneRules)
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
