internal import Faults
internal import Sharing

extension XMLReader {
  /// Reads `<?xml … ?>`, if it is there, and checks the encoding.
  package mutating func readDeclaration() throws(CatalogIssue) {
    source.skipSpace()
    let start = source.position
    guard source.starts(with: "<?xml") else { return }
    try skip(through: "?>", "declaration")
    let declaration = source.bytes[start..<source.position].prefix(1_024)
    guard let name = declaration.firstRange(of: "encoding".utf8) else { return }
    let isMark = { (byte: UInt8) in byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
    let value = declaration[name.upperBound...].drop { !isMark($0) }.dropFirst()
    let encoding = String(decoding: value.prefix { !isMark($0) }, as: UTF8.self)
    let known = ["utf-8", "utf8", "us-ascii", "ascii", "utf-16", "utf-16le", "utf-16be"]
    guard known.contains(encoding.lowercased()) else {
      throw source.issue(
        at: value.startIndex,
        Reason(
          "unknown-encoding",
          "the encoding UTF-8 or UTF-16 was expected, not '\(encoding.excerpt)'"
        )
      )
    }
    // A file that names UTF-8 and is in UTF-16 was saved by an editor that keeps the declaration.
    guard !source.text.isUTF8 || !encoding.lowercased().hasPrefix("utf-16") else {
      throw source.issue(
        at: value.startIndex,
        Reason(
          "another-encoding",
          "the encoding UTF-8, in which the file is, was expected, not '\(encoding.excerpt)'"
        )
      )
    }
  }

  /// Skips space, comments and processing instructions, and the document type where it may be.
  package mutating func skipMarkup(allowsDocumentType: Bool = false) throws(CatalogIssue) {
    while true {
      source.skipSpace()
      if source.starts(with: "<!--") {
        try skipComment()
      } else if source.starts(with: "<?") {
        try skip(through: "?>", "processing instruction")
      } else if allowsDocumentType, source.starts(with: "<!DOCTYPE") {
        try skipDocumentType()
      } else {
        return
      }
    }
  }

  mutating func skipComment() throws(CatalogIssue) {
    let start = source.position
    noteComment(at: start)
    source.position += 4
    try skip(through: "-->", "comment", from: start)
  }

  /// Skips everything up to a mark, and the mark.
  ///
  /// - Parameters:
  ///   - mark: The last characters.
  ///   - name: The name of what ends, for the error.
  ///   - start: The offset of its beginning; nil if it begins here.
  /// - Throws: An issue at the beginning if the mark is missing.
  private mutating func skip(
    through mark: String,
    _ name: String,
    from start: Int? = nil
  ) throws(CatalogIssue) {
    let start = start ?? source.position
    let first = mark.utf8.first
    while let byte = source.next {
      if byte == first, source.takes(mark) { return }
      source.position += 1
    }
    throw source.issue(at: start, .unclosed(mark, name))
  }

  /// Skips `<!DOCTYPE … >` with its quoted names.
  private mutating func skipDocumentType() throws(CatalogIssue) {
    let start = source.position
    source.position += 9
    while let byte = source.next, byte != UInt8(ascii: "<") {
      switch byte {
      case UInt8(ascii: ">"):
        source.position += 1
        return
      case UInt8(ascii: "["):
        throw source.issue(
          at: source.position,
          Reason("internal-subset", "a document type without declarations was expected")
        )
      case UInt8(ascii: "\""), UInt8(ascii: "'"): try skipQuoted(byte)
      default: source.position += 1
      }
    }
    throw source.issue(at: start, .unclosed(">", "document type"))
  }

  private mutating func skipQuoted(_ mark: UInt8) throws(CatalogIssue) {
    let start = source.position
    source.position += 1
    while let byte = source.next {
      source.position += 1
      if byte == mark { return }
    }
    throw source.issue(
      at: start,
      .unclosed(mark == UInt8(ascii: "'") ? "'" : "\"", "quoted name")
    )
  }

  // MARK: Tags

  /// Reads a tag at its `<`, with its attributes, which are kept if ``keepsAttributes`` is set.
  ///
  /// - Returns: The tag; nil if it is not one, but a comment or a section, or has no name.
  mutating func tag() throws(CatalogIssue) -> XMLTag? {
    let start = source.position
    source.position += 1
    let isClosing = source.takes(UInt8(ascii: "/"))
    guard let name = name() else {
      source.position = start
      return nil
    }
    var isEmpty = false
    var attributes: [XMLTag.Attribute] = []
    var names: Set<ArraySlice<UInt8>> = []
    while true {
      source.skipSpace()
      let attributeStart = source.position
      if source.takes(UInt8(ascii: ">")) { break }
      if !isClosing, source.takes("/>") {
        isEmpty = true
        break
      }
      guard !isClosing, let attribute = try attributeName(&attributes) else {
        throw tagEndExpected(of: name)
      }
      guard names.insert(source.bytes[attribute]).inserted else {
        throw source.issue(
          at: attributeStart,
          .repeatedAttribute(source.string(attribute).excerpt, of: name)
        )
      }
    }
    return XMLTag(
      form: isClosing ? .closing : isEmpty ? .empty : .opening,
      name: name,
      start: start,
      attributes: attributes
    )
  }

  /// Reads an attribute; returns the range of its name, or nil if something else comes next.
  private mutating func attributeName(
    _ attributes: inout [XMLTag.Attribute]
  ) throws(CatalogIssue) -> Range<Int>? {
    let nameStart = source.position
    guard let name = name() else { return nil }
    let range = nameStart..<source.position
    source.skipSpace()
    guard source.takes(UInt8(ascii: "=")) else { return nil }
    source.skipSpace()
    guard let mark = source.next, mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else {
      return nil
    }
    let start = source.position + 1
    try skipQuoted(mark)
    if keepsAttributes {
      let value = try attributeValue(start..<source.position - 1)
      attributes.append(XMLTag.Attribute(name: name, value: value))
    }
    return range
  }

  private func tagEndExpected(of tag: String) -> CatalogIssue {
    source.issue(
      at: source.position,
      Reason(
        "tag-end-expected",
        "'>' was expected at the end of the tag '\(tag)', not \(source.found(at: source.position))"
      )
    )
  }

  /// Reads the name of a tag or attribute; the part of it that is longer than errors show is cut.
  private mutating func name() -> String? {
    let start = source.position
    while let byte = source.next, byte.isOfXMLName { source.position += 1 }
    guard source.position > start else { return nil }
    return source.string(start..<source.position).excerpt
  }
}

extension UInt8 {
  /// Whether a byte can be in the name of an element or attribute; bytes of other scripts are.
  fileprivate var isOfXMLName: Bool {
    isASCIILetter || isASCIIDigit || self >= 0x80 || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "-") || self == UInt8(ascii: ".") || self == UInt8(ascii: ":")
  }
}

extension FormatError.Reason {
  fileprivate static func repeatedAttribute(_ name: String, of tag: String) -> Self {
    Reason("repeated-attribute", "the attribute '\(name)' of the tag '\(tag)' is there twice")
  }
}
