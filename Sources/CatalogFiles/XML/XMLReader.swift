package import Faults

/// Reads the markup of a file in XML, once and in order.
///
/// It knows the part of XML that property lists and XLIFF need. Nothing but the five entities of XML
/// and references to characters is expanded, and nothing is opened.
package struct XMLReader {
  var source: SourceReader
  /// The offset of the first comment, and the number of comments.
  private(set) var comments: (first: Int, count: Int)?
  /// Whether tags have their attributes.
  var keepsAttributes = false

  init(_ source: SourceReader) { self.source = source }

  /// Decodes a file, to read it with the attributes of its tags.
  ///
  /// - Throws: An issue for a file that is not UTF-8 or UTF-16, or is too large.
  package init(_ bytes: [UInt8], file: String, limits: CatalogLimits) throws(CatalogIssue) {
    source = try SourceReader(bytes, file: file, limits: limits)
    keepsAttributes = true
  }

  /// Whether everything is read.
  package var isAtEnd: Bool { source.next == nil }

  /// The offset up to which the file is read.
  package var position: Int { source.position }

  /// Returns the place of an offset, which must not be before the last one.
  package mutating func place(of offset: Int) -> SourcePlace { source.place(of: offset) }

  /// Returns an error at an offset; to count its line takes linear time.
  package func issue(at offset: Int, _ reason: FormatError.Reason) -> CatalogIssue {
    source.issue(at: offset, reason)
  }

  // MARK: Tags

  /// Reads the next tag in an element.
  ///
  /// - Returns: The tag; nil if the element ends.
  package mutating func tag(
    in opening: XMLTag,
    expecting expectation: String
  ) throws(CatalogIssue) -> XMLTag? {
    guard opening.form == .opening else { return nil }
    try skipMarkup()
    guard source.next != nil else { throw closingExpected(of: opening, at: source.position) }
    let tag = try tag(expecting: "\(expectation) or '</\(opening.name)>'")
    guard tag.form == .closing else { return tag }
    guard tag.name == opening.name else { throw closingExpected(of: opening, at: tag.start) }
    return nil
  }

  /// Reads the tag that closes an element.
  package mutating func readClosing(of opening: XMLTag) throws(CatalogIssue) {
    try skipMarkup()
    let start = source.position
    guard source.starts(with: "</"), let tag = try tag(), tag.name == opening.name else {
      throw closingExpected(of: opening, at: start)
    }
  }

  /// Reads the next tag after space and comments.
  package mutating func tag(expecting expectation: String) throws(CatalogIssue) -> XMLTag {
    try skipMarkup()
    guard source.next == UInt8(ascii: "<"), let tag = try tag() else {
      throw source.issue(at: source.position, .expected(expectation, found: found()))
    }
    return tag
  }

  mutating func noteComment(at offset: Int) {
    comments = (comments?.first ?? offset, (comments?.count ?? 0) + 1)
  }

  // MARK: Errors

  package func expected(_ expectation: String, not tag: XMLTag) -> CatalogIssue {
    source.issue(at: tag.start, .expected(expectation, found: tag.description))
  }

  /// Returns the error for something else where an element should end.
  func closingExpected(of opening: XMLTag, at offset: Int) -> CatalogIssue {
    let line = source.countedPlace(of: opening.start).line
    return source.issue(
      at: offset,
      Reason(
        "closing-tag-expected",
        "'</\(opening.name)>' was expected for the '<\(opening.name)>' of line \(line), not \(found(at: offset))"
      )
    )
  }

  func found() -> String { found(at: source.position) }

  /// Returns the words of an error for what is at an offset: a tag, or a character.
  private func found(at offset: Int) -> String {
    var reader = self
    reader.source.position = offset
    do throws(CatalogIssue) {
      if source.bytes[offset...].first == UInt8(ascii: "<"), let tag = try reader.tag() {
        return tag.description
      }
    } catch {
      // The tag has a fault itself, so its first character is shown.
    }
    return source.found(at: offset)
  }
}
