internal import Faults

extension TextReader {
  /// Reads an HTTP-date in one of its three forms.
  ///
  /// The clock is read only if a year has two digits and `now` is nil.
  @inline(never)
  mutating func readHTTP(
    from bytes: Span<UInt8>,
    isLenient: Bool,
    now: Instant? = nil
  ) throws(FormatError) {
    if isLenient {
      fields.ignoresWeekday = true
      try readHTTPLeniently(from: bytes, now)
    } else {
      try readShortName(.weekday, isExact: true, from: bytes)
      switch peek(bytes) {
      case UInt8(ascii: ","): try readFixedDate(from: bytes)
      case 0x20: try readAsctimeDate(from: bytes)
      default: try readRFC850Date(from: bytes, now)
      }
    }
    fields.put(.offset, 0, at: position)
  }

  /// Reads `, 06 Nov 1994 08:49:37 GMT`.
  private mutating func readFixedDate(from bytes: Span<UInt8>) throws(FormatError) {
    try require(UInt8(ascii: ","), from: bytes)
    try require(0x20, from: bytes)
    try read(.day, digits: 2, from: bytes)
    try require(0x20, from: bytes)
    try readShortName(.month, isExact: true, from: bytes)
    try require(0x20, from: bytes)
    try read(.year, digits: 4, from: bytes)
    try require(0x20, from: bytes)
    try readClock(from: bytes)
    try require(0x20, from: bytes)
    try requireGMT(from: bytes)
  }

  /// Reads the rest of the weekday's name, and `, 06-Nov-94 08:49:37 GMT`.
  private mutating func readRFC850Date(
    from bytes: Span<UInt8>,
    _ now: Instant?
  ) throws(FormatError) {
    let name = EnglishNames.long(.weekday, fields[.isoWeekday])
    for letter in name.utf8.dropFirst(3) {
      guard takes(letter, from: bytes) else {
        throw unreadable(
          bytes,
          Reason("http-weekday-expected", "expected a comma, a space, or all of \(name)")
        )
      }
    }
    try require(UInt8(ascii: ","), from: bytes)
    try require(0x20, from: bytes)
    try read(.day, digits: 2, from: bytes)
    try require(UInt8(ascii: "-"), from: bytes)
    try readShortName(.month, isExact: true, from: bytes)
    try require(UInt8(ascii: "-"), from: bytes)
    let yearStart = position
    let year = try digits(2, of: "year", from: bytes)
    try require(0x20, from: bytes)
    try readClock(from: bytes)
    try require(0x20, from: bytes)
    try requireGMT(from: bytes)
    try keepYear(ofCentury: year, at: yearStart, in: bytes, now)
  }

  /// Reads ` Nov  6 08:49:37 1994`.
  private mutating func readAsctimeDate(from bytes: Span<UInt8>) throws(FormatError) {
    try require(0x20, from: bytes)
    try readShortName(.month, isExact: true, from: bytes)
    try require(0x20, from: bytes)
    try read(.day, digits: takes(0x20, from: bytes) ? 1 : 2, from: bytes)
    try require(0x20, from: bytes)
    try readClock(from: bytes)
    try require(0x20, from: bytes)
    try read(.year, digits: 4, from: bytes)
  }

  private mutating func requireGMT(from bytes: Span<UInt8>) throws(FormatError) {
    let start = position
    guard takes(UInt8(ascii: "G"), from: bytes), takes(UInt8(ascii: "M"), from: bytes),
      takes(UInt8(ascii: "T"), from: bytes)
    else { throw Self.unreadable(bytes, at: start, Reason("gmt-expected", "expected GMT")) }
  }

  /// Stores the latest year with these last two digits that puts the date and time at most 50 years
  /// from now.
  ///
  /// The date and time must have been read before.
  mutating func keepYear(
    ofCentury year: Int,
    at start: Int,
    in bytes: Span<UInt8>,
    _ now: Instant?
  ) throws(FormatError) {
    let clock = CivilDateTime(now ?? .now())
    let limit = clock.year + 50
    var full = limit - (limit - year - CivilCalendar.floorDivide(limit - year, by: 100) * 100)
    let given = (fields[.month], fields[.day], fields[.hour], fields[.minute], fields[.second])
    if full == limit, given > (clock.month, clock.day, clock.hour, clock.minute, clock.second) {
      full -= 100
    }
    try keep(.year, full, at: start, in: bytes)
  }
}
