internal import Faults
internal import Sharing

/// The text of a file, and the position up to which it is read.
struct SourceReader {
  let file: String
  let text: SourceText
  var position: Int
  private var counter: PlaceCounter

  /// Decodes a file, to read it from its beginning.
  ///
  /// - Throws: An issue for a file that is not UTF-8 or UTF-16, or is too large.
  init(_ bytes: [UInt8], file: String, limits: CatalogLimits) throws(CatalogIssue) {
    self.file = file
    text = try SourceText(bytes, file: file, limits: limits)
    position = text.start
    counter = PlaceCounter(from: text.start)
  }

  @inline(__always)
  var bytes: [UInt8] { text.bytes }

  /// The next byte; nil at the end.
  @inline(__always)
  var next: UInt8? { position < text.bytes.count ? text.bytes[position] : nil }

  /// Takes a byte, if it is the next one.
  @inline(__always)
  mutating func takes(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Takes a text of ASCII, if it is the next one.
  mutating func takes(_ word: String) -> Bool {
    guard starts(with: word) else { return false }
    position += word.utf8.count
    return true
  }

  /// Whether a text of ASCII is the next one.
  func starts(with word: String) -> Bool { bytes[position...].starts(with: word.utf8) }

  /// Skips space, tabs and ends of lines.
  mutating func skipSpace() { position = spaceEnd }

  private var spaceEnd: Int {
    let span = text.bytes.span
    var end = position
    while end < span.count, span[end].isASCIISpace { end += 1 }
    return end
  }

  /// A part of the text.
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: Places

  /// Returns the place of an offset, which must not be before the last one.
  mutating func place(of offset: Int) -> SourcePlace {
    var counter = counter
    let place = counter.place(of: offset, in: text.bytes.span)
    self.counter = counter
    return place
  }

  /// Returns an error at an offset; to count its line takes linear time.
  func issue(at offset: Int, _ reason: Reason) -> CatalogIssue {
    text.issue(at: offset, in: file, reason)
  }

  /// Returns the place of an offset anywhere; to count its line takes linear time.
  func countedPlace(of offset: Int) -> SourcePlace {
    PlaceCounter.place(of: offset, in: text.bytes.span, from: text.start)
  }

  /// Returns the words of an error for the character at an offset, such as `'x'`, `U+0007` or `the
  /// end of the line`.
  func found(at offset: Int) -> String {
    let character = bytes[min(offset, bytes.count)...].prefix(4)
    guard let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first else {
      return "the end of the file"
    }
    if scalar == "\n" || scalar == "\r" { return "the end of the line" }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      return scalar.value.codePoint
    default: return "'\(scalar)'"
    }
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit in either case; nil for another byte.
  var hexadecimalDigit: UInt8? {
    if isASCIIDigit { return self &- 0x30 }
    let letter = (self & 0xDF) &- 0x41
    return letter < 6 ? letter + 10 : nil
  }
}
