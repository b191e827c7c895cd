/// The unit of a relative time.
///
/// Days of the week are units too: one Monday ahead is the coming Monday. Their words name the
/// week, so -1 Monday is the one of last week.
///
/// Source: ICU, `URelativeDateTimeUnit`; [UTS #35, Calendar
/// Fields](https://unicode.org/reports/tr35/tr35-dates.html#Calendar_Fields).
public enum RelativeUnit: String, Hashable, Sendable, CaseIterable {
  /// Years.
  case year
  /// Quarters of a year.
  case quarter
  /// Months.
  case month
  /// Weeks.
  case week
  /// Days.
  case day
  /// Hours.
  case hour
  /// Minutes.
  case minute
  /// Seconds.
  case second
  /// Sundays.
  case sunday
  /// Mondays.
  case monday
  /// Tuesdays.
  case tuesday
  /// Wednesdays.
  case wednesday
  /// Thursdays.
  case thursday
  /// Fridays.
  case friday
  /// Saturdays.
  case saturday
}
