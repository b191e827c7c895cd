extension UnitFormat: CustomStringConvertible {
  /// The recipe as it is written in code.
  ///
  /// ```swift
  /// UnitFormat(width: .long, usage: "road").description  // "UnitFormat(width: long, usage: road)"
  /// ```
  ///
  /// The text is for logs and test failures, and may change. To store a recipe, encode it.
  public var description: String {
    var result = RecipeDescription("UnitFormat")
    if number != .decimal { result.argument(nil, number) }
    result.argument("width", width, unless: .short)
    if let usage { result.argument("usage", usage) }
    if preferences != .standard { result.argument("preferences", preferences) }
    return result.text
  }
}
