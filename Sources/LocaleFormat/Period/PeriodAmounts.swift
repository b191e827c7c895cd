internal import MachineTime

/// The numbers of a period that are written.
struct PeriodAmounts {
  /// The number of one unit, without its sign.
  struct Amount {
    let unit: TimeUnit
    let count: UInt128

    /// The number as it is written; with a minus sign if it stands for a negative period.
    func value(isNegative: Bool) -> NumericValue {
      guard let small = Int(exactly: count) else {
        let sign = isNegative ? "-" : ""
        return .decimal(FixedDecimal(plain: "\(sign)\(count)", isNegativeZero: false))
      }
      return !isNegative ? .integer(small) : small == 0 ? .binary(-0.0) : .integer(-small)
    }
  }

  /// The largest unit first; never empty.
  let amounts: [Amount]
  let isNegative: Bool

  /// Finds the numbers of a value.
  ///
  /// - Throws: `FormatError.Code.icu` when ICU fails to count by the calendar.
  init(_ value: PeriodFormat.Value, as recipe: PeriodFormat) throws(FormatError) {
    let period: CalendarPeriod
    let units: TimeUnits
    switch value.content {
    case .period(let given):
      units = recipe.units.union([.year, .month, .week, .day])
      period = given.rounded(to: recipe.units.members.last, recipe.rounding)
    case .instants(let start, let end, let zone, let calendar):
      units = recipe.units
      period = try calendar.period(
        from: start.nanosecondsSince1970,
        to: end.nanosecondsSince1970,
        in: zone,
        units: units,
        maximumCount: recipe.maximumCount,
        rounding: recipe.rounding.goesAway
      )
    }
    let all = period.amounts(in: units)
    let shown = all.filter {
      $0.count != 0 || recipe.alwaysShown.intersection(recipe.units).contains(TimeUnits($0.unit))
    }
    amounts = Self.first(recipe.maximumCount, of: shown, smallest: recipe.units.members.last)
    isNegative = period.sign < 0 && amounts.contains { $0.count != 0 }
  }

  /// The first numbers; zeros before the first other number give way first.
  private static func first(
    _ maximum: Int?,
    of amounts: [Amount],
    smallest: TimeUnit?
  ) -> [Amount] {
    guard !amounts.isEmpty else { return [Amount(unit: smallest ?? .day, count: 0)] }
    guard let maximum, amounts.count > maximum else { return amounts }
    let leading = amounts.prefix { $0.count == 0 }.count
    return Array(amounts.dropFirst(min(leading, amounts.count - maximum)).prefix(maximum))
  }
}

extension CalendarPeriod {
  /// The period with a time that is rounded to a unit of time, if the unit is one.
  fileprivate func rounded(
    to unit: TimeUnit?,
    _ rounding: NumberFormat.Rounding
  ) -> CalendarPeriod {
    guard let unit, unit.place > TimeUnit.day.place else { return self }
    let (count, rest) = time.attoseconds.magnitude.quotientAndRemainder(
      dividingBy: unit.attoseconds
    )
    guard rest != 0 else { return self }
    let isAway = rounding.goesAway(
      rest: 2 * rest < unit.attoseconds ? -1 : 2 * rest == unit.attoseconds ? 0 : 1,
      isOdd: count & 1 == 1,
      isNegative: sign < 0
    )
    let rounded = Duration(
      attoseconds: Int128(clamping: (count + (isAway ? 1 : 0)) * unit.attoseconds)
    )
    return with(time: sign < 0 ? .zero - rounded : rounded)
  }

  /// The numbers of some units, the largest first.
  fileprivate func amounts(in units: TimeUnits) -> [PeriodAmounts.Amount] {
    var rest = time.attoseconds.magnitude
    return units.members.map { unit in
      guard unit.place > TimeUnit.day.place else {
        return PeriodAmounts.Amount(unit: unit, count: UInt128(amounts[unit].magnitude))
      }
      let (count, below) = rest.quotientAndRemainder(dividingBy: unit.attoseconds)
      rest = below
      return PeriodAmounts.Amount(unit: unit, count: count)
    }
  }
}
