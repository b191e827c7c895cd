extension AppLocale {
  /// The locale that numbers of a format are written in.
  ///
  /// ```swift
  /// let person = LocalePreferences(languages: [try LocaleID("en"), try LocaleID("ru-RU")],
  ///   conventions: [.numbers: try LocaleID("ru-RU")])
  /// let app = AppLocale(preferences: person)
  /// app.locale(for: NumberFormat.decimal).tag  // "ru-RU"
  /// app.locale(for: NumberFormat.compact).tag  // "en"
  /// ```
  /// - Returns: For numbers in words, compact numbers and names of units and currencies the app's
  ///   language, with the digits, the region's currency or the region's units of the person's
  ///   conventions; for other numbers the conventions of numbers or of money.
  public func locale(for format: NumberFormat) -> LocaleID { locale(following: format.audience) }
}

extension AppLocale.Audience {
  /// What a number skeleton asks for.
  init(isMoney: Bool, isWords: Bool, isConverted: Bool) {
    self =
      switch (isMoney, isWords) {
      case (true, true): .moneyInWords
      case (true, false): .money
      case (false, true): isConverted ? .units : .words
      case (false, false): isConverted ? .units : .numbers
      }
  }
}
