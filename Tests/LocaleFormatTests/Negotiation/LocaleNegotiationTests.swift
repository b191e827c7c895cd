import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct LocaleNegotiationTests {
  // From Apple's tables in "Internationalization and Localization", and from ICU's matcher.
  @Test(arguments: [
    (["it", "en", "ru"], "ru", ["fr", "en", "ru"], "en"),
    (["it", "en", "ru"], "ru", ["en", "pl", "it"], "en"),
    (["it", "en", "ru"], "ru", ["en-GB", "pl", "it"], "en"),
    (["it", "en", "ru"], "ru", ["fr"], "ru"),
    (["en", "de", "es", "fr"], "en", ["zh-Hans"], "en"), (["en", "af"], "en", ["af", "en"], "af"),
    (["zh-Hans", "zh-Hant", "en"], "en", ["zh-TW"], "zh-Hant"),
    (["en", "pt-PT", "pt-BR"], "en", ["pt-AO"], "pt-PT"), (["de"], "en", [], "en"),
    ([], "en", ["de"], "en"),
  ])
  func findsTheBestLocalization(
    _ offered: [String],
    _ development: String,
    _ wanted: [String],
    _ expected: String
  ) throws {
    let negotiation = try LocaleNegotiation(offered, development: LocaleID(development))
    let choice = negotiation.best(for: try wanted.map { try LocaleID($0) })
    #expect(choice.locale.tag == expected)
  }

  @Test(arguments: [
    ("de", "de", LocaleNegotiation.Rule.exact), ("zh-TW", "zh-Hant", .likelySubtags),
    ("es-MX", "es-419", .parent), ("de-CH", "de", .parent), ("pt-MO", "pt-PT", .parent),
    ("en-US", "en-GB", .region), ("sr", "sr-Latn", .script), ("gsw", "de", .language),
    ("no", "nb", .language),
  ])
  func saysByWhichRule(_ wanted: String, _ offered: String, _ rule: LocaleNegotiation.Rule) throws {
    let negotiation = try LocaleNegotiation([offered], development: .root)
    let choice = negotiation.best(for: [LocaleID("tlh"), try LocaleID(wanted)])
    #expect(choice.preference?.tag == wanted)
    #expect(choice.rule == rule)
    #expect(choice.explanation.hasPrefix("\(offered): \(wanted) is preferred, "))
  }

  @Test(arguments: [LocaleNegotiation.Order.icu, .apple], ["en-XA", "en-XB", "en-XA-u-nu-thai"])
  func keepsAPseudoLocaleThatIsTheFirstPreference(
    _ order: LocaleNegotiation.Order,
    _ name: String
  ) throws {
    let wanted = [try LocaleID(name), LocaleID("de")]
    let offered = try LocaleNegotiation(["en", "de"], development: LocaleID("en"), order: order)
    let choice = offered.best(for: wanted)
    #expect(choice.locale == wanted[0] && choice.localization.name == wanted[0].tag)
    #expect(choice.reason == .pseudoLocale && choice.preference == nil && choice.rule == nil)
    #expect(
      choice.explanation.hasSuffix(
        ": this pseudo-locale is preferred, and no localization is needed"
      )
    )
    #expect(try offered.chain(for: wanted).first == choice)
    #expect(try offered.chain(for: wanted).last?.locale.tag == "en")
    #expect(offered.best(for: wanted.reversed()).locale.tag == "de")
    // A client cannot ask for it.
    for header in [AcceptLanguage("\(name), de;q=0.5"), AcceptLanguage("\(name), de;q=0")] {
      #expect(try offered.best(for: header).locale.isPseudoLocale == false)
      #expect(try !offered.chain(for: header).contains { $0.locale.isPseudoLocale })
    }
  }

  @Test func choosesAPseudoLocaleAmongTheLocalizations() throws {
    let offered = try LocaleNegotiation(["en", "en-XA"], development: LocaleID("en"))
    #expect(offered.best(for: [LocaleID("en-XA")]).rule == .exact)
    #expect(offered.best(for: [LocaleID("en-XB")]).reason == .pseudoLocale)
    #expect(try offered.best(for: AcceptLanguage("en-XA")).locale.tag == "en-XA")
  }

  @Test func saysThatTheDevelopmentLanguageWasTaken() throws {
    let choice = try LocaleNegotiation(["de"], development: LocaleID("fi")).best(
      for: [LocaleID("ja")]
    )
    #expect(choice.locale.tag == "fi")
    #expect(choice.reason == .development)
    #expect(choice.rule == nil)
    #expect(
      choice.explanation == "fi: no preference matches, so it is the development language"
    )
  }

  // A script matches another one only if CLDR's matching data has that pair.
  @Test func takesAnotherScriptOnlyInPairsThatCLDRHas() throws {
    func best(_ offered: String, _ wanted: String) throws -> String {
      try LocaleNegotiation([offered], development: LocaleID("en")).best(for: [LocaleID(wanted)])
        .locale.tag
    }
    #expect(try best("sr-Latn", "sr-Cyrl") == "sr-Latn")
    #expect(try best("sr-Cyrl", "sr-Latn") == "sr-Cyrl")
    #expect(try best("uz-Arab", "uz-Latn") == "en")
    #expect(try best("pa-Arab", "pa") == "en")
  }

  @Test(arguments: [
    ("zh-Hant.lproj", "zh-Hant"), ("zh-hant.lproj", "zh-Hant"), ("pt_BR", "pt-BR"),
    ("pt-br.LPROJ", "pt-BR"), ("English", "en"), ("German.lproj", "de"), ("de.lproj/", "de"),
    ("Traditional Chinese", "zh-Hant"), ("zh_TW", "zh-TW"), ("iw", "he"), ("Norwegian", "nb"),
    ("sr@latin", nil), ("Resources", nil), ("de.strings", nil), ("", nil), (".lproj", nil),
  ])
  func readsNamesAsTheyAreFound(_ name: String, _ expected: String?) throws {
    let negotiation = try LocaleNegotiation([name], development: .root)
    #expect(negotiation.localizations.map(\.locale?.tag) == (expected.map { [$0] } ?? []))
    #expect(negotiation.ignored == (expected == nil ? [name] : []))
    #expect(negotiation.localizations.allSatisfy { $0.name == name })
  }

  @Test func baseStandsForTheDevelopmentLanguage() throws {
    let swedish = LocaleID("sv")
    let base = try LocaleNegotiation(["Base.lproj", "de.lproj"], development: swedish)
    let choice = base.best(for: [LocaleID("sv-FI")])
    #expect(choice.localization.name == "Base.lproj")
    #expect(choice.locale == swedish)
    #expect(base.best(for: [LocaleID("ja")]).localization.name == "Base.lproj")
    let both = try LocaleNegotiation(["base", "sv"], development: swedish)
    #expect(both.best(for: [swedish]).localization.name == "sv", "its own name comes first")
    #expect(try both.chain(for: [swedish]).map(\.localization.name) == ["sv", "base"])
  }

  @Test func givesTheWholeChain() throws {
    let offered = try LocaleNegotiation(
      ["en", "de", "pt-BR", "pt-PT", "en-GB", "ja"],
      development: LocaleID("en")
    )
    let wanted = try ["pt-AO", "en-AU"].map { try LocaleID($0) }
    #expect(
      try offered.chain(for: wanted).map(\.locale.tag) == ["pt-PT", "pt-BR", "en-GB", "en"]
    )
    #expect(try offered.chain(for: [LocaleID("ko")]).map(\.locale.tag) == ["en"])
    #expect(try offered.chain(for: []).map(\.reason) == [.development])
  }

  @Test func theChainBeginsWithTheBest() throws {
    let locales = LocaleID.available
    var generator = SplitMix(seed: 5)
    for _ in 0..<200 {
      let offered = (0..<8).compactMap { _ in locales.randomElement(using: &generator) }
      let wanted = (0..<3).compactMap { _ in locales.randomElement(using: &generator) }
      let negotiation = try LocaleNegotiation(offered, development: offered[0])
      let chain = try negotiation.chain(for: wanted)
      #expect(chain.first?.locale == negotiation.best(for: wanted).locale)
      #expect(Set(chain.map(\.localization)).count == chain.count)
      #expect(chain.contains { $0.locale == offered[0] })
    }
  }

  // `AppleNegotiationTests` tests Apple's order itself.
  @Test func followsApplesOrderWhenAsked() throws {
    let offered = try LocaleNegotiation(
      ["English.lproj", "de.lproj", "pt_BR", "Base.lproj"],
      development: LocaleID("en"),
      order: .apple
    )
    let swiss = offered.best(for: [LocaleID("gsw"), LocaleID("de-CH")])
    #expect(swiss.localization.name == "de.lproj")
    #expect(swiss.preference?.tag == "de-CH", "Apple's order knows no distance from gsw to de")
    let chain = try offered.chain(for: [LocaleID("pt-PT")])
    #expect(chain.map(\.localization.name) == ["pt_BR", "English.lproj"])
    #expect(offered.best(for: [LocaleID("ja")]).reason == .development)
    let other = try LocaleNegotiation(offered.localizations.map(\.name), development: .root)
    #expect(other.best(for: [LocaleID("gsw")]).localization.name == "de.lproj")
  }

  @Test func prefersTheNameAmongThoseThatAreTheSameToICU() throws {
    let offered = try LocaleNegotiation(["ca", "ca-valencia"], development: LocaleID("en"))
    let wanted = try ["ca-ES-valencia", "ca-valencia"].map { try LocaleID($0) }
    #expect(offered.best(for: [wanted[1]]).locale == wanted[1])
    #expect(offered.best(for: [LocaleID("tlh"), wanted[1]]).locale == wanted[1])
  }

  @Test func nothingOfAnySizeIsTooMuch() throws {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let many = (0..<5_000).map { "q\(letters[$0 / 26 % 26])\(letters[$0 % 26])-x-a\($0)" } + ["de"]
    let offered = try LocaleNegotiation(many, development: LocaleID("en"))
    #expect(offered.localizations.count <= LocaleNegotiation.maximumLocalizations)
    #expect(offered.localizations.count + offered.ignored.count == many.count)
    let wanted = try (0..<1_000).map { try LocaleID("de-x-a\($0)") }
    #expect(offered.best(for: wanted).locale.tag == "en", "the thousandth is not looked at")
  }

  @Test func eightThreadsShareOneNegotiation() throws {
    let locales = LocaleID.available
    let offered = try LocaleNegotiation(
      ["en", "de", "pt-PT", "zh-Hant", "sr-Latn"],
      development: LocaleID("en")
    )
    let expected = locales.map { offered.best(for: [$0]) }
    inThreads(8) { _ in
      for (locale, choice) in zip(locales, expected) where offered.best(for: [locale]) != choice {
        Issue.record("\(locale)")
      }
    }
  }
}
