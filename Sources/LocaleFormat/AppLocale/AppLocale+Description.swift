extension AppLocale: CustomStringConvertible {
  /// The language, the locales of the categories that differ from it, and the data if it names one.
  ///
  /// ```swift
  /// let app = try AppLocale(
  ///   localizations: ["en", "de"], development: "en",
  ///   preferences: LocalePreferences(languages: [LocaleID("de-CH")]))
  /// app.description  // "de; numbers de-CH, dates de-CH, money de-CH, measurement de-CH"
  /// AppLocale(LocaleID("fr")).description  // "fr"
  /// ```
  ///
  /// It is for logs and test failures, and may change. ``description(of:)`` includes the reason.
  public var description: String {
    let others = LocalePreferences.Category.allCases.filter { locale(for: $0) != language }
    let locales = others.map { "\($0) \(locale(for: $0))" }
    let facts = locales + (data.map { ["data \($0.rawValue)"] } ?? [])
    return facts.isEmpty ? "\(language)" : "\(language); " + facts.joined(separator: ", ")
  }
}
