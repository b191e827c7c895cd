/// Reads a JSON text from bytes, once and in order.
///
/// Its time is proportional to the length. A trailing comma, a leading zero and invalid UTF-8 are
/// errors. These are errors too, although the grammar has them: a key that is repeated in an object,
/// half of a surrogate pair, which no text can contain, nesting deeper than ``maximumDepth``, and more
/// than ``maximumCount`` values. A byte order mark at the beginning is skipped.
///
/// Source: [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259).
struct JSONReader {
  /// The maximum depth of nesting; a text that is one list or object has a depth of one.
  static let maximumDepth = 32
  /// The maximum number of values, which bounds the memory that they take.
  static let maximumCount = 1 << 18

  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var count = 0
  /// The first refusal of something that the grammar has; the rest is read too, but not kept.
  private var refusal: JSONError?

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex + (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
  }

  /// Reads the whole text.
  ///
  /// - Parameter member: A function that gets each member of the outermost object and the text of its
  ///   value as soon as it is read, also before an error is thrown.
  /// - Returns: The value.
  /// - Throws: The first error, with its offset.
  mutating func read(
    _ member: (String, ArraySlice<UInt8>) -> Void = { _, _ in }
  ) throws(JSONError) -> JSONValue {
    skipSpace()
    let value = try value(depth: 1, member)
    skipSpace()
    guard position == bytes.endIndex else { throw unexpected("the end") }
    if let refusal { throw refusal }
    return value
  }

  // MARK: Values

  private mutating func value(
    depth: Int,
    _ member: (String, ArraySlice<UInt8>) -> Void
  ) throws(JSONError) -> JSONValue {
    count += 1
    if count > Self.maximumCount { refuse(position, "more than \(Self.maximumCount) values") }
    switch next {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth <= Self.maximumDepth else {
        refuse(position, "nested deeper than \(Self.maximumDepth) levels")
        try skipNested()
        return .null
      }
      return next == UInt8(ascii: "{")
        ? .object(try object(depth: depth, member)) : .array(try array(depth: depth))
    case .some(UInt8(ascii: "0")...UInt8(ascii: "9")), UInt8(ascii: "-"):
      return .number(try number())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: throw unexpected("a value")
    }
  }

  private mutating func object(
    depth: Int,
    _ member: (String, ArraySlice<UInt8>) -> Void
  ) throws(JSONError) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    position += 1
    skipSpace()
    if take(UInt8(ascii: "}")) { return members }
    while true {
      guard next == UInt8(ascii: "\"") else { throw unexpected("a key in quotation marks") }
      let place = position
      let key = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw unexpected("':'") }
      skipSpace()
      let valueStart = position
      let value = try value(depth: depth + 1) { _, _ in }
      member(key, bytes[valueStart..<position])
      if refusal == nil, members.updateValue(value, forKey: key) != nil {
        refuse(place, "the key '\(key.prefix(40))' is repeated in an object")
      }
      skipSpace()
      if take(UInt8(ascii: "}")) { return members }
      guard take(UInt8(ascii: ",")) else { throw unexpected("',' or '}'") }
      skipSpace()
    }
  }

  private mutating func array(depth: Int) throws(JSONError) -> [JSONValue] {
    var elements: [JSONValue] = []
    position += 1
    skipSpace()
    if take(UInt8(ascii: "]")) { return elements }
    while true {
      let element = try value(depth: depth + 1) { _, _ in }
      if refusal == nil { elements.append(element) }
      skipSpace()
      if take(UInt8(ascii: "]")) { return elements }
      guard take(UInt8(ascii: ",")) else { throw unexpected("',' or ']'") }
      skipSpace()
    }
  }

  /// Skips a value that is nested too deep: only its end is searched for.
  private mutating func skipNested() throws(JSONError) {
    var open = 0
    repeat {
      guard let byte = next else { throw unexpected("the end of a list or an object") }
      if byte == UInt8(ascii: "\"") {
        _ = try string()
        continue
      }
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): open += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): open -= 1
      default: break
      }
      position += 1
    } while open > 0
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw unexpected("a value") }
    position += word.utf8.count
    return value
  }

  private mutating func number() throws(JSONError) -> String {
    let start = position
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() throws(JSONError) {
    let start = position
    while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    guard position > start else { throw unexpected("a digit") }
  }

  // MARK: Texts

  /// Reads a text that begins at its quotation mark.
  private mutating func string() throws(JSONError) -> String {
    position += 1
    let start = position
    while let byte = next {
      if byte == UInt8(ascii: "\"") {
        let text = bytes[start..<position]
        position += 1
        return try decoded(text, from: start)
      }
      if byte == UInt8(ascii: "\\") { return try escapedString(from: start) }
      guard byte >= 0x20 else { throw unexpected("an escape of a control character") }
      position += 1
    }
    throw unexpected("'\"'")
  }

  /// Reads the rest of a text that has escapes, from the first escape.
  private mutating func escapedString(from start: Int) throws(JSONError) -> String {
    var text = Array(bytes[start..<position])
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return try decoded(text[...], from: start)
      case UInt8(ascii: "\\"):
        let scalar = try escape()
        text += String(scalar).utf8
      case 0x20...:
        text.append(byte)
        position += 1
      default: throw unexpected("an escape of a control character")
      }
    }
    throw unexpected("'\"'")
  }

  /// Decodes the bytes of a text that begins at `start`.
  private func decoded(_ text: ArraySlice<UInt8>, from start: Int) throws(JSONError) -> String {
    if let text = String(validating: text, as: UTF8.self) { return text }
    // Escapes are ASCII, so the original bytes have the same first mistake, with its offset.
    var rest = bytes[start..<position].makeIterator()
    var parser = UTF8.ForwardParser()
    var offset = start - bytes.startIndex
    while case .valid(let scalar) = parser.parseScalar(from: &rest) { offset += scalar.count }
    throw JSONError(offset: offset, reason: "invalid UTF-8")
  }

  /// Reads an escape that begins at its backslash.
  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let place = position
    position += 1
    guard let letter = next else { throw unexpected("an escape") }
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
    refuse(place, "half of a surrogate pair, which no text can hold")
    return "\u{FFFD}"
  }

  private mutating func hexDigits() throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      let digit: UInt8
      switch next {
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

  // MARK: Bytes

  private var next: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      position += 1
    }
  }

  private mutating func refuse(_ place: Int, _ reason: String) {
    if refusal == nil { refusal = JSONError(offset: place - bytes.startIndex, reason: reason) }
  }

  /// An error that names what was expected and what was found, or the refusal before it.
  private func unexpected(_ expected: String) -> JSONError {
    if let refusal { return refusal }
    let found =
      switch next {
      case nil: "the end"
      case .some(let byte) where byte > 0x20 && byte < 0x7F: "'\(Unicode.Scalar(byte))'"
      case .some(let byte): "the byte \(byte)"
      }
    return JSONError(
      offset: position - bytes.startIndex,
      reason: "\(expected) was expected, not \(found)"
    )
  }
}
