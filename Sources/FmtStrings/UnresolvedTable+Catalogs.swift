internal import CatalogTools
internal import ExtractedTexts

extension UnresolvedTable {
  /// The table with the keys that look-ups find in catalogs.
  func resolved(in catalogs: [CatalogTables]) -> ExtractedTable {
    resolved(
      with: catalogs.flatMap { $0.allKeys(of: name, isCurrent: true) },
      stale: catalogs.flatMap { $0.allKeys(of: name) }
    )
  }
}
