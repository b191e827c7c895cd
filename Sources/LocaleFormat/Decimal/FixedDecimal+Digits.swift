internal import Sharing

// The little arithmetic that messages need.

extension FixedDecimal {
  /// The digits without an exponent, without zeros at the end of the fraction, and without the sign of
  /// zero; the name of a number that is not finite.
  package var plainDigits: String {
    guard isFinite else { return digits }
    var plain = DecimalDigits(self).trimmed
    if plain.isZero { plain.isNegative = false }
    return FixedDecimal(plain).digits
  }

  /// The number times a hundred, exactly.
  package var timesHundred: FixedDecimal {
    isFinite ? FixedDecimal(DecimalDigits(self).shifted(by: 2)) : self
  }

  /// The nearest integer; ties go away from zero.
  package var roundedToInteger: FixedDecimal {
    guard isFinite else { return self }
    let plain = DecimalDigits(self)
    guard let first = plain.fraction.first else { return FixedDecimal(plain) }
    var digits = plain.whole
    if first >= UInt8(ascii: "5") {
      var place = digits.count - 1
      while place >= 0, digits[place] == UInt8(ascii: "9") {
        digits[place] = UInt8(ascii: "0")
        place -= 1
      }
      if place >= 0 { digits[place] += 1 } else { digits.insert(UInt8(ascii: "1"), at: 0) }
    }
    return FixedDecimal(
      DecimalDigits(digits, point: digits.count, isNegative: plain.isNegative)
    )
  }
}
