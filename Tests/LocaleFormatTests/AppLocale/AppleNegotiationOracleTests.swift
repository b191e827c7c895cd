import Testing

@testable import LocaleFormat

/// Apple's order against the function that Apple's platforms find localizations by.
@Suite struct AppleNegotiationOracleTests {
  /// With LOCALEFORMAT_SWEEP=1 a million sets, with a larger step fewer.
  private static var count: Int {
    #if DEBUG
    1_000
    #else
    LocaleID.sweepStep.map { 1_000_000 / $0 } ?? 10_000
    #endif
  }

  @Test func randomSetsAreOrderedAsByApple() throws {
    let oracle = try AppleOracle()
    var names = LocalizationNames(seed: 24)
    var differences = 0
    for _ in 0..<Self.count where differences < 10 {
      let (preferred, available) = names.next()
      let expected = oracle.localizations(of: available, for: preferred)
      let found = AppleNegotiation.localizations(of: available, for: preferred)
      if found != expected {
        differences += 1
        Issue.record("\(preferred) of \(available): \(found), Apple \(expected ?? ["an error"])")
      }
    }
  }

  // What an app in many languages has, in the spellings of bundles, packages and ICU.
  private static let app = [
    "Base", "ar", "ca", "zh-hant", "zh_CN", "cs", "da", "nl", "English", "en_GB", "en-AU", "en-IN",
    "fi", "French", "fr_CA", "de", "el", "he", "hi", "hi-Latn", "hr", "hu", "id", "it", "ja", "kk",
    "ko", "ms", "nb", "pl", "pt_BR", "pt_PT", "ro", "ru", "sk", "sl", "es", "es-419", "sr",
    "sr-Latn",
    "sv", "th", "tr", "uk", "vi", "yue",
  ]

  @Test func everyLocaleIsServedAsByApple() throws {
    let oracle = try AppleOracle()
    for locale in LocaleID.checked {
      let expected = oracle.localizations(of: Self.app, for: [locale.tag])
      #expect(
        AppleNegotiation.localizations(of: Self.app, for: [locale.tag]) == expected,
        "\(locale)"
      )
    }
  }

  @Test func everyLocaleIsOfferedAsByApple() throws {
    let oracle = try AppleOracle()
    let byLanguage = Dictionary(grouping: LocaleID.available, by: \.language)
    let languages = byLanguage.keys.sorted().enumerated()
    #if DEBUG
    let checked = languages.filter { $0.offset % 4 == 0 || $0.element == "en" }
    #else
    let checked = Array(languages)
    #endif
    for (_, language) in checked {
      // With all of its variants there, each finds its chain.
      let available = byLanguage[language, default: []].map(\.tag)
      for wanted in available + [language] {
        let expected = oracle.localizations(of: available, for: [wanted])
        #expect(
          AppleNegotiation.localizations(of: available, for: [wanted]) == expected,
          "\(wanted)"
        )
      }
    }
  }
}
