internal import ICUOracle
internal import LocaleFormat

extension GoldenCases {
  /// Names of locales, languages, scripts, regions, currencies, calendars and numbering systems.
  static var names: [GoldenCase] {
    let codes: [(LocaleNameFormat.Kind, [String])] = [
      (.language, ["en", "zh", "gsw", "mul"]), (.script, ["Latn", "Hans", "Cyrl"]),
      (.region, ["US", "HK", "419", "MM", "XY"]), (.currency, ["EUR", "XAF", "XXZ"]),
      (.calendar, ["gregory", "buddhist"]), (.numbering, ["latn", "mymr"]),
      (.variant, ["1996", "POSIX"]), (.keyword, ["ca", "co"]),
    ]
    let named = [
      "en-GB", "es-419", "zh-Hant-HK", "sr-Cyrl-ME", "nl-BE", "hi-Latn", "de-AT-1996",
      "ja-JP-u-ca-japanese-cu-jpy", "en-US-u-va-posix", "xx-YY",
    ]
    return locales.flatMap { locale in
      codes.flatMap { kind, codes in
        codes.compactMap { name(locale, kind, $0, .standard, .full) }
      }
        + LocaleNameFormat.Dialect.allCases.flatMap { dialect in
          LocaleNameFormat.Length.allCases.flatMap { length in
            named.compactMap { name(locale, .locale, $0, dialect, length) }
          }
        }
    }
  }

  private static func name(
    _ locale: String,
    _ kind: LocaleNameFormat.Kind,
    _ code: String,
    _ dialect: LocaleNameFormat.Dialect,
    _ length: LocaleNameFormat.Length
  ) -> GoldenCase? {
    let none: Int32 = 256
    return unsafe text {
      unsafe oracle_name(
        locale,
        kind.rawValue,
        dialect == .dialect,
        length == .short,
        none,
        true,
        code,
        $0,
        $1
      )
    }.map {
      GoldenCase(
        fields: [
          ("locale", locale), ("names", kind.rawValue), ("dialect", dialect.rawValue),
          ("length", length.rawValue), ("input", code),
        ],
        expected: $0
      )
    }
  }
}
