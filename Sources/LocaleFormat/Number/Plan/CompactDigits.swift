internal import Sharing

/// The digits of a compact number after it was divided by a power of ten.
enum CompactDigits: Hashable, Sendable {
  /// Two digits, or an integer if that has more.
  case usual
  case fraction(ClosedRange<Int>)
  case significant(ClosedRange<Int>)

  init(_ recipe: NumberFormat) {
    if let significant = recipe.settings.significant {
      self = .significant(significant)
    } else {
      self = recipe.compactFraction.map { .fraction($0) } ?? .usual
    }
  }

  /// The least and the most fraction digits of numbers of a magnitude; below zero if digits before
  /// the point are dropped.
  func fraction(ofMagnitude magnitude: Int) -> ClosedRange<Int> {
    switch self {
    case .usual: 0...max(0, 1 - magnitude)
    case .fraction(let fraction): fraction
    case .significant(let digits):
      (digits.lowerBound - 1 - magnitude)...(digits.upperBound - 1 - magnitude)
    }
  }

  /// The numbers that a plan is compared on: on both sides of each limit of rounding.
  var probes: [Double] {
    let count: Int
    switch self {
    case .usual: return NumberPlan.compactProbes
    case .fraction(let fraction): count = fraction.upperBound
    case .significant(let digits): count = digits.upperBound - 1
    }
    let nines = String(repeating: "9", count: count)
    let fours = String(repeating: "4", count: count)
    let ties = (0..<15).flatMap { magnitude in
      ["1", "2", "9", "12", "99", "100", "999"].flatMap { whole in
        [nines, fours].flatMap { fraction in
          let value = Double("\(whole).\(fraction)5e\(magnitude)") ?? 0
          return [value, value.nextUp, -value.nextDown]
        }
      }
    }
    return NumberPlan.compactProbes + NumberPlan.shapeProbes + ties
  }
}

extension NumberPlan {
  /// Divides a number in units of the last digit that is shown into its digits before and after the
  /// point.
  @inline(never)
  func divided(_ units: UInt64, _ step: NumberWords.Step) -> Compact {
    let most = Int(step.mostFraction)
    let unit = Self.power(most) ?? 1
    let whole = units / unit &* (Self.power(Int(step.droppedCount)) ?? 1)
    let least = Int(step.leastFraction)
    let (fraction, count) = Self.withoutZeros(units % unit, count: most, least: least)
    let shown = Shaped(whole: whole, fraction: fraction, count: count)
    return Compact(shown, step)
  }

  /// Rounds a number to the digits that the recipe asks for; nil if it is too large.
  ///
  /// As in ICU, the power of ten is that of the number before rounding, unless rounding adds a digit.
  func compactInDigits(_ decimal: ShortDecimal) -> Compact? {
    guard decimal.digits != 0 else {
      return rounded(decimal, exponent: 0).map { Compact($0, words.step(0)) }
    }
    let magnitude = Self.digitCount(decimal.digits) &+ decimal.exponent &- 1
    guard magnitude < words.magnitudeCount else { return nil }
    let step = words.step(max(0, magnitude))
    let shift = Int(step.shift)
    guard let shown = rounded(decimal, exponent: shift) else { return nil }
    guard magnitude >= 0, let limit = Self.power(magnitude &- shift &+ 1), shown.whole >= limit
    else { return Compact(shown, step) }
    guard magnitude &+ 1 < words.magnitudeCount else { return nil }
    let next = words.step(magnitude &+ 1)
    if next.shift == step.shift { return Compact(shown, next) }
    // Exactly a power of ten.
    let one = ShortDecimal(1, isNegative: decimal.isNegative).shifted(by: magnitude &+ 1)
    return rounded(one, exponent: Int(next.shift)).map { Compact($0, next) }
  }
}

extension NumberPlan.Compact {
  fileprivate init(_ shown: NumberPlan.Shaped, _ step: NumberWords.Step) {
    self.init(
      whole: shown.whole,
      fraction: shown.fraction,
      count: shown.count,
      shift: Int(step.shift),
      set: Int(step.set)
    )
  }
}
