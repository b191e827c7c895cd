import LocaleFormat
import TestSupport

/// Compares Apple's order of localizations with the function of Apple's platforms, and the
/// conventions of a person's region.
extension Comparison {
  static let negotiation: [Comparison] = [
    Comparison("apple.random", isByLocale: false, compareRandomSets),
    Comparison("apple.served", isByLocale: false, compareServed),
    Comparison("apple.offered", isByLocale: false, compareOffered),
  ]

  private static func compareRandomSets(_ scope: Scope, _ differences: inout Differences) throws {
    let oracle = try AppleOracle()
    var names = LocalizationNames(seed: 24)
    for _ in 0..<scope.count(1_000, sample: 10_000, all: 1_000_000) {
      let (preferred, available) = names.next()
      differences.compare(
        values: AppleNegotiation.localizations(of: available, for: preferred),
        oracle.localizations(of: available, for: preferred),
        "\(preferred) of \(available)"
      )
    }
  }

  // The localizations of an app in many languages, in the spellings of bundles, packages and ICU.
  private static let app = [
    "Base", "ar", "ca", "zh-hant", "zh_CN", "cs", "da", "nl", "English", "en_GB", "en-AU", "en-IN",
    "fi", "French", "fr_CA", "de", "el", "he", "hi", "hi-Latn", "hr", "hu", "id", "it", "ja", "kk",
    "ko", "ms", "nb", "pl", "pt_BR", "pt_PT", "ro", "ru", "sk", "sl", "es", "es-419", "sr",
    "sr-Latn",
    "sv", "th", "tr", "uk", "vi", "yue",
  ]

  private static func compareServed(_ scope: Scope, _ differences: inout Differences) throws {
    let oracle = try AppleOracle()
    for locale in scope.locales {
      differences.compare(
        values: AppleNegotiation.localizations(of: app, for: [locale.tag]),
        oracle.localizations(of: app, for: [locale.tag]),
        "\(locale)"
      )
    }
  }

  private static func compareOffered(_ scope: Scope, _ differences: inout Differences) throws {
    let oracle = try AppleOracle()
    let byLanguage = Dictionary(grouping: LocaleID.available, by: \.language)
    let wanted = Set(scope.locales.map(\.language))
    for language in byLanguage.keys.sorted() where wanted.contains(language) {
      // When all variants of a language are available, each preference finds its own chain.
      let available = byLanguage[language, default: []].map(\.tag)
      for wanted in available + [language] {
        differences.compare(
          values: AppleNegotiation.localizations(of: available, for: [wanted]),
          oracle.localizations(of: available, for: [wanted]),
          wanted
        )
      }
    }
  }
}
