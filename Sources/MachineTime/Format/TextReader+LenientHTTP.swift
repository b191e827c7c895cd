internal import Faults

extension TextReader {
  /// Reads an HTTP-date as servers send it: the three forms with names in upper or lower case, any
  /// amount of white space, and missing parts.
  mutating func readHTTPLeniently(
    from bytes: Span<UInt8>,
    _ now: Instant?
  ) throws(FormatError) {
    takesWhiteSpace(from: bytes)
    let weekdayStart = position
    if let weekday = takesName(.weekday, from: bytes) {
      fields.put(.isoWeekday, weekday, at: weekdayStart)
      takesWhiteSpace(from: bytes)
      _ = takes(UInt8(ascii: ","), from: bytes)
      takesWhiteSpace(from: bytes)
    }
    let isMonthFirst = isLetter(bytes)
    if isMonthFirst {
      try readName(.month, from: bytes)
      try requireDateSeparator(from: bytes)
      try readOneOrTwoDigits(.day, from: bytes)
    } else {
      try readOneOrTwoDigits(.day, from: bytes)
      try requireDateSeparator(from: bytes)
      try readName(.month, from: bytes)
      try requireDateSeparator(from: bytes)
    }
    try readLenientRest(yearIsLast: isMonthFirst, from: bytes, now)
    takesWhiteSpace(from: bytes)
  }

  private mutating func readLenientRest(
    yearIsLast: Bool,
    from bytes: Span<UInt8>,
    _ now: Instant?
  ) throws(FormatError) {
    var year = (number: 0, count: 0, start: position)
    if !yearIsLast { year = try lenientYear(from: bytes) }
    try requireWhiteSpace(from: bytes)
    try readLenientClock(from: bytes)
    if yearIsLast {
      try requireWhiteSpace(from: bytes)
      year = try lenientYear(from: bytes)
    }
    takesWhiteSpace(from: bytes)
    if isLetter(bytes) { try requireGMTOrUTC(from: bytes) }
    // Last, because the century depends on the date and time.
    if year.count == 4 {
      fields.put(.year, year.number, at: year.start)
    } else {
      try keepYear(ofCentury: year.number, at: year.start, in: bytes, now)
    }
  }

  private mutating func lenientYear(
    from bytes: Span<UInt8>
  ) throws(FormatError) -> (number: Int, count: Int, start: Int) {
    let start = position
    let count = digitCount(in: bytes, upTo: 5)
    guard count == 2 || count == 4 else {
      throw unreadable(
        bytes,
        Reason("year-of-two-or-four-digits-expected", "expected 2 or 4 digits of the year")
      )
    }
    return (try digits(count, of: "year", from: bytes), count, start)
  }

  /// Reads hour, minute and an optional second.
  ///
  /// The hour may be 24 or have one digit.
  private mutating func readLenientClock(from bytes: Span<UInt8>) throws(FormatError) {
    if takesTime(from: bytes) { return }
    let start = position
    let count = digitCount(in: bytes, upTo: 2)
    guard count > 0 else { throw missingDigits(1, of: .hour, in: bytes) }
    let hour = try digits(count, of: "hour", from: bytes)
    if hour == 24 {
      fields.put(.hour, hour, at: start)
    } else {
      try keep(.hour, hour, at: start, in: bytes)
    }
    try require(UInt8(ascii: ":"), from: bytes)
    try read(.minute, digits: 2, from: bytes)
    if takes(UInt8(ascii: ":"), from: bytes) { try read(.second, digits: 2, from: bytes) }
  }

  private mutating func requireDateSeparator(from bytes: Span<UInt8>) throws(FormatError) {
    let hasSpace = takesWhiteSpace(from: bytes)
    guard takes(UInt8(ascii: "-"), from: bytes) || hasSpace else {
      throw unreadable(bytes, Reason("space-or-hyphen-expected", "expected a space or a hyphen"))
    }
    takesWhiteSpace(from: bytes)
  }

  private mutating func requireWhiteSpace(from bytes: Span<UInt8>) throws(FormatError) {
    guard takesWhiteSpace(from: bytes) else { throw unreadable(bytes, .spaceExpected) }
  }

  private mutating func requireGMTOrUTC(from bytes: Span<UInt8>) throws(FormatError) {
    let start = position
    let isGMT =
      takesLetter(UInt8(ascii: "G"), from: bytes) && takesLetter(UInt8(ascii: "M"), from: bytes)
      && takesLetter(UInt8(ascii: "T"), from: bytes)
    if isGMT { return }
    position = start
    guard takesLetter(UInt8(ascii: "U"), from: bytes), takesLetter(UInt8(ascii: "T"), from: bytes),
      takesLetter(UInt8(ascii: "C"), from: bytes)
    else {
      throw Self.unreadable(
        bytes,
        at: start,
        Reason("gmt-or-utc-expected", "expected GMT or UTC")
      )
    }
  }
}
