/// A unit of time.
///
/// A ``CalendarPeriod`` counts years, months, weeks and days by a calendar. In a `Duration`, only
/// the units from weeks to nanoseconds have a length.
///
/// The raw value is CLDR's identifier of the unit:
///
/// ```swift
/// TimeUnit.hour.rawValue  // "hour"
/// ```
public enum TimeUnit: String, Hashable, Sendable, CaseIterable, Codable {
  /// A year of the calendar.
  case year
  /// A quarter of a year of the calendar.
  case quarter
  /// A month of the calendar.
  case month
  /// A week of the calendar; in a duration, seven days.
  case week
  /// A day of the calendar; in a duration, 24 hours.
  case day
  /// 60 minutes.
  case hour
  /// 60 seconds.
  case minute
  /// The unit of a `Duration`.
  case second
  /// A thousandth of a second.
  case millisecond
  /// A millionth of a second.
  case microsecond
  /// A thousand-millionth of a second.
  case nanosecond
}

extension TimeUnit {
  // Kept, because a new list is made each time that all cases are asked for.
  package static let largestFirst = allCases

  /// The place of the unit, from 0 for the largest.
  @inlinable @inline(__always)
  package var place: Int {
    switch self {
    case .year: 0
    case .quarter: 1
    case .month: 2
    case .week: 3
    case .day: 4
    case .hour: 5
    case .minute: 6
    case .second: 7
    case .millisecond: 8
    case .microsecond: 9
    case .nanosecond: 10
    }
  }

  /// The length of the unit in seconds; zero for shorter ones, and for those of the calendar.
  @inlinable package var seconds: UInt64 {
    switch self {
    case .week: 604_800
    case .day: 86_400
    case .hour: 3_600
    case .minute: 60
    case .second: 1
    case .year, .quarter, .month, .millisecond, .microsecond, .nanosecond: 0
    }
  }

  /// Whether a clock shows the unit.
  @inlinable package var isOfClock: Bool { self == .hour || self == .minute || self == .second }
}
