import LocaleFormat

/// The facts that differ between versions of ICU and its data, in one place for all tests.
///
/// Facts that are equal in all versions are in the tests themselves. Whether a text is right is not
/// decided here: the oracle and the goldens compare with the ICU that runs.
package struct ICUFacts: Sendable {
  /// The first of March 2024 in English, in the calendar of ISO 8601 and the style long.
  package let iso8601Date: String
  /// Midnight and some seconds in Japanese, in the time style full with 24 hours.
  package let japaneseFullTime: String
  /// The English name of `islamic-civil`.
  package let tabularCalendar: String
  /// The word for the exponent in Arabic.
  package let arabicExponent: String
  /// The key of `b` in English by primary weights, in hexadecimal digits.
  package let sortKeyOfB: String
  /// A capital eta with an accent, as Greek upper case has it in a word of one letter.
  package let accentedEta: String
  /// A given name Ada and a surname King in English, short.
  package let shortPersonName: String
  /// Whether English has a space between two initials.
  package let separatesInitials: Bool
  /// The most bytes that the words of Russian, and the data to read them, may take.
  package let mostBytesOfRussianWords: Int
  /// The file of ICU's data that has the likely subtags.
  package let likelySubtagsFile: String
  /// 3 days ago in Arabic without a region.
  package let arabicDaysAgo: String
  /// One hour in Hebrew; CLDR 42 has no place for the number.
  package let hebrewHour: String
  /// Minus one tonne in Australian English; CLDR 42 has no place for the number.
  package let australianTonne: String
  /// Minus one and a half kilometers per hour in Danish; CLDR 42 has no place for the number.
  package let danishSpeed: String
  /// Whether the rules of words take `@` for a letter, so that a word continues after it.
  package let takesAtForLetter: Bool
  /// The hour cycles of `419`, Latin America, the preferred one first.
  package let latinAmericanHours: [HourCycle]
  /// The hour cycle that Mexico uses.
  package let mexicanHours: HourCycle
  /// Whether ICU uses the units of the likely region if a locale has no region: miles for `en`.
  package let infersUnitRegion: Bool
  /// Whether CLDR lists root as the parent of `en-Dsrt`, instead of having a rule for such scripts.
  package let namesRootAsParent: Bool
  /// Whether ICU writes the name of a keyword of 100 bytes or more.
  package let namesLongKeywords: Bool
  /// Languages whose short compact numbers are ambiguous, so that they are not read.
  package let ambiguousCompactLanguages: Set<String>
  /// Languages whose pattern for Arabic digits is a mistake in the data.
  ///
  /// A formatter without that pattern does not write it.
  package let languagesWithoutArabicPattern: Set<String>
  /// Names of zones that are the same all year, in the order of `ICUFacts.zonesOfTheYear`.
  package let namesOfTheYear: [String]
  /// The units, lengths and languages for which CLDR has the same text for the past and the future.
  package let relativeTimesWithoutDirection: Set<String>
  /// Zones whose offsets are wrong in ICU 72's rules, each with an instant in summer or winter.
  package static let zonesOfTheYear = [
    ("Asia/Almaty", "2025-07-01T12:00:00Z"), ("Africa/Cairo", "2025-07-01T12:00:00Z"),
    ("Africa/Cairo", "2025-01-01T12:00:00Z"), ("America/Ojinaga", "2025-07-01T12:00:00Z"),
    ("America/Chihuahua", "2025-01-01T12:00:00Z"), ("America/Mexico_City", "2025-07-01T12:00:00Z"),
    ("America/Ciudad_Juarez", "2025-07-01T12:00:00Z"),
  ]
}

extension ICUFacts {
  /// The version of ICU that runs, such as 72.
  package static let majorVersion: Int = {
    let version = try? LibraryVersions.current.icu
    return version.flatMap { Int($0.prefix { $0 != "." }) } ?? 0
  }()

  /// Whether this ICU is the one whose texts the pages and the documentation comments show.
  ///
  /// Under another ICU, the examples must still compile and run, and other texts are not failures.
  package static let isDocumented = majorVersion == 72

  /// The versions with facts and with goldens.
  package static let versions = known.keys.sorted()

