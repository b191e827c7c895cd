extension NumberRangeFormat: CustomStringConvertible {
  /// The recipe as it is written in code.
  ///
  /// ```swift
  /// let prices = NumberRangeFormat(.currency("EUR"), collapse: .unit)
  /// prices.description  // "NumberRangeFormat(NumberFormat.currency(EUR), collapse: unit)"
  /// ```
  ///
  /// The text is for logs and test failures, and may change. To store a recipe, encode it.
  public var description: String {
    var result = RecipeDescription("NumberRangeFormat")
    result.argument(nil, number)
    result.argument("collapse", collapse, unless: .auto)
    result.argument("identity", identity, unless: .approximately)
    return result.text
  }
}
