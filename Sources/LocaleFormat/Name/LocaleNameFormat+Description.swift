extension LocaleNameFormat: CustomStringConvertible {
  /// The recipe as Swift code, without options that have their default value.
  ///
  /// ```swift
  /// LocaleNameFormat(dialect: .dialect).description  // "LocaleNameFormat(dialect: dialect)"
  /// ```
  ///
  /// It is for logs and test failures, and may change. Encode recipes that you store.
  public var description: String {
    var result = RecipeDescription("LocaleNameFormat")
    result.argument("dialect", dialect, unless: .standard)
    result.argument("length", length, unless: .full)
    result.argument("capitalization", capitalization, unless: .unspecified)
    result.argument("fallback", fallback, unless: .code)
    return result.text
  }
}
