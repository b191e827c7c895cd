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

    /// What a decimal pattern asks for, or a style.
    init(_ style: DecimalPatternFormat.Style?, pattern: String) {
      self =
        switch style {
        case .currencyName: .moneyInWords
        case .compactShort, .compactLong: .words
        case .currency, .currencyCode, .accounting, .cash, .currencyStandard: .money
        case .decimal, .percent, .scientific, nil:
          pattern.contains("\u{A4}\u{A4}\u{A4}")
            ? .moneyInWords : pattern.contains("\u{A4}") ? .money : .numbers
        }
    }
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

  /// The locale that numbers of a pattern are written in.
  public func locale(for format: DecimalPatternFormat) -> LocaleID {
    locale(following: format.audience)
  }

  /// The locale that dates of a format are written in: that of dates, but for dates told in words.
  ///
  /// - Returns: For dates with words for days (`yesterday`) the app's language, with the calendar,
  ///   the digits and the hour cycle of the person's conventions.
  public func locale(for format: DateFormat) -> LocaleID { locale(following: format.audience) }

  /// The locale of words: the language, with the digits that the person asks for.
  ///
  /// Numbers by rules, relative times, lists and plural rules are written in it.
  public var words: LocaleID { locale(following: .words) }
}
