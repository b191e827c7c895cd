internal import CatalogFiles

/// One file of a catalog: its kind, table and localization, which are in its name.
struct CatalogFile {
  let kind: CatalogFileName.Kind
  /// The name for people, as it was given.
  let name: String
  /// The name without its ending, such as `Localizable`.
  let table: String
  /// The name of the `.lproj` folder without its ending; nil if it is in none.
  let localization: String?
  private let path: String?
  private let bytes: [UInt8]

  /// Makes a file; nil if it is not a file of a catalog, by its name.
  init?(path: String?, name: String, bytes: [UInt8] = []) {
    guard let parts = CatalogFileName(name) else { return nil }
    kind = parts.kind
    table = parts.table
    localization = parts.localization
    self.name = name
    self.path = path
    self.bytes = bytes
  }

  /// Reads the file.
  func contents(limit: Int) throws(CatalogIssue) -> [UInt8] {
    guard let path else { return bytes }
    return try CatalogFileBytes.read(path, named: name, limit: limit)
  }
}
