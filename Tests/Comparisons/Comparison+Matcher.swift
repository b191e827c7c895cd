import ICU
import LocaleFormat
import TestSupport

/// Compares the matcher of compiled data with ICU's.
extension Comparison {
  static let matcher: [Comparison] = [
    Comparison("matcher.served.pinned", compareServed),
    Comparison("matcher.random.pinned", isByLocale: false, compareRandomLists),
  ]

  private static let options: [MatcherHandle.Options] = [
    [], .favorsScript, .demotesNothing, .onlyTwoWay, [.favorsScript, .onlyTwoWay, .demotesNothing],
  ]

  /// The localizations of an app.
  private static let app = [
    "en", "ar", "ca", "zh-Hans", "zh-Hant", "zh-HK", "cs", "da", "nl", "en-GB", "en-AU", "en-IN",
    "fi", "fr", "fr-CA", "de", "de-CH", "el", "he", "hi", "hi-Latn", "hr", "hu", "id", "it", "ja",
    "kk", "ko", "ms", "nb", "pl", "pt-BR", "pt-PT", "ro", "ru", "sk", "sl", "es", "es-419", "es-MX",
    "sr", "sr-Latn", "sv", "th", "tr", "uk", "vi", "yue",
  ]

  /// Asks both matchers for each list of preferences.
  private static func compare(
    _ supported: [String],
    _ wanted: [[String]],
    _ options: MatcherHandle.Options,
    first: String?,
    _ differences: inout Differences
  ) throws {
    let own = try DataChoice.with(.pinned) { () throws(ICUError) in
      try MatcherHandle(supported: supported, first: first, options: options)
    }
    let icu = try DataChoice.with(.icu) { () throws(ICUError) in
      try MatcherHandle(supported: supported, first: first, options: options)
    }
    for wanted in wanted {
      let (found, truth) = (try own.best(for: wanted), try icu.best(for: wanted))
      differences.compare(
        found.map { "\(supported[$0.supported]) for \(wanted[$0.desired])" } ?? "none",
        truth.map { "\(supported[$0.supported]) for \(wanted[$0.desired])" } ?? "none",
        "\(wanted) of \(supported.prefix(60)), first \(first ?? "none"), options \(options.rawValue)"
      )
    }
  }

  private static func compareServed(_ scope: Scope, _ differences: inout Differences) throws {
    guard FormattingData.isCompiledDataInUse else { return }
    let byLanguage = Dictionary(grouping: LocaleID.available, by: \.language)
    for locale in scope.locales {
      let relatives = byLanguage[locale.language, default: []].map(\.tag)
      let others = relatives.filter { $0 != locale.tag }
      let bare = [
        "und-\(locale.region ?? "ZZ")", "\(locale.language)-Latn", "\(locale.language)-XA",
        "root",
      ]
      for options in options {
        let wanted = [[locale.tag], [locale.tag, "de-AT"]] + bare.map { [$0] }
        try compare(app, wanted, options, first: "en", &differences)
        try compare(others, wanted, options, first: nil, &differences)
        try compare([locale.tag, "root"], app.map { [$0] }, options, first: "en", &differences)
      }
    }
  }

  private static let subtags = (
    languages: [
      "und", "xx", "sh", "sr", "iw", "he", "mo", "tl", "fil", "in", "no", "nb", "nn", "cmn", "arb",
      "ars", "aeb", "zh", "yue", "wuu", "gsw", "lb", "de", "en", "es", "pt", "fr", "hr", "bs", "sa",
      "az", "azb", "ug", "pa", "hi", "ur", "ja", "ko", "tlh", "art", "mn", "uz", "be", "uk", "ru",
      "bar", "ksh", "zgh", "rif", "ku", "root",
    ],
    scripts: ["", "", "", "Latn", "Cyrl", "Arab", "Hans", "Hant", "Deva", "Jpan", "Zzzz", "Bopo"],
    regions: [
      "", "", "US", "GB", "AU", "IN", "419", "001", "150", "MX", "AR", "DE", "CH", "AT", "HK", "MO",
      "TW", "CN", "SG", "ES", "PT", "BR", "AO", "RS", "BA", "ME", "EG", "MA", "DZ", "SA", "AQ",
      "XA",
      "XB", "XC", "ZZ", "EU", "UN", "SU", "YU", "DD", "BU", "XK", "142", "030", "PH",
    ],
    variants: ["", "", "", "", "", "", "-psaccent", "-pscrack", "-valencia", "-1901"]
  )

  private static func compareRandomLists(
    _ scope: Scope,
    _ differences: inout Differences
  ) throws {
    guard FormattingData.isCompiledDataInUse else { return }
    var generator = SplitMix(seed: 35)
    func tag() -> String {
      if Bool.random(using: &generator) {
        return LocaleID.available.randomElement(using: &generator)?.tag ?? "en"
      }
      let parts = [subtags.languages, subtags.scripts, subtags.regions].compactMap {
        $0.randomElement(using: &generator)
      }
      let variant = subtags.variants.randomElement(using: &generator) ?? ""
      return parts.filter { !$0.isEmpty }.joined(separator: "-") + variant
    }
    func tags(_ count: ClosedRange<Int>) -> [String] {
      (0..<Int.random(in: count, using: &generator)).map { _ in tag() }
    }
    for _ in 0..<scope.count(200, sample: 3_000, all: 100_000) {
      let supported = tags(1...20)
      let wanted = (0..<10).map { _ in tags(1...4) } + supported.map { [$0] }
      let first = Bool.random(using: &generator) ? tag() : nil
      for options in options {
        try compare(supported, wanted, options, first: first, &differences)
      }
    }
  }
}
