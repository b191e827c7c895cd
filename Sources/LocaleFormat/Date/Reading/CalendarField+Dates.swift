internal import ICU

extension CalendarField {
  static let ofYears: Set<CalendarField> = [.year, .extendedYear, .yearForWeek, .julianDay]
  static let ofDates: Set<CalendarField> = ofYears.union([
    .era, .month, .weekOfYear, .weekOfMonth, .day, .dayOfYear, .weekday, .weekdayInMonth,
    .localWeekday, .isLeapMonth,
  ])

  /// Whether other fields decide this field already, so that it can only agree or contradict.
  func isDecided(by fields: Set<CalendarField>) -> Bool {
    if fields.contains(.julianDay), Self.ofDates.contains(self) { return self != .julianDay }
    switch self {
    case .weekday, .localWeekday, .weekOfYear, .weekOfMonth, .weekdayInMonth:
      return fields.contains(.day) || fields.contains(.dayOfYear)
    case .dayOfYear: return fields.contains(.day)
    case .year, .era: return fields.contains(.extendedYear)
    case .yearForWeek: return fields.contains(.year) && fields.contains(.day)
    case .hour, .halfOfDay:
      return fields.contains(.hourOfDay) || fields.contains(.millisecondsInDay)
    case .hourOfDay, .minute, .second, .millisecond: return fields.contains(.millisecondsInDay)
    default: return false
    }
  }
}
