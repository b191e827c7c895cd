import LocaleFormat

/// Names of locales, languages, scripts, regions, currencies, calendars and numbering systems.
struct NameKind: CheckedKind {
  let name = "name"

  private let codes: [(LocaleNameFormat.Kind, [String])] = [
    (.language, ["en", "zh", "gsw", "mul"]), (.script, ["Latn", "Hans", "Cyrl"]),
    (.region, ["US", "HK", "419", "MM", "XY"]), (.currency, ["EUR", "XAF", "XXZ"]),
    (.calendar, ["gregory", "buddhist"]), (.numbering, ["latn", "mymr"]),
    (.variant, ["1996", "POSIX"]), (.keyword, ["ca", "co"]),
  ]
  private let named = [
    "en-GB", "es-419", "zh-Hant-HK", "sr-Cyrl-ME", "nl-BE", "hi-Latn", "de-AT-1996",
    "ja-JP-u-ca-japanese-cu-jpy", "en-US-u-va-posix", "xx-YY",
  ]

  func cases(in locale: String) -> [CheckedCase] {
    func one(
      _ kind: LocaleNameFormat.Kind,
      _ code: String,
      _ dialect: LocaleNameFormat.Dialect = .standard,
      _ length: LocaleNameFormat.Length = .full
    ) -> CheckedCase {
      CheckedCase([
        "locale": locale, "names": kind.rawValue, "dialect": dialect.rawValue,
        "length": length.rawValue, "input": code,
      ])
    }
    return codes.flatMap { kind, codes in codes.map { one(kind, $0) } }
      + LocaleNameFormat.Dialect.allCases.flatMap { dialect in
        LocaleNameFormat.Length.allCases.flatMap { length in
          named.map { one(.locale, $0, dialect, length) }
        }
      }
  }

  private func format(
    _ golden: CheckedCase
  ) throws -> (format: LocaleNameFormat, kind: LocaleNameFormat.Kind) {
    guard let kind = LocaleNameFormat.Kind(rawValue: golden["names"]),
      let dialect = LocaleNameFormat.Dialect(rawValue: golden["dialect"]),
      let length = LocaleNameFormat.Length(rawValue: golden["length"])
    else { throw UnknownCase(golden) }
    return (LocaleNameFormat(dialect: dialect, length: length), kind)
  }

  func oracle(_ golden: CheckedCase) -> String? {
    guard let (format, kind) = try? format(golden) else { return nil }
    return Oracle.name(golden["input"], kind.rawValue, format, locale: golden["locale"])
  }

  func text(_ golden: CheckedCase, through cache: FormatterCache) throws -> String {
    let (format, kind) = try format(golden)
    let code = try NamedCode(golden["input"], as: kind)
    return try cache.name(of: code, as: format, for: golden.locale) ?? ""
  }
}

/// CLDR's information about locales; `info` is the question, in the words of ICUOracle.h.
struct LocaleInfoKind: CheckedKind {
  let name = "locale"

  private let questions = [
    "direction", "calendar", "calendars", "hours", "week", "numbering", "measures", "quotations",
    "main", "auxiliary", "index", "punctuation", "numbers",
  ]

  func cases(in locale: String) -> [CheckedCase] {
    questions.map { CheckedCase(["locale": locale, "info": $0]) }
  }

  /// Returns nil also for the characters of Chinese and Japanese, whose text is longer than a page.
  func oracle(_ golden: CheckedCase) -> String? {
    Oracle.localeInfo(golden["info"], locale: golden["locale"], capacity: 4096)
  }

  func text(_ golden: CheckedCase, through cache: FormatterCache) throws -> String {
    LocaleAnswers.text(golden["info"], try LocaleInfo(golden.locale))
  }
}
