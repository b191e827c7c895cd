internal import Sharing

/// A decimal number of any length, kept exactly as it was written: never a binary fraction.
///
/// ```swift
/// FixedDecimal("123456789012345678901234567890.12").description  // "123456789012345678901234567890.12"
/// FixedDecimal("+1.50E3").description  // "1.50E3"
/// FixedDecimal("-Infinity") == .negativeInfinity  // true
/// ```
///
/// Two decimals are equal if their texts are equal: `1.5` and `1.50` differ, because only some
/// recipes format them alike. The type has no arithmetic.
public struct FixedDecimal: Hashable, Sendable {
  /// A value that ICU accepts only as a binary number.
  enum Special: Hashable, Sendable {
    case negativeZero
    case nan
    case infinity
    case negativeInfinity
  }

  /// ASCII digits with an optional leading `-`, one `.` and an exponent; or a special value's name.
  let digits: String
  /// The kind of special value; nil for others.
  let special: Special?

  /// The maximum absolute exponent that is read.
  ///
  /// A larger exponent would turn a short text into a very long number.
  public static let maximumExponent = 9_999

  /// Not a number.
  public static let nan = FixedDecimal(name: "NaN", .nan)
  /// Positive infinity.
  public static let infinity = FixedDecimal(name: "Infinity", .infinity)
  /// Negative infinity.
  public static let negativeInfinity = FixedDecimal(name: "-Infinity", .negativeInfinity)

  private init(name: String, _ special: Special) {
    digits = name
    self.special = special
  }

  /// Reads decimal text: an optional sign, ASCII digits with at most one `.`, an optional exponent.
  ///
  /// - Parameter text: A text such as `-12.50`, `.5` or `6.02e23`, without spaces and group
  ///   separators. Also `NaN`, `Infinity` and `-Infinity`.
  /// - Throws: `FormatError.Code.invalidNumber` with the place of the first invalid byte.
  public init(_ text: String) throws(FormatError) {
    switch text {
    case Self.nan.digits: self = .nan
    case Self.infinity.digits: self = .infinity
    case Self.negativeInfinity.digits: self = .negativeInfinity
    default:
      var scanner = DecimalScanner(text)
      try scanner.scan()
      digits = text.utf8.first == UInt8(ascii: "+") ? String(text.dropFirst()) : text
      special = scanner.isNegative && scanner.isZero ? .negativeZero : nil
    }
  }

  /// Creates a decimal from an integer.
  public init(_ value: some BinaryInteger) {
    digits = String(value)
    special = nil
  }

  /// Creates a decimal from a number of its smallest units, such as an amount of money in cents.
  ///
  /// ```swift
  /// FixedDecimal(123_450, fractionDigits: 2).description  // "1234.50"
  /// FixedDecimal(-5, fractionDigits: Currency("EUR").fractionDigits).description  // "-0.05"
  /// ```
  /// - Parameters:
  ///   - value: The integer whose last digits are the fraction.
  ///   - fractionDigits: The number of these digits. Below 0 it counts as 0, and above
  ///     ``maximumExponent`` as that.
  public init(_ value: some BinaryInteger, fractionDigits: Int) {
    let digits = Array(String(value.magnitude).utf8)
    let count = min(max(0, fractionDigits), Self.maximumExponent)
    self.init(DecimalDigits(digits, point: digits.count - count, isNegative: value < 0))
  }

  /// Creates the shortest decimal of a binary number; `NaN` and infinities are accepted.
  ///
  /// ```swift
  /// FixedDecimal(0.1).description  // "0.1"
  /// ```
  public init(_ value: Double) {
    if value.isNaN {
      self = .nan
    } else if value.isInfinite {
      self = value < 0 ? .negativeInfinity : .infinity
    } else {
      digits = "\(value)"
      special = value == 0 && value.sign == .minus ? .negativeZero : nil
    }
  }

  /// Creates the shortest decimal of another binary type, which is its description.
  ///
  /// ```swift
  /// FixedDecimal(Float(0.1)).description  // "0.1"
  /// ```
  ///
  /// If a type of another package has another description, the nearest `Double` is used.
  public init(_ value: some BinaryFloatingPoint) {
    do throws(FormatError) {
      let text = "\(value)"
      guard value.isFinite else { throw .invalidNumber(text, offset: 0, reason: .empty) }
      try self.init(text)
    } catch {
      self.init(Double(value))
    }
  }

