import TestSupport
import Testing

@testable import LocaleFormat

/// Tests cases that are typical of Apple's order.
///
/// The expected chains are those of `ualoc_localizationsToUse` of Swift 6.3; `theTableIsApples`
/// checks them again.
@Suite struct AppleNegotiationTests {
  struct Case: CustomTestStringConvertible {
    let preferred: [String]
    let available: [String]
    let chain: [String]
    let testDescription: String

    init(_ preferred: String, of available: String, _ chain: String, _ reason: String) {
      self.preferred = preferred.split(separator: ",").map(String.init)
      self.available = available.split(separator: " ").map(String.init)
      self.chain = chain.split(separator: " ").map(String.init)
      testDescription = "\(preferred) of \(available): \(reason)"
    }
  }

  // Spellings.
  private static let spellings = [
    Case("en-GB", of: "English French", "English", "bundles had names before there were codes"),
    Case(
      "en",
      of: "English en",
      "en English",
      "a code is nearer than an old name, which is there to fall back to"
    ),
    Case(
      "zh-TW",
      of: "zh-hans zh-hant",
      "zh-hant",
      "packages write their bundles in small letters"
    ),
    Case("pt-BR", of: "pt_PT pt_BR", "pt_BR", "a hyphen is an underscore"),
    Case("de-CH", of: "deu fra", "deu", "a code of three letters is that of two"),
    Case("he", of: "iw", "iw", "a deprecated code is the one that replaced it"),
    Case("fil", of: "tl", "tl", "CLDR replaces it too"),
    Case("de-DE-u-co-phonebk", of: "de", "de", "extensions are not part of a name"),
    Case("de@collation=phonebook", of: "de", "de", "nor are keywords"),
    Case("de_AT.UTF-8", of: "de de_AT", "de", "the codeset after the dot hides the region"),
    Case("ca-ES-valencia", of: "ca", "ca", "variants have their language for a parent"),
    Case("i-klingon", of: "tlh", "tlh", "registered tags have codes"),
    Case("en", of: "Base fr", "", "Base is no language"),
    Case("Base", of: "Base en", "Base", "but a name like another"),
    Case("en", of: "en EN en", "en EN en", "names alike are all there"),
  ]

  // Regions.
  private static let regions = [
    Case(
      "en-NZ",
      of: "en en-001 en-GB en-AU English",
      "en-AU en-GB en-001 en English",
      "New Zealand is read as Australia, that as Britain"
    ),
    Case("en-IN", of: "en en-GB", "en-GB en", "India is read as Britain"),
    Case("en-US", of: "en-GB en", "en", "America is not"),
    Case("en", of: "en_GB en_US", "en_US", "a language without a region means its likely region"),
    Case("it", of: "it_CH it_IT", "it_IT", "Italian for Italy"),
    Case("es-AR", of: "es es_MX es_419", "es_419 es", "Latin America has a name"),
    Case("es-419", of: "es_MX es", "es_MX es", "Mexico speaks for Latin America"),
    Case("pt-AO", of: "pt pt_PT", "pt_PT pt", "outside Brazil Portuguese is that of Portugal"),
    Case("pt-PT", of: "pt-BR", "pt-BR", "Brazil's is taken when there is nothing else"),
    Case("pt-PT,es", of: "pt-BR es", "es", "and not before another preference"),
    Case("pt-BR", of: "pt-PT es", "pt-PT", "which is not mutual"),
    Case(
      "fr-CH,fr-CA",
      of: "fr-FR fr-CA",
      "fr-CA",
      "a region that is named later is nearer than another one"
    ),
    Case("fr-CH,fr-CA", of: "fr fr-CA", "fr", "but not than the language itself"),
  ]

