extension RelativeTimeFormat: CustomStringConvertible {
  /// The recipe as it is written in code, without the options at their default.
  ///
  /// ```swift
  /// let named = RelativeTimeFormat(width: .short, numbers: .named, units: [.day, .hour])
  /// named.description  // "RelativeTimeFormat(width: short, numbers: named, units: [day, hour])"
  /// ```
  ///
  /// The text is for logs and test failures, and may change. To store a recipe, encode it.
  public var description: String {
    var result = RecipeDescription("RelativeTimeFormat")
    result.argument("width", width, unless: .long)
    result.argument("numbers", numbers, unless: .numeric)
    result.argument("capitalization", capitalization, unless: .unspecified)
    result.argument("grouping", grouping, unless: .auto)
    result.argument("units", units, unless: .usual)
    return result.text
  }
}

extension RelativeTimeFormat.Units: CustomStringConvertible {
  /// The units, the largest first.
  public var description: String {
    "[\(members.map(\.rawValue).joined(separator: ", "))]"
  }
}
