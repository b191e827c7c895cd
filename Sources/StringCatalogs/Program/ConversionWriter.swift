internal import CatalogFiles
internal import LocaleFormat

/// Writes arguments by one conversion, with its flags, width and precision.
///
/// Integers to the base 10 and decimal fractions follow the conventions of the app locale. Integers
/// to other bases, and `%a`, are for machines and are the same everywhere.
struct ConversionWriter {
  let index: Int
  let conversion: FormatProgram.Conversion
  let context: FillContext
  /// The app locale whose conventions numbers follow; nil for the current one.
  let app: BoundLocale?

  /// The recipe of numbers for `%@`: all digits of a binary number.
  static let objectNumber = NumberFormat.decimal.fraction(0...15)

  /// Writes an argument, padded to the width of the conversion.
  func string(
    _ argument: FormatArgument,
    _ arguments: ArgumentList
  ) throws(FillFailure) -> String {
    var flags = conversion.flags
    var width = 0
    if let given = try count(conversion.width, arguments) {
      // A negative width of `*` means the flag `-`.
      if given < 0 { flags.insert(.left) }
      width = min(Int(given.magnitude), FormatReader.maximumCount)
    }
    var text = try unpadded(argument, arguments)
    let length = text.count
    guard width > length else { return text }
    if flags.contains(.left) { return text + String(repeating: " ", count: width - length) }
    let isZeroPadded =
      flags.contains(.zero) && conversion.need != .anything && conversion.need != .text
      && !(conversion.need == .integer && hasPrecision)
    if isZeroPadded {
      let zeros = String(repeating: try zero(), count: width - length)
      text.insert(contentsOf: zeros, at: digitsStart(of: text))
      return text
    }
    return String(repeating: " ", count: width - length) + text
  }

  /// The place of the first digit: after the sign, and after `0x`.
  private func digitsStart(of text: String) -> String.Index {
    guard isForMachines else { return text.firstIndex(where: \.isNumber) ?? text.startIndex }
    let digits = text.drop { "+- ".contains($0) }
    return digits.lowercased().hasPrefix("0x")
      ? digits.index(digits.startIndex, offsetBy: 2) : digits.startIndex
  }

  /// Whether the number is the same in every locale.
  private var isForMachines: Bool {
    switch conversion.kind {
    case .octal, .hexadecimal, .hexadecimalFloat: true
    default: false
    }
  }

  private var hasPrecision: Bool {
    if case .none = conversion.precision { false } else { true }
  }

  private func unpadded(
    _ argument: FormatArgument,
    _ arguments: ArgumentList
  ) throws(FillFailure) -> String {
    switch conversion.kind {
    case .octal, .hexadecimal:
      return try machineInteger(argument, precision: try precision(arguments) ?? 1)
    case .hexadecimalFloat:
      guard let value = argument.binaryValue else { throw mismatch(argument) }
      return HexadecimalFloat.string(
        value,
        precision: try precision(arguments),
        flags: conversion.flags
      )
    case .character: return try character(argument)
    case .text:
      guard case .text(let text) = argument else { throw mismatch(argument) }
      return try truncated(text, arguments)
    case .object:
      switch argument {
      case .text(let text): return try truncated(text, arguments)
      case .formatted(let formatted):
        do throws(FormatError) {
          return try context.withCache { cache throws(FormatError) in
            try formatted.write(cache, app)
          }
        } catch {
          throw .unwritable(error)
        }
      default: return try number(argument, arguments)
      }
    case .signed, .unsigned, .fixed, .exponent, .shortest:
      return try number(argument, arguments)
    }
  }

  /// A text of at most as many characters as the precision says.
  private func truncated(
    _ text: String,
    _ arguments: ArgumentList
  ) throws(FillFailure) -> String {
    guard let most = try precision(arguments) else { return text }
    return String(text.prefix(most))
  }

  // MARK: Numbers for people

