extension AppLocale {
  /// Which of the app's locales a format follows: the conventions of the person, or the language of the app.
  public enum Category: Hashable, Sendable {
    /// The conventions of numbers.
    case numbers
    /// The conventions of money.
    case money
    /// The conventions of dates.
    case dates
    /// Words, in the app's language.
    case words
    /// Names of currencies and compact amounts.
    case moneyInWords
    /// Units that are chosen by what is used where the person is.
    case units
    /// Dates told in words.
    case datesInWords
  }

  /// The locale of a category.
  @inline(__always)
  func locale(in category: Category) -> LocaleID {
    switch category {
    case .numbers: numbers
    case .money: money
    case .dates: dates
    case .words: wording.numbers
    case .moneyInWords: wording.money
    case .units: wording.units
    case .datesInWords: wording.dates
    }
  }
}

extension AppLocale {
  /// The locale of words: the language, with the digits that the person asks for.
  ///
  /// Numbers by rules, relative times, lists and plural rules are written in it.
  public var words: LocaleID { locale(in: .words) }
}