  /// Creates a decimal from a text that must be valid.
  init(plain digits: String, isNegativeZero: Bool) {
    self.digits = digits
    special = isNegativeZero ? .negativeZero : nil
  }
}

extension FixedDecimal: CustomStringConvertible {
  /// The text that was read, without a leading `+`.
  public var description: String { digits }
}

extension FixedDecimal {
  /// The value for ICU if it does not accept the decimal text; nil for every other value.
  var binaryValue: Double? {
    switch special {
    case nil: nil
    case .negativeZero: -0.0
    case .nan: .nan
    case .infinity: .infinity
    case .negativeInfinity: -.infinity
    }
  }
}

extension FixedDecimal {
  /// Whether it is neither NaN nor infinite.
  package var isFinite: Bool { special == nil || special == .negativeZero }

  /// The number without its sign.
  var magnitude: FixedDecimal {
    switch special {
    case .nan: .nan
    case .infinity, .negativeInfinity: .infinity
    case .negativeZero: FixedDecimal(plain: String(digits.dropFirst()), isNegativeZero: false)
    case nil:
      digits.utf8.first == UInt8(ascii: "-")
        ? FixedDecimal(plain: String(digits.dropFirst()), isNegativeZero: false) : self
    }
  }

  /// The nearest binary number.
  public var doubleValue: Double { binaryValue ?? Double(digits) ?? .nan }

  /// The value as an integer; nil if it has a fraction or does not fit.
  ///
  /// ```swift
  /// FixedDecimal("12.0").integerValue  // 12
  /// FixedDecimal("12.5").integerValue  // nil
  /// ```
  public var integerValue: Int? {
    guard special != .nan, special != .infinity, special != .negativeInfinity else { return nil }
    if let whole = Int(digits) { return whole }
    let plain = DecimalDigits(self)
    return plain.fraction.allSatisfy { $0 == UInt8(ascii: "0") } ? Int(plain.wholeText) : nil
  }
}

/// Validates decimal text byte by byte.
private struct DecimalScanner {
  private let text: String
  private(set) var isNegative = false
  private(set) var isZero = true
  private var digitCount = 0
  private var hasPoint = false

  init(_ text: String) { self.text = text }

  mutating func scan() throws(FormatError) {
    var offset = 0
    var exponentStart: Int?
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "+") where offset == 0: break
      case UInt8(ascii: "-") where offset == 0: isNegative = true
      case UInt8(ascii: ".") where !hasPoint: hasPoint = true
      case UInt8(ascii: "0"): digitCount += 1
      case UInt8(ascii: "1")...UInt8(ascii: "9"):
        digitCount += 1
        isZero = false
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard digitCount > 0 else { throw error(offset, .digitExpected) }
        exponentStart = offset + 1
      default: throw error(offset, .digitExpected)
      }
      offset += 1
      if exponentStart != nil { break }
    }
    guard let exponentStart else {
      guard digitCount > 0 else { throw error(offset, .digitExpected) }
      return
    }
    try scanExponent(from: exponentStart)
  }

  private func scanExponent(from start: Int) throws(FormatError) {
    var exponent = 0
    var offset = start
    var count = 0
    for byte in text.utf8.dropFirst(start) {
      if byte.isASCIIDigit {
        exponent = min(exponent * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000)
        count += 1
      } else if offset != start || byte != UInt8(ascii: "+") && byte != UInt8(ascii: "-") {
        throw error(offset, .digitExpected)
      }
      offset += 1
    }
    guard count > 0 else { throw error(offset, .digitExpected) }
    guard exponent <= FixedDecimal.maximumExponent else {
      throw error(start, .exponentTooLarge)
    }
  }

  private func error(_ offset: Int, _ reason: Reason) -> FormatError {
    let form = reason == .digitExpected ? NumberForm(text, at: offset) : nil
    return .invalidNumber(text.excerpt, offset: offset, reason: form?.reason ?? reason)
  }
}
