package import CatalogFiles

extension Linter {
  /// A key that a source looks up.
  package struct SourceKey: Sendable {
    let key: String
    let file: String
    let place: SourcePlace

    package init(_ key: String, file: String, place: SourcePlace) {
      self.key = key
      self.file = file
      self.place = place
    }
  }
}
