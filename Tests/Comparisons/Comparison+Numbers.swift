import ICU
import LocaleFormat
import TestSupport

/// Compares numbers and ranges with ICU's C++ API, which gets its settings from the options and not
/// from a skeleton.
extension Comparison {
  static let numbers: [Comparison] =
    [
      "style=plain", "style=decimal", "style=percent", "currency=EUR", "currency=JPY",
      "currency=KWD", "currency=INR", "currency=CHF",
    ].map { style in
      Comparison("number.boundaries.\(style.split(separator: "=")[1])") { scope, differences in
        try compareBoundaries(style, scope, &differences)
      }
    } + [
      Comparison("number.first") { scope, differences in
        // Compiled data has the plans at once.
        try DataChoice.with(.icu) { try compareFirstTexts(scope, &differences) }
      },
      Comparison("number.random", compareRandomNumbers),
      Comparison("number.ranges", compareRanges),
      Comparison("number.engines", compareNumbersByPlans),
      Comparison("number.regions", compareRegionsWithoutData),
    ]

  private static func compareBoundaries(
    _ style: String,
    _ scope: Scope,
    _ differences: inout Differences
  ) throws {
    for locale in scope.locales {
      for options in [style, style + " fraction=2:2"] {
        let formatter = try NumberOptions(options).recipe().formatter(for: locale)
        for value in BoundaryNumbers.fixed {
          differences.compare(
            formatter.string(try FixedDecimal(value)),
            Oracle.number(value, options, locale: locale),
            "\(locale) \(options) \(value)"
          )
        }
        // Integers and binary numbers use other code than decimal numbers.
        for value in [0, 7, -1234, 12_345, 1_234_567, -99_999_999, .max, .min] {
          differences.compare(
            formatter.string(value),
            Oracle.number("\(value)", options, locale: locale),
            "\(locale) \(options) integer \(value)"
          )
        }
        for value in [0.1, -2.675, 1e21, .leastNonzeroMagnitude, .pi, 999.995, -0.0] {
          differences.compare(
            formatter.string(value),
            Oracle.number(value == 0 ? "-0" : "\(value)", options, locale: locale),
            "\(locale) \(options) binary \(value)"
          )
        }
      }
    }
  }

  /// Compares the texts that ICU writes before there is a plan.
  private static func compareFirstTexts(_ scope: Scope, _ differences: inout Differences) throws {
    // Formats that nothing else in the process uses: a plan would be shared at once.
    for options in [
      "style=decimal fraction=1:4", "style=percent fraction=1:2", "currency=EUR fraction=1:4",
    ] {
      let recipe = try NumberOptions(options).recipe()
      for locale in scope.locales {
        let cache = FormatterCache(capacity: 1)
        func compare(_ text: String, _ value: String) {
          let truth = Oracle.number(value, options, locale: locale)
          differences.compare(text, truth, "\(locale) \(options) \(value)")
        }
        let long = "12345678901234567890.125"
        compare(try cache.string(-1_234_567, as: recipe, for: locale), "-1234567")
        compare(try cache.string(0.5, as: recipe, for: locale), "0.5")
        compare(try cache.string(-9_876.54321, as: recipe, for: locale), "-9876.54321")
        compare(try cache.string(FixedDecimal(long), as: recipe, for: locale), long)
        differences.compare(values: cache.statistics.compiled, 0, "\(locale) \(options) plans")
      }
    }
  }

