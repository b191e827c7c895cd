import CatalogFiles

extension CatalogTable {
  /// Reads a `.strings` file from a text in UTF-8.
  init(strings text: String) throws(CatalogIssue) {
    try self.init(strings: Array(text.utf8), file: "de.strings")
  }

  /// Keys and texts, such as `a=b`, without variants.
  var pairs: [String] {
    entries.map { entry in
      guard case .text(let text) = entry.value else { return entry.key.text }
      return "\(entry.key.text)=\(text.text)"
    }
  }

  var faults: [Fault] { warnings.map { Fault($0) } }
}
