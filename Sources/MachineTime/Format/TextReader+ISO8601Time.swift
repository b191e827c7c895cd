internal import Faults

extension TextReader {
  /// Reads a time of day down to its smallest unit, and the fraction of that unit.
  @inline(__always)
  mutating func readISOTime(
    _ reading: inout ISO8601Reading,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    let mayHaveColons = reading.form != .basic || reading.profile.contains(.mixedForms)
    if mayHaveColons, takesTime(from: bytes) {
      reading.form = .extended
      try readFractionOfSecond(reading.profile, from: bytes)
    } else {
      try readISOTimeByParts(&reading, from: bytes)
    }
  }

  @inline(never)
  private mutating func readISOTimeByParts(
    _ reading: inout ISO8601Reading,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    let profile = reading.profile
    try readISOHour(profile, from: bytes)
    let hasColon = peek(bytes) == UInt8(ascii: ":")
    guard hasColon || profile.contains(.basic) && startsWithDigit(bytes) else {
      guard profile.contains(.reducedTimes) else { throw missing(UInt8(ascii: ":"), in: bytes) }
      return try readFraction(of: .hour, profile, from: bytes)
    }
    try takeISOColon(hasColon, &reading, from: bytes)
    try read(.minute, digits: 2, from: bytes)
    guard hasColon ? takes(UInt8(ascii: ":"), from: bytes) : startsWithDigit(bytes) else {
      guard profile.contains(.reducedTimes) else { throw missing(UInt8(ascii: ":"), in: bytes) }
      return try readFraction(of: .minute, profile, from: bytes)
    }
    try read(.second, digits: 2, from: bytes)
    try readFractionOfSecond(profile, from: bytes)
  }

  /// Takes the colon if there is one.
  ///
  /// Throws if the colon, or its absence, does not match the form.
  @inline(__always)
  mutating func takeISOColon(
    _ hasColon: Bool,
    _ reading: inout ISO8601Reading,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    guard reading.admits(hasColon ? .extended : .basic) else {
      throw unexpectedForm(hasColon, in: bytes)
    }
    if hasColon { position &+= 1 }
  }

  @inline(never)
  private func unexpectedForm(_ hasColon: Bool, in bytes: Span<UInt8>) -> FormatError {
    guard hasColon else { return missing(UInt8(ascii: ":"), in: bytes) }
    return unreadable(bytes, Reason("no-colon-expected", "expected no colon, as before"))
  }

  private mutating func readISOHour(
    _ profile: ISO8601Profile,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    let start = position
    let hour = try digits(2, of: "hour", from: bytes)
    if hour == 24, profile.contains(.hour24) {
      fields.put(.hour, hour, at: start)
    } else {
      try keep(.hour, hour, at: start, in: bytes)
    }
  }

  // MARK: Fractions

  @inline(__always)
  private mutating func readFractionOfSecond(
    _ profile: ISO8601Profile,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    if profile.contains(.second60As59), fields[.second] == 60 {
      fields.put(.second, 59, at: fields.position(of: .second))
    }
    guard takesDecimalSign(profile, from: bytes) else { return }
    if profile.contains(.nineDigits) { try requireNineDigits(bytes) }
    try readFractionDigits(nil, from: bytes)
  }

  /// Reads a fraction of the hour or the minute, and stores it in the smaller units.
  private mutating func readFraction(
    of unit: Field,
    _ profile: ISO8601Profile,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    guard profile.contains(.fractionOfAnyUnit), takesDecimalSign(profile, from: bytes) else {
      return
    }
    let start = position
    let count = digitCount(in: bytes)
    guard count > 0 else {
      throw unreadable(
        bytes,
        Reason(
          "digit-of-unit-fraction-expected",
          "expected a digit of the fraction of the \(unit.name)"
        )
      )
    }
    position &+= count
    let nanosecondsPerUnit = (unit == .hour ? 3_600 : 60) * 1_000_000_000
    // From the last digit on, each division by ten may round down: it drops less than 1, which
    // cannot change the whole part of the next division. So the result is exact for any number of
    // digits.
    var rest = 0
    var index = position
    while index > start {
      index &-= 1
      rest = (Int(bytes[index] &- 0x30) * nanosecondsPerUnit + rest) / 10
    }
    let seconds = rest / 1_000_000_000
    if unit == .hour { fields.put(.minute, seconds / 60, at: start) }
    fields.put(.second, seconds % 60, at: start)
    fields.put(.fraction, rest % 1_000_000_000, at: start)
  }

  @inline(__always)
  mutating func takesDecimalSign(_ profile: ISO8601Profile, from bytes: Span<UInt8>) -> Bool {
    takes(UInt8(ascii: "."), from: bytes)
      || profile.contains(.comma) && takes(UInt8(ascii: ","), from: bytes)
  }

  func requireNineDigits(_ bytes: Span<UInt8>) throws(FormatError) {
    guard digitCount(in: bytes) <= 9 else {
      throw Self.unreadable(
        bytes,
        at: position + 9,
        Reason("nine-digits-expected", "expected nine digits of a fraction at most")
      )
    }
  }
}
