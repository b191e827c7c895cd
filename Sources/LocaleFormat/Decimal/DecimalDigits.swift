internal import Sharing

/// The digits of a finite decimal number, without an exponent.
struct DecimalDigits: Hashable {
  var isNegative = false
  /// ASCII digits before the decimal point, at least one, without leading zeros.
  private(set) var whole: [UInt8]
  /// ASCII digits after the decimal point, including trailing zeros.
  private(set) var fraction: [UInt8]

  private static let zero = UInt8(ascii: "0")

  /// Creates a number from digits and the place of the point, which may be outside of them.
  ///
  /// - Parameters:
  ///   - digits: ASCII digits.
  ///   - point: The number of digits before the point.
  ///   - isNegative: Whether the number is below zero.
  init(_ digits: [UInt8], point: Int, isNegative: Bool) {
    self.isNegative = isNegative
    if point <= 0 {
      whole = []
      fraction = [UInt8](repeating: Self.zero, count: -point) + digits
    } else if point >= digits.count {
      whole = digits + [UInt8](repeating: Self.zero, count: point - digits.count)
      fraction = []
    } else {
      whole = Array(digits[..<point])
      fraction = Array(digits[point...])
    }
    whole = Array(whole.drop { $0 == Self.zero })
    if whole.isEmpty { whole = [Self.zero] }
  }

  /// Creates the digits of a finite decimal; it may be a negative zero.
  init(_ decimal: FixedDecimal) {
    var digits: [UInt8] = []
    var point: Int?
    var exponent = 0
    var rest = decimal.digits.utf8[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    while let byte = rest.popFirst() {
      if byte.isASCIIDigit {
        digits.append(byte)
      } else if byte == UInt8(ascii: ".") {
        point = digits.count
      } else {
        exponent = Int(String(decoding: rest, as: UTF8.self)) ?? 0
        break
      }
    }
    self.init(digits, point: (point ?? digits.count) + exponent, isNegative: isNegative)
  }

  var isZero: Bool { (whole + fraction).allSatisfy { $0 == Self.zero } }

  /// The digits before the point, with the sign.
  var wholeText: String { (isNegative ? "-" : "") + String(decoding: whole, as: UTF8.self) }

  /// Returns the number times a power of ten.
  func shifted(by exponent: Int) -> DecimalDigits {
    DecimalDigits(whole + fraction, point: whole.count + exponent, isNegative: isNegative)
  }

  /// Returns the exact product of two numbers.
  func multiplied(by other: DecimalDigits) -> DecimalDigits {
    let left = (whole + fraction).map { Int($0 & 0xF) }
    let right = (other.whole + other.fraction).map { Int($0 & 0xF) }
    // Sums of products stay far below the largest integer; the carries are made once, at the end.
    var sums = [Int](repeating: 0, count: left.count + right.count)
    for (place, digit) in left.enumerated() where digit != 0 {
      for (offset, factor) in right.enumerated() { sums[place + offset + 1] += digit * factor }
    }
    for place in sums.indices.dropFirst().reversed() {
      sums[place - 1] += sums[place] / 10
      sums[place] %= 10
    }
    return DecimalDigits(
      sums.map { 0x30 + UInt8($0) },
      point: whole.count + other.whole.count,
      isNegative: isNegative != other.isNegative
    )
  }

  /// Whether the number is 1, 10, 100 or 0.1, 0.01 and so on.
  var isPowerOfTen: Bool {
    !isNegative && (whole + fraction).filter { $0 != Self.zero } == [UInt8(ascii: "1")]
  }

  /// The number without trailing zeros of its fraction.
  var trimmed: DecimalDigits {
    var result = self
    while result.fraction.last == Self.zero { result.fraction.removeLast() }
    return result
  }
}

extension FixedDecimal {
  /// Creates a decimal from digits, without an exponent.
  init(_ digits: DecimalDigits) {
    let fraction = String(decoding: digits.fraction, as: UTF8.self)
    self.init(
      plain: digits.wholeText + (fraction.isEmpty ? "" : ".\(fraction)"),
      isNegativeZero: digits.isNegative && digits.isZero
    )
  }
}

extension FixedDecimal {
  /// Returns the exact product with a factor; the number itself if the factor is nil.
  ///
  /// Zeros and infinities keep their sign, as in ICU.
  func multiplied(by factor: DecimalDigits?) -> FixedDecimal {
    guard let factor, special == nil else { return self }
    let digits = DecimalDigits(self)
    return digits.isZero ? self : FixedDecimal(digits.multiplied(by: factor))
  }
}
