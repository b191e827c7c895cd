internal import Faults
internal import Sharing

extension XMLReader {
  /// Reads the text of an element after its first tag, and the tag that closes it.
  ///
  /// Ends of lines are line feeds, as XML has it.
  package mutating func text(in opening: XMLTag) throws(CatalogIssue) -> String {
    guard opening.form == .opening else { return "" }
    let start = source.position
    let end = runEnd(from: start)
    if source.bytes[end...].first == UInt8(ascii: "<"), source.bytes.count > end + 1,
      source.bytes[end + 1] == UInt8(ascii: "/")
    {
      source.position = end
      try readClosing(of: opening)
      return source.string(start..<end)
    }
    var text: [UInt8] = []
    while true {
      let end = runEnd(from: source.position)
      text.append(contentsOf: source.bytes[source.position..<end])
      source.position = end
      guard let byte = source.next else { throw closingExpected(of: opening, at: end) }
      if byte == UInt8(ascii: "&") {
        text.append(scalar: try reference())
      } else if source.takes(UInt8(ascii: "\r")) {
        _ = source.takes(UInt8(ascii: "\n"))
        text.append(UInt8(ascii: "\n"))
      } else if source.starts(with: "<!--") {
        try skipComment()
      } else if source.starts(with: "<![CDATA[") {
        try readSection(to: &text)
      } else {
        guard source.starts(with: "</") else { throw closingExpected(of: opening, at: end) }
        try readClosing(of: opening)
        return String(decoding: text, as: UTF8.self)
      }
    }
  }

  /// The offset of the next `<`, `&` or carriage return, or that of the end.
  private func runEnd(from start: Int) -> Int {
    let span = source.bytes.span
    var position = start
    while position < span.count, span[position] != UInt8(ascii: "<"),
      span[position] != UInt8(ascii: "&"), span[position] != UInt8(ascii: "\r")
    {
      position += 1
    }
    return position
  }

  /// Reads `<![CDATA[ … ]]>`.
  private mutating func readSection(to text: inout [UInt8]) throws(CatalogIssue) {
    let start = source.position
    source.position += 9
    while let byte = source.next {
      if byte == UInt8(ascii: "]"), source.takes("]]>") { return }
      source.position += 1
      if byte == UInt8(ascii: "\r") { _ = source.takes(UInt8(ascii: "\n")) }
      text.append(byte == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : byte)
    }
    throw source.issue(at: start, .unclosed("]]>", "section"))
  }

  /// Skips everything in an element after its first tag, and the tag that closes it.
  ///
  /// - Parameters:
  ///   - opening: The first tag.
  ///   - depth: The number of elements that may be inside each other in it.
  ///   - passing: A function that is called with each tag in it that begins an element.
  /// - Throws: An issue for an element that is not closed, or is nested deeper.
  package mutating func skip(
    _ opening: XMLTag,
    depth: Int,
    passing: (XMLTag) -> Void = { _ in }
  ) throws(CatalogIssue) {
    var open = opening.form == .opening ? [opening] : []
    while let last = open.last {
      let end = runEnd(from: source.position)
      source.position = end
      guard let byte = source.next else { throw closingExpected(of: last, at: end) }
      if byte != UInt8(ascii: "<") {
        source.position += 1
      } else if source.starts(with: "<!") || source.starts(with: "<?") {
        var ignored: [UInt8] = []
        if source.starts(with: "<![CDATA[") {
          try readSection(to: &ignored)
        } else {
          try skipMarkup()
          if source.position == end { throw closingExpected(of: last, at: end) }
        }
      } else {
        guard let tag = try tag() else { throw closingExpected(of: last, at: end) }
        if tag.form == .closing {
          guard tag.name == last.name else { throw closingExpected(of: last, at: tag.start) }
          open.removeLast()
        } else {
          passing(tag)
          guard tag.form == .opening else { continue }
          guard open.count <= depth else { throw source.issue(at: tag.start, .tooDeep(depth)) }
          open.append(tag)
        }
      }
    }
  }

  /// The text of an attribute: its references are expanded, and space is U+0020, as XML has it.
  mutating func attributeValue(_ range: Range<Int>) throws(CatalogIssue) -> String {
    let end = source.position
    defer { source.position = end }
    source.position = range.lowerBound
    var text: [UInt8] = []
    while source.position < range.upperBound, let byte = source.next {
      if byte == UInt8(ascii: "&") {
        text.append(scalar: try reference())
        continue
      }
      source.position += 1
      if byte == UInt8(ascii: "\r") { _ = source.takes(UInt8(ascii: "\n")) }
      text.append(byte.isASCIISpace ? UInt8(ascii: " ") : byte)
    }
    return String(decoding: text, as: UTF8.self)
  }

  // MARK: References

  /// Reads a reference to a character at its `&`.
  private mutating func reference() throws(CatalogIssue) -> UInt32 {
    let start = source.position
    for (name, scalar) in Self.entities where source.takes(name) { return scalar }
    guard source.takes("&#") else {
      throw source.issue(
        at: start,
        Reason(
          "unknown-entity",
          "'&amp;', '&lt;', '&gt;', '&quot;', '&apos;' or '&#' was expected, not another '&'"
        )
      )
    }
    let value = number(radix: source.takes(UInt8(ascii: "x")) ? 16 : 10)
    guard source.takes(UInt8(ascii: ";")), let value, let scalar = Unicode.Scalar(value), value != 0
    else {
      let reference = source.string(start..<source.position).excerpt
      throw source.issue(
        at: start,
        Reason("character-reference", "the number of a character was expected, not '\(reference)'")
      )
    }
    return scalar.value
  }

  private static let entities: [(String, UInt32)] = [
    ("&amp;", 0x26), ("&lt;", 0x3C), ("&gt;", 0x3E), ("&quot;", 0x22), ("&apos;", 0x27),
  ]

  /// Reads digits; nil if there are none, or the number is larger than that of any character.
  private mutating func number(radix: UInt32) -> UInt32? {
    var value: UInt32?
    while let digit = source.next?.hexadecimalDigit, digit < radix {
      value = min((value ?? 0) * radix + UInt32(digit), 0x11_0000)
      source.position += 1
    }
    return value
  }
}
