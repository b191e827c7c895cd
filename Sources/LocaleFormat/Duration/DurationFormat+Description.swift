extension DurationFormat: CustomStringConvertible {
  /// The recipe as it is written in code, without the options at their default.
  ///
  /// ```swift
  /// let lap = DurationFormat(.digital, units: [.minute, .second]).fraction(2)
  /// lap.description  // "DurationFormat(digital, units: [minute, second]).fraction(2...2)"
  /// ```
  ///
  /// The text is for logs and test failures, and may change. To store a recipe, encode it.
  public var description: String {
    var result = RecipeDescription("DurationFormat")
    if style != .names { result.argument(nil, style) }
    result.argument("width", width, unless: .short)
    result.argument("units", units, unless: .usual)
    for width in FormatWidth.allCases where width != self.width {
      let units = units(named: width)
      if !units.isEmpty { result.call("width", "\(width), of: \(units)") }
    }
    if !alwaysShown.isEmpty { result.call("alwaysShowing", "\(alwaysShown)") }
    if let maximumCount { result.call("maximumCount", "\(maximumCount)") }
    if fraction != 0...0 { result.call("fraction", "\(fraction)") }
    if rounding != .halfEven { result.call("rounding", "\(rounding)") }
    if let step { result.call("increment", "\(step)") }
    if grouping != .auto { result.call("grouping", "\(grouping)") }
    if leastDigits != nil || leastZeroDigits != nil {
      let least = leastDigits.map { "\($0)" } ?? "nil"
      let zero = leastZeroDigits.map { ", ofZero: \($0)" } ?? ""
      result.call("integer", "atLeast: \(least)\(zero)")
    }
    return result.text
  }

  /// The units whose names have a certain width.
  func units(named width: FormatWidth) -> Units {
    Unit.largestFirst.filter { self.width(of: $0) == width }.reduce(into: []) {
      $0.insert(Units($1))
    }
  }
}
