internal import Sharing

// MARK: Units and names of currencies

extension NumberPlan {
  @inline(never)
  func writeWithWords(_ digits: Digits, _ isNegative: Bool, to output: inout UTF8Output) {
    let (fraction, count) = shown(digits.fraction)
    write(digits.whole, fraction, count: count, set: 0, isNegative, to: &output)
  }

  /// Writes digits and the words around them.
  @inline(__always)
  func write(
    _ whole: UInt64,
    _ fraction: UInt64,
    count: Int,
    set: Int,
    _ isNegative: Bool,
    to output: inout UTF8Output
  ) {
    let (place, content) = words.find(
      whole,
      fraction,
      count: count,
      set: set,
      isNegative: isNegative
    )
    switch content {
    case .aroundDigits:
      output.append(words.texts, place)
      writeDigits(whole, fraction, count: count, to: &output)
      output.append(words.texts, place &+ 1)
    case .withoutDigits: output.append(words.texts, place)
    case .unknown: output.fail()
    }
  }
}

// MARK: - Compact notation

extension NumberPlan {
  /// A number in compact notation: its digits without a power of ten, and its set of words.
  struct Compact {
    var whole: UInt64
    var fraction: UInt64
    /// The number of fraction digits.
    var count: Int
    /// The power of ten that is left out.
    var shift: Int
    var set: Int
  }

  @inline(never)
  func writeCompact(_ decimal: ShortDecimal?, to output: inout UTF8Output) {
    guard let decimal, let compact = compact(decimal) else { return output.fail() }
    write(compact, decimal.isNegative, to: &output)
  }

  /// Writes a finite binary number.
  @inline(never)
  func writeCompact(_ value: Double, to output: inout UTF8Output) {
    guard let compact = quickCompact(value.magnitude) else {
      return writeCompact(ShortDecimal(value), to: &output)
    }
    write(compact, value < 0, to: &output)
  }

  /// Writes an integer.
  @inline(never)
  func writeCompact(whole: UInt64, _ isNegative: Bool, to output: inout UTF8Output) {
    let compact = whole < 1 << 53 ? quickCompact(Double(whole)) : nil
    guard let compact else {
      return writeCompact(ShortDecimal(whole, isNegative: isNegative), to: &output)
    }
    write(compact, isNegative, to: &output)
  }

  @inline(__always)
  private func write(_ compact: Compact, _ isNegative: Bool, to output: inout UTF8Output) {
    write(
      compact.whole,
      compact.fraction,
      count: compact.count,
      set: compact.set,
      isNegative,
      to: &output
    )
  }

  /// Rounds a number in registers; nil below 1, near a tie, and where rounding makes it longer.
  ///
  /// The quotient is correct to half a unit in its last place, and the shortest decimal is at most
  /// that far from the number. So unless the quotient is that close to a tie, its fraction decides.
  @inline(__always)
  private func quickCompact(_ magnitude: Double) -> Compact? {
    guard magnitude >= 1, magnitude < words.quickLimit, rounding == .halfEven else { return nil }
    // Three bits of a binary exponent are nearly one decimal digit: the estimate is right or one
    // too small.
    var place = (Int(magnitude.exponent) &* 1_233) &>> 12
    if place &+ 1 < words.magnitudeCount, magnitude >= words.step(place &+ 1).start { place &+= 1 }
    let step = words.step(place)
    let scaled = step.divides ? magnitude / step.factor : magnitude * step.factor
    var units = UInt64(bitPattern: Int64(scaled))
    let distance = scaled - Double(Int64(bitPattern: units)) - 0.5
    guard distance.magnitude > scaled * 0x1p-51 else { return nil }
    if distance > 0 { units &+= 1 }
    // One more digit can need the words of the next magnitude.
    if place &+ 1 < words.magnitudeCount {
      let next = words.step(place &+ 1).start
      let limit = step.divides ? next / step.factor : next * step.factor
      guard Double(units) < limit else { return nil }
    }
    var result = Compact(
      whole: units,
      fraction: 0,
      count: 0,
      shift: Int(step.shift),
      set: Int(step.set)
    )
    switch step.ending {
    case .whole: break
    case .tenth:
      result.whole = units / 10
      result.fraction = units % 10
      result.count = result.fraction == 0 ? 0 : 1
    case .digits: return divided(units, step)
    }
    return result
  }

  /// Rounds a number to two digits, or to an integer if that has more; nil if it is too large.
  ///
  /// If rounding makes a number longer, it can need the words of the next power of ten: 999,999 is
  /// one million.
  @inline(__always)
  func compact(_ decimal: ShortDecimal) -> Compact? {
    if words.hasOwnDigits { return compactInDigits(decimal) }
    guard decimal.digits != 0 else {
      return Compact(whole: 0, fraction: 0, count: 0, shift: 0, set: Int(words.step(0).set))
    }
    let magnitude = Self.digitCount(decimal.digits) &+ decimal.exponent &- 1
    guard magnitude < words.magnitudeCount else { return nil }
    let step = words.step(max(0, magnitude))
    let shift = Int(step.shift)
    let fractionCount = max(0, 1 &- (magnitude &- shift))
    guard fractionCount <= Self.maximumFraction,
      let rounded = decimal.rounded(rounding, fraction: fractionCount, scale: -shift)
    else { return nil }
    var (fraction, count) = (rounded.fraction, fractionCount)
    while count > 0, fraction % 10 == 0 {
      fraction /= 10
      count &-= 1
    }
    var result = Compact(
      whole: rounded.whole,
      fraction: fraction,
      count: count,
      shift: shift,
      set: Int(step.set)
    )
    guard magnitude >= 0, let limit = Self.power(magnitude &- shift &+ 1), result.whole >= limit
    else { return result }
    guard magnitude &+ 1 < words.magnitudeCount else { return nil }
    let next = words.step(magnitude &+ 1)
    result.set = Int(next.set)
    result.shift = Int(next.shift)
    guard result.shift != shift else { return result }
    guard let whole = Self.power(magnitude &+ 1 &- result.shift) else { return nil }
    (result.whole, result.fraction, result.count) = (whole, 0, 0)
    return result
  }

  @inline(__always)
  static func digitCount(_ digits: UInt64) -> Int {
    // The digits of the power of two that is just above, or one less: 1233 / 4096 is about log10(2).
    let least = ((64 &- digits.leadingZeroBitCount) &* 1_233) >> 12
    return max(1, least &+ (digits >= ShortDecimal.power(least) ?? .max ? 1 : 0))
  }
}
