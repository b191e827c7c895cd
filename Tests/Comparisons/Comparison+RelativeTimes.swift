import LocaleFormat
import TestSupport

/// Compares relative times with ICU's C++ API.
extension Comparison {
  static let relativeTimes: [Comparison] = [
    Comparison("relative.units", compareUnits), Comparison("relative.contexts", comparePlaces),
    Comparison("relative.digits", compareDigits), Comparison("relative.weekdays", compareWeekdays),
    Comparison("relative.directions", isByLocale: false, compareDirections),
    Comparison("relative.plans", comparePlans),
  ]

  /// Compares amounts that plans write, and counts the units that have none.
  private static func comparePlans(_ scope: Scope, _ differences: inout Differences) throws {
    let values: [Double] =
      (0...31).map { Double($0) } + [100, 101, 1_000, 12_345, 1e6, 1_234_567.891, 1e15, 1e21]
      + [0.1, 0.5, 0.9995, 0.996, 1.004, 1.1, 1.5, 1.995, 2.05, 2.5, 2.6875, 10.1, 21.1, .infinity]
    let recipes: [RelativeTimeFormat] = options.enumerated().map { index, option in
      // Each context is used with some of the options.
      let contexts = CapitalizationContext.allCases
      return RelativeTimeFormat(
        width: option.0,
        numbers: option.1,
        capitalization: contexts[index % contexts.count],
        grouping: option.2
      )
    }
    var refused: [String] = []
    for (place, locale) in scope.placed {
      for (index, recipe) in recipes.enumerated()
      where scope.width == .all || (place + index) % 6 == 0 {
        let formatter = try recipe.formatter(for: locale)
        for unit in OracleUnit.all {
          // ICU writes the first texts.
          for _ in 0..<20 { _ = formatter.string(unit.amount(3)) }
          for value in values.flatMap({ [$0, -$0] }) + [.nan] {
            let expected = Oracle.relative(value, unit, recipe, locale: locale)
            let what = "\(locale) \(recipe) \(value) \(unit)"
            differences.compare(formatter.string(unit.amount(value)), expected, what)
            differences.compare(
              values: formatter.text(unit.amount(value)),
              try formatter.textByICU(unit.amount(value)),
              what + " parts"
            )
            var bytes: [UInt8] = []
            try formatter.checkedAppend(unit.amount(value), to: &bytes)
            differences.compare(String(decoding: bytes, as: UTF8.self), expected, what)
          }
        }
        if formatter.planState != .compiled {
          refused.append("\(locale) \(recipe): \(formatter.planState)")
        }
      }
    }
    differences.expect(refused.count <= scope.locales.count / 20, "no plan: \(refused)")
  }

  private static func compareUnits(_ scope: Scope, _ differences: inout Differences) throws {
    let values: [Double] = [
      0, -0.0, 1, -1, 2, -2, 3, -3, 5, -5, 11, 21, 1.5, -1.5, 0.0005, -0.3, 99.9995, 1000, -12_345,
      1_234_567.891, 1e21, .nan, .infinity, -.infinity,
    ]
    for (width, numbers, grouping) in options {
      for locale in scope.locales {
        let format = RelativeTimeFormat(width: width, numbers: numbers, grouping: grouping)
        let formatter = try format.formatter(for: locale)
        for unit in OracleUnit.all {
          for value in values where grouping == .auto || value.magnitude >= 1000 {
            let expected = Oracle.relative(value, unit, format, locale: locale)
            let what = "\(locale) \(width) \(numbers) \(grouping) \(value) \(unit)"
            differences.compare(formatter.string(unit.amount(value)), expected, what)
            guard grouping == .auto, value.magnitude < 4 else { continue }
            let text = formatter.text(unit.amount(value))
            differences.compare(text.string, expected, what + " text")
            differences.compare(text.parts.map { String(text[$0]) }.joined(), expected, what)
          }
        }
      }
    }
  }

