import CatalogFiles

extension CatalogTable {
  /// Reads a `.stringsdict` file from a text in UTF-8.
  init(stringsdict text: String) throws(CatalogIssue) {
    try self.init(stringsdict: Array(text.utf8), file: "de.stringsdict")
  }
}

extension CatalogValue {
  /// The value in a short form, such as `plural{one:a other:b}`.
  var dump: String {
    switch self {
    case .text(let text): text.text
    case .variants(let selector, let variants):
      "\(selector)"
        + "{\(variants.map { "\($0.name.text):\($0.value.dump)" }.joined(separator: " "))}"
    }
  }
}

extension CatalogVariable {
  /// The variable in a short form: name, type and value.
  var dump: String { "\(name.text) \(valueType?.text ?? "-") \(value.dump)" }
}
