import LocaleFormat
import TestSupport

/// Compares units with ICU's C++ API, and conversions with themselves.
extension Comparison {
  static let units: [Comparison] = [
    Comparison("unit.identifiers", isByLocale: false, compareIdentifiers),
    Comparison("unit.pairs", isByLocale: false, comparePairs),
    Comparison("unit.preferences", comparePreferences),
    Comparison("unit.signs", compareSigns),
    Comparison("unit.amounts", compareAmounts),
  ]

  private static let parts = [
    "square", "cubic", "pow4", "pow16", "per", "and", "kilo", "per", "and", "100", "x", "",
  ]
  private static let prefixes = ["kilo", "milli", "centi", "micro", "yotta", "mebi", "", "", ""]

  /// Compares canonical identifiers, and those that are refused.
  private static func compareIdentifiers(_ scope: Scope, _ differences: inout Differences) throws {
    var generator = SplitMix(seed: 38)
    let names = MeasureUnit.simpleNames
    for _ in 0..<scope.count(3_000, sample: 20_000, all: 500_000) {
      let isMixed = Int.random(in: 0..<8, using: &generator) == 0
      var words: [String] = []
      for place in 0..<Int.random(in: 1...4, using: &generator) {
        if place > 0, isMixed {
          words.append("and")
        } else if Int.random(in: 0..<4, using: &generator) == 0 {
          words.append(parts.randomElement(using: &generator) ?? "per")
        }
        let prefix = prefixes.randomElement(using: &generator) ?? ""
        words.append(prefix + (names.randomElement(using: &generator) ?? "meter"))
      }
      let identifier = words.joined(separator: "-")
      let actual = try? MeasureUnit(identifier).identifier
      differences.compare(values: actual, Oracle.unit(identifier), identifier)
    }
  }

  /// Converts amounts between all simple units of a quantity, and back.
  private static func comparePairs(_ scope: Scope, _ differences: inout Differences) throws {
    let units = try MeasureUnit.simpleNames.map { name in try MeasureUnit(name) }
    let amounts = ["1", "-12.5", "0.000001", "9007199254740993", "6.02214076E23"]
    for source in units {
      for target in units where source.isConvertible(to: target) {
        for amount in amounts.prefix(scope.count(2, sample: 5, all: 5)) {
          let amount = UnitAmount(try FixedDecimal(amount), source)
          let back = try amount.converted(to: target).converted(to: source).amount.doubleValue
          let original = amount.amount.doubleValue
          differences.expect(
            (back - original).magnitude <= original.magnitude * 1e-15,
            "\(amount) to \(target): \(back)"
          )
        }
      }
    }
  }

  private static let usages: [(unit: String, usage: String, amounts: [String])] = [
    ("meter", "road", ["0", "-5", "9.9", "10", "299", "300", "899", "900", "-1609.344", "50000"]),
    ("meter", "person-height", ["0.5", "0.9144", "1.8", "-1.8"]),
    ("meter", "default", ["0.001", "0.5", "5", "5000"]), ("meter", "vehicle", ["3.5"]),
    ("meter", "rainfall", ["0.01"]), ("meter", "visiblty", ["50", "200", "3000"]),
    ("meter", "focal-length", ["0.05"]), ("meter", "person-x", ["0.3"]),
    ("kilogram", "person", ["0.5", "5", "80"]), ("kilogram", "default", ["0.00001", "3", "4000"]),
    ("square-meter", "default", ["0.01", "10", "5000", "1E7"]), ("square-meter", "land", ["5"]),
    ("cubic-meter", "fluid", ["0.000001", "0.0003", "0.5"]), ("celsius", "weather", ["-3", "20"]),
    ("kelvin", "default", ["300"]), ("meter-per-second", "wind", ["12"]),
    ("pascal", "baromtrc", ["101300"]), ("liter-per-100-kilometer", "vehicle-fuel", ["8"]),
    ("mile-per-gallon", "default", ["30"]), ("second", "media", ["30", "90"]),
    ("year", "person-age", ["0.5", "1.5", "40"]), ("watt", "engine", ["75000"]),
    ("joule", "food", ["4184"]), ("item-per-cubic-meter", "blood-glucose", ["6E23"]),
  ]

