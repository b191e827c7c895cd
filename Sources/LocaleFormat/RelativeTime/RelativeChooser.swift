internal import MachineTime

/// Chooses the unit and the amount for
/// ``RelativeTimeFormat/amount(of:relativeTo:in:units:firstWeekday:)``.
struct RelativeChooser {
  private let reference: Instant
  private let instant: Instant
  private let zone: TimeZoneRules
  private let units: TimeUnits
  private let calendar: RelativeCalendar
  private let isPast: Bool
  private let elapsed: Elapsed

  private static let clock: [TimeUnit] = [.hour, .minute, .second]

  init(
    reference: Instant,
    instant: Instant,
    zone: TimeZoneRules,
    units: TimeUnits,
    firstWeekday: Int
  ) {
    self.reference = reference
    self.instant = instant
    self.zone = zone
    let known = units.intersection(RelativeTimeFormat.allUnits)
    self.units = known.isEmpty ? .everyday : known
    calendar = RelativeCalendar(firstWeekday: firstWeekday)
    isPast = instant < reference
    elapsed = Elapsed(between: reference, instant)
  }

  var amount: RelativeTimeFormat.Amount {
    if let unit = largestCalendarUnit { return calendarAmount(in: unit) }
    if let unit = largestClockUnit { return clockAmount(in: unit) }
    // Otherwise, the smallest unit of all; the set is not empty.
    let smallest = TimeUnit.largestFirst.last { units.contains(TimeUnits($0)) } ?? .second
    return smallest.isOfClock ? clockAmount(in: smallest) : calendarAmount(in: smallest)
  }

  // MARK: The unit

  /// The largest unit of the calendar that fits at least once between the instants.
  private var largestCalendarUnit: TimeUnit? {
    let start = localTime(reference)
    for unit in RelativeCalendar.units
    where units.contains(TimeUnits(unit)) && elapsed.seconds >= unit.fewestSeconds {
      let date = unit.moving(start.date, by: isPast ? -1 : 1)
      if hasReached(CivilDateTime(date, start.time)) { return unit }
    }
    return nil
  }

  private var largestClockUnit: TimeUnit? {
    Self.clock.first { elapsed.seconds >= $0.fewestSeconds && units.contains(TimeUnits($0)) }
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

  private func clockAmount(in unit: TimeUnit) -> RelativeTimeFormat.Amount {
    let count = elapsed.rounded(to: unit)
    let sign = isPast ? -1 : 1
    if count == 60, unit != .hour {
      let larger = unit == .second ? TimeUnit.minute : .hour
      if units.contains(TimeUnits(larger)) { return .init(value: sign, unit: larger) }
    }
    return .init(value: sign * count, unit: unit)
  }

  private func calendarAmount(in unit: TimeUnit) -> RelativeTimeFormat.Amount {
    let start = localTime(reference).date
    let end = localTime(instant).date
    for larger in RelativeCalendar.units.prefix(while: { $0 != unit })
    where units.contains(TimeUnits(larger))
      && calendar.isWhole(larger, fromEdgeOf: unit, at: start, to: end, isPast: isPast)
    {
      let value = beginnings(of: larger, start, end)
      if value != 0 { return .init(value: value, unit: larger) }
    }
    return .init(value: beginnings(of: unit, start, end), unit: unit)
  }

  /// The number of times that a new unit begins between two dates.
  private func beginnings(
    of unit: TimeUnit,
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
  func rounded(to unit: TimeUnit) -> Int {
    let length = Int(unit.seconds)
    let (whole, rest) = seconds.quotientAndRemainder(dividingBy: length)
    let isHalf = 2 * (rest * 1_000_000_000 + nanosecond) >= length * 1_000_000_000
    return isHalf ? whole + 1 : whole
  }
}