  // Languages and scripts.
  private static let languages = [
    Case("zh-HK", of: "zh-Hans zh-Hant zh_TW", "zh-Hant", "Hong Kong is read as traditional"),
    Case(
      "zh-Hant-HK",
      of: "zh-Hant zh-HK zh-TW",
      "zh-HK zh-TW zh-Hant",
      "and falls back to Taiwan"
    ),
    Case("zh-MO", of: "zh-Hant zh-HK", "zh-HK zh-Hant", "Macao is read as Hong Kong"),
    Case("zh-CN", of: "zh-Hant zh-Hans", "zh-Hans", "a region stands for a script"),
    Case("zh-Hant", of: "zh zh-Hans", "", "simplified is no fallback of traditional"),
    Case("yue", of: "zh-Hans zh-Hant zh-HK", "zh-HK zh-Hant", "Cantonese is read as Hong Kong"),
    Case("yue-Hans", of: "zh-Hant zh-Hans", "zh-Hans", "in simplified script as simplified"),
    Case("wuu", of: "zh-Hant zh-Hans", "zh-Hans", "Wu is simplified"),
    Case("sr", of: "sr-Latn", "", "a script that is not the usual one is another language"),
    Case("sr-Latn-RS", of: "sr sr-Latn", "sr-Latn", "also to those who want it"),
    Case("sh", of: "sr sr-Latn", "sr-Latn", "Serbo-Croatian is Serbian in Latin"),
    Case("no", of: "nb nn", "nb", "Norwegian is Bokm\u{E5}l"),
    Case("nn", of: "nb no", "no", "Nynorsk falls back to Norwegian"),
    Case("hi-Latn", of: "hi en en-IN", "en-IN en", "Hindi in Latin is read by readers of English"),
    Case("hi", of: "en hi-Latn", "", "Hindi is not"),
    Case("ht", of: "ht fr", "ht fr", "Haitian falls back to French"),
    Case("ht", of: "fr", "", "but does not find it"),
    Case("ars", of: "ar", "ar", "Najdi is Arabic"),
    Case("gsw", of: "de", "", "there is no distance: Swiss German does not find German"),
    Case("uk", of: "ru", "", "nor Ukrainian Russian"),
  ]

  // Several preferences.
  private static let preferences = [
    Case("de-AT,en", of: "en de", "de", "the first that is met decides, however far"),
    Case("nl,fr-CA", of: "en fr fr-FR", "fr", "the ones before are passed over"),
    Case("fr", of: "de zxx", "zxx", "no linguistic content is for all, when it is written so"),
    Case("fr", of: "de ZXX", "", "and in no other way"),
    Case("fr", of: "de", "", "there may be none"),
    Case("", of: "de", "", "without a preference there is none"),
    Case("de", of: "", "", "and none of nothing"),
  ]

  static let table = spellings + regions + languages + preferences

  @Test(arguments: table)
  func givesTheChain(_ example: Case) {
    #expect(
      AppleNegotiation.localizations(of: example.available, for: example.preferred)
        == example.chain
    )
  }

  @Test func theTableIsApples() throws {
    let oracle = try AppleOracle()
    for example in Self.table {
      let chain = oracle.localizations(of: example.available, for: example.preferred)
      #expect(chain == example.chain, "\(example.testDescription)")
    }
  }

  @Test func looksAtSoManyNamesAndNoMore() {
    let many = Array(repeating: "de", count: 999)
    #expect(AppleNegotiation.localizations(of: many + ["en", "fr"], for: ["en"]) == ["en"])
    #expect(AppleNegotiation.localizations(of: many + ["en", "fr"], for: ["fr"]).isEmpty)
    let wishes = Array(repeating: "de", count: 99)
    #expect(
      AppleNegotiation.localizations(of: ["en", "fr"], for: wishes + ["fr", "en"]) == ["fr"]
    )
    #expect(AppleNegotiation.localizations(of: ["en"], for: wishes + ["fr", "en"]).isEmpty)
  }

  // If one of these is among the preferences, Apple's function loses the preferences after it.
  @Test(arguments: [
    String(repeating: "a", count: 12), "en-" + String(repeating: "a", count: 70),
    String(repeating: "a-", count: 200), "x-" + String(repeating: "y", count: 100_000),
  ])
  func aNameThatIsTooLongIsPassedOver(_ name: String) {
    #expect(AppleNegotiation.localizations(of: ["en", name, "de"], for: [name, "de"]) == ["de"])
    #expect(AppleNegotiation.localizations(of: [name], for: [name]).isEmpty)
  }

  @Test func anyTextIsReadAndOnlyWhatIsThereIsGiven() {
    var random = SplitMix(seed: 24)
    let pieces = [
      "en", "zh", "Hant", "US", "deu", "USA", "x", "u", "i", "POSIX", "1996", "-", "-", "_", "_",
      "@",
      "=", ".", "", "\0", " ", "\u{E9}", "\u{202E}", "\u{1F1E9}", "419", "min", "nan", "root",
    ]
    func text() -> String {
      (0..<Int.random(in: 0...9, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
    }
    for _ in 0..<2_000 {
      let available = (0..<6).map { _ in text() }
      let found = AppleNegotiation.localizations(of: available, for: [text(), text(), "en"])
      let counts = Dictionary(grouping: found) { $0 }.mapValues(\.count)
      let bounds = Dictionary(grouping: available) { $0 }.mapValues(\.count)
      for (name, count) in counts { #expect(count <= bounds[name, default: 0]) }
    }
  }
}
