import MachineTime
import Testing

@testable import LocaleFormat

@Suite struct ConventionsTests {
  private static func app(
    _ localizations: [String],
    _ languages: [String],
    _ conventions: [LocalePreferences.Category: String] = [:],
    _ policy: AppLocale.Policy = .language
  ) throws -> AppLocale {
    try AppLocale(
      localizations: localizations,
      preferences: LocalePreferences(
        languages: languages.map { try LocaleID($0) },
        conventions: conventions.mapValues { try LocaleID($0) }
      ),
      policy: policy
    )
  }

  // Localizations, preferred languages; then language, numbers, money and measurement by
  // `.language`.
  @Test(arguments: [
    (["en", "de"], ["de-CH"], "de", "de-CH", "de-CH", "de-CH"),
    (["en"], ["de-CH"], "en", "en-CH", "en-CH", "en-CH"),
    (["en"], ["el-GR"], "en", "en", "en-u-rg-grzzzz", "en-u-rg-grzzzz"),
    (["en", "de", "es", "fr"], ["zh-Hans"], "en", "en", "en", "en"),
    (["en"], ["ru-RU"], "en", "en", "en-u-rg-ruzzzz", "en-u-rg-ruzzzz"),
    (["pt-BR"], ["pt-PT"], "pt-BR", "pt-BR", "pt-BR", "pt-BR"),
    (["zh-Hant"], ["zh-HK"], "zh-Hant", "zh-Hant-HK", "zh-Hant-HK", "zh-Hant-HK"),
    (["en"], ["hi-IN-u-nu-deva"], "en", "en-IN-u-nu-deva", "en-IN-u-nu-deva", "en-IN-u-nu-deva"),
    (["de"], [], "en", "en", "en", "en"),
    (["en"], ["fr", "en-GB"], "en", "en-GB", "en-GB", "en-GB"),
    (["de"], ["de", "en-US"], "de", "de", "de", "de"),
  ])
  func followsTheLanguageInThePersonsRegion(
    _ localizations: [String],
    _ languages: [String],
    _ language: String,
    _ numbers: String,
    _ money: String,
    _ measurement: String
  ) throws {
    let app = try Self.app(localizations, languages)
    #expect(app.language.tag == language)
    #expect(app.numbers.tag == numbers)
    #expect(app.dates.tag == numbers)
    #expect(app.money.tag == money)
    #expect(app.measurement.tag == measurement)
  }

