extension AppLocale {
  /// What of the app's locale a format follows.
  enum Audience: Hashable, Sendable {
    case numbers
    case money
    case dates
    /// Words, whose language the app's is.
    case words
    /// Names of currencies and compact amounts.
    case moneyInWords
    /// Units that are chosen by what is used where the person is.
    case units
    /// Dates told in words.
    case datesInWords
  }

  /// The locale for a format.
  @inline(__always)
  func locale(following audience: Audience) -> LocaleID {
    switch audience {
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
  public var words: LocaleID { locale(following: .words) }
}
