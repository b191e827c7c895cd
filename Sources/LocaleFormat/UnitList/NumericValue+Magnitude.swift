extension NumericValue {
  /// The number without its minus sign; nil if it has none.
  var magnitudeIfNegative: NumericValue? {
    switch self {
    case .integer(let value):
      return value < 0 ? NumericValue(value.magnitude) : nil
    case .binary(let value): return value.sign == .minus && !value.isNaN ? .binary(-value) : nil
    case .decimal(let value): return value.withoutSign.map { .decimal($0) }
    }
  }
}

extension FixedDecimal {
  /// The number without its minus sign; nil if it has none.
  fileprivate var withoutSign: FixedDecimal? {
    switch special {
    case .nan, .infinity: nil
    case .negativeInfinity: .infinity
    case nil, .negativeZero:
      digits.utf8.first == UInt8(ascii: "-")
        ? FixedDecimal(plain: String(digits.dropFirst()), isNegativeZero: false) : nil
    }
  }
}
