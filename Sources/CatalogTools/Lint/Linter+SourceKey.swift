package import CatalogFiles

extension Linter {
  /// A key that a source looks up.
  package struct SourceKey: Sendable {
    let key: String
    let file: String
    let place: SourcePlace
    /// Whether catalogs need not have the key.
    let isOptional: Bool

    package init(_ key: String, file: String, place: SourcePlace, isOptional: Bool = false) {
      self.key = key
      self.file = file
      self.place = place
      self.isOptional = isOptional
    }
  }
}
