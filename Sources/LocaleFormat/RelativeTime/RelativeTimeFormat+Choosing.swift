public import MachineTime

extension RelativeTimeFormat {
  /// A whole amount of a unit, as ``amount(of:relativeTo:in:units:firstWeekday:)`` chooses it.
  public struct Amount: Hashable, Sendable {
    /// The number of units; negative in the past.
    public let value: Int
    /// The unit.
    public let unit: TimeUnit
  }

  /// Chooses the unit and the amount in which one instant is written as seen from another.
  ///
  /// The unit is the largest that fits between the two at least once; if none does, it is the
  /// smallest of `units`. A day, week, month or year is one of the calendar. From noon to noon is a
  /// whole day, even if it has 23 hours, and from January 31 to February 28 is a whole month.
  ///
  /// - Hours, minutes and seconds come from the time that passed, rounded to the nearest, half away
  ///   from zero. If an amount is rounded up to 60, it is one of the next larger unit, but 24 hours
  ///   stay hours.
  /// - For days, weeks, months, quarters and years, the amount is how often a new one begins
  ///   between the two in the zone. So 1 day is tomorrow's date, whatever the time of day, and 1
  ///   week is next week. A larger unit is chosen if it fits when measured from the start of the
  ///   reference's own unit (from its end, for the past). So late on the seventh day is next week.
  ///
  /// ```swift
  /// // Monday, January 8, 2024, 12:00, and Wednesday, 01:00
  /// let noon = try Instant(secondsSince1970: 1_704_711_600)
  /// let late = try Instant(secondsSince1970: 1_704_844_800)
  /// let berlin = try TimeZoneRules.rules(for: "Europe/Berlin")
  /// let days = RelativeTimeFormat.amount(of: late, relativeTo: noon, in: berlin)
  /// (days.value, days.unit)  // (2, .day)
  /// let hours = RelativeTimeFormat.amount(of: noon, relativeTo: late, in: berlin, units: [.hour])
  /// (hours.value, hours.unit)  // (-37, .hour)
  /// ```
  /// - Parameters:
  ///   - instant: The instant that is written.
  ///   - reference: The instant from which it is seen, mostly the present.
  ///   - zone: The zone in which days, weeks, months and years begin. They are those of the
  ///     Gregorian calendar.
  ///   - units: The units to choose from. Those below a second are ignored, and an empty set
  ///     stands for `TimeUnits.everyday`.
  ///   - firstWeekday: The day on which weeks begin; Monday by default.
  /// - Returns: The amount; 0 if less than half of the smallest unit lies between.
  ///
  /// Source: <doc:0018-RelativeUnits>.
  public static func amount(
    of instant: Instant,
    relativeTo reference: Instant,
    in zone: TimeZoneRules,
    units: TimeUnits = .everyday,
    firstWeekday: LocaleInfo.Weekday = .monday
  ) -> Amount {
    RelativeChooser(
      reference: reference,
      instant: instant,
      zone: zone,
      units: units,
      firstWeekday: firstWeekday.isoNumber
    ).amount
  }
}

extension LocaleInfo.Weekday {
  /// The number of the day, from 1, Monday, to 7, Sunday.
  fileprivate var isoNumber: Int {
    switch self {
    case .monday: 1
    case .tuesday: 2
    case .wednesday: 3
    case .thursday: 4
    case .friday: 5
    case .saturday: 6
    case .sunday: 7
    }
  }
}
