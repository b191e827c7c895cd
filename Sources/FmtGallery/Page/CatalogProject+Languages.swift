package import CatalogTools

extension CatalogProject {
  /// The languages of all catalogs, the development language of each folder first.
  package var languages: [String] {
    var known: Set<String> = []
    return groups.flatMap { [$0.tables.development] + $0.tables.translations }
      .filter { known.insert($0).inserted }
  }
}
