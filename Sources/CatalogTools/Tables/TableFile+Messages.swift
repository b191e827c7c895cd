package import CatalogFiles
internal import Faults

extension TableFile {
  /// The messages of a file in a language.
  ///
  /// - Parameter language: The language, which decides in a file of several.
  /// - Returns: The messages; none if the file does not have the language.
  /// - Throws: The fault of a file that cannot be read.
  package func messageTable(in language: String) throws(CatalogIssue) -> CatalogTable {
    let none = CatalogTable(file: path, entries: [])
    guard let kind = parts?.kind,
      case .messages(let tables) = try TableContent(of: self, kind, limits: .tools)
    else { return none }
    guard hasAllLanguages else { return tables.first?.table ?? none }
    let folded = CatalogTables.folded(language)
    let own = tables.first { $0.language.map(CatalogTables.folded) == folded }
    return own?.table ?? none
  }

  /// The name of a language as a file of several languages spells it; nil for another file.
  package func spelling(of language: String) throws(CatalogIssue) -> String? {
    guard hasAllLanguages, let kind = parts?.kind,
      case .messages(let tables) = try TableContent(of: self, kind, limits: .tools)
    else { return nil }
    let folded = CatalogTables.folded(language)
    return tables.lazy.compactMap(\.language).first { CatalogTables.folded($0) == folded }
      ?? language
  }
}
