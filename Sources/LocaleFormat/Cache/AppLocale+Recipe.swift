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
  /// - Returns: For text in words, the app's language. This covers compact numbers, names of units
  ///   and currencies, and dates in words. The locale then carries the person's conventions as
  ///   keywords: the digits, the calendar, and the region's currency or units. For other numbers
  ///   and dates, the locale of those conventions.
  @inline(__always)
  public func locale(for recipe: some FormatRecipe) -> LocaleID { locale(in: recipe.category) }
}
