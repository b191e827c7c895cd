internal import CatalogFiles

/// A file of the catalogs of a target.
struct CompiledFile {
  /// The path relative to the folder of the target.
  let name: String
  /// The path, which messages name.
  let path: String
  /// The kind, the table and the localization; nil if it is not a file of a catalog.
  let parts: CatalogFileName?
  private(set) var bytes: [UInt8] = []

  init(name: String, path: String) {
    self.name = name
    self.path = path
    parts = CatalogFileName(name)
  }

  init(name: String, path: String, bytes: [UInt8]) {
    self.init(name: name, path: path)
    self.bytes = bytes
  }

  /// Whether a file is read before another one, and its keys count before those of the other.
  static func isRead(_ first: CompiledFile, before second: CompiledFile) -> Bool {
    (first.parts?.kind.rank ?? 0, first.name) < (second.parts?.kind.rank ?? 0, second.name)
  }

  /// Reads the bytes of the file.
  mutating func load() throws(CatalogIssue) {
    bytes = try CatalogFileBytes.read(path, named: path, limit: CatalogLimits().byteCount)
  }
}
