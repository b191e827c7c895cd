internal import Faults

extension TextReader {
  /// Reads a date-time of RFC 5322, including its obsolete forms.
  @inline(never)
  mutating func readRFC5322(
    from bytes: Span<UInt8>,
    isLenient: Bool
  ) throws(FormatError) {
    fields.ignoresWeekday = isLenient
    try skip(comments: isLenient, in: bytes)
    if isLetter(bytes) { try readMailWeekday(from: bytes, isLenient: isLenient) }
    try readOneOrTwoDigits(.day, from: bytes)
    try skipDateSeparator(in: bytes, isLenient: isLenient)
    if isLenient {
      try readName(.month, from: bytes)
    } else {
      try readShortName(.month, isExact: false, from: bytes)
    }
    try skipDateSeparator(in: bytes, isLenient: isLenient)
    try readMailYear(from: bytes)
    try skip(comments: true, in: bytes)
    try readMailClock(from: bytes, isLenient: isLenient)
    try readMailZone(from: bytes, isLenient: isLenient)
    try skip(comments: true, in: bytes)
  }

  // MARK: The date

  private mutating func readMailWeekday(
    from bytes: Span<UInt8>,
    isLenient: Bool
  ) throws(FormatError) {
    if isLenient {
      try readName(.weekday, from: bytes)
    } else {
      try readShortName(.weekday, isExact: false, from: bytes)
    }
    try skip(comments: isLenient, in: bytes)
    if !takes(UInt8(ascii: ","), from: bytes), !isLenient {
      throw missing(UInt8(ascii: ","), in: bytes)
    }
    try skip(comments: isLenient, in: bytes)
  }

  private mutating func skipDateSeparator(
    in bytes: Span<UInt8>,
    isLenient: Bool
  ) throws(FormatError) {
    try skip(comments: isLenient, in: bytes)
    if isLenient, takes(UInt8(ascii: "-"), from: bytes) {
      try skip(comments: isLenient, in: bytes)
    }
  }

  /// Reads a year of four digits, or of two or three, as section 4.3 defines them.
  private mutating func readMailYear(from bytes: Span<UInt8>) throws(FormatError) {
    let start = position
    let count = digitCount(in: bytes)
    guard count > 1 else { throw missingDigits(4, of: .year, in: bytes) }
    guard count <= 4 else {
      throw Self.impossible(
        bytes,
        at: start,
        Reason("year-too-long", "a year has at most four digits")
      )
    }
    var year = try digits(count, of: "year", from: bytes)
    if count < 4 { year += count == 2 && year < 50 ? 2_000 : 1_900 }
    fields.put(.year, year, at: start)
  }

  // MARK: The time

  private mutating func readMailClock(
    from bytes: Span<UInt8>,
    isLenient: Bool
  ) throws(FormatError) {
    if takesTime(from: bytes) { return try skip(comments: true, in: bytes) }
    if isLenient {
      try readOneOrTwoDigits(.hour, from: bytes)
    } else {
      try read(.hour, digits: 2, from: bytes)
    }
    guard try takesClockSeparator(from: bytes, isLenient: isLenient) else {
      throw missing(UInt8(ascii: ":"), in: bytes)
    }
    try read(.minute, digits: 2, from: bytes)
    if try takesClockSeparator(from: bytes, isLenient: isLenient) {
      try read(.second, digits: 2, from: bytes)
      try skip(comments: true, in: bytes)
    }
  }

  /// Takes a colon, and the white space and comments around it.
  private mutating func takesClockSeparator(
    from bytes: Span<UInt8>,
    isLenient: Bool
  ) throws(FormatError) -> Bool {
    try skip(comments: true, in: bytes)
    guard
      takes(UInt8(ascii: ":"), from: bytes) || isLenient && takes(UInt8(ascii: "."), from: bytes)
    else { return false }
    try skip(comments: true, in: bytes)
    return true
  }

  // MARK: The zone

  private mutating func readMailZone(
    from bytes: Span<UInt8>,
    isLenient: Bool
  ) throws(FormatError) {
    if isLenient {
      if position == bytes.count { return }
    } else {
      guard Self.isWhiteSpace(bytes[position - 1]) else {
        throw unreadable(
          bytes,
          Reason("space-and-zone-expected", "expected white space and a zone")
        )
      }
    }
    if isLetter(bytes) { return try readZoneName(from: bytes) }
    guard let sign = peek(bytes), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
      throw unreadable(
        bytes,
        Reason("mail-zone-expected", "expected a zone: + or -, or a name such as GMT")
      )
    }
    try readOffset(
      isLenient ? OffsetShape(hasColon: false, isColonFree: true) : .rfc5322,
      from: bytes
    )
  }

  /// Reads a zone in letters.
  ///
  /// One that is not defined has no known offset, so it is read as 0.
  private mutating func readZoneName(from bytes: Span<UInt8>) throws(FormatError) {
    let start = position
    let count = letterCount(in: bytes)
    func letter(_ index: Int) -> UInt8 { bytes[start + index] & 0xDF }
    let isZone =
      switch count {
      case 1: letter(0) != UInt8(ascii: "J")
      case 2: letter(0) == UInt8(ascii: "U") && letter(1) == UInt8(ascii: "T")
      default: count <= 5
      }
    guard isZone else {
      throw unreadable(
        bytes,
        Reason(
          "mail-zone-name-expected",
          "expected UT, one letter other than J, or a name of three to five letters"
        )
      )
    }
    position += count
    let offset =
      count == 3 ? Self.northAmericanOffset(letter(0), letter(1), letter(2)) : 0
    fields.put(.offset, offset, at: start)
  }

  /// The offset of EST, EDT and so on to PDT; 0 for other letters.
  private static func northAmericanOffset(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    let hours =
      switch first {
      case UInt8(ascii: "E"): -5
      case UInt8(ascii: "C"): -6
      case UInt8(ascii: "M"): -7
      case UInt8(ascii: "P"): -8
      default: 0
      }
    guard hours != 0, third == UInt8(ascii: "T") else { return 0 }
    switch second {
    case UInt8(ascii: "S"): return hours * 3_600
    case UInt8(ascii: "D"): return (hours + 1) * 3_600
    default: return 0
    }
  }
}
