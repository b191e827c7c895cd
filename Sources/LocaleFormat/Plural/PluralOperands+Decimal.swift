internal import Sharing

extension PluralOperands {
  /// The operands of an integer that is shown in full.
  public init(_ value: some BinaryInteger) {
    let magnitude = value.magnitude
    if magnitude < 1_000_000_000_000_000 {
      self.init(small: UInt64(truncatingIfNeeded: magnitude), fraction: 0, count: 0)
    } else {
      self.init(digits: DecimalDigits(FixedDecimal(value)), exponent: 0)
    }
  }

  /// The operands of the shortest decimal of a binary number, without zeros at its end.
  public init(_ value: Double) {
    let magnitude = value.magnitude
    guard magnitude.isFinite else {
      self.init(special: magnitude)
      return
    }
    var power: UInt64 = 1
    for count in 0...6 {
      // Decimals of at most 15 digits differ as binary numbers, so this one is the shortest.
      let scaled = (magnitude * Double(power)).rounded()
      guard scaled < 1e15 else { break }
      if scaled / Double(power) == magnitude {
        let units = UInt64(scaled)
        self.init(small: units / power, fraction: units % power, count: count)
        return
      }
      power *= 10
    }
    self.init(digits: DecimalDigits(FixedDecimal(value)).trimmed, exponent: 0)
  }

  /// The operands of a decimal, with all of its fraction digits.
  ///
  /// - Parameters:
  ///   - value: The number as it is shown, without the power of ten: 1.2 for `1.2M`.
  ///   - exponent: The power of ten that the text has in words or as an exponent, 0 to 9999: 6 for
  ///     `1.2M`. A negative one counts as 0.
  public init(_ value: FixedDecimal, exponent: Int = 0) {
    if let special = value.binaryValue, value.special != .negativeZero {
      self.init(special: special.magnitude)
      return
    }
    if exponent <= 0, let short = ShortOperands(value.digits) {
      self.init(small: short.whole, fraction: short.fraction, count: short.count)
      return
    }
    self.init(digits: DecimalDigits(value), exponent: min(max(0, exponent), 9_999))
  }

  private init(digits: DecimalDigits, exponent: Int) {
    var whole = digits.whole
    whole += digits.fraction.prefix(exponent)
    whole += [UInt8](
      repeating: UInt8(ascii: "0"),
      count: max(0, exponent - digits.fraction.count)
    )
    let fraction = Array(digits.fraction.dropFirst(exponent))
    if exponent == 0, whole.count + fraction.count <= ShortOperands.maximumDigits {
      self.init(
        small: Self.number(whole[...]),
        fraction: Self.number(fraction[...]),
        count: fraction.count
      )
      return
    }
    let text = String(decoding: whole + [UInt8(ascii: ".")] + fraction, as: UTF8.self)
    self.init(
      n: Double(fraction.isEmpty ? String(text.dropLast()) : text) ?? .infinity,
      i: Self.number(whole.suffix(18)),
      f: Self.number(fraction.prefix(18)),
      v: fraction.count,
      c: exponent
    )
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> UInt64 {
    digits.reduce(0) { $0 &* 10 &+ UInt64($1 &- UInt8(ascii: "0")) }
  }
}

/// The digits of a decimal text of at most 15 digits without an exponent.
private struct ShortOperands {
  static let maximumDigits = 15
  private(set) var whole: UInt64 = 0
  private(set) var fraction: UInt64 = 0
  private(set) var count = 0

  @inline(__always)
  init?(_ text: String) {
    let short = text.withUTF8Span { Self($0) }
    guard let short else { return nil }
    self = short
  }

  @inline(__always)
  private init?(_ text: Span<UInt8>) {
    var digits = 0
    var hasPoint = false
    for place in text.indices {
      let byte = text[place]
      let digit = byte &- UInt8(ascii: "0")
      if digit < 10 {
        digits &+= 1
        if hasPoint {
          fraction = fraction &* 10 &+ UInt64(digit)
          count &+= 1
        } else {
          whole = whole &* 10 &+ UInt64(digit)
        }
      } else if byte == UInt8(ascii: ".") {
        hasPoint = true
      } else if byte != UInt8(ascii: "-") {
        return nil
      }
    }
    guard digits <= Self.maximumDigits else { return nil }
  }
}
