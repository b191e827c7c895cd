/// A natural number of any size, for exact conversions.
struct BigNatural: Hashable, Sendable {
  /// The digits to the base 2^32, the least significant first; the last one is not zero.
  private(set) var words: [UInt32]

  static let zero = BigNatural(words: [])
  static let one = BigNatural(1)

  init(_ value: UInt32) { words = value == 0 ? [] : [value] }

  private init(words: [UInt32]) {
    self.words = words
    while self.words.last == 0 { self.words.removeLast() }
  }

  /// Reads ASCII digits.
  init(digits: some Collection<UInt8>) {
    var result = BigNatural.zero
    var chunk: UInt32 = 0
    var scale: UInt32 = 1
    for digit in digits {
      chunk = chunk * 10 + UInt32(digit & 0xF)
      scale *= 10
      if scale == 1_000_000_000 {
        result.multiply(by: scale, adding: chunk)
        (chunk, scale) = (0, 1)
      }
    }
    if scale > 1 { result.multiply(by: scale, adding: chunk) }
    self = result
  }

  var isZero: Bool { words.isEmpty }
  var isOne: Bool { words == [1] }
  var isEven: Bool { (words.first ?? 0) & 1 == 0 }

  /// The number in ASCII digits; `0` for zero.
  var digits: [UInt8] {
    guard !isZero else { return [0x30] }
    var chunks: [UInt32] = []
    var rest = self
    while !rest.isZero { chunks.append(rest.divide(by: 1_000_000_000)) }
    var text = Array("\(chunks.last ?? 0)".utf8)
    for chunk in chunks.dropLast().reversed() {
      let part = "\(chunk)".utf8
      text += [UInt8](repeating: 0x30, count: 9 - part.count) + part
    }
    return text
  }