  private static func compareRandomNumbers(
    _ scope: Scope,
    _ differences: inout Differences
  ) throws {
    let (recipes, valuesPerRecipe) = (scope.count(48, sample: 32, all: 128), 12)
    var refusals = 0
    for (place, locale) in scope.placed {
      var generator = SplitMix(seed: UInt64(place) &* 0x9E37_79B9)
      for _ in 0..<recipes {
        let options = NumberOptions.random(using: &generator)
        let formatter = try options.recipe().formatter(for: locale)
        for _ in 0..<valuesPerRecipe {
          let value = BoundaryNumbers.random(using: &generator)
          let number = try FixedDecimal(value)
          let written = formatter.string(number)
          let truth = Oracle.number(value, options.description, locale: locale)
          if formatter.refuses(number) {
            refusals += 1
            differences.expect(
              mayBeRefused(value, options),
              "\(locale) \(options) \(value): refused"
            )
            continue
          }
          if written != truth,
            Oracle.losesSign(value, options, locale: locale)
              || Oracle.isInexact(value, options, written, locale: locale)
          {
            continue
          }
          // A number with more digits than ICU can multiply is computed by the package.
          if truth == nil, options.description.contains("increment=") { continue }
          differences.compare(
            written,
            truth,
            "\(locale) \(options) \(value) '\(formatter.skeleton)'",
            fallbackForm: formatter.currency.map { "\($0) \(value)" } ?? value
          )
          guard value.utf8.count % 4 == 0 else { continue }
          let text = formatter.text(number)
          differences.compare(
            values: text,
            try formatter.textByICU(number),
            "\(locale) \(options) \(value) parts by ICU"
          )
          differences.compare(text.string, written, "\(locale) \(options) \(value) text")
          differences.compare(
            text.parts.map { String(text[$0]) }.joined(),
            written,
            "\(locale) \(options) \(value) parts"
          )
        }
      }
    }
    // One value in thirteen has a usage, and one in five of these has too many digits.
    let values = scope.locales.count * recipes * valuesPerRecipe
    differences.expect(refusals * 25 < max(values, 1_000), "\(refusals) of \(values) refused")
  }

  private static let plannedFormats: [NumberFormat] = [
    .decimal, .percent, .currency("EUR"), .currency("JPY"), .currency("INR").accounting(),
    .decimal.sign(.always), .currency("USD").presentation(.code), .plain.fraction(0...3),
    .scientific, .scientific.fraction(2), .decimal.notation(.engineering),
    .scientific.significant(2...4), .decimal.significant(3), .percent.significant(1...2),
    .currency("EUR").significant(2...5), .decimal.integer(atLeast: 4),
    .decimal.notation(.engineering).significant(3), .decimal.significant(2).rounding(.up),
    .scientific.integer(atLeast: 2), .compact.fraction(1),
    .compact.notation(.compactLong).fraction(0...2), .compact.significant(3),
    .compact.notation(.compactLong).significant(2...4).rounding(.up),
    .currency("USD").notation(.compactShort).significant(1...2), .compact.integer(atLeast: 2),
    .compact, .compactLong, .currency("EUR").notation(.compactShort), .unit("day").width(.long),
    .unit("kilometer-per-hour"), .unit("celsius").width(.narrow).fraction(1),
    .currency("USD").presentation(.name), .unit("meter").significant(2),
    .plain.fraction(.asWritten),
    .currency("EUR").fraction(.asWritten), .unit("hour").width(.long).fraction(.asWritten),
  ]

  /// Compares numbers, their parts and their ranges with those of ICU, for formats that have plans.
  private static func compareNumbersByPlans(
    _ scope: Scope,
    _ differences: inout Differences
  ) throws {
    for (place, locale) in scope.placed {
      var generator = SplitMix(seed: UInt64(place) &* 0x2545_F491)
      for recipe in plannedFormats {
        let formatter = try recipe.formatter(for: locale)
        let range = try NumberRangeFormat(
          recipe,
          collapse: NumberRangeFormat.Collapse.allCases[place % 4],
          identity: NumberRangeFormat.Identity.allCases[place / 4 % 4]
        ).formatter(for: locale)
        for round in 0..<scope.count(8, sample: 12, all: 120) {
          let number = try FixedDecimal(BoundaryNumbers.random(using: &generator))
          let context = "\(locale) \(recipe) \(number)"
          if formatter.planRefusal == nil {
            let text = try formatter.textByICU(number)
            differences.compare(formatter.string(number), text.string, context)
            differences.compare(values: formatter.text(number), text, "\(context) parts")
          }
          let end =
            switch round % 4 {
            case 0: number
            case 1: try FixedDecimal(BoundaryNumbers.near(number, using: &generator))
            default: try FixedDecimal(BoundaryNumbers.random(using: &generator))
            }
          for ends in [ValueRange.from(number, through: end), .from(end, through: number)] {
            // The plan learns.
            _ = range.string(ends)
            guard let text = range.textByPlan(ends) else { continue }
            differences.compare(values: text, try range.textByICU(ends), "\(context) \(end)")
            differences.compare(range.string(ends), text.string, "\(context) \(end) text")
          }
        }
      }
    }
  }

