// Public, because code that is inlined into other modules calls it there.
public import CSharing

extension UTF8Output {
  /// Appends an integer in ASCII digits.
  @inlinable @inline(__always)
  package mutating func appendDigits(_ value: UInt64) {
    guard value < 100_000_000 else { return appendManyDigits(value) }
    let digits = Self.eightDigits(value)
    // Leading zeros are the lowest bytes; the last digit is kept.
    let zeros = min((digits & 0x0F0F_0F0F_0F0F_0F0F).trailingZeroBitCount &>> 3, 7)
    append(digits &>> UInt64(truncatingIfNeeded: zeros &* 8), count: 8 &- zeros)
  }

  /// Appends an integer in a given number of ASCII digits, 1 to 18, with leading zeros.
  @inlinable @inline(__always)
  package mutating func appendDigits(_ value: UInt64, count: Int) {
    guard count <= 8 else { return appendManyDigits(value, count: count) }
    appendFewDigits(value, count: count)
  }

  @inlinable @inline(never)
  mutating func appendManyDigits(_ value: UInt64) {
    let high = value / 100_000_000
    appendDigits(high)
    append(Self.eightDigits(value &- high &* 100_000_000), count: 8)
  }

  @inlinable @inline(never)
  mutating func appendManyDigits(_ value: UInt64, count: Int) {
    let high = value / 100_000_000
    appendDigits(high, count: count &- 8)
    append(Self.eightDigits(value &- high &* 100_000_000), count: 8)
  }

  /// Appends at most eight ASCII digits of an integer, with leading zeros.
  @inlinable @inline(__always)
  package mutating func appendFewDigits(_ value: UInt64, count: Int) {
    if count <= 3 {
      let surplus = UInt64(truncatingIfNeeded: (3 &- count) &* 8)
      append(Self.threeDigits(value) &>> surplus, count: count)
    } else {
      let surplus = UInt64(truncatingIfNeeded: (8 &- count) &* 8)
      append(Self.eightDigits(value) &>> surplus, count: count)
    }
  }

  /// Appends an integer below a billion in ASCII digits, with a separator between groups of three.
  ///
  /// Below a thousand, no separator is written.
  ///
  /// - Parameters:
  ///   - value: The integer.
  ///   - separator: At most 5 bytes, so that a group and its separator are one word.
  @inlinable @inline(__always)
  package mutating func appendFewThrees(_ value: UInt64, _ separator: ShortText) {
    guard hasRoom(3 &+ 2 &* ((separator.count & 7) &+ 3)) else { return }
    guard value >= 1_000 else { return appendFirst(value) }
    let thousands = value / 1_000
    if thousands < 1_000 {
      appendFirst(thousands)
    } else {
      // Computed from the value and not from the thousands, so that the two divisions can run in
      // parallel.
      let millions = value / 1_000_000
      appendFirst(millions)
      appendGroup(thousands &- millions &* 1_000, separator)
    }
    appendGroup(value &- thousands &* 1_000, separator)
  }

  /// Appends an integer in ASCII digits, with a separator between groups of three.
  ///
  /// - Parameters:
  ///   - value: The integer.
  ///   - separator: At most 5 bytes, so that a group and its separator are one word.
  @inlinable @inline(__always)
  package mutating func appendThrees(_ value: UInt64, _ separator: ShortText) {
    guard value >= 1_000_000_000 else { return appendFewThrees(value, separator) }
    // At most 20 digits, so at most six groups after the first.
    guard hasRoom(3 &+ 6 &* ((separator.count & 7) &+ 3)) else { return }
    let thousands = value / 1_000
    appendManyThrees(thousands, separator)
    appendGroup(value &- thousands &* 1_000, separator)
  }

  /// Appends all groups before the last, like ``appendThrees(_:_:)``.
  @inlinable @inline(never)
  mutating func appendManyThrees(_ value: UInt64, _ separator: ShortText) {
    var rest = value
    var groups: UInt64 = 0
    var count = 0
    // Each group uses ten bits.
    while rest >= 1_000 {
      let quotient = rest / 1_000
      groups = groups &<< 10 | (rest &- quotient &* 1_000)
      rest = quotient
      count &+= 1
    }
    appendFirst(rest)
    while count > 0 {
      appendGroup(groups & 1_023, separator)
      groups &>>= 10
      count &-= 1
    }
  }

  /// Appends one to three digits.
  ///
  /// The caller has checked that it fits.
  @inlinable @inline(__always)
  mutating func appendFirst(_ value: UInt64) {
    let zeros = value >= 100 ? 0 : value >= 10 ? 1 : 2
    let digits = Self.threeDigits(value) &>> UInt64(truncatingIfNeeded: zeros &* 8)
    unsafe end.storeBytes(of: digits.littleEndian, as: UInt64.self)
    unsafe end += 3 &- zeros
  }

  /// Appends a separator and three digits.
  ///
  /// The caller has checked that it fits.
  @inlinable @inline(__always)
  mutating func appendGroup(_ value: UInt64, _ separator: ShortText) {
    let digits = Self.threeDigits(value) &<< UInt64(truncatingIfNeeded: separator.count &* 8)
    unsafe end.storeBytes(of: (separator.word | digits).littleEndian, as: UInt64.self)
    unsafe end += (separator.count & 7) &+ 3
  }

  /// The ASCII digits of a number below 100,000,000, the first in the lowest byte.
  ///
  /// The number is split into halves, quarters and eighths, side by side in one word.
  @inlinable @inline(__always)
  static func eightDigits(_ value: UInt64) -> UInt64 {
    let high = value / 10_000
    let fours = high | (value &- high &* 10_000) &<< 32
    let hundreds = (fours &* 5_243) &>> 19 & 0x0000_007F_0000_007F
    let twos = hundreds | (fours &- hundreds &* 100) &<< 16
    let tens = (twos &* 103) &>> 10 & 0x000F_000F_000F_000F
    return (tens | (twos &- tens &* 10) &<< 8) | 0x3030_3030_3030_3030
  }

  /// The ASCII digits of a number below 1,000, the first in the lowest byte.
  @inlinable @inline(__always)
  static func threeDigits(_ value: UInt64) -> UInt64 { csharing_digits_three(value) }
}