  /// Writes a number by its recipe.
  private func number(
    _ argument: FormatArgument,
    _ arguments: ArgumentList
  ) throws(FillFailure) -> String {
    guard let recipe = try recipe(for: argument, arguments), let number = argument.numericValue
    else { throw mismatch(argument) }
    do throws(FormatError) {
      let text = try context.withCache { cache throws(FormatError) in
        try cache.string(number.decimal, as: recipe, for: app?.locale(for: recipe))
      }
      let isPositive = !number.decimal.description.hasPrefix("-")
      let hasSpace =
        conversion.flags.contains(.space) && !conversion.flags.contains(.sign) && isPositive
      return hasSpace ? " " + text : text
    } catch {
      throw .unwritable(error)
    }
  }

  /// The recipe by which the conversion writes a number; nil if it does not write it for people.
  func recipe(
    for argument: FormatArgument,
    _ arguments: ArgumentList
  ) throws(FillFailure) -> NumberFormat? {
    let precision = try precision(arguments)
    let recipe: NumberFormat
    switch conversion.kind {
    case .signed, .unsigned:
      guard argument.isInteger else { throw mismatch(argument) }
      recipe = precision.map { NumberFormat.decimal.integer(atLeast: max(1, $0)) } ?? .decimal
    case .object:
      recipe = argument.isInteger ? .decimal : Self.objectNumber
    case .fixed:
      recipe = .decimal.fraction(precision ?? 6)
    case .exponent:
      return .skeleton(exponentSkeleton(digits: fractionSkeleton(precision ?? 6)))
    case .shortest:
      return try shortest(argument, precision: max(1, precision ?? 6))
    case .octal, .hexadecimal, .hexadecimalFloat, .character, .text:
      return nil
    }
    return signed(recipe)
  }

  /// The recipe with the sign of the flag `+`.
  private func signed(_ recipe: NumberFormat) -> NumberFormat {
    conversion.flags.contains(.sign) ? recipe.sign(.always) : recipe
  }

  /// The skeleton of a number with a power of ten of at least two digits and a sign.
  private func exponentSkeleton(digits: String) -> String {
    let sign = conversion.flags.contains(.sign) ? " sign-always" : ""
    return "scientific/*ee/sign-always \(digits)\(sign)"
  }

  private func fractionSkeleton(_ count: Int) -> String {
    count == 0 ? "precision-integer" : "." + String(repeating: "0", count: count)
  }

  /// The recipe of `%g`: a power of ten for numbers below 0.0001, and for those with more digits
  /// before the point than the precision.
  private func shortest(
    _ argument: FormatArgument,
    precision: Int
  ) throws(FillFailure) -> NumberFormat {
    guard let number = argument.numericValue else { throw mismatch(argument) }
    let least = conversion.flags.contains(.alternative) ? precision : 1
    guard let exponent = try exponent(of: number.decimal, digits: precision),
      exponent < -4 || exponent >= precision
    else { return signed(.decimal.significant(least...precision)) }
    let digits =
      String(repeating: "@", count: least) + String(repeating: "#", count: precision - least)
    return .skeleton(exponentSkeleton(digits: digits))
  }

  /// The power of ten of a number that is rounded to significant digits; nil for zero, NaN and the
  /// infinities.
  private func exponent(
    of number: FixedDecimal,
    digits: Int
  ) throws(FillFailure) -> Int? {
    guard number.isFinite, number.doubleValue != 0 else { return nil }
    let skeleton = "scientific " + String(repeating: "@", count: digits)
    do throws(FormatError) {
      let text = try context.withCache { cache throws(FormatError) in
        try cache.string(number, as: NumberFormat.skeleton(skeleton), for: .root)
      }
      return text.lastIndex(of: "E").flatMap { Int(text[text.index(after: $0)...]) }
    } catch {
      throw .unwritable(error)
    }
  }

