extension DateIntervalFormat: CustomStringConvertible {
  /// The recipe as it is written in code.
  ///
  /// ```swift
  /// let days = DateIntervalFormat(DateFormat(template: "yMMMd", zone: .utc))
  /// days.description  // "DateIntervalFormat(DateFormat(template: yMMMd, zone: UTC))"
  /// ```
  ///
  /// The text is for logs and test failures, and may change. To store a recipe, encode it.
  public var description: String {
    var result = RecipeDescription("DateIntervalFormat")
    result.argument(nil, date)
    return result.text
  }
}