  /// Compares the preferred units of every locale, with keywords that change them.
  private static func comparePreferences(_ scope: Scope, _ differences: inout Differences) throws {
    let keywords = [
      "", "ms-metric", "ms-ussystem", "ms-uksystem", "rg-gbzzzz", "rg-zzzzzz", "mu-kelvin",
      "mu-fahrenhe", "ms-metric-rg-uszzzz",
    ]
    for (place, locale) in scope.placed {
      let chosen = scope.width == .all ? keywords : ["", keywords[place % keywords.count]]
      for keyword in chosen {
        let joint = locale.tag.contains("-u-") ? "-" : "-u-"
        func extended(by keyword: String) throws -> LocaleID {
          try LocaleID(keyword.isEmpty ? locale.tag : locale.tag + joint + keyword)
        }
        let own = try extended(by: keyword)
        // No region is the world here, but in ICU 76 the locale's own region.
        let truth = try keyword == "rg-zzzzzz" ? extended(by: "rg-aqzzzz") : own
        for (unit, usage, amounts) in usages {
          for amount in amounts {
            let choice = try UnitPreferences.standard.choice(
              for: UnitAmount(try FixedDecimal(amount), try MeasureUnit(unit)),
              usage: usage,
              in: own
            )
            differences.compare(
              choice.unit.identifier,
              Oracle.preferredUnit(amount, unit, usage: usage, locale: truth),
              "\(own) \(amount) \(unit) \(usage)"
            )
          }
        }
      }
    }
  }

  /// Compares negative amounts, whose sign ICU loses in some plural forms.
  private static func compareSigns(_ scope: Scope, _ differences: inout Differences) throws {
    let names = MeasureUnit.simpleNames + ["foot-and-inch", "hour-and-minute-and-second"]
    let values = ["-1", "-2", "-0.5", "-3", "-11", "-1.5", "-0.01", "-0", "-1000000"]
    for (place, locale) in scope.placed {
      var generator = SplitMix(seed: UInt64(place))
      let count = scope.count(12, sample: 12, all: names.count)
      let chosen =
        count == names.count ? names : Array(names.shuffled(using: &generator).prefix(count))
      for name in chosen + ["hour", "foot-and-inch"] {
        for width in NumberOptions.unitWidths.keys.sorted() {
          let options = NumberOptions("unit=\(name) width=\(width)")
          // CLDR has no name for parts of units, such as `ofhg`.
          guard let formatter = try? options.recipe().formatter(for: locale) else { continue }
          for value in values {
            compareSign(value, options, formatter, locale, &differences)
          }
        }
      }
    }
  }

  private static func compareSign(
    _ value: String,
    _ options: NumberOptions,
    _ formatter: NumberFormat.Formatter,
    _ locale: LocaleID,
    _ differences: inout Differences
  ) {
    let number = (try? FixedDecimal(value)) ?? .nan
    let text = formatter.string(number)
    let what = "\(locale) \(options) \(value)"
    let truth = Oracle.number(value, options.description, locale: locale)
    if text != truth, Oracle.losesSign(value, options, locale: locale) {
      let positive = formatter.string((try? FixedDecimal(String(value.dropFirst()))) ?? .nan)
      differences.expect(text != positive && text.hasMinus, "\(what): \(text.escaped)")
    } else if text == truth || !Oracle.isInexact(value, options, text, locale: locale) {
      differences.compare(text, truth, what)
    }
    let parts = formatter.text(number)
    differences.compare(parts.string, text, "\(what) text")
    differences.compare(parts.parts.map { String(parts[$0]) }.joined(), text, "\(what) parts")
  }

  /// Compares amounts of random units, with and without a usage.
  private static func compareAmounts(_ scope: Scope, _ differences: inout Differences) throws {
    let names = MeasureUnit.simpleNames
    for (place, locale) in scope.placed {
      var generator = SplitMix(seed: UInt64(place) &* 0x2545_F491)
      for _ in 0..<scope.count(20, sample: 20, all: 200) {
        var options = "unit=\(names.randomElement(using: &generator) ?? "meter")"
        if Int.random(in: 0..<3, using: &generator) == 0 {
          let (unit, usage, _) = usages.randomElement(using: &generator) ?? usages[0]
          options = "unit=\(unit) usage=\(usage)"
        }
        let width = NumberOptions.unitWidths.keys.sorted().randomElement(using: &generator)
        let all = NumberOptions("\(options) width=\(width ?? "short")")
        guard let formatter = try? all.recipe().formatter(for: locale) else { continue }
        for _ in 0..<4 {
          let value = "\(Int.random(in: -300_000...300_000, using: &generator))E-2"
          compareSign(value, all, formatter, locale, &differences)
        }
      }
    }
  }
}

extension Oracle {
  /// Whether a text is the exact one of an amount that ICU converts as a binary number.
  package static func isInexact(
    _ value: String,
    _ options: NumberOptions,
    _ exact: String,
    locale: some OracleLocale
  ) -> Bool {
    ExactAmount(value, options, locale: locale)?.texts.contains(exact) == true
  }
}

extension String {
  /// Whether the text has a minus sign of any locale.
  fileprivate var hasMinus: Bool {
    unicodeScalars.contains { ["-", "\u{2212}", "\u{2010}", "\u{2011}", "\u{FE63}"].contains($0) }
  }
}
