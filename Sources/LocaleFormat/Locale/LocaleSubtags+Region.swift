internal import ICU

extension LocaleSubtags {
  /// Returns the region whose conventions are used; empty if there is none.
  ///
  /// It is the region of `rg`, or of the locale, or the likely region of its language.
  func conventionsRegion() throws(ICUError) -> String {
    if let override = keywords["rg"], override.utf8.count >= 4 {
      return override.prefix { $0.isLetter }.prefix(2).uppercased()
    }
    if let region { return region }
    guard namesLanguageOrScript else { return "" }
    let likely = try LocaleData.maximized(dataName)
    return LocaleSubtags(canonical: likely).region ?? ""
  }

  /// Whether there is a language or a script, from which a region can be inferred.
  var namesLanguageOrScript: Bool { language != "und" || script != nil }
}
