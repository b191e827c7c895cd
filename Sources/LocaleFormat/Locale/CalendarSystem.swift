/// A calendar that dates are written in.
///
/// Raw values are the types of the keyword `-u-ca-`.
///
/// Source: [UTS #35, Key And Type Definitions](https://unicode.org/reports/tr35/#UnicodeCalendarIdentifier).
public enum CalendarSystem: String, Hashable, Sendable, CaseIterable, Codable {
  /// The calendar of Thailand: Gregorian months, years of the Buddhist era.
  case buddhist
  /// The lunisolar calendar of China.
  case chinese
  /// The Coptic calendar.
  case coptic
  /// The lunisolar calendar of Korea.
  case dangi
  /// The Ethiopian calendar, in the eras of Amete Alem and Amete Mihret.
  case ethiopic
  /// The Ethiopian calendar, only in the era of Amete Alem.
  case ethiopicAmeteAlem = "ethioaa"
  /// The Gregorian calendar; before 15 October 1582, the Julian calendar.
  case gregorian = "gregory"
  /// The Hebrew calendar.
  case hebrew
  /// The calendar of India: Saka years.
  case indian
  /// The Islamic calendar by calculated sightings of the moon.
  case islamic
  /// The tabular Islamic calendar, its epoch a Friday.
  case islamicCivil = "islamic-civil"
  /// The Islamic calendar by sighting in Saudi Arabia.
  case islamicRGSA = "islamic-rgsa"
  /// The tabular Islamic calendar, its epoch a Thursday.
  case islamicTabular = "islamic-tbla"
  /// The Islamic calendar of Umm al-Qura.
  case islamicUmmAlQura = "islamic-umalqura"
  /// The Gregorian calendar with weeks as in ISO 8601.
  case iso8601
  /// The calendar of Japan: Gregorian months, years of the reign.
  case japanese
  /// The solar calendar of Iran.
  case persian
  /// The calendar of Taiwan: Gregorian months, years of the Republic.
  case roc

  /// The name of the calendar in ICU's locale names.
  var keyword: String {
    switch self {
    case .gregorian: "gregorian"
    case .ethiopicAmeteAlem: "ethiopic-amete-alem"
    default: rawValue
    }
  }
}

/// The numbering of the hours of a day.
///
/// Raw values are the types of the keyword `-u-hc-`.
public enum HourCycle: String, Hashable, Sendable, CaseIterable, Codable {
  /// 0 to 11, with AM and PM or similar words.
  case h11
  /// 1 to 12, with AM and PM or similar words.
  case h12
  /// 0 to 23.
  case h23
  /// 1 to 24.
  case h24
}