  // Localization, preferred language; then numbers, and the origin of numbers. `zh-SG` and `sr-RS`
  // are other names for data in ICU. Serbian in Montenegro is Latin if no script is given.
  @Test(arguments: [
    ("zh", "zh-SG", "zh-SG"), ("sr", "sr-RS", "sr-RS"), ("uz", "uz-UZ", "uz-UZ"),
    ("pa", "pa-IN", "pa-IN"), ("zh", "zh-HK", "zh-Hans-HK"), ("sr", "sr-ME", "sr-Cyrl-ME"),
    ("sr-Latn", "sr-RS", "sr-Latn-RS"), ("zh-Hans", "zh-Hant-HK", "zh-Hans-HK"),
    ("zh", "zh-TW", "zh"), ("zh", "zh-Hant-TW", "zh"), ("zh-Hant", "zh-CN", "zh-Hant"),
    ("sr", "sr-Latn-RS", "sr-RS"), ("uz", "uz-Arab-AF", "uz"), ("az", "az-Arab-IR", "az"),
  ])
  func theRegionNeverBringsAnotherScript(
    _ localization: String,
    _ language: String,
    _ numbers: String
  ) throws {
    let person = try LocaleID(language)
    let app = try AppLocale(
      localizations: [localization],
      development: LocaleID(localization),
      preferences: LocalePreferences(languages: [person])
    )
    #expect(app.numbers.tag == numbers)
    #expect(app.dates.tag == numbers)
    #expect(
      app.origins[.numbers]
        == (numbers == localization
          ? .languageWithoutRegion(of: person) : .languageInRegion(of: person))
    )
  }

  // A region whose conventions are inherited from the localization's is more exact than the
  // localization.
  @Test(arguments: [
    ("es-419", "es-MX", "es-MX"), ("pt-PT", "pt-AO", "pt-AO"), ("en-001", "en-GB", "en-GB"),
    ("es-419", "es-ES", "es-419"), ("en-GB", "en-IN", "en-GB"), ("en-US", "de-DE", "en-US"),
  ])
  func aRegionGivesWayToOneThatGoesBackToIt(
    _ localization: String,
    _ language: String,
    _ numbers: String
  ) throws {
    let app = try AppLocale(
      localizations: [localization],
      development: LocaleID(localization),
      preferences: LocalePreferences(languages: [LocaleID(language)])
    )
    #expect(app.language.tag == localization)
    #expect(app.numbers.tag == numbers)
    #expect(app.money.tag == numbers)
  }

  @Test func saysWhoseConventionsWereUsed() throws {
    let greek = try Self.app(["en"], ["el-GR"])
    #expect(greek.origins[.numbers] == .languageWithoutRegion(of: LocaleID("el-GR")))
    #expect(
      greek.description(of: .numbers)
        == "en: the app's language, since CLDR does not have it in the region of el-GR"
    )
    let swiss = try Self.app(["en"], ["de-CH"])
    #expect(swiss.origins[.dates] == .languageInRegion(of: LocaleID("de-CH")))
    let person = try Self.app(["en"], ["en"], [.dates: "fr-CA", .money: "tlh"], .person)
    #expect(person.origins[.dates] == .person(LocaleID("fr-CA")))
    #expect(person.origins[.money] == .languageWithoutData(for: LocaleID("tlh")))
    #expect(person.money.tag == "en")
    #expect(AppLocale(preferences: LocalePreferences(languages: [])).origins[.dates] == .language)
  }

  @Test func englishWordsWithTheConventionsOfAnotherPerson() throws {
    let tag = "ru_RU@calendar=buddhist"
    let conventions = Dictionary(
      uniqueKeysWithValues: LocalePreferences.Category.allCases.map { ($0, tag) }
    )
    let app = try Self.app(["en", "de"], ["en"], conventions, .person)
    #expect(app.language.tag == "en")
    let instant = try Instant(secondsSince1970: 1_709_287_440)
    let day = DateFormat(date: .medium, time: .omitted, zone: .utc)
    func written(_ body: (FormatterCache) throws -> String) throws -> String {
      try AppLocale.with(app) { try body(FormatterCache(capacity: 4)) }
    }
    #expect(try written { try $0.string(1_234_567.5, as: .decimal) } == "1\u{A0}234\u{A0}567,5")
    #expect(try written { try $0.string(0.25, as: .percent) } == "25\u{A0}%")
    let own = try day.formatter(for: LocaleID(tag)).string(instant)
    #expect(try written { try $0.string(instant, as: day) } == own)
    #expect(own.contains("2567"))
    #expect(try written { try $0.string(1_500_000, as: .compactLong) } == "1.5 million")
    #expect(try written { try $0.string(21, as: .spellOut) } == "twenty-one")
    #expect(try written { try $0.string(2, as: RuleBasedFormat.ordinal) } == "2nd")
    let kilometers = NumberFormat.unit("kilometer").width(.long)
    #expect(try written { try $0.string(3, as: kilometers) } == "3 kilometers")
    let euros = NumberFormat.currency("EUR").presentation(.name)
    #expect(try written { try $0.string(1, as: euros) } == "1.00 euros")
    let local = NumberFormat.localCurrency
    #expect(try written { try $0.string(5, as: local) } == "5,00\u{A0}\u{20BD}")
    #expect(
      try written { try $0.string(5, as: local.presentation(.name)) } == "5.00 Russian rubles"
    )
    let named = RelativeTimeFormat(width: .long, numbers: .named)
    #expect(try written { try $0.string(.day(-1), as: named) } == "yesterday")
  }

  @Test func theRegionDecidesUnitsAndTheLanguageTheirNames() throws {
    let app = try Self.app(["en"], ["en-US"], [.measurement: "de-DE"], .person)
    let road = NumberFormat.skeleton("unit/kilometer usage/road unit-width-full-name")
    let cache = FormatterCache(capacity: 8)
    let metric = try AppLocale.with(app) { try cache.string(100, as: road) }
    #expect(metric == "100 kilometers")
    let american = try Self.app(["de"], ["de"], [.measurement: "en-US"], .person)
    let miles = try AppLocale.with(american) { try cache.string(100, as: road) }
    #expect(miles == "62 Meilen")
  }

  @Test func datesInWordsFollowTheLanguage() throws {
    let app = try Self.app(["en"], ["en"], [.dates: "ru-RU"], .person)
    let format = DateFormat(date: .medium, time: .omitted, zone: .utc).relativeDays()
    #expect(app.locale(for: format).tag == "en-u-fw-mon")
    #expect(app.locale(for: DateFormat(date: .medium, time: .omitted, zone: .utc)).tag == "ru-RU")
    let own = try Self.app(["en"], ["en"], [.dates: "en-GB"], .person)
    #expect(own.locale(for: format).tag == "en-GB")
    // The app does not show a language in another script, whether the script is given or not.
    for (language, dates, words) in [
      ("zh", "zh-TW", "zh-u-fw-sun"), ("zh-Hant", "zh-TW", "zh-TW"),
    ] {
      let app = try Self.app([language], [language], [.dates: dates], .person)
      #expect(app.locale(for: format).tag == words)
    }
  }

  // English menus, and the dates of someone whose week or calendar is another.
  @Test(arguments: [
    ("de-DE", "Mar 10, 2024", "next week"), ("en-GB", "10 Mar 2024", "next week"),
    ("ja-JP", "Mar 10, 2024", "this week"), ("th-TH", "Mar 10, 2567 BE", "this week"),
    ("fa-IR", "Esfand 20, 1402 AP", "this week"),
    ("th-TH-u-fw-mon", "Mar 10, 2567 BE", "next week"),
    ("de-DE-u-ca-buddhist-fw-sat", "Mar 10, 2567 BE", "this week"),
  ])
  func wordsAboutDaysHaveTheCalendarAndTheWeekOfDates(
    _ dates: String,
    _ day: String,
    _ week: String
  ) throws {
    let days = DateFormat(date: .medium, time: .omitted, zone: .utc).relativeDays()
    let sunday = try Instant(secondsSince1970: 1_710_090_000)
    let monday = try Instant(secondsSince1970: 1_710_176_400)
    let rules = try TimeZoneRules.rules(for: .utc)
    let weeks = RelativeTimeFormat(width: .long, numbers: .named, units: [.week])
    let cache = FormatterCache(capacity: 8)
    let tomorrow = RelativeTimeFormat.Value.instant(monday, relativeTo: sunday, in: rules)
    let app = try Self.app(["en"], ["en-US"], [.dates: dates], .person)
    let texts = try AppLocale.with(app) {
      [try cache.string(sunday, as: days), try cache.string(tomorrow, as: weeks)]
    }
    #expect(texts == [day, week])
  }

  @Test(arguments: [
    ("percent", "ru"), ("currency/EUR", "fr"),
    ("currency/EUR unit-width-full-name", "en-u-rg-frzzzz"),
    ("compact-short", "en"), ("K", "en"), ("measure-unit/length-meter", "en"), ("unit/meter", "en"),
    ("unit/meter usage/road", "en-u-rg-sezzzz"), (".00", "ru"), ("scientific", "ru"),
  ])
  func aSkeletonFollowsWhatItWrites(_ skeleton: String, _ expected: String) throws {
    let app = try Self.app(
      ["en"],
      ["en"],
      [.numbers: "ru", .money: "fr", .measurement: "sv-SE"],
      .person
    )
    #expect(app.locale(for: NumberFormat.skeleton(skeleton)).tag == expected)
  }

  @Test(arguments: [
    ("#,##0.00", "ru"), ("#,##0.00 \u{A4}", "fr"), ("0 \u{A4}\u{A4}\u{A4}", "en-u-rg-frzzzz"),
  ])
  func aPatternFollowsWhatItWrites(_ pattern: String, _ expected: String) throws {
    let app = try Self.app(["en"], ["en"], [.numbers: "ru", .money: "fr"], .person)
    let format = DecimalPatternFormat(pattern)
    #expect(app.locale(for: format).tag == expected)
    let cache = FormatterCache(capacity: 4)
    let own = try cache.string(1_234.5, as: format, for: LocaleID(expected))
    var bytes: [UInt8] = []
    let text = try AppLocale.with(app) {
      try cache.append(1_234.5, as: format, to: &bytes)
      return try cache.string(1_234.5, as: format)
    }
    #expect(text == own)
    #expect(bytes == Array(own.utf8))
  }

  // A page has one set of conventions: what is compact or in words would be read as another number,
  // or as other money. Localization, person, and the locale of words.
  @Test(arguments: [
    ("en", "en-IN", "en-IN"), ("en", "en-CA", "en-CA"), ("en", "en-GB", "en-GB"),
    ("de", "de-CH", "de-CH"), ("es-419", "es-MX", "es-MX"), ("pt-BR", "pt-PT", "pt-BR"),
    ("ar", "ar-MA", "ar-MA"), ("zh-Hant", "zh-HK", "zh-Hant-HK"),
    ("en", "en-GB-u-fw-sun", "en-GB-u-fw-sun"),
  ])
  func wordsHaveTheRegionOfTheirLanguage(
    _ localization: String,
    _ person: String,
    _ words: String
  ) throws {
    let words = try LocaleID(words)
    let saturday = try Instant(secondsSince1970: 1_709_996_400)
    let sunday = try Instant(secondsSince1970: 1_710_082_800)
    let week = RelativeTimeFormat.Value.instant(
      sunday,
      relativeTo: saturday,
      in: try TimeZoneRules.rules(for: .utc)
    )
    let weeks = RelativeTimeFormat(width: .long, numbers: .named, units: [.week])
    let dollars = NumberFormat.currency("USD").notation(.compactShort)
    let cache = FormatterCache(capacity: 32)
    for policy in AppLocale.Policy.allCases {
      try AppLocale.with(try Self.app([localization], [person], [:], policy)) {
        let written = [
          try cache.string(2_000_000, as: .compact), try cache.string(2_000, as: dollars),
          try cache.string(1_250.5, as: .unit("kilogram")), try cache.string(week, as: weeks),
        ]
        let expected = [
          try cache.string(2_000_000, as: .compact, for: words),
          try cache.string(2_000, as: dollars, for: words),
          try cache.string(1_250.5, as: .unit("kilogram"), for: words),
          try cache.string(week, as: weeks, for: words),
        ]
        #expect(written == expected, "\(policy)")
      }
    }
  }

  @Test func pluralRulesAreThoseOfTheTexts() throws {
    let app = try Self.app(["pt"], ["pt-PT"])
    #expect(app.words.tag == "pt-PT")
    #expect(try AppLocale.with(app) { try PluralRules.current().category(of: 0) } == .one)
  }

  @Test func keywordsOfThePersonAreKept() throws {
    let app = try Self.app(["en"], ["en-GB-u-fw-sun-hc-h12-ms-metric"])
    #expect(app.dates.tag == "en-GB-u-fw-sun-hc-h12-ms-metric")
    let digits = try Self.app(["ar"], ["ar-EG-u-nu-latn"])
    #expect(digits.words.tag == "ar-EG-u-nu-latn")
  }

  @Test func thePersonsConventionsAreTheFirstThatICUKnows() throws {
    let app = try Self.app(["en"], ["xx", "de-CH"], [:], .person)
    #expect(app.language.tag == "en")
    #expect(app.numbers.tag == "de-CH")
  }

  @Test func aLanguageWithoutDataIsPassedOver() throws {
    let languages = try ["tlh", "xx", "de-XX"].map { try LocaleID($0) }
    let app = AppLocale(preferences: LocalePreferences(languages: languages))
    #expect(app.language.tag == "de-XX", "ICU has data for German")
    let alone = AppLocale(preferences: LocalePreferences(languages: [LocaleID("tlh")]))
    #expect(alone.language.tag == "en")
    #expect(alone.numbers.tag == "en")
  }

  // Words for days are used only if the date has a style.
  @Test func onlyDatesOfAStyleAreToldInWords() {
    let dates = DateFormat(date: .long, time: .short, zone: .utc)
    #expect(dates.category == .dates)
    #expect(dates.relativeDays().category == .datesInWords)
    for format in [
      DateFormat(date: .omitted, time: .short, zone: .utc),
      DateFormat(template: "yMMMd", zone: .utc),
      DateFormat(pattern: "y", zone: .utc),
    ] {
      #expect(format.relativeDays().category == .dates)
    }
  }
}
