internal import Faults

/// The bytes of a message, with the place up to which they were read.
struct MessageBytes {
  let source: String
  private let bytes: [UInt8]
  /// The offset of the next byte.
  var position = 0

  init(_ source: String) {
    self.source = source
    bytes = Array(source.utf8)
  }

  var count: Int { bytes.count }
  var isAtEnd: Bool { position >= bytes.count }

  /// The next byte; nil at the end.
  var peek: UInt8? {
    @inline(__always) get { position < bytes.count ? bytes[position] : nil }
  }

  /// The byte at an offset; nil after the end.
  @inline(__always)
  func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether the next bytes are those of an ASCII text.
  @inline(__always)
  func starts(with text: String) -> Bool {
    var offset = position
    for byte in text.utf8 {
      guard self.byte(at: offset) == byte else { return false }
      offset += 1
    }
    return true
  }

  /// Moves past a byte, if it is the next one.
  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  /// The scalar at an offset that is the beginning of one.
  func scalar(at offset: Int) -> Unicode.Scalar {
    let lead = bytes[offset]
    if lead < 0x80 { return Unicode.Scalar(lead) }
    let count = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    var value = UInt32(lead) & (0xFF >> UInt32(count + 1))
    // The bytes are those of a `String`, and so valid UTF-8.
    for place in offset + 1..<min(offset + count, bytes.count) {
      value = value << 6 | UInt32(bytes[place]) & 0x3F
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// The text between two offsets.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Appends the bytes between two offsets.
  func append(_ range: Range<Int>, to buffer: inout [UInt8]) { buffer += bytes[range] }

  /// The offset of the first byte of a value, at or after another offset; nil if there is none.
  func offset(of byte: UInt8, from start: Int) -> Int? {
    start < bytes.count ? bytes[start...].firstIndex(of: byte) : nil
  }

  // MARK: Errors

  /// An error at an offset.
  func error(
    _ code: FormatError.Code = .syntaxError,
    at offset: Int,
    _ reason: Reason
  ) -> FormatError {
    FormatError(code, source, offset: offset, reason: reason)
  }

  /// The error that something else was expected at the next byte.
  func unexpected(_ expected: String) -> FormatError {
    error(at: position, .expected(expected, found: found(at: position)))
  }

  /// The character at an offset, in words.
  func found(at offset: Int) -> String {
    guard offset < bytes.count else { return "the end" }
    let scalar = scalar(at: offset)
    if scalar.value > 0x20, scalar.properties.generalCategory != .control,
      scalar.properties.generalCategory != .format
    {
      return "'\(scalar)'"
    }
    return scalar.codePoint
  }
}

extension Unicode.Scalar {
  /// The scalar as `U+200F`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
