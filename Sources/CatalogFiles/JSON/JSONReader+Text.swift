internal import Faults

extension JSONReader {
  /// Reads a text that begins at its quotation mark.
  mutating func text() throws(JSONError) -> String {
    let start = position + 1
    position = endOfPlainText(from: start)
    switch peek {
    case UInt8(ascii: "\""):
      position += 1
      return try decoded(bytes[start..<position - 1], from: start)
    case UInt8(ascii: "\\"): return try escapedText(from: start)
    case nil: throw unexpected("'\"'")
    default: throw unexpected("an escape of a control character")
    }
  }

  /// The index of the first byte after the part of a text that stands for itself.
  private func endOfPlainText(from start: Int) -> Int {
    let span = bytes.span
    var offset = start - bytes.startIndex
    while offset < span.count {
      let byte = span[offset]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      offset += 1
    }
    return bytes.startIndex + offset
  }

  /// Reads the rest of a text that has escapes, from the first escape.
  private mutating func escapedText(from start: Int) throws(JSONError) -> String {
    var text = Array(bytes[start..<position])
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return try decoded(text[...], from: start)
      case UInt8(ascii: "\\"):
        let scalar = try escape()
        text += String(scalar).utf8
      case 0x20...:
        let start = position
        position = endOfPlainText(from: start)
        text += bytes[start..<position]
      default: throw unexpected("an escape of a control character")
      }
    }
    throw unexpected("'\"'")
  }

  /// Decodes the bytes of a text that begins at `start` and ends before the next byte.
  private func decoded(_ text: ArraySlice<UInt8>, from start: Int) throws(JSONError) -> String {
    do throws(UTF8.ValidationError) {
      return String(copying: try UTF8Span(validating: text.span))
    } catch {
      // Escapes are ASCII, so the original bytes have the same first mistake, with its offset.
      var rest = bytes[start..<position].makeIterator()
      var parser = UTF8.ForwardParser()
      var offset = start - bytes.startIndex
      while case .valid(let scalar) = parser.parseScalar(from: &rest) { offset += scalar.count }
      throw JSONError(offset: offset, reason: Reason("json-utf8", "invalid UTF-8"))
    }
  }

  /// Reads an escape that begins at its backslash.
  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let place = position
    position += 1
    guard let letter = peek else { throw unexpected("an escape") }
    let scalar: Unicode.Scalar
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): scalar = Unicode.Scalar(letter)
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "u"):
      position += 1
      return try unicodeEscape(at: place)
    default: throw unexpected("one of \"\\/bfnrtu after '\\'")
    }
    position += 1
    return scalar
  }

  /// Reads the digits after `\u`, and the other half of a surrogate pair; a single half is refused.
  private mutating func unicodeEscape(at place: Int) throws(JSONError) -> Unicode.Scalar {
    let unit = try hexDigits()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if unit < 0xDC00, bytes[position...].starts(with: #"\u"#.utf8) {
      let second = position
      position += 2
      let low = try hexDigits()
      if (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      {
        return scalar
      }
      // The second escape may begin another pair.
      position = second
    }
    try refuse(
      at: place - bytes.startIndex,
      Reason("json-surrogate", "half of a surrogate pair, which no text can hold")
    )
    return "\u{FFFD}"
  }

  private mutating func hexDigits() throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      let digit: UInt8
      switch peek {
      case .some(let byte) where byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"):
        digit = byte - UInt8(ascii: "0")
      case .some(let byte)
      where byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f"):
        digit = (byte | 0x20) - UInt8(ascii: "a") + 10
      default: throw unexpected("a hexadecimal digit")
      }
      unit = unit << 4 + UInt32(digit)
      position += 1
    }
    return unit
  }
}
