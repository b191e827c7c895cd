public import LocaleFormat

/// The value of an argument of a text: what a conversion or a placeholder writes.
///
/// ```swift
/// FormatArgument(3).typeName  // "an integer"
/// FormatArgument("Rom").typeName  // "a text"
/// ```
public enum FormatArgument: Sendable {
  /// An integer.
  case integer(Int)
  /// An integer above the largest `Int`.
  case unsigned(UInt64)
  /// A binary number.
  case binary(Double)
  /// A decimal number.
  case decimal(FixedDecimal)
  /// A text.
  case text(String)
  /// A value with the recipe that writes it, such as a date or an amount of money.
  case formatted(FormattedArgument)
  /// An instant, which messages write as a date or a time.
  case date(Instant)
  /// Another value that functions of messages take, such as the items of a list.
  case object(ArgumentObject)

  /// Makes an argument of a value.
  @inlinable public init(_ value: some StringArgument) { self = value.formatArgument }

  /// The type, as errors name it: `an integer`, `a text`.
  public var typeName: String {
    switch self {
    case .integer, .unsigned: "an integer"
    case .binary: "a binary number"
    case .decimal: "a decimal number"
    case .text: "a text"
    case .formatted: "a formatted value"
    case .date: "a date"
    case .object(let object): object.typeName
    }
  }
}

extension FormatArgument: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  /// A text.
  @inlinable public init(stringLiteral value: String) { self = .text(value) }
  /// An integer.
  @inlinable public init(integerLiteral value: Int) { self = .integer(value) }
  /// A binary number.
  @inlinable public init(floatLiteral value: Double) { self = .binary(value) }
}

/// A type whose values a text of a catalog can be filled with.
///
/// `%@` takes all of them but dates, `%d` and its relatives take integers, `%f` and its relatives take
/// every number, `%s` takes texts. What messages take is told by their functions.
public protocol StringArgument {
  /// The value as an argument.
  var formatArgument: FormatArgument { get }
}

/// A type whose values are numbers, which a message takes where it writes a number.
///
/// A function of the build plugin takes it for `{total, number, ::currency/EUR}`, so that a text in
/// its place is an error of the compiler.
public protocol NumberArgument: StringArgument {}

extension FormatArgument: StringArgument {
  /// The argument itself.
  @inlinable public var formatArgument: FormatArgument { self }
}

extension StringArgument where Self: BinaryInteger {
  /// The integer; one beyond 64 bits is a decimal.
  @inlinable public var formatArgument: FormatArgument {
    if let value = Int(exactly: self) { return .integer(value) }
    if let value = UInt64(exactly: self) { return .unsigned(value) }
    return .decimal(FixedDecimal(self))
  }
}

extension Int: NumberArgument {
  /// The integer.
  @inlinable public var formatArgument: FormatArgument { .integer(self) }
}
extension Int8: NumberArgument {}
extension Int16: NumberArgument {}
extension Int32: NumberArgument {}
extension Int64: NumberArgument {}
extension UInt: NumberArgument {}
extension UInt8: NumberArgument {}
extension UInt16: NumberArgument {}
extension UInt32: NumberArgument {}
extension UInt64: NumberArgument {}

extension Double: NumberArgument {
  /// The binary number.
  @inlinable public var formatArgument: FormatArgument { .binary(self) }
}

extension Float: NumberArgument {
  /// The binary number with the same shortest decimal.
  public var formatArgument: FormatArgument { .binary(Double("\(self)") ?? Double(self)) }
}

extension FixedDecimal: NumberArgument {
  /// The decimal.
  @inlinable public var formatArgument: FormatArgument { .decimal(self) }
}

extension String: StringArgument {
  /// The text.
  @inlinable public var formatArgument: FormatArgument { .text(self) }
}

extension Substring: StringArgument {
  /// The text.
  @inlinable public var formatArgument: FormatArgument { .text(String(self)) }
}

extension Character: StringArgument {
  /// The character as a text.
  @inlinable public var formatArgument: FormatArgument { .text(String(self)) }
}
