import LocaleFormat

// Recipes and values for the differential tests; they are the same at every run.

extension NumberOptions {
  private static let styles = [
    "style=plain", "style=decimal", "style=percent", "style=permille",
    "currency=EUR", "currency=JPY", "currency=KWD", "currency=INR", "currency=CHF", "currency=TWD",
    "currency=XXX", "unit=meter", "unit=kilometer-per-hour", "unit=day", "unit=celsius",
    "unit=megabyte", "unit=square-meter", "unit=meter usage=road", "unit=kilogram usage=person",
    "unit=celsius usage=weather",
  ]
  private static let numberings = [
    "latn", "arab", "deva", "thai", "hanidec", "mathsanb", "adlm", "beng", "fullwide", "orya",
  ]

  /// Returns a recipe with any options.
  ///
  /// Those that have no meaning for the style are left out.
  package static func random(using generator: inout SplitMix) -> NumberOptions {
    func one<Value: CustomStringConvertible>(_ name: String, _ values: [Value]) -> String? {
      values.randomElement(using: &generator).map { "\(name)=\($0)" }
    }
    func rarely(_ chance: Int, _ option: @autoclosure () -> String?) -> String? {
      Int.random(in: 0..<chance, using: &generator) == 0 ? option() : nil
    }
    func unless(_ condition: Bool, _ option: String?) -> String? { condition ? nil : option }
    func range(_ least: Int, _ most: Int) -> String {
      let start = Int.random(in: least...most, using: &generator)
      return "\(start):\(Int.random(in: start...most, using: &generator))"
    }
    let style = styles.randomElement(using: &generator) ?? ""
    let isMoney = style.hasPrefix("currency")
    let groupings = NumberFormat.Grouping.allCases.map(\.rawValue)
    let signs = NumberFormat.SignDisplay.allCases.map(\.rawValue)
    let mayBeSplit = style.hasSuffix("usage=person")
    let options: [String?] = [
      style,
      rarely(2, one("notation", NumberFormat.Notation.allCases.map(\.rawValue))),
      isMoney ? rarely(2, one("width", NumberOptions.presentations.keys.sorted())) : nil,
      style.hasPrefix("unit")
        ? rarely(2, one("width", NumberOptions.unitWidths.keys.sorted())) : nil,
      rarely(3, one("rounding", NumberFormat.Rounding.allCases.map(\.rawValue))),
      // ICU signs and groups the last of several units, and multiplies a converted amount, not the
      // number: see `theAmountIsMultipliedAndSigned`.
      unless(mayBeSplit, rarely(3, one("grouping", groupings))),
      unless(mayBeSplit, rarely(3, one("sign", signs))),
      rarely(5, "decimal=always"), rarely(5, "zeros=hidden-if-whole"),
      rarely(6, one("numbering", numberings)),
      unless(style.contains("usage="), rarely(8, one("scale", ["0.01", "1000", "-1", "2.54"]))),
      rarely(5, Bool.random(using: &generator) ? "integer=\(range(1, 6))" : "integer=3:"),
      isMoney ? rarely(3, "accounting=true") : nil,
    ]
    let digits: [String?] =
      switch Int.random(in: 0..<8, using: &generator) {
      case 0, 1: ["fraction=\(range(0, 5))"]
      case 2: ["significant=\(range(1, 6))"]
      case 3:
        [
          "fraction=\(range(0, 4))", "significant=\(range(1, 5))",
          one("priority", NumberFormat.DigitPriority.allCases.map(\.rawValue)),
        ]
      case 4: [one("increment", ["0.05", "0.5", "5", "25", "0.0025", "1.00"])]
      case 5 where isMoney: ["cash=true"]
      default: []
      }
    return NumberOptions((options + digits).compactMap(\.self).joined(separator: " "))
  }
}

/// Decimal numbers at which formats often go wrong.
package enum BoundaryNumbers {
  package static let fixed = [
    "0", "-0", "1", "-1", "2", "3", "5", "7", "11", "21", "100", "0.5", "1.5", "2.5", "-2.5",
    "0.005", "0.015", "1.005", "2.675", "0.0005", "0.95", "0.995", "9.5", "99.5", "999.5", "-999.5",
    "999.4999999999", "999.995", "999.9995", "9995", "99950", "999499", "999500", "999999.5",
    "999950000", "1000", "-1000", "1001", "9999", "10000", "99999.5", "100000", "1000000",
    "1234567.891", "-12345678", "1E-30", "-1.5E-9", "1E+30", "1E15", "999999999999999.5",
    "9223372036854775807", "-9223372036854775808", "9223372036854775808", "12345678901234567890",
    "123456789012345678901234567890", "-0.123456789012345678901234567890",
    "98765432109876.54321098765432", "NaN", "Infinity", "-Infinity",
  ]

  /// Returns one of the values above, or random digits around a power of ten or a tie.
  package static func random(using generator: inout SplitMix) -> String {
    let sign = Bool.random(using: &generator) ? "-" : ""
    let exponent = Int.random(in: 0...15, using: &generator)
    let digit = Int.random(in: 1...9, using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return sign + "\(digit)" + String(repeating: "0", count: exponent)
    case 1: return sign + String(repeating: "9", count: exponent + 1) + ".5"
    case 2: return sign + "0." + String(repeating: "0", count: exponent) + "\(digit)5"
    case 3:
      let count = Int.random(in: 1...30, using: &generator)
      let digits = (0..<count).map { _ in "\(Int.random(in: 0...9, using: &generator))" }.joined()
      return sign + "\(digit)\(digits)"
    case 4:
      let whole = Int.random(in: 0..<10_000_000, using: &generator)
      return sign + "\(whole).\(Int.random(in: 0..<1000, using: &generator))5"
    default: return fixed.randomElement(using: &generator) ?? "0"
    }
  }

  /// Returns a number that may look like another, or has the same words.
  package static func near(_ number: FixedDecimal, using generator: inout SplitMix) -> String {
    let text = number.description
    guard let last = text.utf8.last, (48...57).contains(last) else { return text }
    guard !text.contains("E") else { return text + "1" }
    let hasPoint = text.contains(".")
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: return text + (hasPoint ? "0" : ".0")
    case 1: return text + (hasPoint ? "1" : ".001")
    case 2: return text + "E1"
    case 3: return text + "E3"
    default: return text.dropLast() + "\(Int.random(in: 0...9, using: &generator))"
    }
  }
}