  /// Whether an increment may have made the number wrong, or infinity cannot be split into pounds and
  /// ounces, so that it is refused.
  private static func mayBeRefused(_ value: String, _ options: NumberOptions) -> Bool {
    options.description.contains("usage=person") && value.hasSuffix("Infinity")
      || options.description.contains("increment=")
  }

  private static func compareRanges(_ scope: Scope, _ differences: inout Differences) throws {
    let collapses = NumberRangeFormat.Collapse.allCases.map(\.rawValue)
    let identities = NumberRangeFormat.Identity.allCases.map(\.rawValue)
    for (place, locale) in scope.placed {
      var generator = SplitMix(seed: UInt64(place) &* 0x51_7CC1)
      for round in 0..<scope.count(12, sample: 8, all: 32) {
        let options = NumberOptions(
          NumberOptions.random(using: &generator).description
            .replacing(" usage=road", with: "").replacing(" usage=person", with: "")
            .replacing(" usage=weather", with: "")
            + " collapse=\(collapses[round % 4]) identity=\(identities[round / 4 % 4])"
        )
        let recipe = try options.rangeRecipe()
        // ICU multiplies twice if it writes about one number: `multipliesOnceInARange`.
        let isScaled = recipe.number.isScaledInARange && recipe.identity != .range
        let formatter = try recipe.formatter(for: locale)
        let single = try recipe.number.formatter(for: locale)
        for pair in 0..<6 {
          let start = BoundaryNumbers.random(using: &generator)
          let end = pair < 2 ? start : BoundaryNumbers.random(using: &generator)
          // In C++, NaN is not equal to itself. In ICU's C function it is, and its text is the
          // same.
          guard start != "NaN" || end != "NaN" else { continue }
          let (first, last) = (try FixedDecimal(start), try FixedDecimal(end))
          if isScaled, single.string(first) == single.string(last) { continue }
          if single.refuses(first) || single.refuses(last) { continue }
          let truth = Oracle.range(start, end, options.description, locale: locale)
          if truth == nil, options.description.contains("increment=") { continue }
          differences.compare(
            formatter.string(.from(first, through: last)),
            truth,
            "\(locale) \(options) \(start)..\(end) '\(formatter.skeleton)'",
            fallbackForm: "\(start)..\(end)"
          )
        }
      }
    }
  }

  /// Compares names that ICU has no bundle for.
  ///
  /// These are all languages with the likely script written out, with another region, and with
  /// both. The way in which ICU gets from name to name is in uresbund.cpp.
  private static func compareRegionsWithoutData(
    _ scope: Scope,
    _ differences: inout Differences
  ) throws {
    let regions = ["US", "AU", "CN", "IN", "DE", "IR", "AE"]
    let known = Set(LocaleID.available.map(\.language))
    let value = FixedDecimal("-1234567.5")
    for locale in scope.locales where locale.region != nil || locale.script != nil {
      let script = locale.script.map { "-\($0)" } ?? ""
      for tag in regions.map({ "\(locale.language)\(script)-\($0)" }) + [
        "\(locale.language)-Latn-\(locale.region ?? "US")", "\(locale.language)-Cyrl",
      ] {
        let id = try LocaleID(tag)
        // If the language is lost on the way, ICU continues in the default locale of the process.
        // This package does not.
        guard known.contains(id.language), try id.resolved.match != .root else { continue }
        for options in ["style=decimal", "currency=TWD"] {
          differences.compare(
            try NumberOptions(options).recipe().formatter(for: id).string(value),
            Oracle.number("-1234567.5", options, locale: id),
            "\(tag) \(options)"
          )
        }
        try compareStyles(id, DateMoment.all[0], .full, .omitted, &differences)
      }
    }
  }
}

extension NumberFormat.Formatter {
  /// Whether a number is refused because its text would be wrong.
  package func refuses(_ value: FixedDecimal) -> Bool {
    do throws(FormatError) {
      _ = try checkedText(value)
      return false
    } catch {
      return error.code == .unwritable && error.reason.code != "not-rounded-by-icu"
    }
  }
}
