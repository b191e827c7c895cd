internal import ICUOracle

// What CLDR says of locales; `info` is the question, in the words of ICUOracle.h.
extension GoldenCases {
  private static let questions = [
    "direction", "calendar", "calendars", "hours", "week", "numbering", "measures", "quotations",
    "main", "auxiliary", "index", "punctuation", "numbers",
  ]

  /// Without the characters of Chinese and Japanese, which are longer than a page.
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
