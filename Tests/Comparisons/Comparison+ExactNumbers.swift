import LocaleFormat
import TestSupport

/// Compares numbers that plans write, through the public methods, with ICU's C++ API: every style
/// and currency, and three types.
extension Comparison {
  static let exactNumbers = [
    Comparison("number.plans", isByLocale: false, comparePlans),
    Comparison("number.exact", compareExactly),
    Comparison("number.words", compareWords),
  ]

  /// Checks that nearly every locale has plans.
  private static func comparePlans(_ scope: Scope, _ differences: inout Differences) throws {
    let recipes: [NumberFormat] = [
      .decimal, .percent, .currency("EUR"), .currency("USD").accounting(),
      .skeleton("currency/EUR"), .skeleton("compact-short"),
      .decimal.notation(.compactShort), .decimal.notation(.compactLong),
      .currency("EUR").notation(.compactShort),
      .compact.fraction(1), .decimal.notation(.compactLong).significant(1...3),
      .unit("kilometer-per-hour"), .unit("hour").width(.long), .unit("liter-per-100-kilometer"),
      .currency("USD").presentation(.name),
    ]
    var refused: [String] = []
    for locale in scope.locales {
      for recipe in recipes {
        let refusal = try recipe.formatter(for: locale).planRefusal
        if let refusal { refused.append("\(locale) \(recipe): \(refusal)") }
      }
    }
    let count = scope.locales.count * recipes.count
    differences.expect(
      refused.count * 500 < count,
      "\(refused.count) of \(count) have no plan: \(refused)"
    )
  }

  private static let seed: UInt64 = 0x5EED_2024

  /// Options for the oracle, and the number of fraction digits that are kept of the given number.
  private struct Style {
    let options: String
    let fraction: Int
    let recipe: NumberFormat

    /// Makes a style of options, and of a skeleton that has the same texts.
    init(_ options: String, fraction: Int, skeleton: String? = nil) throws {
      self.options = options
      self.fraction = fraction
      recipe = try skeleton.map { .skeleton($0) } ?? NumberOptions(options).recipe()
    }
  }

  private static func styles() throws -> [Style] {
    let codes = """
      EUR USD GBP JPY CHF CNY INR BRL RUB KRW SEK NOK DKK PLN CZK HUF TRY ILS AED SAR EGP IRR THB \
      IDR VND KWD BHD CLP XAF ZAR
      """
    let digits = ["JPY": 0, "KRW": 0, "VND": 0, "CLP": 0, "XAF": 0, "IRR": 0, "KWD": 3, "BHD": 3]
    return try [
      Style("style=decimal", fraction: 3), Style("style=percent", fraction: 2),
      Style("currency=EUR accounting=true", fraction: 2),
    ]
      + codes.split(separator: " ").map {
        try Style("currency=\($0)", fraction: digits[String($0)] ?? 2)
      }
      + skeletons()
  }

  private static func skeletons() throws -> [Style] {
    try [
      Style("currency=EUR", fraction: 2, skeleton: "currency/EUR"),
      Style("currency=JPY width=code", fraction: 0, skeleton: "currency/JPY unit-width-iso-code"),
      Style("style=decimal fraction=0:6", fraction: 6, skeleton: ""),
      Style("style=decimal fraction=2:2", fraction: 2, skeleton: ".00"),
      Style("style=decimal fraction=0:0", fraction: 0, skeleton: "precision-integer"),
      Style("style=percent fraction=0:6", fraction: 8, skeleton: "percent scale/100"),
      Style("style=percent fraction=0:1", fraction: 3, skeleton: "%x100 .#"),
      Style("style=decimal fraction=0:6 grouping=off", fraction: 6, skeleton: "group-off"),
    ]
  }

  private static func compareExactly(_ scope: Scope, _ differences: inout Differences) throws {
    let styles = try styles()
    for (place, locale) in scope.placed {
      // A sample uses some styles in each locale. Each style is used in some locale.
      for (index, style) in styles.enumerated()
      where scope.width != .sample || (place + index) % 7 == 0 {
        let values = try ExactnessValues(
          count: scope.count(60, sample: 400, all: 5_000),
          fraction: style.fraction,
          seed: seed &+ UInt64(place * styles.count + index) &* 0x9E37_79B9
        )
        try compare(style, locale, values, &differences)
      }
    }
  }

