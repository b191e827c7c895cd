internal import Faults

/// A `.strings` file with the places of its entries among its bytes, so that single entries can be
/// changed.
package struct StringsSource: Sendable {
  /// An entry with its places, which are offsets in the text.
  package struct Entry: Sendable {
    package let key: String
    package let value: String
    /// The comments directly before the entry.
    package let comments: [Range<Int>]
    /// The marks among them.
    package let marks: [Mark]
    /// The key, with its quotation marks.
    package let keyRange: Range<Int>
    /// The value, with its quotation marks; nil if the entry has only a key.
    package let valueRange: Range<Int>?
    /// The end, after the semicolon.
    package let end: Int
  }

  /// A comment that is a mark.
  package struct Mark: Sendable {
    package let kind: CommentMark
    package let range: Range<Int>
  }

  /// The text of the file in UTF-8.
  package let text: SourceText
  /// The entries in order, also those with a key that another one has after them.
  package let entries: [Entry]
  /// The comments that belong to no entry.
  package let looseComments: [Range<Int>]
  /// The offset of the brace that ends the entries; nil if there is none.
  package let closingBrace: Int?
  /// The entries as a table.
  package let table: CatalogTable

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - file: The name of the file, for messages.
  ///   - limits: The limits of what is read.
  /// - Throws: The first fault, with its place; also if the file is a property list in XML or in
  ///   binary form, which other programs write.
  package init(
    _ bytes: [UInt8],
    file: String,
    limits: CatalogLimits = CatalogLimits()
  ) throws(CatalogIssue) {
    guard !PropertyList.isBinary(bytes) else { throw Self.isPropertyList(file) }
    let source = try SourceReader(bytes, file: file, limits: limits)
    guard !PropertyList.isXML(source) else { throw Self.isPropertyList(file) }
    var reader = StringsReader(source, limits: limits, recordsPlaces: true)
    table = try reader.read()
    text = source.text
    entries = reader.places ?? []
    looseComments = reader.looseComments
    closingBrace = reader.closingBrace
  }

  private static func isPropertyList(_ file: String) -> CatalogIssue {
    CatalogIssue(
      file: file,
      place: .start,
      reason: Reason(
        "property-list-not-editable",
        "a file of \"key\" = \"value\"; was expected, not a property list, which is not changed in place"
      )
    )
  }
}
