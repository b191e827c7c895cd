internal import Faults
internal import Sharing

extension TextReader {
  /// Reads suffixes in brackets: a zone first, then keys and values.
  @inline(never)
  mutating func readAnnotations(
    _ reading: inout ISO8601Reading,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    var isFirst = true
    while takes(UInt8(ascii: "["), from: bytes) {
      let isCritical = takes(UInt8(ascii: "!"), from: bytes)
      if endOfName(in: bytes) != UInt8(ascii: "=") {
        guard isFirst else {
          throw unreadable(
            bytes,
            Reason("key-expected", "expected a key and =; a time zone comes first")
          )
        }
        try readZone(&reading, isCritical: isCritical, from: bytes)
      } else {
        try readTag(&reading.annotations, isCritical: isCritical, from: bytes)
      }
      try require(UInt8(ascii: "]"), from: bytes)
      isFirst = false
    }
  }

  /// The byte after a zone's name or a key; nil at the end of the text.
  private func endOfName(in bytes: Span<UInt8>) -> UInt8? {
    var end = position
    while end < bytes.count, TimeZoneID.isAllowed(bytes[end]) || bytes[end] == UInt8(ascii: "/") {
      end += 1
    }
    return end < bytes.count ? bytes[end] : nil
  }

  // MARK: The zone

  private mutating func readZone(
    _ reading: inout ISO8601Reading,
    isCritical: Bool,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    let start = position
    reading.annotations.isZoneCritical = isCritical
    let next = peek(bytes)
    guard next == UInt8(ascii: "+") || next == UInt8(ascii: "-") else {
      try readZoneName(from: bytes)
      reading.annotations.zone = start..<position
      return
    }
    // The form of this offset is independent of the other parts. Only the offset of a time has
    // seconds.
    var offset = ISO8601Reading(reading.profile.subtracting(.offsetSeconds))
    let seconds = try readNumericISOOffset(&offset, from: bytes)
    reading.annotations.zoneOffset = seconds
    if isCritical, !isOffsetUnknown(bytes), fields[.offset] != seconds {
      throw Self.impossible(
        bytes,
        at: start,
        Reason("critical-offset-differs", "the critical offset differs from that of the time")
      )
    }
  }

  private mutating func readZoneName(from bytes: Span<UInt8>) throws(FormatError) {
    let start = position
    repeat {
      let component = position
      guard let first = peek(bytes), Self.isZoneInitial(first) else {
        throw unreadable(
          bytes,
          Reason("zone-name-expected", "expected the name of a time zone")
        )
      }
      while let next = peek(bytes), TimeZoneID.isAllowed(next) { position &+= 1 }
      let isDots =
        position - component <= 2 && bytes[component] == UInt8(ascii: ".")
        && bytes[position - 1] == UInt8(ascii: ".")
      guard !isDots else {
        throw Self.unreadable(
          bytes,
          at: component,
          Reason("zone-name-not-dots-expected", "expected the name of a time zone, not . or ..")
        )
      }
    } while takes(UInt8(ascii: "/"), from: bytes)
    guard position - start <= TimeZoneID.longest else {
      throw Self.unreadable(
        bytes,
        at: start,
        Reason(
          "shorter-zone-name-expected",
          "expected a name of \(TimeZoneID.longest) bytes at most"
        )
      )
    }
  }

  private static func isZoneInitial(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
  }

  // MARK: Keys and values

  private mutating func readTag(
    _ annotations: inout Annotations,
    isCritical: Bool,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    let start = position
    let isCalendar = try readKey(from: bytes)
    try require(UInt8(ascii: "="), from: bytes)
    let value = position
    repeat {
      guard let first = peek(bytes), first.isASCIILetter || first.isASCIIDigit else {
        throw unreadable(
          bytes,
          Reason("value-character-expected", "expected a letter or digit of the value")
        )
      }
      while let next = peek(bytes), next.isASCIILetter || next.isASCIIDigit { position &+= 1 }
    } while takes(UInt8(ascii: "-"), from: bytes)
    guard isCalendar else {
      guard !isCritical else {
        throw Self.impossible(
          bytes,
          at: start,
          Reason("critical-key-unknown", "the critical key is not known")
        )
      }
      return
    }
    guard annotations.calendar != nil else {
      annotations.calendar = value..<position
      annotations.isCalendarCritical = isCritical
      return
    }
    guard !isCritical, !annotations.isCalendarCritical else {
      throw Self.impossible(
        bytes,
        at: start,
        Reason("critical-calendar-not-alone", "a critical calendar must be the only one")
      )
    }
  }

  /// Takes a key.
  ///
  /// Returns whether it is `u-ca`, the calendar, which is the only key with a meaning here.
  private mutating func readKey(from bytes: Span<UInt8>) throws(FormatError) -> Bool {
    let start = position
    while let next = peek(bytes) {
      let isInitial = next &- 0x61 < 26 || next == UInt8(ascii: "_")
      let isInner = next.isASCIIDigit || next == UInt8(ascii: "-")
      guard isInitial || isInner && position > start else { break }
      position &+= 1
    }
    guard position > start else {
      throw unreadable(
        bytes,
        Reason("key-character-expected", "expected a lowercase letter or _ of a key")
      )
    }
    return position - start == 4 && bytes[start] == UInt8(ascii: "u")
      && bytes[start + 1] == UInt8(ascii: "-") && bytes[start + 2] == UInt8(ascii: "c")
      && bytes[start + 3] == UInt8(ascii: "a")
  }
}
