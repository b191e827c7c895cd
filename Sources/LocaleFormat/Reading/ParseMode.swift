/// The required similarity between a text that is read and the text of a formatter.
public enum ParseMode: String, Hashable, Sendable, CaseIterable, Codable {
  /// As the formatter writes it.
  ///
  /// Only these characters are equal: U+0020, U+00A0, U+202F and U+2009; U+002D, U+2212 and the
  /// locale's minus sign; U+0027 and U+2019; the forms of one currency sign, such as `¥` and `￥`;
  /// the locale's digits and ASCII digits.
  ///
  /// Numbers: ASCII digits may have the separators of either kind of digits. All group separators
  /// may be missing, and the fraction may have more digits. A zero before a group separator is
  /// refused: `0,123` means less than one.
  ///
  /// Dates: numbers other than years may have leading zeros or not. Direction marks are ignored.
  /// The result is written again and compared with the text. So a weekday that does not fit the
  /// date is refused, and so is a time that the zone's clocks skip. A text with several possible
  /// dates is refused too, such as `J 1` for January, June and July.
  case strict
  /// As people type it, but only if the number or date is clear from the text.
  ///
  /// It also ignores differences of white space and letter case, and accepts digits of any script. The
  /// letters of a sign that tells the currency count: `p` is not the sign `P`.
  ///
  /// Numbers: it accepts group separators at other places of the integer digits, and spaces or
  /// apostrophes instead of them. It accepts a missing or unneeded symbol, the currency's code or
  /// another of its symbols, a plus sign, a minus sign after the number, parentheses instead of a
  /// minus sign, and an exponent. A word such as "million" is read at most once. One separator is
  /// never read as another: `1,234.5` is refused in German.
  ///
  /// Dates: it accepts other separators between the fields or none, missing words of the pattern,
  /// names of another length or cut after three letters, and a month in digits instead of a name or
  /// the reverse, ordinal endings of days (`1er`, `5th`), AM and PM beside hours of 24, the words
  /// for noon and midnight, and a date of ISO 8601. It accepts a missing weekday, era or zone; in the calendars of Japan and Taiwan
  /// the era may not be missing if the year is above 999. An hour above 12 needs no word for the
  /// afternoon. A time that the clocks skip is moved forward. A date that does not exist is refused
  /// here too: 30 February is not read as 1 March.
  case lenient
}
