/// A number to be written, in its original form.
public enum NumericValue: Hashable, Sendable {
  /// An integer.
  case integer(Int)
  /// A binary number, which is written as its shortest decimal.
  case binary(Double)
  /// A decimal number, which is written exactly.
  case decimal(FixedDecimal)

  /// Creates a value from an integer of any size.
  @inlinable public init(_ value: some BinaryInteger) {
    if let small = Int(exactly: value) { self = .integer(small) } else { self.init(large: value) }
  }

  @usableFromInline init(large value: some BinaryInteger) { self = .decimal(FixedDecimal(value)) }

  /// The same number as a decimal; for a binary number, its shortest decimal.
  public var decimal: FixedDecimal {
    switch self {
    case .integer(let value): FixedDecimal(value)
    case .binary(let value): FixedDecimal(value)
    case .decimal(let value): value
    }
  }
}

extension NumericValue: CustomStringConvertible {
  /// The digits in machine form.
  public var description: String {
    switch self {
    case .integer(let value): "\(value)"
    case .binary(let value): "\(value)"
    case .decimal(let value): value.digits
    }
  }
}

/// A number that can be formatted: integers, the standard library's binary types, and decimals.
public protocol FormattableNumber: Sendable {
  /// The number as it is written.
  var numericValue: NumericValue { get }
}

extension FormattableNumber where Self: BinaryInteger {
  /// The integer.
  @inlinable public var numericValue: NumericValue { NumericValue(self) }
}

extension FormattableNumber where Self: BinaryFloatingPoint {
  /// The double that is written the same: that of the shortest decimal, if this type has fewer
  /// digits.
  public var numericValue: NumericValue { .binary(Double("\(self)") ?? Double(self)) }
}

extension Int: FormattableNumber {
  /// The integer.
  @inlinable public var numericValue: NumericValue { .integer(self) }
}
extension Int8: FormattableNumber {}
extension Int16: FormattableNumber {}
extension Int32: FormattableNumber {}
extension Int64: FormattableNumber {}
extension Int128: FormattableNumber {}
extension UInt: FormattableNumber {}
extension UInt8: FormattableNumber {}
extension UInt16: FormattableNumber {}
extension UInt32: FormattableNumber {}
extension UInt64: FormattableNumber {}
extension UInt128: FormattableNumber {}
extension Float16: FormattableNumber {}
extension Float: FormattableNumber {}
extension Double: FormattableNumber {
  /// The binary number.
  @inlinable public var numericValue: NumericValue { .binary(self) }
}
#if arch(x86_64)
extension Float80: FormattableNumber {
  /// The shortest decimal, which can have more digits than a double.
  public var numericValue: NumericValue { .decimal(FixedDecimal(self)) }
}
#endif
extension FixedDecimal: FormattableNumber {
  /// The decimal.
  @inlinable public var numericValue: NumericValue { .decimal(self) }
}
