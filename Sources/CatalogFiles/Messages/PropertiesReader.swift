internal import Faults
internal import MessageSyntax
internal import Sharing

/// Reads a `.properties` file: `key = message`, with the escapes of Java.
///
/// The file is UTF-8, as Java reads it from version 9 on. A line whose first sign is `#` or `!` is a
/// comment, and a backslash at the end of a line continues it. The sign between a key and its message is
/// `=`, `:` or a space. An unknown escape stands for the letter after the backslash.
///
/// Source: `java.util.Properties.load`.
package struct PropertiesReader {
  /// An entry with its offsets.
  package struct Entry: Sendable {
    /// The key, without its escapes.
    package let key: CatalogText
    /// The message, without its escapes.
    package let value: CatalogText
    /// The comment lines directly before it.
    package let comment: String?
    /// The offsets of its comments and lines, with the end of the last line.
    package let lines: Range<Int>
    /// The offsets of the value; it begins before the end of a line that is between it and the key.
    package let valueRange: Range<Int>
    /// Whether such an end of a line is there.
    package let isContinued: Bool
    /// Whether a sign stands between the key and the value.
    package let hasSign: Bool
  }

  private var source: SourceReader
  private let limits: CatalogLimits
  /// The entries, in the order of the file; of a repeated key all of them.
  package private(set) var entries: [Entry] = []
  /// The offset of a backslash at the end of the file, which stands for nothing.
  private var looseBackslash: Int?

  /// Reads a file.
  ///
  /// - Throws: The place of bytes that are not UTF-8, or of an escape that has no digits.
  package init(
    _ bytes: [UInt8],
    file: String,
    limits: CatalogLimits
  ) throws(CatalogIssue) {
    source = try SourceReader(bytes, file: file, limits: limits)
    self.limits = limits
    do throws(CatalogIssue) {
      try readAll()
    } catch {
      throw error.orConflict(in: bytes, limits: limits)
    }
  }

  /// The text of the file in UTF-8, which the offsets are in.
  package var text: SourceText { source.text }

  /// The table of the entries.
  func table(_ files: MessageFiles) -> CatalogTable {
    var warnings = CatalogWarnings(file: source.file)
    var entries = entries.map { entry in
      CatalogTable.Entry(
        entry.key,
        .text(entry.value),
        comment: entry.comment,
        messageVersion: files.syntax
      )
    }
    entries.removeSuperseded(&warnings)
    return CatalogTable(file: source.file, entries: entries, warnings: warnings.issues)
  }

  // MARK: Reading

  private mutating func readAll() throws(CatalogIssue) {
    var comments: [String] = []
    var start = source.position
    while source.next != nil {
      let line = source.position
      skipBlanks()
      switch source.next {
      case nil: break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        skipLineEnd()
        comments = []
        start = source.position
      case UInt8(ascii: "#"), UInt8(ascii: "!"):
        if comments.isEmpty { start = line }
        comments.append(comment())
      default:
        if comments.isEmpty { start = line }
        try readEntry(comments, from: start)
        comments = []
        start = source.position
      }
    }
  }

  private mutating func comment() -> String {
    source.position += 1
    if source.next == 0x20 { source.position += 1 }
    let start = source.position
    while let byte = source.next, !Self.isLineEnd(byte) { source.position += 1 }
    let text = source.string(start..<source.position)
    skipLineEnd()
    return text
  }

  private mutating func readEntry(_ comments: [String], from start: Int) throws(CatalogIssue) {
    let keyPlace = source.place(of: source.position)
    let key = try text(endsAtSign: true)
    let keyEnd = source.position
    skipBlanks(andLines: true)
    let hasSign = source.takes(UInt8(ascii: "=")) || source.takes(UInt8(ascii: ":"))
    let before = hasSign ? source.position : keyEnd
    skipBlanks(andLines: true)
    let isContinued = source.bytes[before..<source.position].contains(UInt8(ascii: "\\"))
    let valueStart = isContinued ? before : source.position
    let valuePlace = source.place(of: source.position)
    let value = try text(endsAtSign: false)
    let valueEnd = source.position
    skipLineEnd()
    guard entries.count < limits.valueCount else {
      throw source.issue(at: start, .tooManyValues(limits.valueCount))
    }
    entries.append(
      Entry(
        key: CatalogText(key, at: keyPlace),
        value: CatalogText(value, at: valuePlace),
        comment: comments.isEmpty ? nil : comments.joined(separator: "\n"),
        lines: start..<source.position,
        valueRange: min(valueStart, looseBackslash ?? valueStart)..<valueEnd,
        isContinued: isContinued,
        hasSign: hasSign
      )
    )
  }

  /// Reads a key or a value without its escapes.
  private mutating func text(endsAtSign: Bool) throws(CatalogIssue) -> String {
    var result: [UInt8] = []
    while let byte = source.next, !Self.isLineEnd(byte) {
      if endsAtSign, Self.isBlank(byte) || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":") {
        break
      }
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        source.position += 1
        continue
      }
      if skipContinuation() { continue }
      let place = source.position
      source.position += 1
      guard let letter = source.next else {
        looseBackslash = place
        break
      }
      source.position += 1
      switch letter {
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "u"): result += String(try unicodeEscape(at: place)).utf8
      default: result.append(letter)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Reads the digits after `\u`, and those of the other half of a surrogate pair.
  private mutating func unicodeEscape(at place: Int) throws(CatalogIssue) -> Unicode.Scalar {
    let unit = try unit(at: place)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if unit < 0xDC00, source.takes("\\u") {
      let low = try self.unit(at: place)
      if (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      {
        return scalar
      }
    }
    throw source.issue(at: place, .unpairedSurrogate(UInt16(truncatingIfNeeded: unit)))
  }

  private mutating func unit(at place: Int) throws(CatalogIssue) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = source.next?.hexadecimalDigit else {
        throw source.issue(
          at: place,
          Reason("properties-escape", "four hexadecimal digits were expected after '\\u'")
        )
      }
      unit = unit << 4 + UInt32(digit)
      source.position += 1
    }
    return unit
  }

  // MARK: Space

  private mutating func skipBlanks(andLines: Bool = false) {
    while let byte = source.next {
      if Self.isBlank(byte) {
        source.position += 1
      } else if !andLines || byte != UInt8(ascii: "\\") || !skipContinuation() {
        return
      }
    }
  }

  /// Skips a backslash at the end of a line, and the space before the text of the next one.
  private mutating func skipContinuation() -> Bool {
    guard source.position + 1 < source.bytes.count,
      Self.isLineEnd(source.bytes[source.position + 1])
    else { return false }
    source.position += 1
    skipLineEnd()
    skipBlanks()
    return true
  }

  private mutating func skipLineEnd() {
    if source.takes(UInt8(ascii: "\r")) {
      _ = source.takes(UInt8(ascii: "\n"))
    } else {
      _ = source.takes(UInt8(ascii: "\n"))
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0C
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