  /// The facts of the ICU that runs.
  ///
  /// For a version without facts: those of the newest known version before it.
  package static let current: ICUFacts = {
    let version = versions.last { $0 <= majorVersion } ?? versions[0]
    return known[version] ?? icu72
  }()

  private static let known = [72: icu72, 76: icu76]

  /// ICU 72.1 with CLDR 42 and the zone rules 2022e.
  private static let icu72 = ICUFacts(
    iso8601Date: "March 1, 2024",
    japaneseFullTime: "0時04分05秒 協定世界時",
    tabularCalendar: "Islamic Calendar (tabular, civil epoch)",
    arabicExponent: "اس",
    sortKeyOfB: "2c00",
    accentedEta: "\u{397}\u{301}",
    shortPersonName: "A. King",
    separatesInitials: true,
    mostBytesOfRussianWords: 24 << 20,
    likelySubtagsFile: "likelySubtags.res",
    arabicDaysAgo: "قبل ٣ أيام",
    hebrewHour: "שעה",
    australianTonne: "-tonne",
    danishSpeed: "-kilometer i timen",
    takesAtForLetter: true,
    latinAmericanHours: [.h23],
    mexicanHours: .h23,
    infersUnitRegion: false,
    namesRootAsParent: true,
    namesLongKeywords: false,
    ambiguousCompactLanguages: [],
    languagesWithoutArabicPattern: [],
    // ICU itself writes East Kazakhstan Time, Eastern European Standard Time, Mountain Time and
    // Mexican Pacific Time. These are the names of other times than the clocks there show.
    namesOfTheYear: [
      "Almaty Time", "Egypt Time", "Eastern European Standard Time", "Ojinaga Time",
      "Chihuahua Time", "Central Time", "GMT-06:00",
    ],
    // Hindi and Rajasthani have one word for yesterday and tomorrow. The others are mistakes in the
    // data.
    relativeTimesWithoutDirection: [
      "ar short month", "et short sunday", "fr short saturday", "hi long day named",
      "hi short day named", "hi narrow day named", "hi short hour", "hi short saturday named",
      "mai long day", "pcm narrow hour", "raj long day named", "raj short day named",
      "raj narrow day named", "sd long year named", "ti long day", "ti long friday",
    ]
  )

  /// ICU 76.1 with CLDR 46 and the zone rules 2024b.
  private static let icu76 = ICUFacts(
    iso8601Date: "2024 March 1",
    japaneseFullTime: "0:04:05 協定世界時",
    tabularCalendar: "Hijri Calendar (tabular, civil epoch)",
    arabicExponent: "أس",
    sortKeyOfB: "2d00",
    accentedEta: "\u{389}",
    shortPersonName: "Ada K.",
    separatesInitials: false,
    mostBytesOfRussianWords: 32 << 20,
    likelySubtagsFile: "langInfo.res",
    arabicDaysAgo: "قبل 3 أيام",
    hebrewHour: "1 שעה",
    australianTonne: "-1 tonne",
    danishSpeed: "-1,5 kilometer i timen",
    takesAtForLetter: false,
    latinAmericanHours: [.h12, .h23],
    mexicanHours: .h12,
    infersUnitRegion: true,
    namesRootAsParent: false,
    namesLongKeywords: true,
    // In Venetian, ICU writes 1000 as 1.
    ambiguousCompactLanguages: ["vec"],
    // In Azerbaijani, the pattern is the name of a pattern: "standart onluq kəsr".
    languagesWithoutArabicPattern: ["az"],
    // These zone rules are up to date for these zones, so the names fit the clocks.
    namesOfTheYear: [
      "Kazakhstan Time", "Eastern European Time", "Eastern European Time", "Central Time",
      "Central Standard Time", "Central Standard Time", "Mountain Time",
    ],
    relativeTimesWithoutDirection: [
      "ar short month", "et short sunday", "fr short saturday", "hi long day named",
      "hi short day named", "hi narrow day named", "hi short hour", "hi short saturday named",
      "mai long day", "nqo narrow year named", "pcm narrow hour", "raj long day named",
      "raj short day named", "raj narrow day named", "sd long year named", "ti long day",
      "xnr long quarter", "xnr short quarter", "xnr narrow quarter",
    ]
  )
}
