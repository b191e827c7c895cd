extension AppLocale {
  /// The locale that the texts of a recipe are written in.
  ///
  /// ```swift
  /// let person = LocalePreferences(languages: [LocaleID("en"), LocaleID("ru-RU")],
  ///   conventions: [.numbers: LocaleID("ru-RU")])
  /// let app = AppLocale(preferences: person)
  /// app.locale(for: NumberFormat.decimal).tag  // "ru-RU"
  /// app.locale(for: NumberFormat.compact).tag  // "en"
  /// ```
  /// - Returns: For texts in words, compact numbers, names of units and currencies, and dates told in words the
  ///   app's language, with the digits, the calendar, the region's currency or the region's units of the person's
  ///   conventions; for other numbers and dates those conventions.
  @inline(__always)
  public func locale(for recipe: some FormatRecipe) -> LocaleID { locale(in: recipe.category) }
}
