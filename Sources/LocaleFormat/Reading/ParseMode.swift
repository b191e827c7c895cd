/// How exactly a text must be what people of a locale write.
public enum ParseMode: String, Hashable, Sendable, CaseIterable, Codable {
  /// As the formatter writes it.
  ///
  /// Only these are not told apart: U+0020, U+00A0, U+202F and U+2009; U+002D, U+2212 and the
  /// locale's minus sign; U+0027 and U+2019; the locale's digits and ASCII digits.
  ///
  /// Of numbers: ASCII digits have the separators of either. Group separators may be left out
  /// altogether, and digits added to the fraction. A zero before a group separator is refused: `0,123`
  /// means less than one.
  ///
  /// Of dates: numbers other than years may be with and without zeros in front. Marks of direction do
  /// not count. What was read is written again and compared with the text, so a weekday that the date
  /// does not have is refused, and so is a time that the zone's clocks skip. A text that means several
  /// dates, as `J 1` for January, June and July, is refused too.
  case strict
  /// As people type it, but no other number and no other date than the text says.
  ///
  /// It also forgives white space, letter case, and digits of any script.
  ///
  /// Of numbers: group separators at other places of the integer digits or spaces or apostrophes for
  /// them, a missing or unneeded symbol, the currency's code or another of its symbols, a plus sign, a
  /// minus sign after the number, parentheses for it, and an exponent. A word such as "million" is
  /// read once at most. One separator is never taken for another: `1,234.5` is refused in German.
  ///
  /// Of dates: other separators between the fields or none, words of the pattern that are left out,
  /// names of another length or cut after three letters, a month in digits for a name and the other way
  /// round, and a missing weekday, era (but not with a year beyond 999 in Japan's calendar or Taiwan's)
  /// or zone. An hour beyond 12 needs no word for the afternoon. A time that the clocks skip is moved
  /// forward. A date that does not exist is refused, here too: 30 February is no 1 March.
  case lenient
}
