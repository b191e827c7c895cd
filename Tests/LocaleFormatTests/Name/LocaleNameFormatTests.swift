import Foundation
import LocaleFormat
import TestSupport
import Testing

@Suite struct LocaleNameFormatTests {
  typealias Kind = LocaleNameFormat.Kind

  // Names from ICU 72.1.
  @Test(arguments: [
    ("en", Kind.locale, "zh-Hant-TW", "Chinese (Traditional, Taiwan)"),
    ("en", .locale, "en_US_POSIX", "English (United States, Computer)"),
    ("de", .locale, "de-AT-1996", "Deutsch (Österreich, Neue deutsche Rechtschreibung)"),
    (
      "fr", .locale, "fr-CA-u-ca-buddhist-cu-chf",
      "français (Canada, calendrier bouddhiste, franc suisse)"
    ),
    ("en", .locale, "de-x-ab", "German (Private-Use: ab)"),
    ("ja", .locale, "es-419", "スペイン語 (ラテンアメリカ)"),
    ("zh-Hant", .locale, "es-Cyrl-MX", "西班牙文（西里爾文字，墨西哥）"),
    ("de", .language, "FR", "Französisch"), ("de", .language, "gsw", "Schweizerdeutsch"),
    ("en", .language, "iw", "Hebrew"), ("en", .language, "und", "Unknown language"),
    ("de", .script, "lATN", "Lateinisch"), ("en", .script, "Hans", "Simplified"),
    ("en", .region, "su", "Russia"), ("ar", .region, "SA", "المملكة العربية السعودية"),
    ("fr", .region, "150", "Europe"), ("de", .variant, "1996", "Neue deutsche Rechtschreibung"),
    ("en", .variant, "valencia", "Valencian"), ("zh", .currency, "usd", "美元"),
    ("en", .currency, "FRF", "French Franc"), ("en", .calendar, "gregory", "Gregorian Calendar"),
    ("en", .calendar, "islamic-civil", ICUFacts.current.tabularCalendar),
    ("de", .numbering, "arab", "Arabisch-indische Ziffern"), ("de", .keyword, "ca", "Kalender"),
    // In Haitian Creole, ICU uses French as the next language.
    ("ht", .language, "de", "allemand"), ("pt-FR", .region, "VN", "Vietname"),
    ("pt", .region, "VN", "Vietnã"),
  ])
  func namesACode(_ locale: String, _ kind: Kind, _ code: String, _ expected: String) throws {
    let names = try LocaleNameFormat().formatter(for: LocaleID(locale))
    #expect(try names.name(of: NamedCode(code, as: kind)) == expected)
    let strict = try LocaleNameFormat(fallback: .nothing).formatter(for: LocaleID(locale))
    let isWhole = code != "de-x-ab"
    #expect(try strict.name(of: NamedCode(code, as: kind)) == (isWhole ? expected : "German"))
  }

