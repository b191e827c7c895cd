internal import CatalogFiles
internal import LocaleFormat

extension PseudoLocalization {
  /// Makes the description that the launch arguments of a program ask for; nil if they ask for none.
  init?(launch settings: LaunchSettings) {
    guard settings.doublesTexts else { return nil }
    self = .doubled
  }

  /// Makes the description of the pseudo-locales `en-XA` and `en-XB`; nil for other languages.
  init?(locale: LocaleID) {
    guard locale.language == "en" else { return nil }
    switch locale.region {
    case "XA": self = .accented
    case "XB": self = .rightToLeft
    default: return nil
    }
  }
}

extension PseudoLocalization? {
  /// The options of both.
  func union(_ other: PseudoLocalization?) -> PseudoLocalization? {
    guard let self, let other else { return self ?? other }
    return self.union(other)
  }
}

extension CatalogContents.Found {
  func pseudoLocalized(by pseudo: PseudoLocalization) -> Self {
    Self(entry: entry.pseudoLocalized(by: pseudo), file: file)
  }
}