  /// The digit zero of the app locale.
  private func zero() throws(FillFailure) -> String {
    if isForMachines { return "0" }
    do throws(FormatError) {
      return try context.withCache { cache throws(FormatError) in
        try cache.string(0, as: .plain, for: app?.locale(for: .plain))
      }
    } catch {
      throw .unwritable(error)
    }
  }

  // MARK: Numbers for machines, and characters

  /// Writes an integer to the base 8 or 16; a negative one as its two's complement.
  private func machineInteger(
    _ argument: FormatArgument,
    precision: Int
  ) throws(FillFailure) -> String {
    let value: UInt64
    switch argument {
    case .integer(let integer):
      let bits = UInt64(bitPattern: Int64(integer))
      let isShort = conversion.bitCount < 64 && integer >= -(1 << (conversion.bitCount - 1))
      value = integer < 0 && isShort ? bits & (1 << UInt64(conversion.bitCount) - 1) : bits
    case .unsigned(let unsigned): value = unsigned
    default: throw mismatch(argument)
    }
    let isHexadecimal = conversion.kind == .hexadecimal
    let isCapital = conversion.flags.contains(.capital)
    var digits = String(value, radix: isHexadecimal ? 16 : 8, uppercase: isCapital)
    if precision == 0, value == 0 { digits = "" }
    if digits.count < precision {
      digits = String(repeating: "0", count: precision - digits.count) + digits
    }
    guard conversion.flags.contains(.alternative) else { return digits }
    if isHexadecimal { return value == 0 ? digits : (isCapital ? "0X" : "0x") + digits }
    return digits.hasPrefix("0") ? digits : "0" + digits
  }

  /// Writes a character, or the one with a code.
  private func character(_ argument: FormatArgument) throws(FillFailure) -> String {
    switch argument {
    case .text(let text) where text.count == 1: return text
    case .integer(let code):
      guard let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value) else {
        throw mismatch(argument)
      }
      return String(scalar)
    default: throw mismatch(argument)
    }
  }

  // MARK: Counts

  private func precision(_ arguments: ArgumentList) throws(FillFailure) -> Int? {
    // A negative precision of `*` counts as none.
    guard let given = try count(conversion.precision, arguments), given >= 0 else { return nil }
    return min(given, FormatReader.maximumCount)
  }

  private func count(
    _ count: FormatProgram.Count,
    _ arguments: ArgumentList
  ) throws(FillFailure) -> Int? {
    switch count {
    case .none: return nil
    case .fixed(let value): return Int(value)
    case .argument(let place):
      guard let argument = arguments[Int(place)] else { throw .missing(argument: Int(place)) }
      guard case .integer(let value) = argument else {
        throw .mismatch(argument: Int(place), conversion: index, given: argument.typeName)
      }
      return max(-FormatReader.maximumCount, min(value, FormatReader.maximumCount))
    }
  }

  private func mismatch(_ argument: FormatArgument) -> FillFailure {
    .mismatch(
      argument: Int(conversion.argument),
      conversion: index,
      given: argument.typeName
    )
  }
}

extension FormatArgument {
  /// The number; nil for other values.
  var numericValue: NumericValue? {
    switch self {
    case .integer(let value): .integer(value)
    case .unsigned(let value): .decimal(FixedDecimal(value))
    case .binary(let value): .binary(value)
    case .decimal(let value): .decimal(value)
    case .text, .formatted, .date, .object: nil
    }
  }

  var isInteger: Bool {
    switch self {
    case .integer, .unsigned: true
    default: false
    }
  }

  /// Whether it decides plural forms.
  var isNumber: Bool {
    switch self {
    case .integer, .unsigned, .binary, .decimal: true
    case .formatted(let formatted): formatted.operands != nil
    case .text, .date, .object: false
    }
  }

  /// The number as a binary one; nil for other values.
  var binaryValue: Double? {
    switch numericValue {
    case .integer(let value): Double(value)
    case .binary(let value): value
    case .decimal(let value): value.doubleValue
    case nil: nil
    }
  }
}
