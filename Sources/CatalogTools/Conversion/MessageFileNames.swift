internal import CatalogFiles
internal import Faults
internal import MessageSyntax

extension MessageTarget {
  /// The path of the file of a table in a language, in the folder of the catalog.
  ///
  /// - Throws: An issue for a table or a language that the path of such a file cannot say.
  func path(
    _ table: String,
    _ language: String,
    isDevelopment: Bool
  ) throws(CatalogIssue) -> String {
    let isMain = table == CatalogFileName.mainTable
    let name = spelling(of: language)
    let path: String
    switch kind {
    case .arb: path = isMain ? "\(name).arb" : "\(table)_\(name).arb"
    case .properties:
      path = isDevelopment ? "\(table).properties" : "\(table)_\(name).properties"
    default: path = isMain ? "\(name).json" : "\(name)/\(table).json"
    }
    let hasLanguage = kind != .properties || !isDevelopment
    guard let parts = CatalogFileName(path), parts.kind == kind, parts.table == table,
      parts.localization == (hasLanguage ? name : nil)
    else {
      throw CatalogIssue(
        file: path,
        place: .start,
        reason: Reason(
          "messages-path",
          "the table '\(table.excerpt)' and the language '\(language.excerpt)' cannot be read from the name of such a file"
        )
      )
    }
    return path
  }

  /// The name of a language in the path of such a file.
  func spelling(of language: String) -> String {
    let code = LegacyLanguage.code(of: language.lowercased()) ?? language
    let separator: Character = kind == .json ? "-" : "_"
    return String(code.map { $0 == "-" || $0 == "_" ? separator : $0 })
  }

  /// The file that says how the files are read.
  var description: String {
    var members = [#"  "syntax": \#(syntax.rawValue)"#]
    if let joiner { members.append("  \"joiner\": \(JSONText.text(joiner).oneLine)") }
    return "{\n\(members.joined(separator: ",\n"))\n}\n"
  }
}
