internal import Faults
internal import Sharing

extension StringsReader {
  /// Reads a text in quotation marks, or a word without them.
  ///
  /// - Returns: The text; nil if neither comes next.
  mutating func text() throws(CatalogIssue) -> String? {
    guard let byte = source.next else { return nil }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      return try quotedText(byte)
    }
    let span = source.bytes.span
    let start = source.position
    var end = start
    while end < span.count, isOfWord(span[end]) { end += 1 }
    guard end > start else { return nil }
    source.position = end
    return source.string(start..<end)
  }

  /// Whether a byte can be in a text without quotation marks.
  private func isOfWord(_ byte: UInt8) -> Bool {
    if byte.isASCIILetter || byte.isASCIIDigit { return true }
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"),
      UInt8(ascii: "."), UInt8(ascii: "-"):
      return true
    default: return false
    }
  }

  private mutating func quotedText(_ mark: UInt8) throws(CatalogIssue) -> String {
    let opening = source.position
    var runStart = opening + 1
    var isUnescaped = true
    while true {
      let end = runEnd(from: runStart, mark)
      guard end < source.bytes.count else {
        throw source.issue(at: opening, .unclosed(mark == UInt8(ascii: "'") ? "'" : "\"", "text"))
      }
      if source.bytes[end] == mark {
        source.position = end + 1
        if isUnescaped { return source.string(runStart..<end) }
        unescaped.append(contentsOf: source.bytes[runStart..<end])
        return String(decoding: unescaped, as: UTF8.self)
      }
      if isUnescaped { unescaped.removeAll(keepingCapacity: true) }
      isUnescaped = false
      unescaped.append(contentsOf: source.bytes[runStart..<end])
      source.position = end + 1
      try readEscape()
      runStart = source.position
    }
  }

  /// The offset of the next quotation mark or backslash, or that of the end.
  private func runEnd(from start: Int, _ mark: UInt8) -> Int {
    let span = source.bytes.span
    var position = start
    while position < span.count, span[position] != mark, span[position] != UInt8(ascii: "\\") {
      position += 1
    }
    return position
  }

  // MARK: Escapes

  /// Reads an escape after its backslash, and appends its character.
  ///
  /// Nothing is appended for a character that stands for itself: it is a part of what follows.
  private mutating func readEscape() throws(CatalogIssue) {
    let byte = source.next
    if let byte, !Self.isKnownEscape(byte) { reportUnknownEscape() }
    switch byte {
    case UInt8(ascii: "n"): unescaped.append(0x0A)
    case UInt8(ascii: "t"): unescaped.append(0x09)
    case UInt8(ascii: "r"): unescaped.append(0x0D)
    case UInt8(ascii: "a"): unescaped.append(0x07)
    case UInt8(ascii: "b"): unescaped.append(0x08)
    case UInt8(ascii: "f"): unescaped.append(0x0C)
    case UInt8(ascii: "v"): unescaped.append(0x0B)
    case .some(UInt8(ascii: "0")...UInt8(ascii: "7")):
      unescaped.append(scalar: try octalEscape())
      return
    case UInt8(ascii: "U"):
      unescaped.append(scalar: try unicodeEscape())
      return
    case .some(let other) where other < 0x80: unescaped.append(other)
    default: return
    }
    source.position += 1
  }

  /// Reads one to three octal digits: a byte of ASCII or NextStep Latin.
  private mutating func octalEscape() throws(CatalogIssue) -> UInt32 {
    let start = source.position
    var value = 0
    while source.position < start + 3, let digit = source.next,
      digit & 0xF8 == UInt8(ascii: "0")
    {
      value = value * 8 + Int(digit & 7)
      source.position += 1
    }
    if value < 0x80 { return UInt32(value) }
    let index = value - 0x80
    guard index < NextStepLatin.scalars.count else {
      throw source.issue(
        at: start - 1,
        Reason(
          "no-character-of-octal",
          "an octal escape of at most \\375 was expected, not \\\(source.string(start..<source.position))"
        )
      )
    }
    return UInt32(NextStepLatin.scalars[index])
  }

  /// Reads `U` and a unit of UTF-16, with a second escape if it is the first half of a pair.
  private mutating func unicodeEscape() throws(CatalogIssue) -> UInt32 {
    let start = source.position - 1
    let unit = try unicodeUnit()
    reportLongEscape(of: unit, at: start)
    guard UTF16.isSurrogate(unit) else { return UInt32(unit) }
    guard UTF16.isLeadSurrogate(unit), source.takes("\\U") else {
      throw source.issue(at: start, .unpairedSurrogate(unit))
    }
    source.position -= 1
    let trail = try unicodeUnit()
    guard UTF16.isTrailSurrogate(trail) else {
      throw source.issue(at: start, .unpairedSurrogate(unit))
    }
    return UInt32(lead: unit, trail: trail)
  }

  private mutating func unicodeUnit() throws(CatalogIssue) -> UInt16 {
    source.position += 1
    let start = source.position
    var value: UInt16 = 0
    while source.position < start + 4, let digit = source.next?.hexadecimalDigit {
      value = value << 4 | UInt16(digit)
      source.position += 1
    }
    guard source.position > start else {
      throw source.issue(
        at: start,
        Reason(
          "hexadecimal-digit-expected",
          "a hexadecimal digit was expected after '\\U', not \(source.found(at: start))"
        )
      )
    }
    return value
  }
}
