/// Counts and adds periods between instants, by the clocks of a zone and the months of a calendar.
///
/// The clocks count years to days: a whole day leads to the same time of the next day. Shorter units
/// are exact time.
///
/// Source: Temporal, `DifferenceZonedDateTime`, `AddZonedDateTime` and `RoundRelativeDuration`.
package struct ZonedPeriods<Calendar: PeriodCalendar>: Sendable {
  let zone: TimeZoneRules
  let arithmetic: PeriodArithmetic<Calendar>

  package init(in zone: TimeZoneRules, _ calendar: Calendar) {
    self.zone = zone
    arithmetic = PeriodArithmetic(calendar)
  }

  /// The units that a calendar counts.
  static var dateUnits: TimeUnits { [.year, .month, .week, .day] }

  /// A moment, and what the zone's clocks show then.
  struct Moment {
    /// Since 1970 in UTC.
    let nanoseconds: Int128
    /// The civil day, from 1970-01-01.
    let day: Int
    let secondOfDay: Int

    var nanosecond: Int128 {
      let rest = nanoseconds % 1_000_000_000
      return rest < 0 ? rest + 1_000_000_000 : rest
    }
  }

  func moment(_ nanoseconds: Int128) -> Moment {
    let (quotient, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    let seconds = Int64(rest < 0 ? quotient - 1 : quotient)
    let clock = Int(seconds) + zone.table.offsetSeconds(at: seconds)
    let day = CivilCalendar.floorDivide(clock, by: CivilCalendar.secondsPerDay)
    return Moment(
      nanoseconds: nanoseconds,
      day: day,
      secondOfDay: clock - day * CivilCalendar.secondsPerDay
    )
  }

  /// The moment at which the clocks of a day show the time of another moment.
  func nanoseconds(ofDay day: Int, atTimeOf moment: Moment) -> Int128 {
    let clock = Int64(day * CivilCalendar.secondsPerDay + moment.secondOfDay)
    return Int128(zone.compatibleSeconds(ofClock: clock)) * 1_000_000_000 + moment.nanosecond
  }

  /// The moment that is a number of years to days after another.
  func nanoseconds(
    after amounts: DateAmounts,
    from start: Moment
  ) throws(Calendar.Failure) -> Int128 {
    // A time that clocks show twice stays the same one of the two.
    guard !amounts.isZero else { return start.nanoseconds }
    return nanoseconds(ofDay: try arithmetic.adding(amounts, to: start.day), atTimeOf: start)
  }

  /// The amounts of a period, before its time becomes a `Duration`.
  struct Amounts {
    var date = DateAmounts()
    /// In nanoseconds.
    var time: Int128 = 0

    var period: CalendarPeriod {
      CalendarPeriod(date, time: Duration(attoseconds: time * 1_000_000_000))
    }
  }

  // MARK: Counting

  /// Returns the largest period that does not lead past the end.
  ///
  /// The rest that is smaller than the smallest date unit is exact time, whatever units of time there
  /// are.
  func amounts(
    from start: Moment,
    to end: Moment,
    in units: TimeUnits
  ) throws(Calendar.Failure) -> Amounts {
    let dateUnits = units.intersection(Self.dateUnits)
    let exact = Amounts(time: end.nanoseconds - start.nanoseconds)
    let sign = exact.time < 0 ? -1 : 1
    guard !dateUnits.isEmpty, start.day != end.day,
      let day = lastDay(from: start, to: end, sign: sign)
    else { return exact }
    let date = try arithmetic.amounts(from: start.day, to: day, in: dateUnits)
    // The clocks can show an earlier day than before, where they are set back over midnight.
    guard date.sign == sign else { return exact }
    return Amounts(
      date: date,
      time: end.nanoseconds - (try nanoseconds(after: date, from: start))
    )
  }

  /// The last day on which the clocks show the time of the start, but not after the end.
  private func lastDay(from start: Moment, to end: Moment, sign: Int) -> Int? {
    let (first, last) = (start, end)
    let isLater =
      (first.secondOfDay, first.nanosecond) > (last.secondOfDay, last.nanosecond)
    let isEarlier =
      (first.secondOfDay, first.nanosecond) < (last.secondOfDay, last.nanosecond)
    let isBeyond = sign > 0 ? isLater : isEarlier
    // A day that the clocks skip takes one more step.
    for step in (isBeyond ? 1 : 0)...3 {
      let day = end.day - step * sign
      let rest = end.nanoseconds - nanoseconds(ofDay: day, atTimeOf: start)
      if rest.signum() != Int128(-sign) { return day }
    }
    return nil
  }
}

extension ZonedPeriods {
  // MARK: Adding

  /// Returns the nanoseconds since 1970 that are a period after an instant.
  ///
  /// Years to days are added on the clocks first, the years and months together; then the time.
  package func nanoseconds(
    after period: CalendarPeriod,
    from start: Instant
  ) throws(Calendar.Failure) -> Int128 {
    let day = try nanoseconds(after: period.amounts, from: moment(start.nanosecondsSince1970))
    return day + period.time.attoseconds / 1_000_000_000
  }
}
