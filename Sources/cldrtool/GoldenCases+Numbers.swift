internal import ICUOracle

// Numbers with options, ranges and words. The options are those of ICUOracle.h.
extension GoldenCases {
  static var notations: [GoldenCase] {
    numbers(
      by: [
        "style=decimal notation=scientific", "style=decimal notation=engineering",
        "style=decimal notation=compact", "style=decimal notation=compact-long", "style=permille",
        "style=decimal sign=always", "style=decimal sign=except-zero",
        "style=percent sign=negative",
        "style=decimal sign=never grouping=min2", "style=decimal significant=2:4 grouping=always",
      ],
      of: ["0", "-0.004", "1", "2.5", "999.5", "-1234.5", "9999", "1234567.891"]
    )
  }

  static var money: [GoldenCase] {
    numbers(
      by: [
        "currency=USD width=short", "currency=USD width=narrow", "currency=USD width=code",
        "currency=USD width=name", "currency=EUR width=short accounting=true",
        "currency=EUR width=name fraction=0:0", "currency=CHF cash=true",
        "currency=TWD width=formal", "currency=EUR notation=compact",
      ],
      of: ["0", "1", "-5", "12.34", "1234567.5"]
    )
  }

  static var units: [GoldenCase] {
    numbers(
      by: ["meter", "celsius", "kilometer-per-hour", "day", "megabyte"].flatMap { unit in
        ["short", "narrow", "name"].map { "unit=\(unit) width=\($0)" }
      } + ["unit=meter usage=road", "unit=celsius usage=weather"],
      of: ["1", "-2.5", "5000"]
    )
  }

  private static func numbers(by options: [String], of values: [String]) -> [GoldenCase] {
    locales.flatMap { locale in
      options.flatMap { options in
        values.compactMap { value in
          unsafe text { unsafe oracle_number(locale, options, value, $0, $1) }.map {
            GoldenCase(
              fields: [("locale", locale), ("options", options), ("input", value)],
              expected: $0
            )
          }
        }
      }
    }
  }

  /// The field `input` is `first..last`.
  static var ranges: [GoldenCase] {
    let options = [
      // ICU 72 writes a wrong text for "about" with a single percentage.
      "style=decimal", "style=percent identity=range", "currency=EUR fraction=0:0",
      "currency=USD collapse=none",
      "unit=meter width=name", "style=decimal notation=compact identity=range",
    ]
    let pairs = [("3", "5"), ("3", "3"), ("-1.5", "1234.5"), ("999999", "1000001")]
    return locales.flatMap { locale in
      options.flatMap { options in
        pairs.compactMap { first, last in
          unsafe text { unsafe oracle_range(locale, options, first, last, $0, $1) }.map {
            GoldenCase(
              fields: [
                ("locale", locale), ("options", options), ("input", "\(first)..\(last)"),
              ],
              expected: $0
            )
          }
        }
      }
    }
  }

  static var words: [GoldenCase] {
    let values = [
      "0", "1", "-2", "2.5", "3", "11", "21", "101", "1234", "1000000", "-7777777", "1E+20",
    ]
    return locales.flatMap { locale in
      ["spellout", "ordinal"].flatMap { rules in
        values.compactMap { value in
          unsafe text { unsafe oracle_words(locale, rules, "", value, $0, $1) }.map {
            GoldenCase(
              fields: [("locale", locale), ("rules", rules), ("input", value)],
              expected: $0
            )
          }
        }
      }
    }
  }
}
