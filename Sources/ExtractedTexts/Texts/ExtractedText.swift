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
  /// The offsets in UTF-8 of each `%@` in the key whose type the source does not show.
  package let unknownTypes: [Int]
  /// Whether the text is a message, and not a format.
  package let isMessage: Bool

  /// Whether the key can be another one at run time.
  package var hasUnknownTypes: Bool { !unknownTypes.isEmpty }

  /// The table of texts whose source names none.
  package static let defaultTable = "Localizable"

  package init(
    _ key: CatalogText,
    value: String? = nil,
    table: String = defaultTable,
    comment: String? = nil,
    file: String,
    unknownTypes: [Int] = [],
    isMessage: Bool = false
  ) {
    self.key = key
    self.value = value
    self.table = table
    self.comment = comment
    self.file = file
    self.unknownTypes = unknownTypes
    self.isMessage = isMessage
  }

  /// Whether a part that catalogs are compared with has the character that takes the place of bytes
  /// which are not UTF-8.
  package var hasReplacements: Bool {
    [key.text, value ?? "", table].contains { $0.unicodeScalars.contains("\u{FFFD}") }
  }

  /// The text with the key that it has at run time.
  func with(key text: String) -> ExtractedText {
    ExtractedText(
      CatalogText(text, at: key.place),
      value: value,
      table: table,
      comment: comment,
      file: file,
      isMessage: isMessage
    )
  }
}
