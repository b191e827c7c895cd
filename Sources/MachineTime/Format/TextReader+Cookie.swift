internal import Faults

extension TextReader {
  /// Reads a cookie-date: tokens between delimiters.
  ///
  /// The first token that looks like a time, a day, a month or a year is used as such.
  @inline(never)
  mutating func readCookieDate(from bytes: Span<UInt8>) throws(FormatError) {
    while position < bytes.count {
      if Self.isCookieDelimiter(bytes[position]) {
        position += 1
      } else {
        try readCookieToken(from: bytes)
      }
    }
    let missing: Reason? =
      if !fields.has(.hour) {
        Reason("cookie-time-expected", "expected a time such as 08:49:37")
      } else if !fields.has(.day) {
        Reason("cookie-day-expected", "expected a day of one or two digits")
      } else if !fields.has(.month) {
        Reason("cookie-month-expected", "expected the name of a month")
      } else if !fields.has(.year) {
        Reason("cookie-year-expected", "expected a year of two to four digits")
      } else {
        nil
      }
    if let missing { throw unreadable(bytes, missing) }
    fields.put(.offset, 0, at: position)
  }

  /// Reads a token as the first missing one of time, day, month and year that it looks like.
  ///
  /// Any other token is skipped.
  private mutating func readCookieToken(from bytes: Span<UInt8>) throws(FormatError) {
    let start = position
    var isRead = false
    if !fields.has(.hour) { isRead = try readCookieTime(from: bytes) }
    if !isRead, !fields.has(.day) { isRead = try readCookieDay(from: bytes) }
    if !isRead, !fields.has(.month) { isRead = takesCookieMonth(from: bytes) }
    if !isRead, !fields.has(.year) { try readCookieYear(from: bytes) }
    position = start
    while position < bytes.count, !Self.isCookieDelimiter(bytes[position]) { position += 1 }
  }

  // MARK: Parts

  // Each of these returns whether it has read something. If so, the position is anywhere in the
  // token, otherwise at the start of the token.

  private mutating func readCookieTime(from bytes: Span<UInt8>) throws(FormatError) -> Bool {
    let start = position
    guard let hour = takesCookieNumber(1...2, from: bytes), takes(0x3A, from: bytes),
      case let minuteStart = position,
      let minute = takesCookieNumber(1...2, from: bytes), takes(0x3A, from: bytes),
      case let secondStart = position,
      let second = takesCookieNumber(1...2, from: bytes)
    else {
      position = start
      return false
    }
    try keep(.hour, hour, at: start, in: bytes)
    try keep(.minute, minute, at: minuteStart, in: bytes)
    guard second < 60 else {
      throw Self.impossible(
        bytes,
        at: secondStart,
        Reason("no-such-second-of-cookie", "second \(second) does not exist in a cookie")
      )
    }
    fields.put(.second, second, at: secondStart)
    return true
  }

  private mutating func readCookieDay(from bytes: Span<UInt8>) throws(FormatError) -> Bool {
    let start = position
    guard let day = takesCookieNumber(1...2, from: bytes) else { return false }
    try keep(.day, day, at: start, in: bytes)
    return true
  }

  private mutating func takesCookieMonth(from bytes: Span<UInt8>) -> Bool {
    let start = position
    guard let month = takesName(.month, from: bytes) else { return false }
    fields.put(.month, month, at: start)
    return true
  }

  private mutating func readCookieYear(from bytes: Span<UInt8>) throws(FormatError) {
    let start = position
    guard var year = takesCookieNumber(2...4, from: bytes) else { return }
    if year < 100 { year += year < 70 ? 2_000 : 1_900 }
    guard year >= 1_601 else {
      throw Self.impossible(
        bytes,
        at: start,
        Reason("year-before-1601", "year \(year) is before 1601")
      )
    }
    fields.put(.year, year, at: start)
  }

  /// Takes a number with an allowed count of digits.
  ///
  /// Returns nil, and takes nothing, if there are fewer or more digits.
  private mutating func takesCookieNumber(
    _ counts: ClosedRange<Int>,
    from bytes: Span<UInt8>
  ) -> Int? {
    let count = digitCount(in: bytes, upTo: counts.upperBound + 1)
    guard counts.contains(count) else { return nil }
    var value = 0
    for _ in 0..<count {
      value = value &* 10 &+ Int(bytes[position] &- 0x30)
      position &+= 1
    }
    return value
  }

  /// Whether a byte separates tokens.
  private static func isCookieDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x20...0x2F, 0x3B...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
