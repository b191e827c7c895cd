import TestSupport
import Testing

@testable import LocaleFormat

/// Tests what a client can choose by its header: a localization, and one of CLDR's regions.
@Suite struct HostileHeaderTests {
  // Header value, the locale that is kept, the text that is ignored, and its offset.
  @Test(arguments: [
    ("en-US-u-ca-hebrew-nu-arab", "en-US", "u-ca-hebrew-nu-arab", 6),
    ("de-t-en-latn", "de", "t-en-latn", 3), ("de-CH-x-a-bb", "de-CH", "x-a-bb", 6),
    ("de-u-nu-arab;q=0.5", "de", "u-nu-arab", 3),
    ("en-a-bbb-u-nu-arab", "en", "a-bbb-u-nu-arab", 3),
    ("de-QX", "de", "QX", 3), ("zh-Hant-qx", "zh-Hant", "qx", 8), ("en-987", "en", "987", 3),
    ("de-aaaaa-bbbbb", "de", "aaaaa", 3), ("de-AT-1996", "de-AT", "1996", 6),
    ("sl-rozaj-biske", "sl", "rozaj", 3),
  ])
  func leavesOutWhatNoBrowserSends(
    _ value: String,
    _ kept: String,
    _ text: String,
    _ offset: Int
  ) throws {
    let header = AcceptLanguage("fr;q=1, \(value)")
    #expect(header.languages.contains(try LocaleID(kept)))
    #expect(header.languages.count == 2)
    let ignored = try #require(header.ignored.first)
    #expect(ignored.text == text)
    #expect(ignored.offset == 8 + offset)
    #expect(header.ignoredCount == 1)
  }

  @Test func extensionsAreKeptWhereTheyAreAskedFor() {
    let value = "th-TH-u-ca-gregory, de-t-en, fr-x-abc, en-QX-u-nu-arab"
    let header = AcceptLanguage(value, keepingExtensions: true)
    #expect(
      header.languages.map(\.tag)
        == ["th-TH-u-ca-gregory", "de-t-en", "fr-x-abc", "en-u-nu-arab"]
    )
    #expect(header.ignored.map(\.text) == ["QX"])
    #expect(
      AcceptLanguage(value).languages.map(\.tag) == ["th-TH", "de", "fr", "en"]
    )
  }

  // Regions for pseudo-localizations, parts of the world, and old names.
  @Test(arguments: [
    ("en-XA", "en-XA"), ("ar-XB", "ar-XB"), ("es-419", "es-419"), ("en-UK", "en-GB"),
    ("zh-yue-HK", "yue-HK"), ("en-ZZ", "en-ZZ"),
    ("en-EU", "en-EU"), ("sr-Latn-XK", "sr-Latn-XK"),
  ])
  func keepsWhatIsReal(_ value: String, _ kept: String) {
    let header = AcceptLanguage(value)
    #expect(header.languages.map(\.tag) == [kept])
    #expect(header.ignoredCount == 0)
  }

  // A variant may belong to a localization, though ICU has no conventions for it.
  @Test func aVariantIsStillNegotiated() throws {
    let offered = try LocaleNegotiation(["sl", "sl-nedis"], development: LocaleID("sl"))
    let header = AcceptLanguage("sl-nedis")
    let choice = try offered.best(for: header)
    #expect(choice.localization.name == "sl-nedis")
    #expect(choice.preference?.tag == "sl-nedis")
    #expect(header.languages.map(\.tag) == ["sl"])
  }

  private static let offered = Result { () throws(FormatError) in
    try LocaleNegotiation(["en", "de"], development: LocaleID("en"))
  }

  private static func app(_ value: String, _ policy: AppLocale.Policy) throws -> AppLocale {
    let header = AcceptLanguage(value)
    return AppLocale(
      try offered.get().best(for: header),
      preferences: LocalePreferences(languages: header.languages),
      policy: policy
    )
  }

  private static let regions = ["US", "GB", "DE", "GR", "IN", "JP", "MX", "QX"]
  private static let calendars = [
    "buddhist", "chinese", "coptic", "dangi", "ethioaa", "ethiopic", "gregory", "hebrew", "indian",
    "islamic", "islamic-civil", "islamic-rgsa", "islamic-tbla", "islamic-umalqura", "iso8601",
    "japanese", "persian", "roc",
  ]
  private static let digits = [
    "adlm", "ahom", "arab", "arabext", "bali", "beng", "bhks", "brah", "cakm", "cham", "deva",
    "diak", "fullwide", "gong", "gonm", "gujr", "guru", "hanidec", "hmng", "hmnp",
  ]

  // Uses 2,880 headers; in a debug build, only a part of them with texts.
  @Test func keywordsCostNoFormatterAndNoEviction() throws {
    let formats = [NumberFormat.decimal, .currency("EUR"), .localCurrency, .compact]
    for policy in AppLocale.Policy.allCases {
      let cache = FormatterCache(capacity: 64)
      func use(_ app: AppLocale) throws {
        for format in formats {
          _ = try AppLocale.with(app) { try cache.string(1_234.5, as: format) }
        }
      }
      var plain: [String: AppLocale] = [:]
      for region in Self.regions {
        let app = try Self.app("en-\(region)", policy)
        plain[region] = app
        // The locale without a region has no currency, and QX is not a region.
        try use(app)
      }
      let before = cache.statistics
      var count = 0
      for (place, region) in Self.regions.enumerated() {
        for (index, calendar) in Self.calendars.enumerated() {
          for (number, digit) in Self.digits.enumerated() {
            let value = "en-\(region)-u-ca-\(calendar)-nu-\(digit)"
            count += 1
            #expect(
              AcceptLanguage(value).languages == AcceptLanguage("en-\(region)").languages
            )
            guard Scope.ofTests.width == .all || (place + index + number).isMultiple(of: 12) else {
              continue
            }
            let app = try Self.app(value, policy)
            #expect(app == plain[region], "\(value)")
            try use(app)
          }
        }
      }
      #expect(count == 2_880)
      #expect(cache.statistics.entries == before.entries)
      #expect(cache.statistics.misses == before.misses)
      #expect(cache.statistics.evictions == 0)
    }
  }

  @Test func madeUpRegionsAreOne() throws {
    var tags: [AppLocale.Policy: Set<String>] = [:]
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    var names = letters.flatMap { first in letters.map { "\(first)\($0)" } }
    names += (0..<1_000).map { String("00\($0)".suffix(3)) }
    for policy in AppLocale.Policy.allCases {
      for (index, name) in names.enumerated()
      where Scope.ofTests.width == .all || index.isMultiple(of: policy == .language ? 1 : 7) {
        let app = try Self.app("en-\(name)-u-nu-arab", policy)
        for category in LocalePreferences.Category.allCases {
          tags[policy, default: []].insert(app.locale(for: category).tag)
        }
        tags[policy]?.insert(app.words.tag)
        tags[policy]?.insert(app.locale(for: NumberFormat.unit("meter", usage: "road")).tag)
      }
    }
    let counts = tags.mapValues(\.count)
    print("locales of \(names.count) regions: \(counts)")
    // English has data in 105 regions. In the other 150, money and units have a separate locale.
    #expect((counts[.language] ?? 0) < 400)
    #expect((counts[.person] ?? 0) < 600)
    #expect(try Self.app("en-QX", .language).money.tag == "en")
    #expect(try Self.app("en-QX", .person).money.tag == "en")
  }
}
