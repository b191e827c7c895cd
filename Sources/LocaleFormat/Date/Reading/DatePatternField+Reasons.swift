extension DatePatternField {
  /// The field that is missing, in words.
  var meaning: String {
    switch letter {
    case "G": "an era"
    case "y", "Y", "u", "r", "U": "a year"
    case "Q", "q": "a quarter"
    case "M", "L": "a month"
    case "w", "W": "a week"
    case "E", "e", "c": "a weekday"
    case "d", "D", "F", "g": "a day"
    case "a", "b", "B": "a time of day"
    case "h", "H", "K", "k": "an hour"
    case "m": "a minute"
    case "s", "S", "A": "a second"
    default: "a time zone"
    }
  }

  /// The same without the article.
  var noun: String {
    let words = meaning.split(separator: " ", maxSplits: 1)
    return String(words.last ?? "")
  }
}

extension FormatError.Reason {
  static func fieldExpected(_ field: DatePatternField) -> Reason {
    Reason("date-field-expected", "\(field.meaning) was expected")
  }

  static func fieldDoesNotExist(_ field: DatePatternField, _ text: String) -> Reason {
    Reason("date-field-does-not-exist", "\(field.noun) \(text) does not exist in this date")
  }

  /// The day is not in the year that is taken for a date without one.
  static func dayDoesNotExist(_ text: String, inUsualYear year: Int32) -> Reason {
    Reason(
      "day-does-not-exist-in-usual-year",
      "day \(text) does not exist in this date in \(year), the year taken for a date without one"
    )
  }

  static var yearOfTwoOrFourDigitsExpected: Reason {
    Reason("short-or-whole-year-expected", "a year of two or of four digits was expected")
  }

  static func yearOfMoreDigitsExpected(_ count: Int) -> Reason {
    Reason("year-of-more-digits-expected", "a year of at least \(count) digits was expected")
  }

  static var dayHalfMissing: Reason {
    Reason("day-half-missing", "the half of the day (AM or PM) is missing")
  }

  static func contradictsRest(_ text: String) -> Reason {
    Reason("contradicts-rest", "'\(text)' contradicts the rest of the date")
  }

  static func textExpected(_ text: String) -> Reason {
    Reason("text-expected", "'\(text)' was expected")
  }
}
