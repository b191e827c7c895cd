import LocaleFormat

/// Numbers in the formats that the oracle's options describe, in a field named `options`.
protocol NumberOptionsKind: CheckedKind {
  var options: [String] { get }
  var values: [String] { get }
}

extension NumberOptionsKind {
  package func cases(in locale: String) -> [CheckedCase] {
    options.flatMap { options in
      values.map { CheckedCase(["locale": locale, "options": options, "input": $0]) }
    }
  }

  package func oracle(_ golden: CheckedCase) -> String? {
    Oracle.number(golden["input"], golden["options"], locale: golden["locale"])
  }

  package func text(_ golden: CheckedCase, through cache: FormatterCache) throws -> String {
    try cache.string(
      FixedDecimal(golden["input"]),
      as: NumberOptions(golden["options"]).recipe(),
      for: golden.locale
    )
  }
}

/// Numbers in the usual styles.
struct NumberKind: CheckedKind {
  let name = "number"

  private let values = [
    "0", "-0", "1", "-1", "0.5", "1.5", "2.5", "-2.5", "1.005", "2.675", "999.9995", "1000",
    "-1234.5",
    "9999", "10000", "99999", "1234567.891", "-9876543210", "123456789012345678901234567890.12",
    "NaN", "Infinity",
  ]

  func cases(in locale: String) -> [CheckedCase] {
    ["plain", "decimal", "percent", "EUR", "JPY", "KWD", "INR"].flatMap { style in
      values.map { CheckedCase(["locale": locale, "style": style, "input": $0]) }
    }
  }

  private func options(_ golden: CheckedCase) -> String {
    let style = golden["style"]
    return style.count == 3 ? "currency=\(style)" : "style=\(style)"
  }

  func oracle(_ golden: CheckedCase) -> String? {
    Oracle.number(golden["input"], options(golden), locale: golden["locale"])
  }

  func text(_ golden: CheckedCase, through cache: FormatterCache) throws -> String {
    try cache.string(
      FixedDecimal(golden["input"]),
      as: NumberOptions(options(golden)).recipe(),
      for: golden.locale
    )
  }
}

struct NotationKind: NumberOptionsKind {
  let name = "notation"
  let options = [
    "style=decimal notation=scientific", "style=decimal notation=engineering",
    "style=decimal notation=compact", "style=decimal notation=compact-long", "style=permille",
    "style=decimal sign=always", "style=decimal sign=except-zero",
    "style=percent sign=negative",
    "style=decimal sign=never grouping=min2", "style=decimal significant=2:4 grouping=always",
  ]
  let values = ["0", "-0.004", "1", "2.5", "999.5", "-1234.5", "9999", "1234567.891"]
}

struct MoneyKind: NumberOptionsKind {
  let name = "money"
  let options = [
    "currency=USD width=short", "currency=USD width=narrow", "currency=USD width=code",
    "currency=USD width=name", "currency=EUR width=short accounting=true",
    "currency=EUR width=name fraction=0:0", "currency=CHF cash=true",
    "currency=TWD width=formal", "currency=EUR notation=compact",
  ]
  let values = ["0", "1", "-5", "12.34", "1234567.5"]
}

struct UnitKind: NumberOptionsKind {
  let name = "unit"
  let options =
    ["meter", "celsius", "kilometer-per-hour", "day", "megabyte"].flatMap { unit in
      ["short", "narrow", "name"].map { "unit=\(unit) width=\($0)" }
    } + ["unit=meter usage=road", "unit=celsius usage=weather"]
  let values = ["1", "-2.5", "5000"]

  // The package writes signs that ICU leaves out.
  func cases(in locale: String) -> [CheckedCase] {
    options.flatMap { options in
      values.map { CheckedCase(["locale": locale, "options": options, "input": $0]) }
    }
    .filter { !$0.losesSign }
  }
}

extension CheckedCase {
  /// Whether ICU writes the number without its sign.
  var losesSign: Bool {
    Oracle.losesSign(self["input"], NumberOptions(self["options"]), locale: self["locale"])
  }
}

/// Ranges; `input` is `first..last`.
struct RangeKind: CheckedKind {
  let name = "range"

  private let options = [
    // Percentages about one number are left out: ICU 72 writes them wrongly.
    "style=decimal", "style=percent identity=range", "currency=EUR fraction=0:0",
    "currency=USD collapse=none",
    "unit=meter width=name", "style=decimal notation=compact identity=range",
  ]
  private let pairs = ["3..5", "3..3", "-1.5..1234.5", "999999..1000001"]

  func cases(in locale: String) -> [CheckedCase] {
    options.flatMap { options in
      pairs.map { CheckedCase(["locale": locale, "options": options, "input": $0]) }
    }
  }

  private func ends(_ golden: CheckedCase) throws -> (first: String, last: String) {
    let ends = golden["input"].split(separator: "..").map(String.init)
    guard ends.count == 2 else { throw UnknownCase(golden) }
    return (ends[0], ends[1])
  }

  func oracle(_ golden: CheckedCase) -> String? {
    guard let (first, last) = try? ends(golden) else { return nil }
    return Oracle.range(first, last, golden["options"], locale: golden["locale"])
  }

  func text(_ golden: CheckedCase, through cache: FormatterCache) throws -> String {
    let (first, last) = try ends(golden)
    return try cache.string(
      .from(FixedDecimal(first), through: FixedDecimal(last)),
      as: NumberOptions(golden["options"]).rangeRecipe(),
      for: golden.locale
    )
  }
}

/// Numbers in words and ordinals.
struct WordsKind: CheckedKind {
  let name = "words"

  private let values = [
    "0", "1", "-2", "2.5", "3", "11", "21", "101", "1234", "1000000", "-7777777", "1E+20",
  ]

  func cases(in locale: String) -> [CheckedCase] {
    ["spellout", "ordinal"].flatMap { rules in
      values.map { CheckedCase(["locale": locale, "rules": rules, "input": $0]) }
    }
  }

  func oracle(_ golden: CheckedCase) -> String? {
    Oracle.words(golden["input"], golden["rules"], locale: golden["locale"])
  }

  func text(_ golden: CheckedCase, through cache: FormatterCache) throws -> String {
    let format: RuleBasedFormat = golden["rules"] == "ordinal" ? .ordinal : .spellOut
    return try cache.string(FixedDecimal(golden["input"]), as: format, for: golden.locale)
  }
}
