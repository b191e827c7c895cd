/// Reads the elements of a format from bytes, one after the other.
struct FormatReader {
  var position = 0
  var fields = ParsedFields()

  mutating func read(
    _ element: FormatElement,
    from bytes: Span<UInt8>
  ) throws(MachineTimeError) {
    switch element {
    case .literal(let byte):
      guard takes(byte, from: bytes) else { throw missing(byte, in: bytes) }
    case .letter(let capital):
      guard takes(capital, from: bytes) || takes(capital | 0x20, from: bytes) else {
        throw missing(capital, in: bytes)
      }
    case .digits(let field, let count):
      let start = position
      let value = try digits(count, of: field.name, from: bytes)
      guard field.range.contains(value) else {
        throw Self.impossible(bytes, at: start, "\(field.name) \(value) does not exist")
      }
      try store(value, of: field, at: start, in: bytes)
    case .delegated(let directive):
      try readDelegated(directive, from: bytes)
    case .dayHalf:
      try readDayHalf(from: bytes)
    case .optionalFraction:
      try readFraction(from: bytes)
    case .offset(let style):
      let start = position
      let offset = try readOffset(style, from: bytes)
      try ParsedFields.set(&fields.offsetSeconds, offset, at: start, in: bytes)
    case .secondsSince1970:
      try readSecondsSince1970(from: bytes)
    }
  }

  // MARK: Steps

  func peek(_ bytes: Span<UInt8>) -> UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  mutating func takes(_ byte: UInt8, from bytes: Span<UInt8>) -> Bool {
    guard peek(bytes) == byte else { return false }
    position += 1
    return true
  }

  mutating func takesDigit(from bytes: Span<UInt8>) -> Int? {
    guard let byte = peek(bytes), byte &- 0x30 < 10 else { return nil }
    position += 1
    return Int(byte &- 0x30)
  }

  mutating func digits(
    _ count: Int,
    of name: String,
    from bytes: Span<UInt8>
  ) throws(MachineTimeError) -> Int {
    var value = 0
    for _ in 0..<count {
      guard let digit = takesDigit(from: bytes) else {
        throw Self.unparsable(bytes, at: position, "\(count) digits of the \(name)")
      }
      value = value * 10 + digit
    }
    return value
  }

  private mutating func store(
    _ value: Int,
    of field: FormatField,
    at start: Int,
    in bytes: Span<UInt8>
  ) throws(MachineTimeError) {
    switch field {
    case .year: try ParsedFields.set(&fields.year, value, at: start, in: bytes)
    case .yearOfCentury:
      try ParsedFields.set(
        &fields.year,
        value < 69 ? 2_000 + value : 1_900 + value,
        at: start,
        in: bytes
      )
    case .month: try ParsedFields.set(&fields.month, value, at: start, in: bytes)
    case .day:
      try ParsedFields.set(&fields.day, value, at: start, in: bytes)
      fields.dayPosition = start
    case .dayOfYear:
      try ParsedFields.set(&fields.dayOfYear, value, at: start, in: bytes)
      fields.dayOfYearPosition = start
    case .hour: try ParsedFields.set(&fields.hour, value, at: start, in: bytes)
    case .minute: try ParsedFields.set(&fields.minute, value, at: start, in: bytes)
    case .second:
      try ParsedFields.set(&fields.second, value, at: start, in: bytes)
      fields.secondPosition = start
    }
  }

  // MARK: Errors

  private func missing(_ byte: UInt8, in bytes: Span<UInt8>) -> MachineTimeError {
    let isPrintable = byte > 0x20 && byte < 0x7F
    let name =
      isPrintable
      ? "\"\(Character(Unicode.Scalar(byte)))\""
      : byte == 0x20 ? "a space" : "the byte 0x" + String(byte, radix: 16, uppercase: true)
    return Self.unparsable(bytes, at: position, name)
  }

  static func unparsable(
    _ bytes: Span<UInt8>,
    at offset: Int,
    _ expected: String
  ) -> MachineTimeError {
    .unparsable(excerpt(of: bytes), offset: offset, expected: expected)
  }

  static func impossible(
    _ bytes: Span<UInt8>,
    at offset: Int,
    _ reason: String
  ) -> MachineTimeError {
    .impossible(excerpt(of: bytes), offset: offset, reason: reason)
  }

  /// The input as an error keeps it: whole, or its first 120 bytes and an ellipsis.
  private static func excerpt(of bytes: Span<UInt8>) -> String {
    let limit = 120
    var copy: [UInt8] = []
    for index in 0..<min(bytes.count, limit) { copy.append(bytes[index]) }
    let text = String(decoding: copy, as: UTF8.self)
    return bytes.count > limit ? text + "…" : text
  }
}
