extension AppLocale {
  /// Returns the locale that a recipe's text is written in.
  ///
  /// ```swift
  /// let person = LocalePreferences(languages: [LocaleID("en"), LocaleID("ru-RU")],
  ///   conventions: [.numbers: LocaleID("ru-RU")])
  /// let app = AppLocale(preferences: person)
  /// app.locale(for: NumberFormat.decimal).tag  // "ru-RU"
  /// app.locale(for: NumberFormat.compact).tag  // "en"
  /// ```
  /// - Returns: For numbers and dates, the locale of those conventions. For text in words, the app's
  ///   language: this covers compact numbers, names of units and currencies, and dates in words. It has
  ///   the person's region if the conventions are of the same language; else it carries them as
  ///   keywords: the digits, the calendar, and the region's currency or units.
  @inline(__always)
  public func locale(for recipe: some FormatRecipe) -> LocaleID { locale(in: recipe.category) }
}
