internal import ICU

extension LocaleSubtags {
  /// The region whose conventions are meant: of `rg`, of the locale, or the likely one of its
  /// language; empty when there is none.
  func conventionsRegion() throws(ICUError) -> String {
    if let override = keywords["rg"], override.utf8.count >= 4 {
      return override.prefix { $0.isLetter }.prefix(2).uppercased()
    }
    if let region { return region }
    guard language != "und" || script != nil else { return "" }
    let likely = try LocaleData.maximized(dataName)
    return LocaleSubtags(canonical: likely).region ?? ""
  }
}
