public import Faults

/// A length of time in years, months, weeks and days of a calendar, and a time.
///
/// Years and months have no fixed length, so a period means an amount of time only from a moment
/// on. ``Instant/period(to:in:units:rounding:maximumCount:)`` and
/// ``CivilDate/period(to:units:rounding:maximumCount:)`` find it, and
/// ``Instant/adding(_:in:)`` adds it.
///
/// ```swift
/// let moved = try CivilDate(year: 2021, month: 9, day: 1)
/// let left = try CivilDate(year: 2023, month: 12, day: 24)
/// let period = moved.period(to: left)
/// (period.years, period.months, period.days)  // (2, 3, 23)
/// try moved.adding(period) == left  // true
/// period.description  // "P2Y3M23D"
/// ```
///
/// No two parts have different signs. A negative period leads to the past.
///
/// Source: Temporal's `Duration`, ISO 8601-1:2019, 5.5.2.
public struct CalendarPeriod: Hashable, Sendable {
  /// The years; negative for the past, as are all other parts.
  public let years: Int
  /// The months beside the years.
  public let months: Int
  /// The weeks beside the years and months.
  public let weeks: Int
  /// The days beside the years, months and weeks.
  public let days: Int
  /// The exact time beside all of them.
  ///
  /// It can be longer than a day: where clocks change, or if days are not counted.
  public let time: Duration

  /// The period of no time at all.
  public static let zero = CalendarPeriod(DateAmounts(), time: .zero)

  /// Makes a period from its parts.
  ///
  /// ```swift
  /// try CalendarPeriod(years: 1, months: 6).description  // "P1Y6M"
  /// try CalendarPeriod(months: 1, days: -1)  // throws
  /// ```
  /// - Parameters:
  ///   - years: The years; 0 by default, as are all other parts.
  ///   - months: The months.
  ///   - weeks: The weeks.
  ///   - days: The days.
  ///   - time: The time.
  /// - Throws: `FormatError.Code.fieldOutOfRange` for parts of different signs.
  public init(
    years: Int = 0,
    months: Int = 0,
    weeks: Int = 0,
    days: Int = 0,
    time: Duration = .zero
  ) throws(FormatError) {
    let amounts = [("years", years), ("months", months), ("weeks", weeks), ("days", days)]
    let signs = amounts.map { ($0, $1.signum()) } + [("time", time.sign)]
    let sign = signs.first { $0.1 != 0 }?.1 ?? 0
    if let other = signs.first(where: { $0.1 == -sign && sign != 0 }) {
      throw FormatError(
        .fieldOutOfRange,
        reason: Reason(
          "signs-of-period",
          "the \(other.0) of a period have the sign of its other parts"
        )
      )
    }
    self.init(
      DateAmounts(years: years, months: months, weeks: weeks, days: days),
      time: time
    )
  }

  init(_ amounts: DateAmounts, time: Duration) {
    years = amounts.years
    months = amounts.months
    weeks = amounts.weeks
    days = amounts.days
    self.time = time
  }

  /// The direction: 1 for the future, -1 for the past, 0 for a period of no time.
  public var sign: Int {
    for part in [years, months, weeks, days, time.sign] where part != 0 { return part.signum() }
    return 0
  }

  /// Returns the period of the same length in the other direction.
  ///
  /// ```swift
  /// (-(try CalendarPeriod(months: 3))).description  // "-P3M"
  /// ```
  public static prefix func - (period: CalendarPeriod) -> CalendarPeriod {
    CalendarPeriod(
      period.amounts.multiplied(by: -1),
      // The least duration has no positive one.
      time: Duration(attoseconds: -max(period.time.attoseconds, -Int128.max))
    )
  }

  /// The same period with another time, which must have its sign.
  package func with(time: Duration) -> CalendarPeriod { CalendarPeriod(amounts, time: time) }

  /// The parts of the date.
  package var amounts: DateAmounts {
    DateAmounts(years: years, months: months, weeks: weeks, days: days)
  }
}

extension CalendarPeriod: CustomStringConvertible {
  /// The period in the form of ISO 8601, `P1Y2M3W4DT5H6M7.5S`, with one sign before it.
  public var description: String {
    let isNegative = sign < 0
    var text = isNegative ? "-P" : "P"
    for (amount, letter) in [(years, "Y"), (months, "M"), (weeks, "W"), (days, "D")]
    where amount != 0 {
      text += "\(amount.magnitude)\(letter)"
    }
    let (seconds, rest) = time.attoseconds.magnitude
      .quotientAndRemainder(dividingBy: 1_000_000_000_000_000_000)
    var clock = ""
    if seconds >= 3_600 { clock += "\(seconds / 3_600)H" }
    if seconds / 60 % 60 > 0 { clock += "\(seconds / 60 % 60)M" }
    if seconds % 60 > 0 || rest > 0 {
      clock += "\(seconds % 60)"
      if rest > 0 {
        let digits = String(rest)
        var fraction = String(repeating: "0", count: 18 - digits.utf8.count) + digits
        while fraction.last == "0" { fraction.removeLast() }
        clock += ".\(fraction)"
      }
      clock += "S"
    }
    if !clock.isEmpty { text += "T\(clock)" }
    return sign == 0 ? "PT0S" : text
  }
}

extension Duration {
  /// 1, 0 or -1.
  var sign: Int { self < .zero ? -1 : self > .zero ? 1 : 0 }
}

/// The parts of a period that a calendar counts.
package struct DateAmounts: Hashable, Sendable {
  package var years = 0
  package var months = 0
  package var weeks = 0
  package var days = 0

  package init(years: Int = 0, months: Int = 0, weeks: Int = 0, days: Int = 0) {
    self.years = years
    self.months = months
    self.weeks = weeks
    self.days = days
  }

  var isZero: Bool { sign == 0 }

  var sign: Int {
    for part in [years, months, weeks, days] where part != 0 { return part.signum() }
    return 0
  }

  func multiplied(by factor: Int) -> DateAmounts {
    DateAmounts(
      years: years &* factor,
      months: months &* factor,
      weeks: weeks &* factor,
      days: days &* factor
    )
  }

  /// The amount of a unit; 0 for units that no calendar counts.
  package subscript(unit: TimeUnit) -> Int {
    switch unit {
    case .year: years
    case .month: months
    case .week: weeks
    case .day: days
    default: 0
    }
  }

  /// The same amounts down to a unit, with more of that unit, and none of smaller ones.
  func adding(_ count: Int, _ unit: TimeUnit) -> DateAmounts {
    var amounts = self
    if unit.place < TimeUnit.day.place { amounts.days = 0 }
    if unit.place < TimeUnit.week.place { amounts.weeks = 0 }
    if unit.place < TimeUnit.month.place { amounts.months = 0 }
    switch unit {
    case .year: amounts.years += count
    case .month: amounts.months += count
    case .week: amounts.weeks += count
    default: amounts.days += count
    }
    return amounts
  }
}
