/// The name of a file of a catalog, which gives its kind, its table and its localization.
package struct CatalogFileName: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case stringsdict
    case strings
    case xcstrings

    /// The order in which files are read; of equal keys the first one counts.
    package var rank: Int {
      switch self {
      case .stringsdict: 0
      case .strings: 1
      case .xcstrings: 2
      }
    }
  }

  package let kind: Kind
  /// The name without its ending, such as `Localizable`.
  package let table: String
  /// The name of the `.lproj` folder without its ending; nil if it is in none.
  package let localization: String?
  /// The name of the language of the texts.
  ///
  /// It is nil for the development language, the language of texts in `Base.lproj` and outside of
  /// `.lproj` folders, and for an `.xcstrings` file, which has all languages.
  package var language: String? { kind == .xcstrings || isOfBase ? nil : localization }
  /// The order of the folders with texts of the development language: none, that of the language, Base.
  package var folderRank: Int { localization == nil ? 0 : isOfBase ? 2 : 1 }
  private var isOfBase: Bool { localization?.lowercased() == "base" }

  /// Makes a name from a path; nil if it is not that of a file of a catalog.
  package init?(_ path: String) {
    let parts = path.split(separator: "/")
    guard let last = parts.last, let point = last.lastIndex(of: ".") else { return nil }
    switch last[point...].lowercased() {
    case ".strings": kind = .strings
    case ".stringsdict": kind = .stringsdict
    case ".xcstrings": kind = .xcstrings
    default: return nil
    }
    let folder = parts.dropLast().last
    localization =
      folder.flatMap { $0.lowercased().hasSuffix(".lproj") ? String($0.dropLast(6)) : nil }
    table = String(last[..<point])
  }
}
