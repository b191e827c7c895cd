internal import Faults
internal import Sharing

extension TextReader {
  /// Whether an offset is here, or after spaces if these are allowed before it.
  @inline(__always)
  mutating func takesStartOfOffset(
    _ profile: ISO8601Profile,
    from bytes: Span<UInt8>
  ) -> Bool {
    let start = position
    if profile.contains(.freeSpaces) { takeSpaces(from: bytes) }
    guard let next = peek(bytes) else { return false }
    switch next {
    case UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"): return true
    case UInt8(ascii: "z"): if profile.contains(.smallLetters) { return true }
    default: if profile.contains(.minusSign), startsWithMinusSign(bytes) { return true }
    }
    // The spaces are not taken: they may be those at the end of the text.
    position = start
    return false
  }

  /// Reads `Z`, or a sign, hours and minutes.
  @inline(__always)
  mutating func readISOOffset(
    _ reading: inout ISO8601Reading,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    let start = position
    let isZ = takesLetter(UInt8(ascii: "Z"), orSmall: reading.profile, from: bytes)
    let seconds = isZ ? 0 : try readNumericISOOffset(&reading, from: bytes)
    fields.put(.offset, seconds, at: start)
  }

  @inline(never)
  mutating func readNumericISOOffset(
    _ reading: inout ISO8601Reading,
    from bytes: Span<UInt8>
  ) throws(FormatError) -> Int {
    let profile = reading.profile
    let isNegative = takesMinus(profile, from: bytes)
    guard isNegative || takes(UInt8(ascii: "+"), from: bytes) else {
      throw unreadable(bytes, .offsetExpected)
    }
    var seconds = try offsetPart("hour", digits: 2, 0...23, from: bytes) * 3_600
    let hasColon = peek(bytes) == UInt8(ascii: ":")
    if hasColon || profile.contains(.basic) && startsWithDigit(bytes) {
      try takeISOColon(hasColon, &reading, from: bytes)
      seconds += try offsetPart("minute", digits: 2, 0...59, from: bytes) * 60
      if profile.contains(.offsetSeconds) {
        seconds += try readSecondsOfOffset(profile, hasColon: hasColon, from: bytes)
      }
    } else if !profile.contains(.hourOffsets) {
      throw missing(UInt8(ascii: ":"), in: bytes)
    }
    return isNegative ? -seconds : seconds
  }

  private mutating func readSecondsOfOffset(
    _ profile: ISO8601Profile,
    hasColon: Bool,
    from bytes: Span<UInt8>
  ) throws(FormatError) -> Int {
    guard hasColon ? takes(UInt8(ascii: ":"), from: bytes) : startsWithDigit(bytes) else {
      return 0
    }
    let seconds = try offsetPart("second", digits: 2, 0...59, from: bytes)
    guard takesDecimalSign(profile, from: bytes) else { return seconds }
    guard startsWithDigit(bytes) else {
      throw unreadable(
        bytes,
        Reason(
          "digit-of-offset-fraction-expected",
          "expected a digit of the fraction of the offset"
        )
      )
    }
    if profile.contains(.nineDigits) { try requireNineDigits(bytes) }
    while let digit = takesDigit(from: bytes) {
      guard digit == 0 else {
        throw Self.impossible(
          bytes,
          at: position - 1,
          Reason("offset-not-of-whole-seconds", "the offset is not of whole seconds")
        )
      }
    }
    return seconds
  }

  /// Whether the offset has seconds: six digits, with or without colons.
  func hasSecondsOfOffset(_ bytes: Span<UInt8>) -> Bool {
    guard fields.has(.offset) else { return false }
    var count = 0
    var index = fields.position(of: .offset)
    // The sign may be the three bytes of U+2212; none of them is an ASCII digit or a bracket.
    while index < bytes.count, bytes[index] != UInt8(ascii: "["), count < 6 {
      if bytes[index].isASCIIDigit { count &+= 1 }
      index &+= 1
    }
    return count == 6
  }

  /// Whether the text gives only the time in UTC, but not the local offset.
  ///
  /// Source: [RFC 9557, section 2.2](https://www.rfc-editor.org/rfc/rfc9557#section-2.2).
  func isOffsetUnknown(_ bytes: Span<UInt8>) -> Bool {
    guard fields.has(.offset) else { return true }
    return fields[.offset] == 0 && bytes[fields.position(of: .offset)] != UInt8(ascii: "+")
  }
}
