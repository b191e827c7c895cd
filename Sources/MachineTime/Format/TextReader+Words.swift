internal import Faults
internal import Sharing

extension TextReader {
  @inline(__always)
  func isLetter(_ bytes: Span<UInt8>) -> Bool {
    position < bytes.count && bytes[position].isASCIILetter
  }

  /// The number of ASCII letters from here on.
  func letterCount(in bytes: Span<UInt8>) -> Int {
    var end = position
    while end < bytes.count, bytes[end].isASCIILetter { end += 1 }
    return end - position
  }

  /// Takes a run of spaces, tabs, carriage returns and line feeds.
  ///
  /// Returns whether there was one.
  @inline(__always)
  @discardableResult
  mutating func takesWhiteSpace(from bytes: Span<UInt8>) -> Bool {
    let start = position
    while position < bytes.count, Self.isWhiteSpace(bytes[position]) { position &+= 1 }
    return position > start
  }

  /// Unlike in `isspace`, vertical tab and form feed are not white space: mail and HTTP do not have
  /// them.
  @inline(__always)
  static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A
  }

  /// Reads the three letters of a short name; the bytes after them are not checked.
  @inline(__always)
  mutating func readShortName(
    _ kind: EnglishNames.Kind,
    isExact: Bool,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    let start = position
    var number = 0
    if bytes.count &- position >= 3 {
      let letters = EnglishNames.packed(
        bytes[position],
        bytes[position &+ 1],
        bytes[position &+ 2]
      )
      number = EnglishNames.number(of: letters, kind)
      if isExact, number > 0, EnglishNames.short(kind, number) != letters { number = 0 }
    }
    guard number > 0 else {
      throw unreadable(
        bytes,
        kind == .month
          ? Reason("short-month-expected", "expected the short name of a month")
          : Reason("short-weekday-expected", "expected the short name of a weekday")
      )
    }
    position &+= 3
    fields.put(kind == .month ? .month : .isoWeekday, number, at: start)
  }

  /// Reads two digits each of hour, minute and second, with colons between them.
  @inline(__always)
  mutating func readClock(from bytes: Span<UInt8>) throws(FormatError) {
    if takesTime(from: bytes) { return }
    try read(.hour, digits: 2, from: bytes)
    try require(UInt8(ascii: ":"), from: bytes)
    try read(.minute, digits: 2, from: bytes)
    try require(UInt8(ascii: ":"), from: bytes)
    try read(.second, digits: 2, from: bytes)
  }

  /// Reads a field of one or two digits.
  mutating func readOneOrTwoDigits(
    _ field: Field,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    guard digitCount(in: bytes, upTo: 2) > 0 else {
      throw missingDigits(1, of: field, in: bytes)
    }
    try read(field, digits: digitCount(in: bytes, upTo: 2), from: bytes)
  }
}
