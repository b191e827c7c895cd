internal import Sharing

extension XMLReader {
  /// Reads up to the next tag anywhere, and that tag; whether tags that open are closed is not
  /// checked.
  ///
  /// - Returns: The tag; nil at the end of the file.
  package mutating func nextTag() throws(CatalogIssue) -> XMLTag? {
    while let byte = source.next {
      guard byte == UInt8(ascii: "<") else {
        source.position += 1
        continue
      }
      try skipMarkup(allowsDocumentType: true)
      guard source.next == UInt8(ascii: "<") else { continue }
      if source.takes("<![CDATA[") {
        skipSection()
      } else if let tag = try tag() {
        return tag
      } else {
        source.position += 1
      }
    }
    return nil
  }

  /// Skips the rest of a section, up to `]]>` or the end of the file.
  private mutating func skipSection() {
    while let byte = source.next {
      if byte == UInt8(ascii: "]"), source.takes("]]>") { return }
      source.position += 1
    }
  }
}
