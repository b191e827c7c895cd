package import CatalogFiles

/// A file of catalogs.
package struct TableFile: Sendable {
  /// The path relative to the folder of the catalogs.
  package let name: String
  /// The path, which messages name.
  package let path: String
  /// The kind, the table and the localization; nil if it is not a file of a catalog.
  package let parts: CatalogFileName?
  package private(set) var bytes: [UInt8] = []

  package init(name: String, path: String) {
    self.name = name
    self.path = path
    parts = CatalogFileName(name)
  }

  package init(name: String, path: String, bytes: [UInt8]) {
    self.init(name: name, path: path)
    self.bytes = bytes
  }

  /// Whether a file is read before another one, and its keys count before those of the other.
  package static func isRead(_ first: TableFile, before second: TableFile) -> Bool {
    (first.parts?.kind.rank ?? 0, first.name) < (second.parts?.kind.rank ?? 0, second.name)
  }

  /// Reads the bytes of the file.
  package mutating func load() throws(CatalogIssue) {
    bytes = try CatalogFileBytes.read(path, named: path, limit: CatalogLimits.tools.byteCount)
  }
}
