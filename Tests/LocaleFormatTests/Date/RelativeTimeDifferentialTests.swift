import Testing

@testable import LocaleFormat

/// Relative times in every locale, against ICU's C++ API: 0 differences.
@Suite struct RelativeTimeDifferentialTests {
  private static let values: [Double] = [
    0, -0.0, 1, -1, 2, -2, 3, -3, 5, -5, 11, 21, 1.5, -1.5, 0.0005, -0.3, 99.9995, 1000, -12_345,
    1_234_567.891, 1e21, .nan, .infinity, -.infinity,
  ]

  // In parts, so that they run beside one another.
  @Test(arguments: FormatWidth.allCases, RelativeTimeFormat.Numbers.allCases)
  func everyUnitEqualsICUInEveryLocale(
    _ width: FormatWidth,
    _ numbers: RelativeTimeFormat.Numbers
  ) throws {
    var differences = Differences()
    for locale in LocaleID.checked {
      for grouping in [NumberFormat.Grouping.auto, .always] {
        let format = RelativeTimeFormat(width: width, numbers: numbers, grouping: grouping)
        let formatter = try format.formatter(for: locale)
        for unit in RelativeUnit.allCases {
          for value in Self.values where grouping == .auto || value.magnitude >= 1000 {
            let expected = Oracle.relative(value, unit, format, locale: locale)
            let what = "\(locale) \(width) \(numbers) \(grouping) \(value) \(unit)"
            differences.compare(formatter.string(.amount(value, unit)), expected, what)
            guard grouping == .auto, value.magnitude < 4 else { continue }
            let text = formatter.text(.amount(value, unit))
            differences.compare(text.string, expected, what + " text")
            differences.compare(text.parts.map { String(text[$0]) }.joined(), expected, what)
          }
        }
      }
    }
    differences.expectNone(among: 30_000)
  }

  @Test(arguments: CapitalizationContext.allCases)
  func everyPlaceInASentenceEqualsICU(_ context: CapitalizationContext) throws {
    var differences = Differences()
    let values = context == .beginningOfSentence ? [-1.0, 1, -2.5, 1000] : [-1.0]
    for locale in LocaleID.checked {
      for numbers in RelativeTimeFormat.Numbers.allCases {
        for width in FormatWidth.allCases {
          let format = RelativeTimeFormat(width: width, numbers: numbers, capitalization: context)
          let formatter = try format.formatter(for: locale)
          let plain = try RelativeTimeFormat(width: width, numbers: numbers).formatter(for: locale)
          for unit in RelativeUnit.allCases {
            for value in values {
              let expected = Oracle.relative(value, unit, format, locale: locale)
              let text = formatter.text(.amount(value, unit))
              let what = "\(locale) \(width) \(numbers) \(context) \(value) \(unit)"
              differences.compare(formatter.string(.amount(value, unit)), expected, what)
              differences.compare(text.string, expected, what + " text")
              // A capital letter must not cost a number its parts.
              differences.compare(
                "\(text.parts.map(\.kind))",
                "\(plain.text(.amount(value, unit)).parts.map(\.kind))",
                what + " parts"
              )
            }
          }
        }
      }
    }
    differences.expectNone(among: 25_000)
  }

  @Test(arguments: ["latn", "arab", "hanidec", "adlm", "native"])
  func everyNumberingSystemEqualsICU(_ system: String) throws {
    var differences = Differences()
    let format = RelativeTimeFormat()
    for (index, base) in LocaleID.checked.enumerated() {
      let locale = try base.setting("nu", to: system)
      let formatter = try format.formatter(for: locale)
      // Past the bound of names, digits are set and the pattern is the locale's own.
      let bounded = try RelativeTimeCore(format, for: locale, admitted: AdmittedNames(maximum: 0))
      let unit = RelativeUnit.allCases[index % 15]
      for value in [-1.0, 3, -1234.5, 1_234_567] {
        let expected = Oracle.relative(value, unit, format, locale: locale)
        differences.compare(
          formatter.string(.amount(value, unit)),
          expected,
          "\(locale) \(value) \(unit)"
        )
        // Tamil digits have groups of their own in Malaysia, which Latin ones there have not.
        let faulty = ICUFacts.current.languagesWithoutArabicPattern
        guard system != "native", system != "arab" || !faulty.contains(locale.language) else {
          continue
        }
        differences.compare(try bounded.string(value, unit), expected, "\(locale) \(value) bounded")
      }
    }
    differences.expectNone(among: 400)
  }

  @Test func everyFirstWeekdayEqualsICU() throws {
    for locale in LocaleID.checked {
      let formatter = try RelativeTimeFormat().formatter(for: locale)
      #expect(formatter.firstWeekday == Oracle.firstWeekday(locale), "\(locale)")
    }
  }
}

/// Where CLDR has one text for the past and the future.
@Suite struct RelativeTimeDirectionTests {
  private static let known = ICUFacts.current.relativeTimesWithoutDirection

  @Test(
    .enabled(
      if: ICUFacts.versions.contains(ICUFacts.majorVersion),
      "nobody has listed them for this version of ICU"
    )
  )
  func thePastAndTheFutureDifferButInKnownTexts() throws {
    var found: Set<String> = []
    for locale in LocaleID.available {
      for width in FormatWidth.allCases {
        let numeric = try RelativeTimeFormat(width: width).formatter(for: locale)
        let named = try RelativeTimeFormat(width: width, numbers: .named).formatter(for: locale)
        for unit in RelativeUnit.allCases {
          let place = "\(locale.language) \(width) \(unit)"
          for value in [0.0, 1, 2, 3, 5, 11, 1.5]
          where numeric.string(.amount(value, unit)) == numeric.string(.amount(-value, unit)) {
            found.insert(place)
          }
          for value in [1.0, 2]
          where named.string(.amount(value, unit)) == named.string(.amount(-value, unit)) {
            if !found.contains(place) { found.insert(place + " named") }
          }
        }
      }
    }
    #expect(found == Self.known)
  }
}