  private static let options: [(FormatWidth, RelativeTimeFormat.Numbers, NumberFormat.Grouping)] =
    FormatWidth.allCases.flatMap { width in
      RelativeTimeFormat.Numbers.allCases.flatMap { numbers in
        [(width, numbers, .auto), (width, numbers, .always)]
      }
    }

  private static func comparePlaces(_ scope: Scope, _ differences: inout Differences) throws {
    for context in CapitalizationContext.allCases {
      let values = context == .beginningOfSentence ? [-1.0, 1, -2.5, 1000] : [-1.0]
      for (width, numbers, grouping) in options where grouping == .auto {
        for locale in scope.locales {
          let format = RelativeTimeFormat(width: width, numbers: numbers, capitalization: context)
          let formatter = try format.formatter(for: locale)
          let plain = try RelativeTimeFormat(width: width, numbers: numbers).formatter(for: locale)
          for unit in OracleUnit.all {
            for value in values {
              let expected = Oracle.relative(value, unit, format, locale: locale)
              let text = formatter.text(unit.amount(value))
              let what = "\(locale) \(width) \(numbers) \(context) \(value) \(unit)"
              differences.compare(formatter.string(unit.amount(value)), expected, what)
              differences.compare(text.string, expected, what + " text")
              // A capital letter must not remove the parts of a number.
              differences.compare(
                values: text.parts.map(\.kind),
                plain.text(unit.amount(value)).parts.map(\.kind),
                what + " parts"
              )
            }
          }
        }
      }
    }
  }

  private static func compareDigits(_ scope: Scope, _ differences: inout Differences) throws {
    let format = RelativeTimeFormat(width: .long)
    for system in ["latn", "arab", "hanidec", "adlm", "native"] {
      for (place, base) in scope.placed {
        let locale = try base.setting("nu", to: system)
        let formatter = try format.formatter(for: locale)
        let unit = OracleUnit.all[place % 15]
        for value in [-1.0, 3, -1234.5, 1_234_567] {
          differences.compare(
            formatter.string(unit.amount(value)),
            Oracle.relative(value, unit, format, locale: locale),
            "\(locale) \(value) \(unit)"
          )
        }
      }
    }
  }

  /// Checks that the past and the future have different texts, apart from known exceptions.
  private static func compareDirections(_ scope: Scope, _ differences: inout Differences) throws {
    // The exceptions for other versions of ICU are not listed.
    guard ICUFacts.versions.contains(ICUFacts.majorVersion) else { return }
    var found: Set<String> = []
    for locale in scope.locales {
      for width in FormatWidth.allCases {
        let numeric = try RelativeTimeFormat(width: width).formatter(for: locale)
        let named = try RelativeTimeFormat(width: width, numbers: .named).formatter(for: locale)
        for unit in OracleUnit.all {
          let place = "\(locale.language) \(width) \(unit)"
          for value in [0.0, 1, 2, 3, 5, 11, 1.5]
          where numeric.string(unit.amount(value)) == numeric.string(unit.amount(-value)) {
            found.insert(place)
          }
          for value in [1.0, 2]
          where named.string(unit.amount(value)) == named.string(unit.amount(-value)) {
            if !found.contains(place) { found.insert(place + " named") }
          }
        }
      }
    }
    let known = ICUFacts.current.relativeTimesWithoutDirection
    differences.compare(values: found.subtracting(known), [], "texts without a direction")
    if scope.width != .features {
      differences.compare(values: known.subtracting(found), [], "known texts that have a direction")
    }
  }

  private static func compareWeekdays(_ scope: Scope, _ differences: inout Differences) throws {
    for locale in scope.locales {
      let formatter = try RelativeTimeFormat(width: .long).formatter(for: locale)
      differences.compare(
        values: formatter.firstWeekday,
        Oracle.firstWeekday(locale),
        "\(locale) first weekday"
      )
    }
  }
}
