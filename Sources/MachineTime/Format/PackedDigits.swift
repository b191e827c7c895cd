internal import Faults

/// Reads dates and times of a fixed layout, eight bytes at a time.
enum PackedDigits {
  /// Reads ten bytes: four, two and two digits with a separator between them.
  ///
  /// Returns nil when they are not a year, a month and a day from 1 to 31.
  @inline(__always)
  static func date(
    in bytes: Span<UInt8>,
    at position: Int,
    separator: UInt8
  ) -> (year: Int, month: Int, day: Int)? {
    guard bytes.count &- position >= 10 else { return nil }
    // From the third digit of the year on, the layout is the same as that of a time.
    let separators = UInt64(separator) &* 0x0000_0100_0001_0000
    let digits =
      SystemCalls.eightBytes(of: bytes, at: position &+ 2) ^ (0x3030_0030_3000_3030 | separators)
    let tens = bytes[position] &- 0x30
    let ones = bytes[position &+ 1] &- 0x30
    guard isDigits(digits, separators: 0x0000_FF00_00FF_0000), tens < 10, ones < 10 else {
      return nil
    }
    let pairs = pairs(digits) & 0x00FF_0000_FF00_00FF
    // Tests the high bit of the month's and the day's byte: it is set for 13 or 32 and more, and
    // for 0.
    let outside = (pairs &+ 0x0060_0000_7300_0000) | (pairs &- 0x0001_0000_0100_0000)
    guard outside & 0x0080_0000_8000_0000 == 0 else { return nil }
    let century = Int(tens) &* 10 &+ Int(ones)
    return (century &* 100 &+ Int(pairs & 0xFF), Int(pairs >> 24 & 0xFF), Int(pairs >> 48))
  }

  /// Reads eight bytes: three times two digits with colons between them.
  ///
  /// Returns nil when they are not an hour up to 23, a minute up to 59 and a second up to 60.
  @inline(__always)
  static func time(
    in bytes: Span<UInt8>,
    at position: Int
  ) -> (hour: Int, minute: Int, second: Int)? {
    guard bytes.count &- position >= 8 else { return nil }
    let digits = SystemCalls.eightBytes(of: bytes, at: position) ^ 0x3030_3A30_303A_3030
    guard isDigits(digits, separators: 0x0000_FF00_00FF_0000) else { return nil }
    let pairs = pairs(digits) & 0x00FF_0000_FF00_00FF
    // Tests the high bit of each byte: it is set from 24, 60 and 61 on.
    guard (pairs &+ 0x0043_0000_4400_0068) & 0x0080_0000_8000_0080 == 0 else { return nil }
    return (Int(pairs & 0xFF), Int(pairs >> 24 & 0xFF), Int(pairs >> 48))
  }

  /// Reads eleven bytes: two digits, a short month name and four digits with a separator between
  /// them.
  ///
  /// Returns nil when they are not a day from 1 to 31, a month and a year.
  @inline(__always)
  static func namedDate(
    in bytes: Span<UInt8>,
    at position: Int,
    separator: UInt8
  ) -> (year: Int, month: Int, day: Int)? {
    guard bytes.count &- position >= 11, bytes[position &+ 2] == separator,
      bytes[position &+ 6] == separator
    else { return nil }
    let letters = EnglishNames.packed(
      bytes[position &+ 3],
      bytes[position &+ 4],
      bytes[position &+ 5]
    )
    let month = EnglishNames.number(of: letters, .month)
    let tens = bytes[position] &- 0x30
    let ones = bytes[position &+ 1] &- 0x30
    var year = 0
    var isYear = true
    for index in 7..<11 {
      let digit = bytes[position &+ index] &- 0x30
      isYear = isYear && digit < 10
      year = year &* 10 &+ Int(digit)
    }
    let day = Int(tens) &* 10 &+ Int(ones)
    guard isYear, month > 0, tens < 10, ones < 10, day >= 1, day <= 31 else { return nil }
    return (year, month, day)
  }

  /// Reads the hour and the minute: two times two digits that end at `end`, with or without a colon
  /// between them.
  ///
  /// `end` is at least 8. Returns nil when they are not an hour up to 23 and a minute up to 59.
  @inline(__always)
  static func hourAndMinute(
    in bytes: Span<UInt8>,
    endingAt end: Int,
    hasColon: Bool
  ) -> (hour: Int, minute: Int)? {
    let word = SystemCalls.eightBytes(of: bytes, at: end &- 8)
    let digits =
      hasColon
      ? (word ^ 0x3030_3A30_3000_0000) & 0xFFFF_FFFF_FF00_0000
      : (word ^ 0x3030_3030_0000_0000) & 0xFFFF_FFFF_0000_0000
    guard isDigits(digits, separators: hasColon ? 0x0000_FF00_0000_0000 : 0) else { return nil }
    let pairs = pairs(digits)
    let hour = pairs >> (hasColon ? 24 : 32) & 0xFF
    let minute = pairs >> 48 & 0xFF
    guard hour < 24, minute < 60 else { return nil }
    return (Int(hour), Int(minute))
  }

  /// In each byte: the number made of the digit there and the digit in the next higher byte.
  @inline(__always)
  private static func pairs(_ digits: UInt64) -> UInt64 { digits &* 10 &+ digits >> 8 }

  /// Whether every byte is below 10, and 0 in place of each separator.
  @inline(__always)
  private static func isDigits(_ bytes: UInt64, separators: UInt64) -> Bool {
    let high: UInt64 = 0x8080_8080_8080_8080
    // Adding 0x76 carries 10 into the high bit; adding 0x7F carries 1 into it.
    let carry = 0x7676_7676_7676_7676 | (0x7F7F_7F7F_7F7F_7F7F & separators)
    return ((bytes & ~high) &+ carry | bytes) & high == 0
  }
}

extension TextReader {
  /// Reads the ten bytes of a date.
  ///
  /// Returns false, and reads nothing, when they are not a date.
  @inline(__always)
  mutating func takesDate(separator: UInt8, from bytes: Span<UInt8>) -> Bool {
    guard let date = PackedDigits.date(in: bytes, at: position, separator: separator) else {
      return false
    }
    fields.put(.year, date.year, at: position)
    fields.put(.month, date.month, at: position &+ 5)
    fields.put(.day, date.day, at: position &+ 8)
    position &+= 10
    return true
  }

  /// Reads the eleven bytes of a date with a short month name.
  ///
  /// Returns false, and reads nothing, when they are not such a date.
  @inline(__always)
  mutating func takesNamedDate(separator: UInt8, from bytes: Span<UInt8>) -> Bool {
    guard let date = PackedDigits.namedDate(in: bytes, at: position, separator: separator) else {
      return false
    }
    fields.put(.day, date.day, at: position)
    fields.put(.month, date.month, at: position &+ 3)
    fields.put(.year, date.year, at: position &+ 7)
    position &+= 11
    return true
  }

  /// Reads the eight bytes of a time.
  ///
  /// Returns false, and reads nothing, when they are not a time.
  @inline(__always)
  mutating func takesTime(from bytes: Span<UInt8>) -> Bool {
    guard let time = PackedDigits.time(in: bytes, at: position) else { return false }
    fields.put(.hour, time.hour, at: position)
    fields.put(.minute, time.minute, at: position &+ 3)
    fields.put(.second, time.second, at: position &+ 6)
    position &+= 8
    return true
  }
}