  /// Styles whose words depend on the number.
  private static func stylesInWords() throws -> [Style] {
    let units = [
      "meter", "kilometer-per-hour", "hour", "day", "year", "celsius", "byte", "foot", "kilogram",
      "liter-per-100-kilometer", "square-meter", "megabit-per-second",
    ]
    return try ["style=decimal", "style=plain", "currency=EUR", "currency=USD", "currency=INR"]
      .flatMap { content in
        try ["compact", "compact-long"].map {
          try Style("\(content) notation=\($0)", fraction: 1)
        }
      }
      + units.flatMap { unit in
        try ["short", "narrow", "name"].map { try Style("unit=\(unit) width=\($0)", fraction: 3) }
      }
      + ["EUR", "USD", "JPY", "RUB", "SAR"].map {
        try Style("currency=\($0) width=name", fraction: $0 == "JPY" ? 0 : 2)
      } + [
        Style("style=decimal notation=compact", fraction: 1, skeleton: "compact-short"),
        Style("style=decimal notation=compact fraction=1:1", fraction: 1),
        Style("style=decimal notation=compact-long fraction=0:2", fraction: 2),
        Style("currency=EUR notation=compact fraction=0:0", fraction: 0),
        Style("style=decimal notation=compact fraction=2:2", fraction: 2, skeleton: "K .00"),
        Style("currency=EUR notation=compact-long", fraction: 1, skeleton: "currency/EUR KK"),
      ]
  }

  private static func compareWords(_ scope: Scope, _ differences: inout Differences) throws {
    let styles = try stylesInWords()
    for (place, locale) in scope.placed {
      for (index, style) in styles.enumerated()
      where scope.width == .all || (place + index) % 6 == 0 {
        let seed = seed &+ UInt64(place * styles.count + index) &* 0x9E37_79B9
        let values = try ExactnessValues(
          count: scope.count(20, sample: 40, all: 500),
          fraction: style.fraction,
          seed: seed
        )
        let count = scope.count(60, sample: 150, all: 2_000)
        try compare(
          style,
          locale,
          try values.choosingWords(count: count, seed: seed),
          &differences
        )
      }
    }
  }

  private static func compare(
    _ style: Style,
    _ locale: LocaleID,
    _ values: ExactnessValues,
    _ differences: inout Differences
  ) throws {
    let formatter = try style.recipe.formatter(for: locale)
    let place = "\(locale) \(style.options)"
    // The package writes signs that ICU leaves out.
    let losesSign = { (value: String) in
      Oracle.losesSign(value, NumberOptions(style.options), locale: locale)
    }
    try compare("\(place) Double", values.binary, &differences, unless: losesSign) {
      ($0.description, formatter.string($0))
    } append: {
      formatter.append($0, to: &$1)
    } oracle: {
      Oracle.numbers(values.binary, style.options, locale: locale, into: &$0)
    }
    try compare("\(place) Int", values.whole, &differences, unless: losesSign) {
      ($0.description, formatter.string($0))
    } append: {
      formatter.append($0, to: &$1)
    } oracle: {
      Oracle.numbers(values.whole, style.options, locale: locale, into: &$0)
    }
    try compare("\(place) FixedDecimal", values.fixed, &differences, unless: losesSign) {
      ($0.description, formatter.string($0))
    } append: {
      formatter.append($0, to: &$1)
    } oracle: {
      Oracle.numbers(values.decimal, style.options, locale: locale, into: &$0)
    }
  }

  private struct OracleFailed: Error { let what: String }

  /// Compares bytes with bytes.
  ///
  /// Every eighth value is compared as a `String` too.
  private static func compare<Value>(
    _ what: String,
    _ values: [Value],
    _ differences: inout Differences,
    unless losesSign: (String) -> Bool,
    string: (Value) -> (value: String, text: String),
    append: (Value, inout [UInt8]) -> Void,
    oracle: (inout JoinedTexts) -> Bool
  ) throws {
    var expected = JoinedTexts()
    guard oracle(&expected) else { throw OracleFailed(what: what) }
    var found = JoinedTexts()
    for value in values {
      append(value, &found.bytes)
      found.ends.append(Int32(found.bytes.count))
    }
    var different: [String] = []
    for (place, value) in values.enumerated() where place % 8 == 0 {
      let (name, text) = string(value)
      guard !text.utf8.elementsEqual(expected[place]), !losesSign(name) else { continue }
      let right = String(decoding: expected[place], as: UTF8.self)
      different.append("\(what) \(name), string: \(text.escaped), not \(right.escaped)")
    }
    if found != expected {
      for (place, value) in values.enumerated()
      where found[place] != expected[place] && !losesSign(string(value).value) {
        let wrong = String(decoding: found[place], as: UTF8.self)
        let right = String(decoding: expected[place], as: UTF8.self)
        different.append("\(what) \(string(value).value): \(wrong.escaped), not \(right.escaped)")
      }
    }
    differences.add(compared: values.count, different)
  }
}
