import Foundation
import LocaleFormat
import MachineTime
import Testing

/// The examples of the app's locale and of negotiation.
extension DocumentationTests {
  @Test func examplesOfAppLocaleHold() throws {
    let app = try AppLocale(
      localizations: ["en.lproj", "de.lproj"],
      development: "en",
      preferences: LocalePreferences(languages: [LocaleID("de-CH")])
    )
    #expect(app.language.tag == "de")
    #expect(app.numbers.tag == "de-CH")
    #expect(
      app.description(of: .numbers) == "de-CH: the app's language in the region of de-CH"
    )
    let text = try AppLocale.with(AppLocale(LocaleID("hi-IN"))) {
      try FormatterCache.shared.string(1_234_567, as: .decimal)
    }
    #expect(text == "12,34,567")
    let person = LocalePreferences(
      languages: [LocaleID("en"), LocaleID("ru-RU")],
      conventions: [.numbers: LocaleID("ru-RU")]
    )
    do {
      let app = AppLocale(preferences: person)
      #expect(app.locale(for: NumberFormat.decimal).tag == "ru-RU")
      #expect(app.locale(for: NumberFormat.compact).tag == "en")
    }
  }

  @Test func examplesOfLocaleContextHold() async throws {
    let reader = LocaleContext(AppLocale(LocaleID("de-CH")), zone: TimeZoneID("Europe/Zurich"))
    let text = try LocaleContext.with(reader) {
      try FormatterCache.current.string(1_234_567, as: .decimal)
    }
    #expect(text == "1’234’567")
    let shown = try LocaleContext.with(reader) {
      let zone = LocaleContext.current.zone ?? .utc
      let format = DateFormat(date: .omitted, time: .short, zone: zone)
      return try FormatterCache.current.string(Instant(secondsSince1970: 0), as: format)
    }
    #expect(shown == "01:00")
    let (body, detached) = LocaleContext.with(reader) {
      let context = LocaleContext.current
      let body = { @Sendable () throws(FormatError) in
        try LocaleContext.with(context) { () throws(FormatError) in
          try FormatterCache.current.string(1234.5, as: .decimal)
        }
      }
      let detached = Task.detached { try LocaleContext.with(context) { try body() } }
      return (body, detached)
    }
    #expect(try body() == "1’234.5")
    #expect(try await detached.value == "1’234.5")
  }

  @Test func examplesOfRequestLocalesHold() throws {
    let offered = try LocaleNegotiation(["en", "de", "pt-PT"], development: LocaleID("en"))
    let locales = RequestLocales(offered, cache: FormatterCache(capacity: 2_000))
    let swiss = try locales.locale(acceptLanguage: ["de-CH, en;q=0.5"])
    #expect(
      swiss.description == "de; numbers de-CH, dates de-CH, money de-CH, measurement de-CH"
    )
    #expect(
      try locales.locale(acceptLanguage: ["de-CH"], override: "pt-AO").language.tag == "pt-PT"
    )
    #expect(try locales.locale(acceptLanguage: ["ja"]).choice.reason == .development)
    let context = try locales.context(acceptLanguage: ["de-CH"])
    #expect(
      try LocaleContext.with(context) { try FormatterCache.current.string(0.5, as: .percent) }
        == "50%"
    )
    let answer = try locales.with(acceptLanguage: ["de-AT"]) { context in
      "\(context.locale.language): \(try context.cache.string(1234.5, as: .decimal))"
    }
    #expect(answer == "de: 1\u{A0}234,5")
  }

  @Test func examplesOfLocaleNegotiationHold() throws {
    let offered = try LocaleNegotiation(["en", "pt-PT", "pt-BR"], development: "en")
    let choice = offered.best(for: [LocaleID("pt-AO"), LocaleID("fr")])
    #expect(choice.localization.name == "pt-PT")
    #expect(choice.rule == .parent)
    #expect(try Localization("zh-hant.lproj").locale?.tag == "zh-Hant")
    #expect(try Localization("English").locale?.tag == "en")
    #expect(try Localization("Base.lproj").locale == nil)
  }

  @Test func examplesOfAcceptLanguageHold() throws {
    let header = AcceptLanguage("de-CH, en;q=0.5, fr;q=0.8, *;q=0.1, da;q=0")
    #expect(header.languages.map(\.tag) == ["de-CH", "fr", "en"])
    #expect(header.acceptsAny == true)
    #expect(header.refuses(LocaleID("da-DK")) == true)
    let stranger = AcceptLanguage("de-CH-u-ca-hebrew-nu-arab, en-QX")
    #expect(stranger.languages.map(\.tag) == ["de-CH", "en"])
    #expect(stranger.ignored.map(\.text) == ["u-ca-hebrew-nu-arab", "QX"])
  }

  @Test func examplesOfLocalePreferencesHold() {
    do {
      let variables = ["LANGUAGE": "de_CH:fr", "LANG": "en_US.UTF-8", "LC_TIME": "sv_SE@euro"]
      let preferences = LocalePreferences(environment: { variables[$0] })
      #expect(preferences.languages.map(\.tag) == ["de-CH", "fr", "en-US"])
      #expect(preferences.conventions[.dates]?.tag == "sv-SE")
      #expect(preferences.conventions[.numbers]?.tag == "en-US")
    }
    var preferences = LocalePreferences(languages: [])
    preferences.apply(arguments: ["-AppleLanguages", "(de, \"pt-BR\")", "-AppleLocale", "de_CH"])
    #expect(preferences.languages.map(\.tag) == ["de", "pt-BR"])
    #expect(preferences.conventions[.dates]?.tag == "de-CH")
  }

  @Test func theREADMEsAppLocaleHolds() throws {
    let app = try AppLocale(
      localizations: ["en.lproj", "de.lproj"],
      preferences: LocalePreferences(languages: [LocaleID("de-AT"), LocaleID("en")])
    )
    #expect(app.language.tag == "de")
    #expect(app.money.tag == "de-AT")
    let answer = try AppLocale.with(app) {
      try FormatterCache.shared.string(1234.5, as: .currency("EUR"))
    }
    #expect(answer == "€\u{A0}1.234,50")
  }

  @Test func theREADMEsRequestHolds() throws {
    let locales = RequestLocales(
      try LocaleNegotiation(["en", "de", "pt-PT"], development: "en"),
      cache: FormatterCache(capacity: 2_000)
    )
    let context = try locales.context(acceptLanguage: ["pt-AO, en;q=0.8, *;q=0.1"])
    #expect(context.locale.numbers.tag == "pt-AO")
    let sum = try LocaleContext.with(context) {
      try FormatterCache.current.string(1_234_567, as: .decimal)
    }
    #expect(sum == "1\u{A0}234\u{A0}567")
    let choice = try locales.locale(acceptLanguage: ["pt-AO, en;q=0.8, *;q=0.1"]).choice
    #expect(choice.localization.name == "pt-PT")
    #expect(choice.explanation == "pt-PT: pt-AO is preferred, and this is a parent of it")
  }
}
