internal import Faults
internal import Sharing

extension TextReader {
  /// Reads a date, a time, or both, as a profile of ISO 8601 allows.
  mutating func readISO8601(
    _ profile: ISO8601Profile,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    var reading = ISO8601Reading(profile)
    try readISO8601(&reading, from: bytes)
  }

  mutating func readISO8601(
    _ reading: inout ISO8601Reading,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    let profile = reading.profile
    if profile.contains(.freeSpaces) { takeSpaces(from: bytes) }
    if !profile.contains(.needsOffset), takesStartOfTime(profile, from: bytes) {
      try readISOTime(&reading, from: bytes)
      if profile.contains(.offsetsOfTimes), takesStartOfOffset(profile, from: bytes) {
        try readISOOffset(&reading, from: bytes)
      }
    } else {
      try readISODate(&reading, from: bytes)
      try readISOTimeOfDate(&reading, from: bytes)
    }
    if profile.contains(.annotations), peek(bytes) == UInt8(ascii: "[") {
      try readAnnotations(&reading, from: bytes)
    }
    if profile.contains(.freeSpaces) { takeSpaces(from: bytes) }
  }

  /// Reads the parts that may follow a date: a time, and an offset after it.
  @inline(__always)
  private mutating func readISOTimeOfDate(
    _ reading: inout ISO8601Reading,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    let profile = reading.profile
    let standsAlone = profile.contains(.weekDatesAlone) && fields.has(.week)
    guard !standsAlone, takesSeparatorOfTime(profile, from: bytes) else {
      if profile.contains(.needsOffset) { throw missing(UInt8(ascii: "T"), in: bytes) }
      return try requireEndOfDate(profile, standsAlone: standsAlone, of: bytes)
    }
    try readISOTime(&reading, from: bytes)
    if takesStartOfOffset(profile, from: bytes) {
      try readISOOffset(&reading, from: bytes)
    } else if profile.contains(.needsOffset) {
      throw unreadable(bytes, .offsetOrZExpected)
    }
  }

  /// Whether a time is here in place of a date; takes the `T` before it.
  @inline(__always)
  private mutating func takesStartOfTime(
    _ profile: ISO8601Profile,
    from bytes: Span<UInt8>
  ) -> Bool {
    guard let first = peek(bytes) else { return false }
    if first.isASCIIDigit {
      return profile.contains(.timesWithoutT) && startsWithHour(profile, bytes)
    }
    guard profile.contains(.timesWithT) else { return false }
    return takesLetter(UInt8(ascii: "T"), orSmall: profile, from: bytes)
  }

  /// Whether the digits here belong to a time: two before a colon, or six, which cannot be a date.
  ///
  /// Two or four digits alone could also be a year or a part of one.
  @inline(__always)
  private func startsWithHour(_ profile: ISO8601Profile, _ bytes: Span<UInt8>) -> Bool {
    if bytes.count &- position > 2, bytes[position &+ 2] == UInt8(ascii: ":") { return true }
    guard profile.contains(.basic) else { return false }
    // A year and a hyphen: the usual case, which needs no closer look.
    if bytes.count &- position > 4, bytes[position &+ 4] == UInt8(ascii: "-") { return false }
    return digitCount(in: bytes) == 6
  }

  /// Takes `T`, or a space if the profile allows it.
  @inline(__always)
  private mutating func takesSeparatorOfTime(
    _ profile: ISO8601Profile,
    from bytes: Span<UInt8>
  ) -> Bool {
    if takesLetter(UInt8(ascii: "T"), orSmall: profile, from: bytes) { return true }
    // A space before anything but a digit does not separate date and time.
    guard profile.contains(.space), bytes.count &- position > 1,
      bytes[position] == 0x20, bytes[position &+ 1].isASCIIDigit
    else { return false }
    position &+= 1
    return true
  }

  @inline(__always)
  mutating func takesLetter(
    _ capital: UInt8,
    orSmall profile: ISO8601Profile,
    from bytes: Span<UInt8>
  ) -> Bool {
    profile.contains(.smallLetters)
      ? takesLetter(capital, from: bytes) : takes(capital, from: bytes)
  }

  /// Takes spaces only: ISO 8601 has no other white space, and lenient reading accepts no other.
  mutating func takeSpaces(from bytes: Span<UInt8>) {
    while takes(0x20, from: bytes) {}
  }

  /// Takes a hyphen, or U+2212 if the profile allows it.
  @inline(__always)
  mutating func takesMinus(_ profile: ISO8601Profile, from bytes: Span<UInt8>) -> Bool {
    if takes(UInt8(ascii: "-"), from: bytes) { return true }
    guard profile.contains(.minusSign), startsWithMinusSign(bytes) else { return false }
    position &+= 3
    return true
  }

  /// Whether U+2212 is here.
  func startsWithMinusSign(_ bytes: Span<UInt8>) -> Bool {
    bytes.count &- position >= 3 && bytes[position] == 0xE2 && bytes[position &+ 1] == 0x88
      && bytes[position &+ 2] == 0x92
  }

  @inline(__always)
  func startsWithDigit(_ bytes: Span<UInt8>) -> Bool {
    position < bytes.count && bytes[position].isASCIIDigit
  }

  @inline(__always)
  private func requireEndOfDate(
    _ profile: ISO8601Profile,
    standsAlone: Bool,
    of bytes: Span<UInt8>
  ) throws(FormatError) {
    guard let next = peek(bytes) else { return }
    if profile.contains(.annotations), next == UInt8(ascii: "[") { return }
    if profile.contains(.freeSpaces), next == 0x20 { return }
    throw unreadable(
      bytes,
      standsAlone
        ? .endExpected : Reason("t-or-end-expected", "expected T or the end of the text")
    )
  }
}
