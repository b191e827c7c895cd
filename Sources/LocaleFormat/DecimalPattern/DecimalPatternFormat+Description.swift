extension DecimalPatternFormat: CustomStringConvertible {
  /// The pattern, the style, and the options that are set.
  ///
  /// ```swift
  /// var options = DecimalPatternFormat.Options()
  /// options.rounding = .halfUp
  /// let amounts = DecimalPatternFormat("#,##0.00", options: options)
  /// amounts.description  // "DecimalPatternFormat(#,##0.00, rounding: halfUp)"
  /// ```
  ///
  /// It is for logs and test failures, and may change. Encode recipes that you store.
  public var description: String {
    var result = RecipeDescription("DecimalPatternFormat")
    if let pattern { result.argument(nil, pattern.text.excerpt) }
    if let style { result.argument("style", style) }
    for option in Mirror(reflecting: options).children {
      guard let label = option.label,
        let value = Mirror(reflecting: option.value).children.first?.value
      else { continue }
      result.argument(label, "\(value)".excerpt)
    }
    return result.text
  }
}
