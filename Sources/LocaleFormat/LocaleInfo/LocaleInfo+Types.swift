extension LocaleInfo {
  /// A direction of writing.
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

    /// The English name in small letters, such as `sunday`.
    package var englishName: String {
      switch self {
      case .sunday: "sunday"
      case .monday: "monday"
      case .tuesday: "tuesday"
      case .wednesday: "wednesday"
      case .thursday: "thursday"
      case .friday: "friday"
      case .saturday: "saturday"
      }
    }
  }

  /// The week and the weekend of a region.
  public struct Week: Hashable, Sendable {
    /// The day that a week begins with.
    public let firstWeekday: Weekday
    /// The minimum number of days of January in a year's first week, 1 to 7.
    public let minimalDaysInFirstWeek: Int
    /// The days of the weekend, in order; one or more.
    public let weekend: [WeekendDay]
  }

  /// A day of the weekend, or the part of it that belongs to the weekend.
  public struct WeekendDay: Hashable, Sendable {
    /// The day.
    public let weekday: Weekday
    /// The part of the day that belongs to the weekend, in milliseconds since midnight.
    ///
    /// `0..<86_400_000` is the whole day.
    public let milliseconds: Range<Int>
  }

  /// A numbering system: its name and its digits.
  public struct NumberingSystem: Hashable, Sendable {
    /// The type of the keyword `-u-nu-`, such as `latn`.
    public let name: String
    /// The ten digits from 0 to 9; nil for a system of rules, such as Roman numerals.
    public let digits: String?
  }

  /// The numbering systems of a locale.
  ///
  /// If a language does not have a system of one kind, another is used: the native one as the
  /// traditional one, and the standard one as the native and the finance one.
  public struct Numbering: Hashable, Sendable {
    /// The system that numbers are written in.
    public let current: NumberingSystem
    /// The system that is used if the locale has no `-u-nu-`.
    public let standard: NumberingSystem
    /// The digits of the language's script.
    public let native: NumberingSystem
    /// The system that was used in former times.
    public let traditional: NumberingSystem
    /// The system for amounts on cheques.
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

    /// The name, `A4` or `US-Letter`; nil for another size.
    public var name: String? {
      switch (widthInMillimeters, heightInMillimeters) {
      case (210, 297): "A4"
      case (216, 279): "US-Letter"
      default: nil
      }
    }
  }

  /// The marks around a quotation.
  public struct QuotationMarks: Hashable, Sendable {
    /// The opening mark, such as `„`.
    public let start: String
    /// The closing mark, such as `“`.
    public let end: String
    /// The opening mark of a quotation inside another.
    public let alternateStart: String
    /// The closing mark of a quotation inside another.
    public let alternateEnd: String
  }

  /// The characters that a language is written with, as patterns of ICU's `UnicodeSet`, such as
  /// `[a-z]`.
  ///
  /// Source: [UTS #35, Character Elements](https://unicode.org/reports/tr35/tr35-general.html#Character_Elements).
  public struct ExemplarCharacters: Hashable, Sendable {
    /// The characters of the language's words.
    public let main: String
    /// Additional characters, for foreign words.
    public let auxiliary: String
    /// The headings of an index; nil if CLDR has none.
    public let index: String?
    /// Punctuation.
    public let punctuation: String
    /// The characters of numbers.
    public let numbers: String
  }
}
