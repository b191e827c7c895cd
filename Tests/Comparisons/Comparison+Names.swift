import LocaleFormat
import TestSupport

/// Compares the names of every code with ICU's C++ API.
extension Comparison {
  static let names: [Comparison] =
    LocaleNameFormat.Kind.allCases.filter { $0 != .currency }.map { kind in
      Comparison("name.\(kind.rawValue)") { scope, differences in
        try compareNames(kind, scope, &differences)
      }
    } + [
      Comparison("name.currency", compareCurrencies),
      Comparison("name.itself", compareLocaleNames),
      Comparison("name.kept", compareKeptNames),
    ]

  /// Made-up codes, well-formed codes without a name, and codes that are no longer in use.
  private static let codes: [LocaleNameFormat.Kind: [String]] = [
    .language: Oracle.codes(.language) + ["und", "mul", "zxx", "iw", "sh", "xyz", "abcdefgh"],
    .script: Oracle.codes(.script) + ["Qaai", "Zzzz", "Xyzw"],
    .region: Oracle.codes(.region) + ["XY", "ZZ", "999", "UK", "SU", "DD"],
    .variant: ["1996", "POSIX", "FONIPA", "VALENCIA", "SCOTLAND", "1ABC", "ABCDE"],
    .calendar: CalendarSystem.allCases.map(\.rawValue) + ["xyz"],
    .numbering: Oracle.codes(.numbering) + ["native", "xyz"],
    .keyword: ["ca", "nu", "co", "cu", "hc", "ms", "lb", "tz", "va", "kn", "zz"],
    .locale: [
      "en-GB", "en-US", "en-US-u-va-posix", "de-AT-1996", "es-419", "fr-CA-u-ca-buddhist-cu-chf",
      "hi-Latn", "nl-BE", "pt-PT", "ro-MD", "sr-Latn-ME", "sw-CD", "zh-Hans-fonipa", "zh-Hant-HK",
      "my-MM-u-nu-mymrshan", "und", "und-US", "xx-YY", "ja-t-de", "ja-u-zz-foobar-co-eor",
      "de-x-ab",
      "ca-valencia-u-tz-esmad", "az-Arab-IR", "ar-001", "fa-AF",
    ],
  ]

  /// Every combination of options; the locales use them in turn.
  private static let formats = LocaleNameFormat.Dialect.allCases.flatMap { dialect in
    LocaleNameFormat.Length.allCases.flatMap { length in
      CapitalizationContext.allCases.flatMap { context in
        LocaleNameFormat.Fallback.allCases.map {
          LocaleNameFormat(dialect: dialect, length: length, capitalization: context, fallback: $0)
        }
      }
    }
  }

  private static func compareNames(
    _ kind: LocaleNameFormat.Kind,
    _ scope: Scope,
    _ differences: inout Differences
  ) throws {
    let codes = codes[kind] ?? []
    differences.expect(!codes.isEmpty, "no codes of a \(kind)")
    for (place, locale) in scope.placed {
      // Compares one of the 40 in each locale, or four of them if there are few codes.
      for turn in 0..<(codes.count > 80 ? 1 : 4) {
        let format = formats[(place * 7 + turn * 11) % formats.count]
        let names = try format.formatter(for: locale)
        for code in codes {
          let expected = Oracle.name(code, kind.rawValue, format, locale: locale) ?? "nil"
          let named = try NamedCode(code, as: kind)
          // The second look-up finds a kept name.
          for _ in 0..<2 {
            differences.compare(
              names.name(of: named) ?? "nil",
              expected,
              "\(locale) \(kind) \(code) \(format)"
            )
          }
        }
      }
    }
  }

  private static func compareCurrencies(_ scope: Scope, _ differences: inout Differences) throws {
    let codes = Currency.all.map(\.code) + ["XXZ"]
    let (format, strict) = (LocaleNameFormat(), LocaleNameFormat(fallback: .nothing))
    for locale in scope.locales {
      let names = try format.formatter(for: locale)
      let namesAlone = try strict.formatter(for: locale)
      for code in codes {
        let currency = try Currency(code)
        func compare(_ name: String?, _ kind: String) {
          let expected = Oracle.name(code, kind, format, locale: locale)
          differences.compare(name ?? "nil", expected, "\(locale) \(code) \(kind)")
        }
        compare(names.name(of: .currency(currency)), "currency")
        compare(names.symbol(ofCurrency: currency), "symbol")
        compare(names.symbol(ofCurrency: currency, isNarrow: true), "narrow")
        compare(namesAlone.name(of: .currency(currency)) ?? code, "currency")
      }
    }
  }

  /// Compares the names of locales in other locales, in every dialect.
  private static func compareLocaleNames(_ scope: Scope, _ differences: inout Differences) throws {
    let all = Scope(scope.width).every(9)
    for dialect in LocaleNameFormat.Dialect.allCases {
      let format = LocaleNameFormat(dialect: dialect)
      for locale in scope.every(3) {
        let names = try format.formatter(for: locale)
        for named in all {
          differences.compare(
            names.name(of: .locale(named)) ?? "nil",
            Oracle.name(named.tag, "locale", format, locale: locale),
            "\(locale) \(named) \(dialect)"
          )
        }
      }
    }
  }

  /// Compares the names of all codes in several locales in turn, several times.
  ///
  /// Neighbours share their data and so their kept names. There are more names than are kept, so
  /// that others are dropped in between.
  private static func compareKeptNames(_ scope: Scope, _ differences: inout Differences) throws {
    let kinds: [LocaleNameFormat.Kind] = [.language, .script, .region, .currency, .variant]
    let asked = try kinds.flatMap { kind in
      try (kind == .currency ? Currency.all.map(\.code) : codes[kind] ?? [])
        .map { (try NamedCode($0, as: kind), $0, kind.rawValue) }
    }
    let step = scope.count(4, sample: 4, all: 1)
    let format = LocaleNameFormat()
    let locales = scope.every(3)
    for start in stride(from: 0, to: locales.count, by: 12) {
      let block = locales[start..<min(start + 12, locales.count)]
      let names = try block.map { try format.formatter(for: $0) }
      let expected = block.map { locale in
        stride(from: 0, to: asked.count, by: step).map { place in
          Oracle.name(asked[place].1, asked[place].2, format, locale: locale) ?? "nil"
        }
      }
      for round in 0..<3 {
        for (index, place) in stride(from: 0, to: asked.count, by: step).enumerated() {
          for (number, locale) in block.enumerated() {
            var bytes: [UInt8] = []
            names[number].append(asked[place].0, to: &bytes)
            differences.compare(
              String(decoding: bytes, as: UTF8.self),
              expected[number][index],
              "\(locale) \(asked[place].2) \(asked[place].1), round \(round)"
            )
          }
        }
      }
    }
  }
}
