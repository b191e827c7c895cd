extension ListFormat: CustomStringConvertible {
  /// The recipe as Swift code, without options that have their default value.
  ///
  /// ```swift
  /// ListFormat(.or, width: .short).description  // "ListFormat(or, width: short)"
  /// ```
  ///
  /// It is for logs and test failures, and may change. Encode recipes that you store.
  public var description: String {
    var result = RecipeDescription("ListFormat")
    result.argument(nil, kind)
    result.argument("width", width, unless: .long)
    result.argument("isolatesItems", isolatesItems, unless: false)
    return result.text
  }
}
