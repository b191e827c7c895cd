internal import CatalogFiles

/// Writes binary numbers to the base 16, as `%a` does in C: `0x1.8p+1`.
enum HexadecimalFloat {
  /// Writes a number.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - precision: The number of digits after the point; nil for as many as the number has.
  ///   - flags: The flags of the conversion.
  /// - Returns: The text, with ASCII digits in every locale.
  static func string(
    _ value: Double,
    precision: Int?,
    flags: FormatConversion.Flags
  ) -> String {
    let sign = value.sign == .minus ? "-" : flags.contains(.sign) ? "+" : ""
    let text = sign + magnitude(value.magnitude, precision: precision, flags: flags)
    return flags.contains(.capital) ? text.uppercased() : text
  }

  private static func magnitude(
    _ value: Double,
    precision: Int?,
    flags: FormatConversion.Flags
  ) -> String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return "inf" }
    // 52 bits are 13 digits; the first bit is the one before the point.
    var bits = value.significandBitPattern
    var exponent = value == 0 ? 0 : Int(value.exponent)
    if value.isNormal {
      bits |= 1 << 52
    } else if value != 0 {
      // A subnormal number is shifted until its first bit is before the point.
      let shift = bits.leadingZeroBitCount - 11
      bits <<= UInt64(shift)
    }
    if let precision, precision < 13 {
      let dropped = UInt64(4 * (13 - precision))
      let (half, rest) = (UInt64(1) << (dropped - 1), bits & (1 << dropped - 1))
      bits >>= dropped
      if rest > half || rest == half && bits & 1 == 1 { bits += 1 }
      bits <<= dropped
    }
    if bits >> 53 != 0 {
      bits >>= 1
      exponent += 1
    }
    var digits = String(bits & (1 << 52 - 1), radix: 16)
    digits = String(repeating: "0", count: 13 - digits.count) + digits
    if let precision {
      digits =
        precision <= 13
        ? String(digits.prefix(precision))
        : digits + String(repeating: "0", count: precision - 13)
    } else {
      while digits.last == "0" { digits.removeLast() }
    }
    let point = digits.isEmpty && !flags.contains(.alternative) ? "" : "."
    return "0x\(bits >> 52)\(point)\(digits)p\(exponent < 0 ? "-" : "+")\(exponent.magnitude)"
  }
}
