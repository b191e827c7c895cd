internal import ICUOracle

// CLDR's data on locales; `info` is the name of the data, as in ICUOracle.h.
extension GoldenCases {
  private static let questions = [
    "direction", "calendar", "calendars", "hours", "week", "numbering", "measures", "quotations",
    "main", "auxiliary", "index", "punctuation", "numbers",
  ]

  /// Characters of Chinese and Japanese are left out, because they are longer than a page.
  static var localeInfo: [GoldenCase] {
    locales.flatMap { locale in
      questions.compactMap { question in
        unsafe text { unsafe oracle_locale_info(locale, question, $0, $1) }.map {
          GoldenCase(fields: [("locale", locale), ("info", question)], expected: $0)
        }
      }
    }
  }
}
