extension AppLocale {
  /// The kind of text, which selects one of the app's locales: the person's conventions or the
  /// app's language.
  public enum Category: Hashable, Sendable {
    /// The conventions of numbers.
    case numbers
    /// The conventions of money.
    case money
    /// The conventions of dates.
    case dates
    /// Words, in the app's language and the conventions of numbers that it has.
    case words
    /// Names of currencies and compact amounts.
    case moneyInWords
    /// Units that depend on the person's region.
    case units
    /// Dates in words, and relative times, in the app's language and the conventions of dates that it
    /// has.
    case datesInWords
  }

  /// Returns the locale of a category.
  @inline(__always)
  func locale(in category: Category) -> LocaleID {
    switch category {
    case .numbers: followed.numbers
    case .money: followed.money
    case .dates: followed.dates
    case .words: followed.wording.numbers
    case .moneyInWords: followed.wording.money
    case .units: followed.wording.units
    case .datesInWords: followed.wording.dates
    }
  }
}

extension AppLocale {
  /// The locale of words: the app's language in the region of ``numbers`` if that is the same
  /// language, else with its digits.
  ///
  /// Numbers in words, lists, order and searches use it. Plural rules are those of
  /// ``language``, because they choose among texts of the app.
  public var words: LocaleID { locale(in: .words) }
}
