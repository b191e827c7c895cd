internal import CatalogFiles
internal import LocaleFormat

extension PseudoLocalization {
  /// Makes the description that the launch arguments of a program ask for; nil if they ask for none.
  init?(launch settings: LaunchSettings) {
    self.init(
      hasAccents: settings.accentuatesTexts,
      isDoubled: settings.doublesTexts,
      brackets: settings.surroundsTexts ? .square : nil,
      isRightToLeft: settings.turnsTexts
    )
    if isEmpty { return nil }
  }

  /// Makes the description of the pseudo-locales `en-XA` and `en-XB`; nil for other languages.
  init?(locale: LocaleID) {
    guard locale.isPseudoLocale else { return nil }
    self = locale.region == "XA" ? .accented : .rightToLeft
  }
}

extension PseudoLocalization? {
  /// The options of both.
  func union(_ other: PseudoLocalization?) -> PseudoLocalization? {
    guard let self, let other else { return self ?? other }
    return self.union(other)
  }
}

extension TableTexts.Found {
  /// Returns the entry as tests show it: in capitals if it is not in the chosen localization, and
  /// pseudo-localized.
  func changed(by pseudo: PseudoLocalization?, isInCapitals: Bool) -> Self {
    let entry = isInCapitals ? entry.inCapitals : entry
    return Self(entry: pseudo.map { entry.pseudoLocalized(by: $0) } ?? entry, file: file)
  }
}
