internal import MachineTime

/// The units of the Gregorian calendar, as relative times count them.
struct RelativeCalendar {
  /// The units that the calendar counts, the largest first.
  static let units: [TimeUnit] = [.year, .quarter, .month, .week, .day]

  /// The day on which weeks begin: 1, Monday, to 7, Sunday.
  let firstWeekday: Int

  /// The number of times that a new unit begins between two dates; negative backwards.
  func beginnings(of unit: TimeUnit, from start: CivilDate, to end: CivilDate) -> Int {
    let years = end.year - start.year
    switch unit {
    case .year: return years
    case .quarter: return years * 4 + (end.month - 1) / 3 - (start.month - 1) / 3
    case .month: return years * 12 + end.month - start.month
    case .week:
      let first = firstDay(of: .week, at: start)
      return (firstDay(of: .week, at: end).dayNumber - first.dayNumber) / 7
    default: return end.dayNumber - start.dayNumber
    }
  }

  /// The first day of the unit that a date lies in.
  func firstDay(of unit: TimeUnit, at date: CivilDate) -> CivilDate {
    switch unit {
    case .year: date.moved(byDays: 1 - date.dayOfYear)
    case .quarter: firstDay(of: .month, at: date).moved(byMonths: -((date.month - 1) % 3))
    case .month: date.moved(byDays: 1 - date.day)
    case .week: date.moved(byDays: -((date.isoWeekday - firstWeekday + 7) % 7))
    default: date
    }
  }

  /// Whether a whole larger unit lies between the first day of a date's unit and another date.
  ///
  /// For the past, it is measured from the end of the date's unit.
  func isWhole(
    _ larger: TimeUnit,
    fromEdgeOf unit: TimeUnit,
    at start: CivilDate,
    to end: CivilDate,
    isPast: Bool
  ) -> Bool {
    let first = firstDay(of: unit, at: start)
    if !isPast { return end >= larger.moving(first, by: 1) }
    // Counted from the first day after the unit; the unit does not reach that day itself.
    return end < larger.moving(unit.moving(first, by: 1), by: -1)
  }
}

extension TimeUnit {
  /// A number of seconds that the unit is never shorter than: less time needs no look at the zone.
  ///
  /// Clocks are set forward by at most a day and some minutes. If by a day, this day is left out,
  /// so no day is shorter than this.
  var fewestSeconds: Int {
    switch self {
    case .year: 363 * 86_400
    case .quarter: 88 * 86_400
    case .month: 26 * 86_400
    case .week: 5 * 86_400
    case .day: 12 * 3_600
    default: Int(seconds)
    }
  }

  /// The same day, a number of units of the calendar away; the last of its month if the month is
  /// shorter.
  func moving(_ date: CivilDate, by count: Int) -> CivilDate {
    switch self {
    case .year: date.moved(byMonths: 12 * count)
    case .quarter: date.moved(byMonths: 3 * count)
    case .month: date.moved(byMonths: count)
    case .week: date.moved(byDays: 7 * count)
    default: date.moved(byDays: count)
    }
  }
}
