package import CatalogFiles

/// A text that a source looks up.
package struct ExtractedText: Hashable, Sendable {
  /// The key, with the conversions of its interpolations, and the place where it is written.
  package let key: CatalogText
  /// The text that the source gives for the development language; nil if it gives none.
  package let value: String?
  /// The name of the table.
  package let table: String
  /// The comment for translators; nil if there is none.
  package let comment: String?
  /// The source file.
  package let file: String
  /// Whether the key has `%@` for values whose types the source does not show.
  package let hasUnknownTypes: Bool

  package init(
    _ key: CatalogText,
    value: String? = nil,
    table: String = LookupFunction.defaultTable,
    comment: String? = nil,
    file: String,
    hasUnknownTypes: Bool = false
  ) {
    self.key = key
    self.value = value
    self.table = table
    self.comment = comment
    self.file = file
    self.hasUnknownTypes = hasUnknownTypes
  }

  /// The text with another key.
  func with(key text: String) -> ExtractedText {
    ExtractedText(
      CatalogText(text, at: key.place),
      value: value,
      table: table,
      comment: comment,
      file: file,
      hasUnknownTypes: hasUnknownTypes
    )
  }
}
