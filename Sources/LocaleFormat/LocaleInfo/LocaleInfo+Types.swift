extension LocaleInfo {
  /// Where writing goes.
  public enum TextDirection: String, Hashable, Sendable, CaseIterable {
    /// From left to right.
    case leftToRight = "left-to-right"
    /// From right to left.
    case rightToLeft = "right-to-left"
    /// From top to bottom.
    case topToBottom = "top-to-bottom"
    /// From bottom to top.
    case bottomToTop = "bottom-to-top"
  }

  /// A day of the week.
  ///
  /// Raw values are the types of the keyword `-u-fw-`.
  public enum Weekday: String, Hashable, Sendable, CaseIterable {
    /// Sunday.
    case sunday = "sun"
    /// Monday.
    case monday = "mon"
    /// Tuesday.
    case tuesday = "tue"
    /// Wednesday.
    case wednesday = "wed"
    /// Thursday.
    case thursday = "thu"
    /// Friday.
    case friday = "fri"
    /// Saturday.
    case saturday = "sat"
  }

  /// How a region counts weeks, and when it rests.
  public struct Week: Hashable, Sendable {
    /// The day that a week begins with.
    public let firstWeekday: Weekday
    /// How many days of January a year's first week has at least, 1 to 7.
    public let minimalDaysInFirstWeek: Int
    /// The days of the weekend, in their order; one or more.
    public let weekend: [WeekendDay]
  }

  /// A day of the weekend, or the part of it that belongs to the weekend.
  public struct WeekendDay: Hashable, Sendable {
    /// The day.
    public let weekday: Weekday
    /// When the weekend is on that day, in milliseconds since midnight: `0..<86_400_000` for all
    /// of it.
    public let milliseconds: Range<Int>
  }

  /// Digits, and their name.
  public struct NumberingSystem: Hashable, Sendable {
    /// The type of the keyword `-u-nu-`, such as `latn`.
    public let name: String
    /// The ten digits from 0 to 9; nil for numbers written by rules, such as Roman ones.
    public let digits: String?
  }

  /// The numbering systems of a locale.
  ///
  /// Where a language has no system of a kind, traditional is native, and native and finance are
  /// standard.
  public struct Numbering: Hashable, Sendable {
    /// What numbers are written with.
    public let current: NumberingSystem
    /// What they are written with unless the locale's `-u-nu-` says otherwise.
    public let standard: NumberingSystem
    /// The digits of the language's own script.
    public let native: NumberingSystem
    /// What they were written with in former times.
    public let traditional: NumberingSystem
    /// What sums are written with on cheques.
    public let finance: NumberingSystem
  }

  /// A system of units.
  ///
  /// Raw values are the types of the keyword `-u-ms-`.
  public enum MeasurementSystem: String, Hashable, Sendable, CaseIterable {
    /// Meters and kilograms.
    case metric
    /// Feet and pounds as in the United States.
    case us = "ussystem"
    /// A mixture: miles and pints, but kilograms and degrees Celsius.
    case uk = "uksystem"
  }

  /// A size of paper.
  public struct PaperSize: Hashable, Sendable {
    /// The shorter side, in millimeters.
    public let widthInMillimeters: Int
    /// The longer side, in millimeters.
    public let heightInMillimeters: Int

    /// What it is called, `A4` or `US-Letter`; nil for another size.
    public var name: String? {
      switch (widthInMillimeters, heightInMillimeters) {
      case (210, 297): "A4"
      case (216, 279): "US-Letter"
      default: nil
      }
    }
  }

  /// The marks around what somebody said.
  public struct QuotationMarks: Hashable, Sendable {
    /// The mark in front, such as `„`.
    public let start: String
    /// The mark behind, such as `“`.
    public let end: String
    /// The mark in front of a quotation inside another.
    public let alternateStart: String
    /// The mark behind it.
    public let alternateEnd: String
  }

  /// The characters that a language is written with, as patterns of ICU's `UnicodeSet`, such as
  /// `[a-z]`.
  ///
  /// Source: [UTS #35, Character Elements](https://unicode.org/reports/tr35/tr35-general.html#Character_Elements).
  public struct ExemplarCharacters: Hashable, Sendable {
    /// What its own words are written with.
    public let main: String
    /// What foreign words in it are written with besides.
    public let auxiliary: String
    /// The headings of an index; nil where CLDR has none.
    public let index: String?
    /// Punctuation.
    public let punctuation: String
    /// What numbers are written with.
    public let numbers: String
  }
}
