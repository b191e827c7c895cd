import LocaleFormat

/// Makes random sets of names as in bundles and preferences.
package struct LocalizationNames {
  private var random: SplitMix
  private let locales = LocaleID.available.map(\.tag)
  private let byLanguage: [String: [String]]
  private let languages: [String]

  package init(seed: UInt64) {
    random = SplitMix(seed: seed)
    let all = LocaleID.available.map(\.tag) + Self.telling
    byLanguage = Dictionary(grouping: all) { name in
      String(name.prefix { $0 != "-" && $0 != "_" })
    }
    // For an undetermined language ICU 72 and ICU 76 infer different results (`und-Cyrl-UA`).
    languages = byLanguage.keys.filter { $0 != "und" }.sorted()
  }

  /// Returns one to six preferences and one to twelve localizations.
  ///
  /// Many are of two languages, so that they are related.
  package mutating func next() -> (preferred: [String], available: [String]) {
    let two = [language(), language()]
    let preferred = (0..<Int.random(in: 1...6, using: &random)).map { _ in name(two) }
    return (preferred, (0..<Int.random(in: 1...12, using: &random)).map { _ in name(two) })
  }

  private mutating func language() -> String {
    Bool.random(using: &random) ? one(of: languages) : one(of: Self.families)
  }

  private mutating func name(_ near: [String]) -> String {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<8: spelled(one(of: byLanguage[one(of: near)] ?? locales))
    case 8..<12: spelled(one(of: Self.telling))
    case 12..<14: spelled(one(of: locales))
    case 14: one(of: Self.oldNames)
    case 15: one(of: Self.junk)
    default: spelled(composed(of: one(of: near)))
    }
  }

  private mutating func composed(of language: String) -> String {
    let script = one(of: ["", "", "-Latn", "-Cyrl", "-Arab", "-Hans", "-Hant", "-Deva", "-Shaw"])
    return language + script + one(of: ["", "-\(one(of: Self.regions))"])
  }

  private mutating func spelled(_ name: String) -> String {
    let name =
      Bool.random(using: &random)
      ? String(name.map { $0 == "-" ? "_" : $0 }) : name
    return switch Int.random(in: 0..<20, using: &random) {
    case 0..<4: name.lowercased()
    case 4: name.uppercased()
    default: name
    }
  }

  private mutating func one(of names: [String]) -> String {
    names.randomElement(using: &random) ?? ""
  }
}

extension LocalizationNames {
  /// Languages whose names have special fallbacks.
  private static let families = words("en es pt zh fr sr nb nn no yue wuu hi ar de")

  /// Names with special rules: deprecated ones, languages of a group, codes of three letters,
  /// regions with a parent, and scripts without one.
  private static let telling = words(
    """
    en en-US en-GB en-AU en-NZ en-CA en-IN en-IE en-ZA en-001 en-150 en-HK en-DE en-Latn-US en-Dsrt
    es es-ES es-MX es-419 es-AR es-US es-GQ pt pt-PT pt-BR pt-AO pt-MO pt-Latn-BR fr fr-CA fr-CH
    zh zh-Hans zh-Hant zh-CN zh-TW zh-HK zh-MO zh-SG zh-Hans-CN zh-Hant-TW zh-Hant-HK zh-Hant-MO
    zh-Hans-HK zh-Latn yue yue-Hans yue-Hant yue-HK yue-CN wuu wuu-Hans wuu-Hant zh-min-nan zh-yue
    sr sr-Latn sr-Cyrl sr-RS sr-Latn-RS sr-ME sh hr bs bs-Cyrl nb no nn no-NO nb-NO nn-NO no-bok
    gsw uk ru ru-UA ru-Latn ar ars ar-Latn hi hi-Latn hi-Deva ht fr-HT it it-CH it-IT nl-BE
    iw he in id ji yi yi-UA tl fil mo ro-MD jw jv az-Cyrl uz-Cyrl pa-Arab pa-Arab-PK ku kmr ckb mul
    und root zxx eng deu fra fre ger zho chi en-USA de-DEU cmn zsm ms swh arb prg-PL knn gom kok ajp
    ca-ES-valencia de-1901 de-CH-1996 sl-rozaj en-US-POSIX en-u-nu-latn de-DE-u-co-phonebk
    zh-Hant-HK-x-lisa i-klingon x-lisa sgn-BE-FR en-GB-oed art-lojban tw ak twi jaw mol tgl hy-arevela
    """
  )

  private static let oldNames = words(
    """
    English french German Italian Spanish Japanese Dutch Chinese Arabic Danish Finnish Korean
    Norwegian Polish Portuguese Russian Swedish Thai Turkish Greek no_NO zh_CN en.lproj
    """
  )

  private static let junk =
    [""]
    + words(
      """
      Base x - _ en- en_US.UTF-8 de_DE@currency=EUR sr_RS@latin C POSIX a 12 Main xx xx-YY qaa en-XX
      en-ZZ en--US _US en_L4tn Base.lproj root-US en__POSIX \u{E4}\u{E4} \u{1F1E9}\u{1F1EA}
      """
    )

  private static let regions = words(
    """
    US GB AU NZ IN DE AT CH FR BE CA ES MX AR BR PT AO CN TW HK MO SG RS BA ME NO SE UA RU PK IR TR
    EG SA ID MY PH ZA NG KE UZ AZ KZ 001 150 419 142
    """
  )

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
