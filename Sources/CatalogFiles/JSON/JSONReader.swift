package import Faults

/// Reads a JSON text from bytes, value by value and in order.
///
/// Its time is proportional to the length. A trailing comma, a leading zero and invalid UTF-8 are
/// errors. These are refused too, although the grammar has them: half of a surrogate pair, which no
/// text can contain, and more depth or more values than the limits. A byte order mark at the
/// beginning is skipped.
///
/// After ``next()`` has returned ``JSONToken/list``, the caller reads the elements, each after a
/// call of ``nextElement()``, and in the same way the members of an object after ``nextKey()``. A
/// key that is repeated in an object is the caller's matter.
///
/// Source: [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259).
package struct JSONReader {
  /// The bounds of nesting and memory.
  package struct Limits: Sendable {
    /// The maximum depth of nesting; a text that is one list or object has a depth of one.
    package let depth: Int
    /// The maximum number of values.
    package let valueCount: Int

    package init(depth: Int, valueCount: Int) {
      self.depth = depth
      self.valueCount = valueCount
    }
  }

  let bytes: ArraySlice<UInt8>
  /// The index of the next byte.
  var position: Int
  private let limits: Limits
  private let continuesAfterRefusal: Bool
  private var depth = 0
  private var count = 0
  /// Whether the last byte that was read began a list or an object.
  private var isOpened = false

  /// The offset of the value or the key that was read last.
  package private(set) var tokenOffset = 0
  /// The first refusal of something that the grammar has.
  package private(set) var refusal: JSONError?

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text.
  ///   - limits: The bounds of nesting and memory.
  ///   - continuesAfterRefusal: Whether the rest is read after something that the grammar has was
  ///     refused. The refusal is then in ``refusal``, and ``finish()`` throws it.
  package init(_ bytes: ArraySlice<UInt8>, limits: Limits, continuesAfterRefusal: Bool = false) {
    self.bytes = bytes
    self.limits = limits
    self.continuesAfterRefusal = continuesAfterRefusal
    position = bytes.startIndex + (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
  }

  /// The index of the next byte among those that are read; after ``nextKey()`` the first one of the
  /// value.
  package var index: Int { position }

  // MARK: Values

  /// Reads a value, or the beginning of a list or an object.
  ///
  /// A list or an object that is too deep is skipped, if reading continues after a refusal, and null
  /// is in its place.
  package mutating func next() throws(JSONError) -> JSONToken {
    skipSpace()
    isOpened = false
    tokenOffset = position - bytes.startIndex
    count += 1
    if count > limits.valueCount, refusal == nil {
      try refuse(at: tokenOffset, Reason("json-count", "more than \(limits.valueCount) values"))
    }
    switch peek {
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "{"): return try open(.object)
    case UInt8(ascii: "["): return try open(.list)
    case .some(UInt8(ascii: "0")...UInt8(ascii: "9")), UInt8(ascii: "-"):
      return .number(try number())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: throw unexpected("a value")
    }
  }

  /// Whether the list that was begun last has another element, which can be read next.
  package mutating func nextElement() throws(JSONError) -> Bool {
    skipSpace()
    if take(UInt8(ascii: "]")) {
      close()
      return false
    }
    if !isOpened {
      guard take(UInt8(ascii: ",")) else { throw unexpected("',' or ']'") }
      skipSpace()
    }
    isOpened = false
    return true
  }

  /// Reads the next key of the object that was begun last; its value can be read next.
  ///
  /// - Returns: The key; nil at the end of the object.
  package mutating func nextKey() throws(JSONError) -> String? {
    skipSpace()
    if take(UInt8(ascii: "}")) {
      close()
      return nil
    }
    if !isOpened {
      guard take(UInt8(ascii: ",")) else { throw unexpected("',' or '}'") }
      skipSpace()
    }
    isOpened = false
    guard peek == UInt8(ascii: "\"") else { throw unexpected("a key in quotation marks") }
    tokenOffset = position - bytes.startIndex
    let key = try text()
    skipSpace()
    guard take(UInt8(ascii: ":")) else { throw unexpected("':'") }
    skipSpace()
    return key
  }

  /// Reads a value and ignores it.
  package mutating func skip() throws(JSONError) {
    switch try next() {
    case .list: while try nextElement() { try skip() }
    case .object: while try nextKey() != nil { try skip() }
    default: break
    }
  }

  /// Reads the end of the text.
  ///
  /// - Throws: An error if something follows the value, or if something was refused.
  package mutating func finish() throws(JSONError) {
    skipSpace()
    guard position == bytes.endIndex else { throw unexpected("the end") }
    if let refusal { throw refusal }
  }

  /// Refuses something that the grammar has.
  package mutating func refuse(
    at offset: Int,
    _ reason: FormatError.Reason
  ) throws(JSONError) {
    if refusal == nil { refusal = JSONError(offset: offset, reason: reason) }
    if !continuesAfterRefusal, let refusal { throw refusal }
  }

  // MARK: Nesting

  private mutating func open(_ token: JSONToken) throws(JSONError) -> JSONToken {
    guard depth < limits.depth else {
      try refuse(
        at: tokenOffset,
        Reason("json-depth", "nested deeper than \(limits.depth) levels")
      )
      try skipNested()
      return .null
    }
    position += 1
    depth += 1
    isOpened = true
    return token
  }

  private mutating func close() {
    depth -= 1
    isOpened = false
  }

  /// Skips a value that is nested too deep: only its end is searched for.
  private mutating func skipNested() throws(JSONError) {
    var open = 0
    repeat {
      guard let byte = peek else { throw unexpected("the end of a list or an object") }
      if byte == UInt8(ascii: "\"") {
        _ = try text()
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

  // MARK: Words and numbers

  private mutating func word(_ word: String, _ token: JSONToken) throws(JSONError) -> JSONToken {
    guard bytes[position...].starts(with: word.utf8) else { throw unexpected("a value") }
    position += word.utf8.count
    return token
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
    while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    guard position > start else { throw unexpected("a digit") }
  }

  // MARK: Bytes

  var peek: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      position += 1
    }
  }

  /// An error that names what was expected and what was found, or the refusal before it.
  func unexpected(_ expected: String) -> JSONError {
    if let refusal { return refusal }
    let found =
      switch peek {
      case nil: "the end"
      case .some(let byte) where byte > 0x20 && byte < 0x7F: "'\(Unicode.Scalar(byte))'"
      case .some(let byte): "the byte \(byte)"
      }
    return JSONError(
      offset: position - bytes.startIndex,
      reason: .expected(expected, found: found)
    )
  }
}
