/// The decimal digits of an integer, four bits each, the last digit lowest: in registers.
struct PackedDecimal {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private(set) var count = 0
  let isNegative: Bool

  @inline(__always)
  init(_ value: Int) {
    isNegative = value < 0
    var rest = value.magnitude
    var shift: UInt64 = 0
    repeat {
      let quotient = rest / 10
      let digit = UInt64(rest &- quotient &* 10)
      // The 17th digit goes to the lowest bits of the upper half: a masked shift wraps.
      if count < 16 { low |= digit &<< shift } else { high |= digit &<< shift }
      shift &+= 4
      count &+= 1
      rest = quotient
    } while rest != 0
  }

  /// The digit at a place; place 0 is the unit.
  @inline(__always)
  func digit(_ place: Int) -> Int {
    let half = place < 16 ? low : high
    return Int(truncatingIfNeeded: half &>> UInt64(truncatingIfNeeded: place &* 4) & 15)
  }
}

/// At most 16 bytes of UTF-8, in registers.
struct ShortText: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  let count: Int

  /// Takes a text; nil when it is longer.
  init?(_ text: String) {
    count = text.utf8.count
    guard count <= 16 else { return nil }
    for (index, byte) in text.utf8.enumerated() {
      let place = UInt64(byte) << UInt64(index % 8 * 8)
      if index < 8 { low |= place } else { high |= place }
    }
  }

  @inline(__always)
  func write(to output: inout OutputSpan<UInt8>) {
    var rest = low
    var left = count
    while left > 0 {
      output.append(UInt8(truncatingIfNeeded: rest))
      rest &>>= 8
      left &-= 1
      if left == count &- 8 { rest = high }
    }
  }
}
