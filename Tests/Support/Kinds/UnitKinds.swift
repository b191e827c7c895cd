import LocaleFormat

/// Amounts of units in grammatical cases.
struct UnitCaseKind: NumberOptionsKind {
  let name = "unit-case"
  let options =
    GrammaticalCase.allCases.map { "unit=day width=name case=\($0.rawValue)" }
    + ["accusative", "genitive", "instrumental"].map {
      "unit=kilometer-per-hour width=name case=\($0)"
    } + [
      "unit=hour-and-minute width=name case=dative",
      "unit=meter width=name case=genitive usage=road",
    ]
  let values = ["1", "2.5", "5000"]
}

/// The genders of units; the text is empty where there is none.
struct UnitGenderKind: CheckedKind {
  let name = "unit-gender"

  private let units = [
    "day", "hour", "kilometer", "kilometer-per-hour", "liter", "square-mile", "ton-per-hour",
    "meter-second", "year-person", "percent", "celsius", "foot-and-inch",
  ]

  func cases(in locale: String) -> [CheckedCase] {
    units.map { CheckedCase(["locale": locale, "unit": $0]) }
  }

  func oracle(_ golden: CheckedCase) -> String? {
    Oracle.gender(golden["unit"], locale: golden["locale"])
  }

  func text(_ golden: CheckedCase, through cache: FormatterCache) throws -> String {
    try MeasureUnit(golden["unit"]).nounClass(in: golden.locale)?.rawValue ?? ""
  }
}

/// Amounts of units that are converted for a usage.
///
/// This package converts exactly, and ICU in binary; the amounts are not near a tie.
struct UnitUsageKind: CheckedKind {
  let name = "unit-usage"

  private let usages: [(unit: String, usage: String, amounts: [String])] = [
    ("meter", "road", ["0", "4.4", "42.8", "482.8", "-5000"]),
    ("meter", "person-height", ["0.52", "1.83", "-1.71"]), ("kilogram", "person", ["0.7", "81.3"]),
    ("celsius", "weather", ["21.4", "-7.2"]), ("square-meter", "default", ["0.03", "5555"]),
    ("liter-per-100-kilometer", "vehicle-fuel", ["7.9"]), ("pascal", "baromtrc", ["101325"]),
  ]

  func cases(in locale: String) -> [CheckedCase] {
    usages.flatMap { unit, usage, amounts in
      ["short", "name"].flatMap { width in
        amounts.map {
          CheckedCase([
            "locale": locale, "options": "unit=\(unit) usage=\(usage) width=\(width)", "input": $0,
          ])
        }
      }
    }
    .filter { !$0.losesSign }
  }

  func oracle(_ golden: CheckedCase) -> String? {
    Oracle.number(golden["input"], golden["options"], locale: golden["locale"])
  }

  func text(_ golden: CheckedCase, through cache: FormatterCache) throws -> String {
    let options = golden["options"].split(separator: " ").map { $0.split(separator: "=") }
    let values = options.filter { $0.count == 2 }.map { String($0[1]) }
    guard values.count == 3, let width = NumberOptions.unitWidths[values[2]] else {
      throw UnknownCase(golden)
    }
    return try cache.string(
      UnitAmount(try FixedDecimal(golden["input"]), try MeasureUnit(values[0])),
      as: UnitFormat(width: width, usage: values[1]),
      for: golden.locale
    )
  }
}
