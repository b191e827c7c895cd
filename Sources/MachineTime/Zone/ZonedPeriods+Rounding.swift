/// Decides whether an amount that is not whole is rounded away from zero.
///
/// Its parameters are whether the rest is below (-1), at (0) or above (1) a half, whether the
/// whole amount is odd, and whether it is negative.
package typealias PeriodRounding = (_ rest: Int, _ isOdd: Bool, _ isNegative: Bool) -> Bool

extension FloatingPointRoundingRule {
  /// The same rule for amounts of periods.
  package var ofPeriods: PeriodRounding {
    { rest, isOdd, isNegative in
      switch self {
      case .toNearestOrAwayFromZero: rest >= 0
      case .toNearestOrEven: rest > 0 || rest == 0 && isOdd
      case .up: !isNegative
      case .down: isNegative
      case .awayFromZero: true
      case .towardZero: false
      @unknown default: false
      }
    }
  }
}

extension ZonedPeriods {
  /// Returns the period between two instants, in at most a number of units.
  ///
  /// - Parameters:
  ///   - start: The instant that the period begins at, in nanoseconds since 1970.
  ///   - end: The instant that it leads to.
  ///   - units: The units, without quarters; not empty.
  ///   - maximumCount: The largest number of units that are not zero; nil for all.
  ///   - rounding: How the amount of the smallest unit is rounded.
  /// - Returns: The period.
  /// - Throws: What the calendar throws.
  package func period(
    from start: Int128,
    to end: Int128,
    in units: TimeUnits,
    maximumCount: Int?,
    rounding: PeriodRounding
  ) throws(Calendar.Failure) -> CalendarPeriod {
    let (start, end) = (moment(start), moment(end))
    var units = units
    while true {
      let rounded = try rounded(from: start, to: end, in: units, rounding)
      guard let maximumCount else { return rounded.period }
      let used = rounded.units(in: units)
      guard used.count > maximumCount, maximumCount > 0 else { return rounded.period }
      let smallest = used[maximumCount - 1]
      units = TimeUnits(units.members.filter { $0.place <= smallest.place }.map(TimeUnits.init))
    }
  }

  /// Rounds the amount of the smallest unit, and carries over.
  private func rounded(
    from start: Moment,
    to end: Moment,
    in units: TimeUnits,
    _ rounding: PeriodRounding
  ) throws(Calendar.Failure) -> Amounts {
    let exact = try amounts(from: start, to: end, in: units)
    guard let smallest = units.members.last, exact.time != 0 else { return exact }
    guard let length = smallest.nanoseconds else {
      return Amounts(
        date: try roundedDate(exact.date, smallest, from: start, to: end, in: units, rounding)
      )
    }
    let time = exact.time.rounded(toMultipleOf: length, rounding)
    if time.magnitude <= exact.time.magnitude {
      return Amounts(date: exact.date, time: time)
    }
    // Rounded away from zero, the time can be as long as a day or a month.
    var last = end.nanoseconds - exact.time + time
    if units.contains(.day) {
      let sign = time < 0 ? -1 : 1
      let day = try arithmetic.adding(exact.date, to: start.day)
      let next = nanoseconds(ofDay: day + sign, atTimeOf: start)
      if (last - next) * Int128(sign) > 0 {
        last = next + (last - next).rounded(toMultipleOf: length, rounding)
      }
    }
    return try amounts(from: start, to: moment(last), in: units)
  }

  /// Rounds an amount of years, months, weeks or days by the lengths that the next one has there.
  private func roundedDate(
    _ whole: DateAmounts,
    _ unit: TimeUnit,
    from start: Moment,
    to end: Moment,
    in units: TimeUnits,
    _ rounding: PeriodRounding
  ) throws(Calendar.Failure) -> DateAmounts {
    let sign = end.nanoseconds < start.nanoseconds ? -1 : 1
    // Towards zero, the rest is cut off, so that the years are the same in all units.
    guard rounding(1, true, sign < 0) else { return whole }
    var (lower, upper) = (whole, whole.adding(sign, unit))
    var low = try nanoseconds(after: lower, from: start)
    var high = try nanoseconds(after: upper, from: start)
    // The last day of a short month can end a month before its day is reached.
    while (end.nanoseconds - high) * Int128(sign) > 0 {
      (lower, low) = (upper, high)
      upper = upper.adding(sign, unit)
      high = try nanoseconds(after: upper, from: start)
    }
    let rest = (end.nanoseconds - low).magnitude
    let length = (high - low).magnitude
    let isUpper =
      rest == length
      || rest != 0
        && rounding(
          2 * rest < length ? -1 : 2 * rest == length ? 0 : 1,
          lower[unit] & 1 == 1,
          sign < 0
        )
    guard isUpper || lower != whole else { return lower }
    return try carried(
      isUpper ? upper : lower,
      to: isUpper ? high : low,
      unit,
      from: start,
      sign: sign,
      in: units
    )
  }

  /// Makes a larger unit of smaller ones that have its length.
  private func carried(
    _ amounts: DateAmounts,
    to end: Int128,
    _ unit: TimeUnit,
    from start: Moment,
    sign: Int,
    in units: TimeUnits
  ) throws(Calendar.Failure) -> DateAmounts {
    var amounts = amounts
    for larger in units.members.reversed() where larger.place < unit.place {
      let carried = amounts.adding(sign, larger)
      let place = try nanoseconds(after: carried, from: start)
      guard (end - place) * Int128(sign) >= 0 else { break }
      amounts = carried
    }
    return amounts
  }
}

extension ZonedPeriods.Amounts {
  /// The units with an amount other than zero, the largest first.
  fileprivate func units(in units: TimeUnits) -> [TimeUnit] {
    var rest = time
    return units.members.filter { unit in
      guard let length = unit.nanoseconds else { return date[unit] != 0 }
      let (count, below) = rest.quotientAndRemainder(dividingBy: length)
      rest = below
      return count != 0
    }
  }
}

extension TimeUnit {
  /// The length of a unit of time in nanoseconds; nil for a day and longer units.
  fileprivate var nanoseconds: Int128? {
    switch self {
    case .year, .quarter, .month, .week, .day: nil
    case .hour, .minute, .second: Int128(seconds) * 1_000_000_000
    case .millisecond: 1_000_000
    case .microsecond: 1_000
    case .nanosecond: 1
    }
  }
}

extension Int128 {
  fileprivate func rounded(toMultipleOf length: Int128, _ rounding: PeriodRounding) -> Int128 {
    let (count, rest) = quotientAndRemainder(dividingBy: length)
    guard rest != 0 else { return self }
    let (twice, whole) = (2 * rest.magnitude, length.magnitude)
    let isAway = rounding(
      twice < whole ? -1 : twice == whole ? 0 : 1,
      count & 1 == 1,
      self < 0
    )
    return self - rest + (isAway ? length * signum() : 0)
  }
}
