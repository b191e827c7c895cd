/// Formatted text with the place and the kind of each of its parts.
///
/// ```swift
/// let text = try NumberFormat.currency("EUR").formatter(for: "de").text(-1234.5)
/// text.parts.map(\.kind)
/// // [.sign, .integer, .group, .integer, .decimal, .fraction, .literal, .currency]
/// text[text.parts[0]]  // "-"
/// ```
///
/// The parts follow one another without gaps and cover the whole text. They are ICU's fields of
/// numbers (UNumberFormatFields), of dates (UDateFormatField) and of lists (UListFormatterField).
/// Each group of digits is a separate part.
public struct FormattedText: Hashable, Sendable {
  /// The whole text.
  public let string: String
  /// Its parts, in order.
  public let parts: [Part]

  init(string: String, parts: [Part]) {
    self.string = string
    self.parts = parts
  }

  /// Creates a text that is one part of one kind.
  public init(_ string: String, kind: Kind) {
    self.init(
      string: string,
      parts: string.isEmpty ? [] : [Part(kind: kind, utf8Range: 0..<string.utf8.count)]
    )
  }

  /// A piece of formatted text.
  public struct Part: Hashable, Sendable {
    /// The kind of the part.
    public let kind: Kind
    /// The range of the part, in UTF-8 bytes from 0.
    public let utf8Range: Range<Int>
    /// The end of a range that the part belongs to.
    public let source: Source
    /// The number of the item of a list that the part belongs to, from 0; nil between items, and
    /// outside of lists.
    public let itemIndex: Int?

    init(kind: Kind, utf8Range: Range<Int>, source: Source = .shared, itemIndex: Int? = nil) {
      self.kind = kind
      self.utf8Range = utf8Range
      self.source = source
      self.itemIndex = itemIndex
    }
  }

  /// The kind of a part.
  @nonexhaustive
  public enum Kind: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// Digits before the decimal separator, between two group separators; also `NaN` and `∞`.
    case integer
    /// A group separator.
    case group
    /// The decimal separator.
    case decimal
    /// Digits after the decimal separator.
    case fraction
    /// A plus or minus sign.
    case sign
    /// A percent sign or name.
    case percent
    /// A per mille sign or name.
    case permille
    /// A currency's symbol, code or name.
    case currency
    /// A unit's symbol or name.
    case unit
    /// The text between a number and its exponent, such as `E`.
    case exponentSymbol
    /// The sign of an exponent.
    case exponentSign
    /// The digits of an exponent.
    case exponent
    /// The magnitude of compact notation, such as `K` or `million`.
    case compact
    /// The sign that marks a number as approximate.
    case approximately
    /// A number written in words.
    case words
    /// An item of a list.
    case element
    /// An era's name.
    case era
    /// A year; also a year of the week calendar.
    case year
    /// The Gregorian year in which a year of another calendar begins.
    case relatedYear
    /// The name of a year, as in the Chinese calendar.
    case yearName
    /// A quarter's number or name.
    case quarter
    /// A month's number or name.
    case month
    /// The number of a week in its year or month.
    case week
    /// The day of the month.
    case day
    /// The day of the year.
    case dayOfYear
    /// A count of days, independent of months and years.
    case julianDay
    /// A weekday's name or number, or its ordinal within the month.
    case weekday
    /// The part of the day: AM or PM, noon, or another.
    case dayPeriod
    /// The hour.
    case hour
    /// The minute.
    case minute
    /// The second.
    case second
    /// The fraction of a second.
    case fractionalSecond
    /// The milliseconds since midnight.
    case millisecondsInDay
    /// A time zone's name or offset.
    case timeZoneName
    /// Honorifics or titles of a person.
    case title
    /// A given name, or its initials.
    case given
    /// A middle name, a patronymic, or their initials.
    case given2
    /// A family name, or its initials.
    case surname
    /// A second family name, or its initials.
    case surname2
    /// A mark of a person's generation.
    case generation
    /// Degrees of a person and the like.
    case credentials
    /// Everything else.
    case literal
  }

  /// The end of a range that a part belongs to.
  public enum Source: String, Hashable, Sendable, BitwiseCopyable {
    /// The first number or instant.
    case start
    /// The second number or instant.
    case end
    /// Both values, or the only one.
    case shared
  }

  /// The text of one part.
  public subscript(part: Part) -> Substring {
    let start = string.utf8.index(string.startIndex, offsetBy: part.utf8Range.lowerBound)
    let end = string.utf8.index(start, offsetBy: part.utf8Range.count)
    return string[start..<end]
  }
}
