/// A file of catalogs.
package struct TableFile: Sendable {
  /// The path that gives the kind, the table and the order.
  package let name: String
  /// The path, which messages name.
  package let path: String
  /// The kind, the table and the localization; nil if it is not a file of a catalog.
  package let parts: CatalogFileName?
  package private(set) var bytes: [UInt8]

  package init(name: String, path: String, bytes: [UInt8] = []) {
    self.name = name
    self.path = path
    self.bytes = bytes
    parts = CatalogFileName(name)
  }

  /// Whether a file is read before another one.
  package static func isRead(_ first: TableFile, before second: TableFile) -> Bool {
    (first.parts?.kind.rank ?? 0, first.name) < (second.parts?.kind.rank ?? 0, second.name)
  }

  /// Reads the bytes of the file.
  package mutating func load(limits: CatalogLimits) throws(CatalogIssue) {
    bytes = try CatalogFileBytes.read(path, named: path, limit: limits.byteCount)
  }
}

/// The content of a file of catalogs.
package enum TableContent: Sendable {
  /// The texts of a `.strings` or `.stringsdict` file.
  case table(CatalogTable)
  /// The texts of an `.xcstrings` file.
  case catalog(XCStringsFile)

  /// Reads the bytes of a file as its kind says.
  package init(
    of file: TableFile,
    _ kind: CatalogFileName.Kind,
    limits: CatalogLimits
  ) throws(CatalogIssue) {
    let (bytes, path) = (file.bytes, file.path)
    switch kind {
    case .strings: self = .table(try CatalogTable(strings: bytes, file: path, limits: limits))
    case .stringsdict:
      self = .table(try CatalogTable(stringsdict: bytes, file: path, limits: limits))
    case .xcstrings: self = .catalog(try XCStringsFile(bytes, file: path, limits: limits))
    }
  }
}
