internal import Sharing

/// A duration that is rounded and split into units, exactly.
struct RoundedDuration {
  /// The number of one unit.
  struct Amount {
    let unit: TimeUnit
    let whole: UInt128
    /// The fraction, in units of the last digit that the unit can have; zero for all but the last.
    var fraction: UInt128 = 0

    var isZero: Bool { whole == 0 && fraction == 0 }
  }

  /// The length of time to multiples of which a duration is rounded.
  struct Step {
    /// At most 10^38, so that a multiple above the longest duration can be computed.
    let attoseconds: UInt128

    private init(_ attoseconds: UInt128) { self.attoseconds = attoseconds }

    private static let limit = RoundedDuration.power(of: 38)

    /// Makes the step of a format for its last unit.
    ///
    /// - Throws: `FormatError.Code.invalidIncrement`.
    static func of(
      _ recipe: DurationFormat,
      in unit: TimeUnit
    ) throws(FormatError) -> Step {
      let digits = min(recipe.fraction.upperBound, unit.mostFractionDigits)
      let usual = unit.attoseconds / RoundedDuration.power(of: digits)
      guard let increment = recipe.step else { return Step(usual) }
      guard let (units, places) = increment.unitsAndPlaces else {
        throw .invalidIncrement(increment.digits)
      }
      let (product, overflows) = unit.attoseconds.multipliedReportingOverflow(by: units)
      let divisor = RoundedDuration.power(of: places)
      guard !overflows, product % divisor == 0, product / divisor <= limit else {
        throw .invalidIncrement(increment.digits)
      }
      return Step(max(usual, product / divisor))
    }

    /// Rounds a length of time; the result is a multiple of the step.
    func rounded(
      _ magnitude: UInt128,
      _ mode: NumberFormat.Rounding,
      isNegative: Bool
    ) -> UInt128 {
      let (count, rest) = magnitude.quotientAndRemainder(dividingBy: attoseconds)
      guard rest != 0 else { return magnitude }
      let other = attoseconds - rest
      let goesAway = mode.goesAway(
        rest: rest < other ? -1 : rest == other ? 0 : 1,
        isOdd: count & 1 == 1,
        isNegative: isNegative
      )
      return magnitude - rest + (goesAway ? attoseconds : 0)
    }
  }

  /// The units that are written, the largest first; never empty.
  let amounts: [Amount]
  let isNegative: Bool

  /// Rounds and splits a duration.
  init(_ duration: Duration, as plan: DurationPlan) {
    let total = duration.attoseconds
    var units = plan.units
    var chosen: [Amount] = []
    var isZero = true
    while true {
      let last = units[units.count - 1]
      let rounded = plan.step(of: last)
        .rounded(total.magnitude, plan.rounding, isNegative: total < 0)
      isZero = rounded == 0
      let amounts = Self.split(rounded, units)
      chosen = plan.shown(amounts)
      guard let maximum = plan.maximumCount, chosen.count > maximum else { break }
      // Zeros before the first other number give way first.
      let leading = chosen.prefix { $0.isZero }.count
      chosen.removeFirst(min(leading, chosen.count - maximum))
      guard chosen.count > maximum else { break }
      let smallest = chosen[maximum - 1].unit
      units.removeAll { $0.place > smallest.place }
    }
    self.amounts = chosen
    isNegative = total < 0 && !isZero
  }

  private static func split(
    _ magnitude: UInt128,
    _ units: [TimeUnit]
  ) -> [Amount] {
    var amounts: [Amount] = []
    amounts.reserveCapacity(units.count)
    if let last = units.last, last.place <= TimeUnit.second.place,
      let seconds = wholeSeconds(magnitude)
    {
      // Divisions of 64 bits take a tenth of the time of those of 128.
      var rest = seconds
      for unit in units {
        let (whole, remainder) = rest.quotientAndRemainder(dividingBy: unit.seconds)
        amounts.append(Amount(unit: unit, whole: UInt128(whole)))
        rest = remainder
      }
      if rest == 0 { return amounts }
      amounts.removeAll(keepingCapacity: true)
    }
    var rest = magnitude
    for unit in units {
      let (whole, remainder) = rest.quotientAndRemainder(dividingBy: unit.attoseconds)
      amounts.append(Amount(unit: unit, whole: whole))
      rest = remainder
    }
    if rest != 0, let last = units.last {
      let digit = last.attoseconds / power(of: last.mostFractionDigits)
      amounts[amounts.count - 1].fraction = rest / digit
    }
    return amounts
  }

  /// The number of seconds; nil if there is a fraction, or if they are too many.
  private static func wholeSeconds(_ magnitude: UInt128) -> UInt64? {
    let (seconds, rest) =
      magnitude
      .quotientAndRemainder(dividingBy: TimeUnit.second.attoseconds)
    return rest == 0 ? UInt64(exactly: seconds) : nil
  }

  /// A power of ten.
  fileprivate static func power(of exponent: Int) -> UInt128 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}

extension DurationFormat {
  /// The fraction digits that are written: also those of the step.
  var writtenFraction: ClosedRange<Int> {
    guard let places = step?.unitsAndPlaces?.1, places > fraction.upperBound else {
      return fraction
    }
    return fraction.lowerBound...places
  }
}

extension RoundedDuration.Amount {
  /// The number as it is written, with a minus sign if it stands for a negative duration.
  func value(isNegative: Bool) -> NumericValue {
    if fraction == 0, let small = Int(exactly: whole) {
      if !isNegative { return .integer(small) }
      return small == 0 ? .binary(-0.0) : .integer(-small)
    }
    let sign = isNegative ? "-" : ""
    guard fraction != 0 else {
      return .decimal(FixedDecimal(plain: "\(sign)\(whole)", isNegativeZero: false))
    }
    // Without zeros at the end, since plans write only short numbers.
    var (digits, places) = (fraction, unit.mostFractionDigits)
    while digits % 10 == 0 { (digits, places) = (digits / 10, places - 1) }
    let text = String(digits)
    let zeros = String(repeating: "0", count: places - text.utf8.count)
    return .decimal(
      FixedDecimal(plain: "\(sign)\(whole).\(zeros)\(text)", isNegativeZero: false)
    )
  }
}

extension FixedDecimal {
  /// The digits as a whole number, and how many of them are after the point; nil if the number is
  /// not positive, has an exponent, or has more than 15 digits.
  fileprivate var unitsAndPlaces: (UInt128, Int)? {
    guard special == nil, digits.utf8.count <= 100,
      digits.utf8.allSatisfy({ $0.isASCIIDigit || $0 == UInt8(ascii: ".") })
    else { return nil }
    let plain = DecimalDigits(self).trimmed
    let all = plain.whole + plain.fraction
    guard all.count <= 15, let units = UInt128(String(decoding: all, as: UTF8.self)), units > 0
    else { return nil }
    return (units, plain.fraction.count)
  }
}
