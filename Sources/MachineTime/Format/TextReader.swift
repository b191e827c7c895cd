internal import Faults
internal import Sharing

/// Reads a text from its start, part by part, and collects the fields.
struct TextReader: ~Copyable {
  var position = 0
  var fields = ParsedFields()

  // MARK: Bytes

  @inline(__always)
  func peek(_ bytes: Span<UInt8>) -> UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  @inline(__always)
  mutating func takes(_ byte: UInt8, from bytes: Span<UInt8>) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position &+= 1
    return true
  }

  /// Takes a letter in upper or lower case; `capital` is A to Z.
  @inline(__always)
  mutating func takesLetter(_ capital: UInt8, from bytes: Span<UInt8>) -> Bool {
    guard position < bytes.count, bytes[position] & 0xDF == capital else { return false }
    position &+= 1
    return true
  }

  mutating func require(_ byte: UInt8, from bytes: Span<UInt8>) throws(FormatError) {
    guard takes(byte, from: bytes) else { throw missing(byte, in: bytes) }
  }

  /// Refuses a text of 2 GiB or more, because the position of a field has 32 bits.
  @inline(__always)
  static func requirePositions(in bytes: Span<UInt8>) throws(FormatError) {
    let longest = Int(Int32.max)
    guard bytes.count <= longest else {
      throw unreadable(bytes, at: longest, .endExpected)
    }
  }

  mutating func requireEnd(of bytes: Span<UInt8>) throws(FormatError) {
    guard position == bytes.count else { throw unreadable(bytes, .endExpected) }
  }

  /// The number of digits from here on, up to a limit.
  func digitCount(in bytes: Span<UInt8>, upTo limit: Int = .max) -> Int {
    let last = min(bytes.count &- position, limit)
    var count = 0
    while count < last, bytes[position &+ count].isASCIIDigit { count += 1 }
    return count
  }

  @inline(__always)
  mutating func takesDigit(from bytes: Span<UInt8>) -> Int? {
    guard position < bytes.count, bytes[position].isASCIIDigit else { return nil }
    position &+= 1
    return Int(bytes[position &- 1] &- 0x30)
  }

  /// Reads exactly `count` digits.
  @inline(__always)
  mutating func digits(
    _ count: Int,
    of name: StaticString,
    from bytes: Span<UInt8>
  ) throws(FormatError) -> Int {
    var value = 0
    for _ in 0..<count {
      guard let digit = takesDigit(from: bytes) else {
        throw missingDigits(count, ofField: name, in: bytes)
      }
      value = value &* 10 &+ digit
    }
    return value
  }

  /// Reads exactly `count` digits of a field, checks that the value is in range, and stores it.
  mutating func read(
    _ field: Field,
    digits count: Int,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    let start = position
    var value = 0
    for _ in 0..<count {
      guard let digit = takesDigit(from: bytes) else {
        throw missingDigits(count, of: field, in: bytes)
      }
      value = value &* 10 &+ digit
    }
    try keep(field, value, at: start, in: bytes)
  }

  /// Stores a field if its value is in range.
  @inline(__always)
  mutating func keep(
    _ field: Field,
    _ value: Int,
    at start: Int,
    in bytes: Span<UInt8>
  ) throws(FormatError) {
    guard field.range.contains(value) else {
      throw Self.nonexistent(field, value, at: start, in: bytes)
    }
    try fields.set(field, value, at: start, in: bytes)
  }

  // MARK: Errors

  @inline(never)
  func missing(_ byte: UInt8, in bytes: Span<UInt8>) -> FormatError {
    let isPrintable = byte > 0x20 && byte < 0x7F
    if isPrintable {
      let character = Character(Unicode.Scalar(byte))
      return unreadable(bytes, Reason("character-expected", "expected \"\(character)\""))
    }
    if byte == 0x20 { return unreadable(bytes, .spaceExpected) }
    let hexadecimal = String(byte, radix: 16, uppercase: true)
    return unreadable(bytes, Reason("byte-expected", "expected the byte 0x\(hexadecimal)"))
  }

  @inline(never)
  func missingDigits(_ count: Int, of field: Field, in bytes: Span<UInt8>) -> FormatError {
    missingDigits(count, ofField: field.name, in: bytes)
  }

  @inline(never)
  private func missingDigits(
    _ count: Int,
    ofField name: some CustomStringConvertible,
    in bytes: Span<UInt8>
  ) -> FormatError {
    unreadable(
      bytes,
      count == 1
        ? Reason("digit-of-field-expected", "expected a digit of the \(name)")
        : Reason("digits-of-field-expected", "expected \(count) digits of the \(name)")
    )
  }

  @inline(never)
  private static func nonexistent(
    _ field: Field,
    _ value: Int,
    at start: Int,
    in bytes: Span<UInt8>
  ) -> FormatError {
    impossible(
      bytes,
      at: start,
      Reason("field-does-not-exist", "\(field.name) \(value) does not exist")
    )
  }

  /// The error for a text that deviates from its format at this position.
  @inline(never)
  func unreadable(_ bytes: Span<UInt8>, _ reason: Reason) -> FormatError {
    Self.unreadable(bytes, at: position, reason)
  }

  @inline(never)
  static func unreadable(
    _ bytes: Span<UInt8>,
    at offset: Int,
    _ reason: Reason
  ) -> FormatError {
    .unreadable(excerpt(of: bytes), offset: offset, reason: reason)
  }

  @inline(never)
  static func impossible(
    _ bytes: Span<UInt8>,
    at offset: Int,
    _ reason: Reason
  ) -> FormatError {
    .impossible(excerpt(of: bytes), offset: offset, reason: reason)
  }

  /// A copy of a part of the input.
  static func text(_ range: Range<Int>, of bytes: Span<UInt8>) -> String {
    var copy: [UInt8] = []
    for index in range { copy.append(bytes[index]) }
    return String(decoding: copy, as: UTF8.self)
  }

  /// The input as it is stored in an error: whole, or its first 120 bytes and an ellipsis.
  private static func excerpt(of bytes: Span<UInt8>) -> String {
    let limit = 120
    var copy: [UInt8] = []
    var end = min(bytes.count, limit)
    // Do not cut within a character.
    while end > 0, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    for index in 0..<end { copy.append(bytes[index]) }
    let text = String(decoding: copy, as: UTF8.self)
    return bytes.count > limit ? text + "…" : text
  }
}

extension FormatError.Reason {
  static var endExpected: Reason { Reason("end-expected", "expected the end of the text") }
  static var spaceExpected: Reason { Reason("space-expected", "expected a space") }
  static var dayHalfExpected: Reason { Reason("day-half-expected", "expected AM or PM") }
  static var offsetOrZExpected: Reason {
    Reason("offset-or-z-expected", "expected an offset from UTC: Z, + or -")
  }
  static var offsetExpected: Reason {
    Reason("offset-expected", "expected an offset from UTC: + or -")
  }
}
