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

  /// Returns the calendar and the first day of the week in use, as values of `ca` and `fw`: those that
  /// are named, else those of the region.
  func dayKeywords() throws(ICUError) -> [String: String] {
    let region = try conventionsRegion()
    let isKnown = try KeywordValues.isRegion(region) && region != "ZZ"
    let calendar = try RegionData.calendars(isKnown ? region : "001").first
      .flatMap(CalendarSystem.init(keyword:))
    let override = isKnown ? "\(region.lowercased())zzzz" : ICUKeywords.world
    let first = try LocaleData.firstWeekday("root" + ICUKeywords.text([("rg", override)]))
    // ICU counts from Sunday, 1.
    return [
      "ca": keywords["ca"] ?? (calendar ?? .gregorian).rawValue,
      "fw": keywords["fw"] ?? KeywordValues.weekdays[(first + 6) % 7],
    ]
  }

  /// Whether there is a language or a script, from which a region can be inferred.
  var namesLanguageOrScript: Bool { language != "und" || script != nil }
}
