/// A unit of bytes, with its size.
enum ByteCountUnit: Int, CaseIterable {
  case byte
  case kilobyte
  case megabyte
  case gigabyte
  case terabyte
  case petabyte

  var set: ByteCountFormat.Units { ByteCountFormat.Units(rawValue: 1 << UInt8(rawValue)) }

  /// The number of bytes, as a power of 1000 or of 1024.
  func size(_ style: ByteCountFormat.Style) -> Rational {
    Rational(integer: style.base).power(rawValue)
  }

  /// The most fraction digits.
  var fractionDigits: Int {
    switch self {
    case .byte, .kilobyte: 0
    case .megabyte: 1
    default: 2
    }
  }

  /// The CLDR unit.
  var identifier: String { "\(self)" }

  /// The smallest allowed unit in which a rounded amount has no more than three whole digits, or is
  /// below 1024; otherwise the largest.
  static func best(for count: Rational, _ format: ByteCountFormat) -> (ByteCountUnit, Rational) {
    var best = (ByteCountUnit.byte, count)
    for unit in allCases where format.units.contains(unit.set) {
      best = (unit, (count / unit.size(format.style)).rounded(toFraction: unit.fractionDigits))
      if best.1.magnitude < Rational(integer: format.style.base) { break }
    }
    return best
  }
}

extension ByteCountFormat.Units {
  /// The unit in which zero is written: kilobytes if they are allowed, or else the smallest.
  var unitOfZero: ByteCountUnit {
    contains(.kilobyte)
      ? .kilobyte : ByteCountUnit.allCases.first { contains($0.set) } ?? .byte
  }
}

extension ByteCountFormat.Style {
  /// The number of bytes in a kilobyte.
  var base: UInt32 {
    switch self {
    case .file, .decimal: 1000
    case .memory, .binary: 1024
    }
  }
}
