import Testing

@testable import LocaleFormat

/// Names of every code in every locale, against ICU's C++ API: 0 differences.
@Suite struct NameDifferentialTests {
  /// Made-up codes, well-formed ones without a name, and ones no longer in use.
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

  @Test func everyKindIsCompared() {
    let kinds = Set(Self.codes.keys).union([.currency])
    #expect(kinds == Set(LocaleNameFormat.Kind.allCases))
    #expect(Oracle.codes(.language).count > 500 && Oracle.codes(.region).count > 250)
    #expect(Oracle.codes(.script).count > 150 && Oracle.codes(.numbering).count > 80)
  }

  /// Every combination of options, one after the other from code to code and locale to locale.
  private static let formats = LocaleNameFormat.Dialect.allCases.flatMap { dialect in
    LocaleNameFormat.Length.allCases.flatMap { length in
      CapitalizationContext.allCases.flatMap { context in
        LocaleNameFormat.Fallback.allCases.map {
          LocaleNameFormat(dialect: dialect, length: length, capitalization: context, fallback: $0)
        }
      }
    }
  }

  // In parts, so that they run beside one another.
  @Test(arguments: LocaleNameFormat.Kind.allCases.filter { $0 != .currency })
  func everyNameEqualsICU(_ kind: LocaleNameFormat.Kind) throws {
    var differences = Differences()
    let codes = Self.codes[kind] ?? []
    for (index, locale) in LocaleID.checked.enumerated() {
      // One of the 40 in each locale, or four of them where codes are few.
      for turn in 0..<(codes.count > 80 ? 1 : 4) {
        let format = Self.formats[(index * 7 + turn * 11) % Self.formats.count]
        let names = try format.formatter(for: locale)
        for code in codes {
          let expected = Oracle.name(code, kind.rawValue, format, locale: locale)
          let name = try names.name(of: NamedCode(code, as: kind))
          // Made into text only where they differ: that costs more than all the rest.
          differences.compare(
            name ?? "nil",
            expected ?? "nil",
            "\(locale) \(kind) \(code) \(format)"
          )
        }
      }
    }
    differences.expectNone(among: LocaleID.checked.count * min(codes.count, 25))
  }

  @Test func everyCurrencyEqualsICU() throws {
    var differences = Differences()
    let codes = Currency.all.map(\.code) + ["XXZ"]
    let (format, strict) = (LocaleNameFormat(), LocaleNameFormat(fallback: .nothing))
    for locale in LocaleID.checked {
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
    differences.expectNone(among: 100_000)
  }

  // Each locale named in itself and in the one before it: every dialect name there is.
  @Test(arguments: LocaleNameFormat.Dialect.allCases)
  func everyLocaleIsNamedAsByICU(_ dialect: LocaleNameFormat.Dialect) throws {
    var differences = Differences()
    let format = LocaleNameFormat(dialect: dialect)
    for locale in LocaleID.sampled {
      let names = try format.formatter(for: locale)
      for named in LocaleID.sampled {
        let expected = Oracle.name(named.tag, "locale", format, locale: locale)
        differences.compare(
          names.name(of: .locale(named)) ?? "nil",
          expected,
          "\(locale) \(named) \(dialect)"
        )
      }
    }
    differences.expectNone(among: 10_000)
  }
}