  /// Multiplies by a small number, and adds one.
  private mutating func multiply(by factor: UInt32, adding summand: UInt32 = 0) {
    var carry = UInt64(summand)
    for index in words.indices {
      carry += UInt64(words[index]) * UInt64(factor)
      words[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { words.append(UInt32(carry)) }
    while words.last == 0 { words.removeLast() }
  }

  /// Divides by a small number, and returns the remainder.
  mutating func divide(by divisor: UInt32) -> UInt32 {
    var rest: UInt64 = 0
    for index in words.indices.reversed() {
      let part = rest << 32 | UInt64(words[index])
      words[index] = UInt32(part / UInt64(divisor))
      rest = part % UInt64(divisor)
    }
    while words.last == 0 { words.removeLast() }
    return UInt32(rest)
  }

  /// Ten to the power of a number that is not negative.
  static func powerOfTen(_ exponent: Int) -> BigNatural {
    BigNatural(10).power(exponent)
  }

  /// The number to a power that is not negative.
  func power(_ exponent: Int) -> BigNatural {
    var result = BigNatural.one
    var square = self
    var rest = exponent
    while rest > 0 {
      if rest & 1 == 1 { result *= square }
      rest >>= 1
      if rest > 0 { square *= square }
    }
    return result
  }
}

extension BigNatural: Comparable {
  static func < (left: BigNatural, right: BigNatural) -> Bool {
    guard left.words.count == right.words.count else { return left.words.count < right.words.count }
    for (mine, other) in zip(left.words.reversed(), right.words.reversed()) where mine != other {
      return mine < other
    }
    return false
  }
}

extension BigNatural {
  static func + (left: BigNatural, right: BigNatural) -> BigNatural {
    let (long, short) =
      left.words.count < right.words.count ? (right.words, left.words) : (left.words, right.words)
    var sum: [UInt32] = []
    sum.reserveCapacity(long.count + 1)
    var carry: UInt64 = 0
    for (index, word) in long.enumerated() {
      carry += UInt64(word) + (index < short.count ? UInt64(short[index]) : 0)
      sum.append(UInt32(truncatingIfNeeded: carry))
      carry >>= 32
    }
    sum.append(UInt32(carry))
    return BigNatural(words: sum)
  }

  /// The difference of a number and one that is not larger.
  static func - (left: BigNatural, right: BigNatural) -> BigNatural {
    var difference = left.words
    var borrow: Int64 = 0
    for index in difference.indices {
      let subtrahend = index < right.words.count ? Int64(right.words[index]) : 0
      borrow += Int64(difference[index]) - subtrahend
      difference[index] = UInt32(truncatingIfNeeded: borrow)
      borrow >>= 32
    }
    return BigNatural(words: difference)
  }

  static func * (left: BigNatural, right: BigNatural) -> BigNatural {
    guard !left.isZero, !right.isZero else { return .zero }
    var product = [UInt32](repeating: 0, count: left.words.count + right.words.count)
    for (place, word) in left.words.enumerated() where word != 0 {
      var carry: UInt64 = 0
      for (offset, factor) in right.words.enumerated() {
        carry += UInt64(word) * UInt64(factor) + UInt64(product[place + offset])
        product[place + offset] = UInt32(truncatingIfNeeded: carry)
        carry >>= 32
      }
      product[place + right.words.count] = UInt32(carry)
    }
    return BigNatural(words: product)
  }

  static func *= (left: inout BigNatural, right: BigNatural) { left = left * right }
}

extension BigNatural {
  /// Divides by a number above zero.
  ///
  /// It is the long division of Knuth, The Art of Computer Programming, volume 2, algorithm D.
  func divided(by divisor: BigNatural) -> (quotient: BigNatural, remainder: BigNatural) {
    guard self >= divisor else { return (.zero, self) }
    if divisor.words.count == 1, let word = divisor.words.first {
      var quotient = self
      let rest = quotient.divide(by: word)
      return (quotient, BigNatural(rest))
    }
    // The highest bit of the divisor is set, so that each guess is at most two too large.
    let shift = divisor.words.last?.leadingZeroBitCount ?? 0
    let divisorWords = divisor.shiftedLeft(by: shift)
    var rest = shiftedLeft(by: shift) + [0]
    let count = divisorWords.count
    let top = UInt64(divisorWords[count - 1])
    var quotient = [UInt32](repeating: 0, count: rest.count - count)
    for place in quotient.indices.reversed() {
      let high = UInt64(rest[place + count]) << 32 | UInt64(rest[place + count - 1])
      var guess = min(high / top, 0xFFFF_FFFF)
      while !rest.subtract(divisorWords, times: guess, at: place) { guess -= 1 }
      quotient[place] = UInt32(guess)
    }
    return (BigNatural(words: quotient), BigNatural(words: rest).shiftedRight(by: shift))
  }

  private func shiftedLeft(by bits: Int) -> [UInt32] {
    guard bits > 0 else { return words }
    var carry: UInt32 = 0
    var shifted = words.map { word in
      let result = word << bits | carry
      carry = word >> (32 - bits)
      return result
    }
    if carry > 0 { shifted.append(carry) }
    return shifted
  }

  private func shiftedRight(by bits: Int) -> BigNatural {
    guard bits > 0 else { return self }
    var shifted = words
    var carry: UInt32 = 0
    for index in shifted.indices.reversed() {
      let word = shifted[index]
      shifted[index] = word >> bits | carry
      carry = word << (32 - bits)
    }
    return BigNatural(words: shifted)
  }

  /// The greatest common divisor.
  func commonDivisor(with other: BigNatural) -> BigNatural {
    var (larger, smaller) = (self, other)
    while !smaller.isZero { (larger, smaller) = (smaller, larger.divided(by: smaller).remainder) }
    return larger
  }
}

extension [UInt32] {
  /// Subtracts a multiple of a number from the words at a place; changes nothing if it is too large.
  fileprivate mutating func subtract(_ number: [UInt32], times factor: UInt64, at place: Int)
    -> Bool
  {
    var changed = self[place...(place + number.count)]
    var product: UInt64 = 0
    var borrow: Int64 = 0
    for index in changed.indices {
      let offset = index - place
      if offset < number.count { product += UInt64(number[offset]) * factor }
      borrow += Int64(changed[index]) - Int64(product & 0xFFFF_FFFF)
      changed[index] = UInt32(truncatingIfNeeded: borrow)
      borrow >>= 32
      product >>= 32
    }
    guard borrow == 0 else { return false }
    replaceSubrange(place...(place + number.count), with: changed)
    return true
  }
}