  @Test func optionsChooseTheName() throws {
    let english = LocaleID("en")
    func name(_ format: LocaleNameFormat, _ locale: String) throws -> String? {
      try format.formatter(for: english).name(of: .locale(LocaleID(locale)))
    }
    #expect(try name(LocaleNameFormat(), "en-GB") == "English (United Kingdom)")
    #expect(try name(LocaleNameFormat(dialect: .dialect), "en-GB") == "British English")
    #expect(try name(LocaleNameFormat(length: .short), "en-GB") == "English (UK)")
    #expect(
      try name(LocaleNameFormat(dialect: .dialect, length: .short), "en-GB") == "UK English"
    )
    let czech = LocaleID("cs")
    let menu = try LocaleNameFormat(capitalization: .listOrMenu).formatter(for: czech)
    #expect(menu.name(of: .language("de")) == "Němčina")
    #expect(try LocaleNameFormat().formatter(for: czech).name(of: .language("de")) == "němčina")
    let beginning = LocaleNameFormat(capitalization: .beginningOfSentence)
    #expect(try beginning.formatter(for: LocaleID("fr")).name(of: .language("de")) == "Allemand")
  }

  @Test(arguments: [
    (Kind.locale, "xx-YY", "xx (YY)"), (.language, "XYZ", "xyz"), (.script, "xyzw", "Xyzw"),
    (.region, "xy", "XY"), (.variant, "foobar", "FOOBAR"), (.currency, "xxz", "XXZ"),
    (.calendar, "Foo", "foo"), (.numbering, "foo-bar", "foo-bar"), (.keyword, "ZZ", "zz"),
  ])
  func aCodeWithoutANameIsItselfOrNothing(_ kind: Kind, _ code: String, _ itself: String) throws {
    for locale in [LocaleID("de"), LocaleID("tlh"), .root] {
      #expect(
        try LocaleNameFormat().formatter(for: locale).name(of: NamedCode(code, as: kind)) == itself
      )
      let strict = LocaleNameFormat(fallback: .nothing)
      #expect(try strict.formatter(for: locale).name(of: NamedCode(code, as: kind)) == nil)
    }
  }

  // ICU would give the names of the process's default locale.
  @Test(arguments: ["tlh", "xx-DE", "und", "en-Dsrt"])
  func aLanguageWithoutDataHasNoNames(_ locale: String) throws {
    let names = try LocaleNameFormat().formatter(for: LocaleID(locale))
    #expect(names.resolvedLocale.match != .parent)
    #expect(names.resolvedLocale.data == .root)
    #expect(names.name(of: .locale(LocaleID("en-GB"))) == "en (GB)")
    #expect(names.name(of: .region("DE")) == "DE")
    #expect(names.name(of: .currency(Currency("EUR"))) == "EUR")
    #expect(names.name(of: .calendar(.buddhist)) == "buddhist")
    #expect(names.name(of: .calendar(.gregorian)) == "gregorian")
  }

  // ICU 72 writes nothing at all for this keyword.
  @Test func aVeryLongKeywordIsTheLocaleItself() throws {
    let value = (0..<14).map { "abcdefg\($0 % 10)" }.joined(separator: "-")
    let locale = try LocaleID("en-x-" + value)
    let isNamed = ICUFacts.current.namesLongKeywords
    let names = try LocaleNameFormat().formatter(for: LocaleID("de"))
    let whole = isNamed ? "Englisch (Privatnutzung: \(value))" : locale.tag
    #expect(names.name(of: .locale(locale)) == whole)
    let strict = try LocaleNameFormat(fallback: .nothing).formatter(for: LocaleID("de"))
    #expect(strict.name(of: .locale(locale)) == (isNamed ? "Englisch" : nil))
  }

  @Test(
    arguments: [
      (Kind.language, "", 0), (.language, "d", 1), (.language, "root", 4), (.language, "d1", 1),
      (.language, "deutschland", 8), (.language, "en_US", 2), (.script, "Lat", 3),
      (.script, "Latnx", 4), (.script, "La1n", 2), (.region, "DEU", 2), (.region, "4a9", 1),
      (.region, "41", 2), (.region, "É", 0), (.variant, "abcd", 4), (.variant, "abc-def", 3),
      (.variant, "abcdefghi", 8), (.currency, "EURO", 3), (.currency, "EU", 2),
      (.calendar, "gregorian", 8), (.calendar, "islamic-", 8), (.numbering, "la", 2),
      (.numbering, "latn--arab", 5), (.numbering, "lätn", 1), (.keyword, "c", 1),
      (.keyword, "calendar", 2), (.keyword, "aé", 1),
    ] as [(Kind, String, Int)]
  )
  func refusesWhatIsNoCode(_ kind: Kind, _ code: String, _ offset: Int) throws {
    let error = #expect(throws: FormatError.self) { try NamedCode(code, as: kind) }
    #expect(error?.code == .invalidCode && error?.text == code && error?.offset == offset)
  }

  @Test func refusesWhatIsNoLocale() throws {
    let names = try LocaleNameFormat().formatter(for: LocaleID("en"))
    #expect {
      try names.name(of: NamedCode("de-x", as: .locale))
    } throws: {
      ($0 as? FormatError)?.offset == 4
    }
    #expect(throws: FormatError.self) { try names.name(of: NamedCode("", as: .locale)) }
  }

  @Test func theCacheNamesInTheAppsLanguage() throws {
    let cache = FormatterCache(capacity: 8)
    let names = LocaleNameFormat()
    let app = try AppLocale(
      localizations: ["fr"],
      development: LocaleID("fr"),
      preferences: LocalePreferences(languages: [LocaleID("de-CH")]),
      policy: .person
    )
    let german = LocaleID("de")
    try AppLocale.with(app) { () throws in
      #expect(try cache.name(of: .locale(german), as: names) == "allemand")
      #expect(try cache.name(of: .language("de"), as: names) == "allemand")
      #expect(try cache.name(of: .script("Latn"), as: names) == "latin")
      #expect(try cache.name(of: .region("DE"), as: names) == "Allemagne")
      #expect(try cache.name(of: .currency(Currency("CHF")), as: names) == "franc suisse")
      #expect(try cache.name(of: NamedCode("arab", as: .numbering), as: names) == "chiffres arabes")
    }
    #expect(cache.statistics.builds == 1 && cache.statistics.hits == 5)
    #expect(try cache.name(of: .locale(german), as: names, for: german) == "Deutsch")
    #expect(try cache.name(of: .language("fr"), as: names, for: german) == "Französisch")
    #expect(try cache.name(of: .script("Latn"), as: names, for: german) == "Lateinisch")
    #expect(try cache.name(of: .region("FR"), as: names, for: german) == "Frankreich")
    #expect(
      try cache.name(of: .currency(Currency("CHF")), as: names, for: german) == "Schweizer Franken"
    )
    #expect(try cache.name(of: NamedCode("ca", as: .keyword), as: names, for: german) == "Kalender")
    #expect(try cache.formatter(names, for: german).name(of: .numberingSystem("zzz")) == "zzz")
    #expect(cache.statistics.builds == 2)
  }

  @Test func everyOptionIsPartOfTheKey() throws {
    let formats: [LocaleNameFormat] = [
      LocaleNameFormat(), LocaleNameFormat(dialect: .dialect), LocaleNameFormat(length: .short),
      LocaleNameFormat(capitalization: .standalone), LocaleNameFormat(fallback: .nothing),
    ]
    #expect(Set(formats).count == formats.count)
    let cache = FormatterCache(capacity: 8)
    let english = LocaleID("en")
    for format in formats + formats {
      _ = try cache.name(of: .region("GB"), as: format, for: english)
    }
    #expect(cache.statistics.builds == formats.count)
    for format in formats {
      let data = try JSONEncoder().encode(format)
      #expect(try JSONDecoder().decode(LocaleNameFormat.self, from: data) == format)
    }
    let json = #"{"dialect":"dialect","length":"short"}"#
    #expect(
      try JSONDecoder().decode(LocaleNameFormat.self, from: Data(json.utf8))
        == LocaleNameFormat(dialect: .dialect, length: .short)
    )
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(LocaleNameFormat.self, from: Data(#"{"length":"tiny"}"#.utf8))
    }
  }
}
