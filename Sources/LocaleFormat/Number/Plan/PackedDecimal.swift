/// The decimal digits of an integer, four bits each, the last digit in the lowest bits: held in
/// registers.
struct PackedDecimal {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private(set) var count = 0

  @inline(__always)
  init(_ value: UInt64) {
    var rest = value
    var shift: UInt64 = 0
    repeat {
      let quotient = rest / 10
      let digit = rest &- quotient &* 10
      // The 17th digit goes to the lowest bits of the upper half: a masked shift wraps.
      if count < 16 { low |= digit &<< shift } else { high |= digit &<< shift }
      shift &+= 4
      count &+= 1
      rest = quotient
    } while rest != 0
  }

  /// The digit at a place, place 0 being the unit; 0 above the highest.
  @inline(__always)
  func digit(_ place: Int) -> Int {
    let half = place < 16 ? low : high
    return Int(truncatingIfNeeded: half &>> UInt64(truncatingIfNeeded: place &* 4) & 15)
  }
}
