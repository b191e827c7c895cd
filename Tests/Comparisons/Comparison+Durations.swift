import LocaleFormat
import TestSupport

/// Compares durations and amounts of several units with ICU's C++ API.
extension Comparison {
  static let durations: [Comparison] = [
    Comparison("duration.amounts", compareAmounts), Comparison("duration.digits", compareClocks),
    Comparison("duration.signs", compareSigns), Comparison("duration.parts", compareParts),
  ]

  private static let unitsOfAmounts = [
    "year", "month", "week", "day", "hour", "minute", "second", "millisecond", "microsecond",
    "nanosecond", "foot", "inch",
  ]

  /// Compares random lists of amounts, none of them negative.
  private static func compareAmounts(
    _ scope: Scope,
    _ differences: inout Differences
  ) throws {
    for (place, locale) in scope.placed {
      var random = SplitMix(seed: UInt64(place) &+ 42)
      for _ in 0..<scope.count(12, sample: 12, all: 400) {
        let count = Int.random(in: 1...5, using: &random)
        let units = (0..<count).map { _ in
          Self.unitsOfAmounts.randomElement(using: &random) ?? "day"
        }
        let amounts = units.map { _ in amount(&random) }
        let width = FormatWidth.allCases.randomElement(using: &random) ?? .short
        let format = UnitListFormat(units, width: width, grouping: .ofMeasures(locale))
        let words = zip(amounts, units).map { "\($0) \($1)" }.joined(separator: " ")
        differences.compare(
          try format.cachedFormatter(for: locale).checkedString(amounts),
          Oracle.measures(words, width: width.rawValue, locale: locale),
          "\(locale) \(width) \(words)"
        )
      }
    }
  }

  private static func amount(_ random: inout SplitMix) -> FixedDecimal {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: FixedDecimal(Int.random(in: 0...999_999_999, using: &random))
    case 1, 2: FixedDecimal(Double(Int.random(in: 0...99_999, using: &random)) / 1_000)
    default: FixedDecimal(Int.random(in: 0...30, using: &random))
    }
  }

  /// Compares clocks in several numbering systems.
  private static func compareClocks(
    _ scope: Scope,
    _ differences: inout Differences
  ) throws {
    let clock = DurationFormat(.digital, width: .short).fraction(0...3)
    for system in ["", "latn", "arab", "hanidec", "native"] {
      for base in scope.locales {
        let locale = system.isEmpty ? base : try base.setting("nu", to: system)
        let formatter = try clock.grouping(.ofMeasures(base)).cachedFormatter(for: locale)
        for (milliseconds, amounts) in [
          (3_723_500, "1 hour 2 minute 3.5 second"), (59_250, "0 minute 59.25 second"),
          (4_500_000_000, "1250 hour 0 minute 0 second"),
        ] {
          differences.compare(
            formatter.string(.milliseconds(milliseconds)),
            Oracle.measures(amounts, width: "digital", locale: locale),
            "\(locale) \(milliseconds)"
          )
        }
      }
    }
  }

  /// Compares negative amounts, and finds the languages in which ICU loses the sign.
  private static func compareSigns(
    _ scope: Scope,
    _ differences: inout Differences
  ) throws {
    var found: Set<String> = []
    for locale in scope.locales {
      for width in FormatWidth.allCases {
        for unit in Self.unitsOfAmounts {
          let formatter = try UnitListFormat([unit], width: width).cachedFormatter(for: locale)
          for number in [1, 2, 3, 11] {
            let text = try formatter.checkedString([FixedDecimal(-number)])
            let positive = try formatter.checkedString([FixedDecimal(number)])
            let truth = Oracle.measures("-\(number) \(unit)", width: width.rawValue, locale: locale)
            if truth == positive {
              found.insert(locale.language)
              let isSigned = text != positive && text.hasSuffix(positive)
              differences.compare(values: isSigned, true, "\(locale) \(width) -\(number) \(unit)")
            } else {
              differences.compare(text, truth, "\(locale) \(width) -\(number) \(unit)")
            }
          }
        }
      }
      // The sign stands before everything else.
      let clock = try DurationFormat(.digital, width: .short).cachedFormatter(for: locale)
      let text = clock.text(.seconds(-3723))
      let first = text.parts.first { $0.kind != .literal }?.kind
      differences.compare(values: first, .sign, "\(locale) clock")
    }
    guard ICUFacts.versions.contains(ICUFacts.majorVersion) else { return }
    let known: Set<String> = ["ar", "ce", "he", "ml", "ne", "ps", "so"]
    differences.compare(values: found.subtracting(known), [], "languages that lose a sign")
  }

  /// Checks that the parts of a text are the whole text.
  private static func compareParts(
    _ scope: Scope,
    _ differences: inout Differences
  ) throws {
    let durations: [Duration] = [
      .seconds(-93_784), .seconds(3723), .milliseconds(-2_500), .seconds(7_200), .zero,
    ]
    for locale in scope.locales {
      for style in DurationFormat.Style.allCases {
        for width in FormatWidth.allCases where style == .names || width == .short {
          let format = DurationFormat(style, width: width, units: [.day, .hour, .minute, .second])
            .fraction(0...1)
          let formatter = try format.cachedFormatter(for: locale)
          for duration in durations {
            let text = formatter.text(duration)
            let what = "\(locale) \(style) \(width) \(duration)"
            differences.compare(text.string, formatter.string(duration), what)
            differences.compare(text.parts.map { String(text[$0]) }.joined(), text.string, what)
            let isFound = text.parts.contains { $0.kind != .literal }
            differences.compare(values: isFound, true, what + " parts")
          }
        }
      }
    }
  }
}
