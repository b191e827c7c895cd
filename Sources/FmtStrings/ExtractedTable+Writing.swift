internal import CatalogFiles
internal import CatalogTools
internal import ExtractedTexts

extension ExtractedTable {
  /// The comment of a text that has none, as genstrings writes it.
  static let noComment = "No comment provided by engineer."

  /// The table as a `.strings` file.
  ///
  /// - Parameters:
  ///   - existing: A file to whose end the keys are added that it does not have; empty for a new one.
  ///   - file: The name of the file, for errors.
  ///   - isPositional: Whether several conversions name their arguments.
  ///   - noComment: The comment of a text that has none; nil for none.
  /// - Returns: The file, and the number of keys that were added.
  /// - Throws: The fault of the file that exists.
  func strings(
    addedTo existing: [UInt8] = [],
    file: String,
    isPositional: Bool,
    noComment: String? = noComment
  ) throws(CatalogIssue) -> (bytes: [UInt8], added: Int) {
    var editor = try StringsEditor(existing, file: file)
    var added = 0
    for entry in entries where !editor.contains(entry.key) {
      let text = CatalogText(entry.text(isPositional: isPositional), at: .start)
      let comment = entry.comments.isEmpty ? noComment : entry.comments.joined(separator: "\n   ")
      editor.add(
        CatalogTable.Entry(
          CatalogText(entry.key, at: .start),
          .text(text),
          comment: comment
        )
      )
      added += 1
    }
    return (editor.bytes(), added)
  }

  /// The table as an `.xcstrings` file.
  ///
  /// - Parameters:
  ///   - existing: A file to which the keys are added that it does not have; empty for a new one.
  ///   - file: The name of the file, for errors.
  ///   - language: The source language of a new file.
  ///   - isPositional: Whether several conversions name their arguments.
  /// - Returns: The file, and the number of keys that were added.
  /// - Throws: The fault of the file that exists.
  func xcstrings(
    addedTo existing: [UInt8] = [],
    file: String,
    language: String,
    isPositional: Bool
  ) throws(CatalogIssue) -> (bytes: [UInt8], added: Int) {
    let new = """
      {
        "sourceLanguage" : "\(language)",
        "strings" : {

        },
        "version" : "1.0"
      }
      """
    var editor = try XCStringsEditor(existing.isEmpty ? Array(new.utf8) : existing, file: file)
    var added = 0
    for entry in entries where !editor.contains(entry.key) {
      let comment = entry.comments.isEmpty ? nil : entry.comments.joined(separator: "\n")
      let text = entry.text(isPositional: isPositional)
      try editor.add(entry.key, comment: comment, value: entry.value == nil ? nil : text)
      // Xcode adds a text for a key whose conversions a translation may put in another order.
      if entry.value == nil, text != entry.key {
        let source = editor.catalog.sourceLanguage
        try editor.setText(text, state: .new, of: entry.key, language: source)
      }
      added += 1
    }
    return (editor.bytes(), added)
  }
}
