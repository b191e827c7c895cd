public import FoundationEssentials
public import LocaleFormat

/// A type of number that ``LocalizedNumberStyle`` writes and reads.
///
/// Every integer type and every binary floating-point type of the standard library conforms to it,
/// and `Decimal`.
public protocol LocalizedNumber: FormattableNumber {
  /// Converts a decimal to this type.
  ///
  /// - Parameter decimal: Any decimal.
  /// - Returns: The number, exactly; for binary types the nearest one. Nil if the type cannot hold
  ///   it, because of a fraction or its magnitude.
  static func value(of decimal: FixedDecimal) -> Self?
}

// MARK: Integers

extension LocalizedNumber where Self: FixedWidthInteger {
  /// Converts a decimal to an integer; nil for a fraction, and for a number that is too large or
  /// too small.
  public static func value(of decimal: FixedDecimal) -> Self? {
    ExactDigits(decimal).flatMap { digits in digits.wholeText.flatMap { Self($0) } }
  }
}

extension Int: LocalizedNumber {}
extension Int8: LocalizedNumber {}
extension Int16: LocalizedNumber {}
extension Int32: LocalizedNumber {}
extension Int64: LocalizedNumber {}
extension Int128: LocalizedNumber {}
extension UInt: LocalizedNumber {}
extension UInt8: LocalizedNumber {}
extension UInt16: LocalizedNumber {}
extension UInt32: LocalizedNumber {}
extension UInt64: LocalizedNumber {}
extension UInt128: LocalizedNumber {}

// MARK: Binary and decimal fractions

extension LocalizedNumber where Self: BinaryFloatingPoint & LosslessStringConvertible {
  /// Converts a decimal to the nearest number; nil for one that is too large.
  public static func value(of decimal: FixedDecimal) -> Self? {
    guard ExactDigits(decimal) != nil else { return Self(decimal.doubleValue) }
    return Self(decimal.description).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension Float16: LocalizedNumber {}
extension Float: LocalizedNumber {}
extension Double: LocalizedNumber {}
#if arch(x86_64)
extension Float80: LocalizedNumber {}
#endif

extension Decimal: LocalizedNumber {
  /// The number, exactly.
  public var numericValue: NumericValue { .decimal(FixedDecimal(self)) }

  /// Converts a decimal exactly; nil for one with too many digits, which is never rounded.
  public static func value(of decimal: FixedDecimal) -> Decimal? {
    guard let digits = ExactDigits(decimal) else { return decimal == .nan ? .nan : nil }
    guard let value = Decimal(string: decimal.description),
      ExactDigits(FixedDecimal(value)) == digits
    else { return nil }
    return value
  }
}

extension FixedDecimal {
  /// Whether the number has no fraction; nil for `NaN` and the infinities.
  var isWhole: Bool? { ExactDigits(self)?.isWhole }
}

/// The digits of a decimal without redundant zeros, so that equal numbers have equal digits.
private struct ExactDigits: Equatable {
  private var isNegative = false
  private var digits: [UInt8] = []
  /// The power of ten of the last digit.
  private var exponent = 0

  /// Makes the digits of a decimal; nil for `NaN` and the infinities.
  init?(_ decimal: FixedDecimal) {
    var fractionDigits: Int?
    var rest = decimal.description.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): fractionDigits = 0
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits.append(byte)
        fractionDigits = fractionDigits.map { $0 + 1 }
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        exponent = Int(String(decoding: rest, as: UTF8.self)) ?? 0
        rest = rest[rest.endIndex...]
      default: return nil
      }
    }
    exponent -= fractionDigits ?? 0
    while digits.last == UInt8(ascii: "0") {
      digits.removeLast()
      exponent += 1
    }
    digits = Array(digits.drop { $0 == UInt8(ascii: "0") })
    if digits.isEmpty {
      exponent = 0
      isNegative = false
    }
  }

  var isWhole: Bool { exponent >= 0 }

  /// The number without a decimal point; nil if it has a fraction, or more digits than any integer.
  var wholeText: String? {
    guard exponent >= 0, digits.count + exponent <= 40 else { return nil }
    let zeros = String(repeating: "0", count: digits.isEmpty ? 1 : exponent)
    return (isNegative ? "-" : "") + String(decoding: digits, as: UTF8.self) + zeros
  }
}
