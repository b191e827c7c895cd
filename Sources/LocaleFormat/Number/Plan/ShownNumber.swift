internal import Sharing

/// A finite number as a plan shows it, before any text is written.
struct ShownNumber {
  /// The digits; the exponent is also the power of ten that compact notation leaves out.
  let digits: NumberPlan.Shaped
  let isNegative: Bool
  /// The set of words.
  let set: Int
}

/// The texts around the digits of a number.
struct AroundDigits {
  /// The place of the prefix, which the suffix follows: in the plan's words or, without words, among
  /// its affixes.
  let place: Int
  /// Whether the prefix is the whole text.
  let isAlone: Bool
}

extension NumberPlan {
  /// The digits of a number; nil if it is not finite, or if ICU must write it.
  func shownNumber(_ value: NumericValue) -> ShownNumber? {
    switch value {
    case .integer(let value):
      guard !words.isCompact, shape.isUsual else {
        return shownNumber(ShortDecimal(UInt64(value.magnitude), isNegative: value < 0))
      }
      return scaled(value.magnitude).map { shownNumber($0, isNegative: value < 0) }
    case .binary(let value):
      guard value.isFinite else { return nil }
      if value.magnitude < binaryLimit {
        return shownNumber(rounded(value), isNegative: value.sign == .minus)
      }
      guard let decimal = ShortDecimal(value), !keepsZeros || isShownWhole(decimal) else {
        return nil
      }
      return shownNumber(decimal)
    case .decimal(let value):
      guard value.isFinite, let decimal = ShortDecimal(value.digits) else { return nil }
      guard keepsZeros else { return shownNumber(decimal) }
      return asWritten(decimal)
    }
  }

  /// The digits of a decimal, which is rounded; nil if ICU must write it.
  @inline(__always)
  func shownNumber(_ decimal: ShortDecimal) -> ShownNumber? {
    guard !words.isCompact, shape.isUsual else { return shapedNumber(decimal) }
    return decimal.rounded(rounding, fraction: mostFraction, scale: scale).map {
      shownNumber(($0.whole, $0.fraction), isNegative: decimal.isNegative)
    }
  }

  /// The digits of a decimal in compact notation, or in a shape.
  @inline(never)
  private func shapedNumber(_ decimal: ShortDecimal) -> ShownNumber? {
    guard words.isCompact else {
      return shaped(decimal.shifted(by: scale)).map {
        ShownNumber(digits: $0, isNegative: decimal.isNegative, set: 0)
      }
    }
    return compact(decimal).map {
      let digits = Shaped(
        whole: $0.whole,
        fraction: $0.fraction,
        count: $0.count,
        exponent: $0.shift
      )
      return ShownNumber(digits: digits, isNegative: decimal.isNegative, set: $0.set)
    }
  }

  @inline(__always)
  private func shownNumber(_ digits: Digits, isNegative: Bool) -> ShownNumber {
    let (fraction, count) = shown(digits.fraction)
    let digits = Shaped(whole: digits.whole, fraction: fraction, count: count)
    return ShownNumber(digits: digits, isNegative: isNegative, set: 0)
  }

  /// Finds the texts around a number; nil if ICU must write it.
  @inline(__always)
  func texts(around number: ShownNumber) -> AroundDigits? {
    let digits = number.digits
    guard !words.isEmpty else {
      let affix = number.isNegative ? Place.negative : Place.positive
      return AroundDigits(place: digits.isZero ? affix + Place.zero : affix, isAlone: false)
    }
    // The words of zero were read without a fraction; in Russian, 0 and 0.0 have others.
    if keepsZeros, digits.isZero, digits.count > 0 { return nil }
    let (place, content) = words.find(
      digits.whole,
      digits.fraction,
      count: digits.count,
      set: number.set,
      isNegative: number.isNegative
    )
    switch content {
    case .aroundDigits: return AroundDigits(place: place, isAlone: false)
    case .withoutDigits: return AroundDigits(place: place, isAlone: true)
    case .unknown: return nil
    }
  }

  /// Writes a number with the texts around it.
  @inline(__always)
  func write(_ number: ShownNumber, _ texts: AroundDigits, to output: inout UTF8Output) {
    append(texts.place, to: &output)
    if texts.isAlone { return }
    writeDigits(number.digits, to: &output)
    append(texts.place + 1, to: &output)
  }

  /// Appends an affix or, if the plan has words, one of them.
  @inline(__always)
  private func append(_ place: Int, to output: inout UTF8Output) {
    if words.isEmpty { output.append(texts, place) } else { output.append(words.texts, place) }
  }

  /// The operands of a number as it is shown; nil if ICU must write it.
  func operands(_ value: NumericValue) -> PluralOperands? {
    guard !shape.hasExponent else { return nil }
    switch value {
    case .binary(let value) where !value.isFinite: return PluralOperands(special: value.magnitude)
    case .decimal(let value) where !value.isFinite:
      return value.binaryValue.map { PluralOperands(special: $0.magnitude) }
    default: break
    }
    return shownNumber(value).map { number in
      let digits = number.digits
      let shown = PluralOperands(digits.whole, fraction: digits.fraction, count: digits.count)
      return digits.exponent == 0 ? shown : shown.raised(digits)
    }
  }

  /// The operands of a binary number as it is shown; nil if ICU must write it.
  func operands(_ value: Double) -> PluralOperands? { operands(.binary(value)) }
}

extension PluralOperands {
  /// The operands of a compact number with its power of ten.
  fileprivate func raised(_ compact: NumberPlan.Shaped) -> PluralOperands {
    let digits = String(compact.fraction)
    let zeros = String(repeating: "0", count: max(0, compact.count - digits.utf8.count))
    let text = compact.count == 0 ? "\(compact.whole)" : "\(compact.whole).\(zeros)\(digits)"
    return PluralOperands(
      FixedDecimal(plain: text, isNegativeZero: false),
      exponent: compact.exponent
    )
  }
}
