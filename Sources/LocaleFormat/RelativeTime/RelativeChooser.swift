internal import MachineTime

/// Chooses the unit and the amount for
/// ``RelativeTimeFormat/amount(of:relativeTo:in:units:firstWeekday:)``.
struct RelativeChooser {
  private let reference: Instant
  private let instant: Instant
  private let zone: TimeZoneRules
  private let units: RelativeTimeFormat.Units
  private let calendar: RelativeCalendar
  private let isPast: Bool
  private let elapsed: Elapsed

  init(
    reference: Instant,
    instant: Instant,
    zone: TimeZoneRules,
    units: RelativeTimeFormat.Units,
    firstWeekday: Int
  ) {
    self.reference = reference
    self.instant = instant
    self.zone = zone
    self.units = units
    calendar = RelativeCalendar(firstWeekday: firstWeekday)
    isPast = instant < reference
    elapsed = Elapsed(between: reference, instant)
  }

  var amount: RelativeTimeFormat.Amount {
    if let unit = largestCalendarUnit { return calendarAmount(in: unit) }
    if let unit = largestClockUnit { return clockAmount(in: unit) }
    // Otherwise, the smallest unit of all; no set is empty.
    if let unit = ClockUnit.smallest(in: units) { return clockAmount(in: unit) }
    return calendarAmount(in: .smallest(in: units) ?? .day)
  }

  // MARK: The unit

  /// The largest unit of the calendar that fits at least once between the instants.
  private var largestCalendarUnit: RelativeCalendar.Unit? {
    let start = localTime(reference)
    for unit in RelativeCalendar.Unit.largestFirst
    where units.contains(unit.choice) && elapsed.seconds >= unit.fewestSeconds {
      let date = unit.moving(start.date, by: isPast ? -1 : 1)
      if hasReached(CivilDateTime(date, start.time)) { return unit }
    }
    return nil
  }

  private var largestClockUnit: ClockUnit? {
    ClockUnit.largestFirst.first { elapsed.seconds >= $0.seconds && units.contains($0.choice) }
  }

  /// Whether the instant has reached a local time, counted from the reference.
  private func hasReached(_ local: CivilDateTime) -> Bool {
    do throws(FormatError) {
      let whole = try zone.instant(of: local, choosing: .compatible).instant
      return isPast ? instant <= whole : instant >= whole
    } catch {
      // The local time is beyond the last instant that can be represented.
      return false
    }
  }

  private func localTime(_ instant: Instant) -> CivilDateTime {
    CivilDateTime(instant, offsetSeconds: zone.offsetSeconds(at: instant))
  }

  // MARK: The amount

  private func clockAmount(in unit: ClockUnit) -> RelativeTimeFormat.Amount {
    let count = elapsed.rounded(to: unit)
    let sign = isPast ? -1 : 1
    if count == 60, let larger = unit.larger, units.contains(larger.choice) {
      return .init(value: sign, unit: larger.unit)
    }
    return .init(value: sign * count, unit: unit.unit)
  }

  private func calendarAmount(in unit: RelativeCalendar.Unit) -> RelativeTimeFormat.Amount {
    let start = localTime(reference).date
    let end = localTime(instant).date
    for larger in RelativeCalendar.Unit.largestFirst.prefix(while: { $0 != unit })
    where units.contains(larger.choice)
      && calendar.isWhole(larger, fromEdgeOf: unit, at: start, to: end, isPast: isPast)
    {
      let value = beginnings(of: larger, start, end)
      if value != 0 { return .init(value: value, unit: larger.unit) }
    }
    return .init(value: beginnings(of: unit, start, end), unit: unit.unit)
  }

  /// The number of times that a new unit begins between two dates.
  private func beginnings(
    of unit: RelativeCalendar.Unit,
    _ start: CivilDate,
    _ end: CivilDate
  ) -> Int {
    let count = calendar.beginnings(of: unit, from: start, to: end)
    // A clock that is set back over midnight does not reverse the direction.
    return isPast ? min(0, count) : max(0, count)
  }
}

/// The time between two instants, whichever is earlier.
private struct Elapsed {
  /// Whole seconds.
  let seconds: Int
  private let nanosecond: Int

  init(between first: Instant, _ second: Instant) {
    let (early, late) = first < second ? (first, second) : (second, first)
    let seconds = Int(late.secondsSince1970 - early.secondsSince1970)
    let nanosecond = Int(late.nanosecond - early.nanosecond)
    self.seconds = nanosecond < 0 ? seconds - 1 : seconds
    self.nanosecond = nanosecond < 0 ? nanosecond + 1_000_000_000 : nanosecond
  }

  /// The nearest number of units, half upwards.
  func rounded(to unit: ClockUnit) -> Int {
    let (whole, rest) = seconds.quotientAndRemainder(dividingBy: unit.seconds)
    let isHalf = 2 * (rest * 1_000_000_000 + nanosecond) >= unit.seconds * 1_000_000_000
    return isHalf ? whole + 1 : whole
  }
}

/// A unit that clocks count.
private enum ClockUnit: CaseIterable {
  case hour
  case minute
  case second

  var seconds: Int {
    switch self {
    case .hour: 3_600
    case .minute: 60
    case .second: 1
    }
  }

  /// The unit of which this is a sixtieth; nil for hours.
  var larger: ClockUnit? {
    switch self {
    case .hour: nil
    case .minute: .hour
    case .second: .minute
    }
  }

  var unit: RelativeUnit {
    switch self {
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var choice: RelativeTimeFormat.Units {
    switch self {
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  // Kept, because a new list is made each time that all cases are asked for.
  static let largestFirst = allCases

  static func smallest(in units: RelativeTimeFormat.Units) -> ClockUnit? {
    largestFirst.last { units.contains($0.choice) }
  }
}
