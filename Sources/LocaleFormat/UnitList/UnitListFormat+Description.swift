extension UnitListFormat: CustomStringConvertible {
  /// The recipe as it is written in code, without the options at their default.
  ///
  /// ```swift
  /// let clock = UnitListFormat(["minute", "second"], form: .digital, fraction: 0...1)
  /// clock.description  // "UnitListFormat([minute, second], form: digital, fraction: 0...1)"
  /// ```
  ///
  /// The text is for logs and test failures, and may change. To store a recipe, encode it.
  public var description: String {
    var result = RecipeDescription("UnitListFormat")
    result.argument(nil, "[\(units.joined(separator: ", "))]")
    result.argument("width", width, unless: .short)
    result.argument("form", form, unless: .names)
    result.argument("numbers", numbers, unless: .digits)
    result.argument("fraction", fraction, unless: 0...3)
    result.argument("rounding", rounding, unless: .halfEven)
    result.argument("grouping", grouping, unless: .auto)
    return result.text
  }
}
