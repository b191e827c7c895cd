package import CatalogFiles
internal import Faults
internal import Sharing

extension CatalogTable {
  /// The text of a `.strings` file with the entries, their comments and marks.
  ///
  /// - Throws: An issue at the first entry that such a file cannot hold: one with forms, or with a
  ///   state that no comment marks.
  package func stringsFile() throws(CatalogIssue) -> String {
    var texts: [String] = []
    texts.reserveCapacity(entries.count)
    for entry in entries {
      guard case .text(let value) = entry.value, entry.variables.isEmpty else {
        throw unheld(entry, "forms", in: ".strings")
      }
      if let state = value.state, state != .translated, CommentMark(state) == nil {
        throw unheld(entry, "the state '\(state.rawValue.excerpt)'", in: ".strings")
      }
      texts.append(StringsText.entry(entry))
    }
    return texts.isEmpty ? "" : texts.joined(separator: "\n\n") + "\n"
  }

  /// The error that a kind of file cannot hold something of an entry.
  func unheld(_ entry: Entry, _ part: String, in kind: String) -> CatalogIssue {
    CatalogIssue(
      file: file,
      place: entry.key.place,
      reason: .unheld(entry.key.text, part, in: kind)
    )
  }
}
