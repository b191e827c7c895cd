internal import LocaleFormat

/// Reads decimal text and writes it in every locale asked for.
struct NumberWriter {
  let recipe: NumberFormat
  let locales: [(name: String, locale: LocaleID)]
  let common: CommonOptions

  /// Decimal text as the library takes it.
  enum Value {
    case integer(Int)
    case decimal(FixedDecimal)
    case binary(Double)

    init(_ bytes: ArraySlice<UInt8>) throws(ValueError) {
      if let integer = Self.smallInteger(bytes) {
        self = .integer(integer)
        return
      }
      let text = String(decoding: bytes, as: UTF8.self)
      switch text {
      case "NaN": self = .binary(.nan)
      case "Infinity": self = .binary(.infinity)
      case "-Infinity": self = .binary(-.infinity)
      default:
        do throws(FormatError) {
          self = .decimal(try FixedDecimal(text))
        } catch {
          throw ValueError(error)
        }
      }
    }

    /// Up to 18 digits with an optional minus sign; `-0` is no integer.
    private static func smallInteger(_ bytes: ArraySlice<UInt8>) -> Int? {
      let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
      guard (1...18).contains(digits.count) else { return nil }
      var value = 0
      for byte in digits {
        guard (0x30...0x39).contains(byte) else { return nil }
        value = value * 10 + Int(byte & 0xF)
      }
      guard digits.count < bytes.count else { return value }
      return value == 0 ? nil : -value
    }

    func append(by formatter: NumberFormat.Formatter, to bytes: inout [UInt8]) {
      switch self {
      case .integer(let value): formatter.append(value, to: &bytes)
      case .decimal(let value): formatter.append(value, to: &bytes)
      case .binary(let value): formatter.append(value, to: &bytes)
      }
    }
  }

  func run(_ arguments: [String]) throws {
    let lines = try common.lines(for: locales) { locale throws(FormatError) in
      try FormatterCache.shared.formatter(recipe, for: locale)
    }
    try ValueStream(arguments: arguments, keepsGoing: common.keepGoing).run {
      bytes,
      output throws(ValueError) in
      let value = try Value(bytes)
      for line in lines {
        line.write(input: bytes, to: &output) { value.append(by: $0, to: &$1) }
      }
    }
  }
}
