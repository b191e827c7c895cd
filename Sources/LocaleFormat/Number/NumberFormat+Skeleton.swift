extension NumberFormat {
  /// The ICU number skeleton of the recipe.
  ///
  /// A pure function, so that it can be tested by a table. CLDR's own precision of a style differs
  /// between locales (`en-US-POSIX` has six fraction digits), and a skeleton without precision has
  /// ICU's, so the caller says what it is.
  ///
  /// - Parameter patternFraction: The fraction digits of the locale's own pattern for the style.
  /// - Returns: The skeleton, its stems separated by spaces.
  ///
  /// Source: [ICU, Number
  /// Skeletons](https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html).
  func skeleton(patternFraction: ClosedRange<Int>) -> String {
    var stems: [String] = []
    switch style {
    case .plain:
      stems.append("group-off")
      stems.append(Self.precision(fraction ?? 0...0))
    case .decimal:
      stems.append(Self.precision(fraction ?? patternFraction))
    case .percent:
      stems.append("percent")
      stems.append("scale/100")
      stems.append(Self.precision(fraction ?? patternFraction))
    case .currency(let currency):
      stems.append("currency/\(currency.code)")
      // Without a precision ICU takes the currency's own.
      if let fraction { stems.append(Self.precision(fraction)) }
    }
    if rounding != .halfEven { stems.append("rounding-mode-\(rounding.rawValue)") }
    return stems.joined(separator: " ")
  }

  private static func precision(_ digits: ClosedRange<Int>) -> String {
    guard digits.upperBound > 0 else { return "precision-integer" }
    return "." + String(repeating: "0", count: digits.lowerBound)
      + String(repeating: "#", count: digits.upperBound - digits.lowerBound)
  }
}
