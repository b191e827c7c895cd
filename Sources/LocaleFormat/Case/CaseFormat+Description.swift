extension CaseFormat: CustomStringConvertible {
  /// The recipe as Swift code, without options that have their default value.
  ///
  /// ```swift
  /// CaseFormat.title(.sentence).description  // "CaseFormat(title, piece: sentence)"
  /// ```
  ///
  /// It is for logs and test failures, and may change. Encode recipes that you store.
  public var description: String {
    var result = RecipeDescription("CaseFormat")
    result.argument(nil, operation)
    result.argument("piece", piece, unless: .word)
    result.argument("keepsOtherLetters", keepsOtherLetters, unless: false)
    result.argument("skipsPunctuation", skipsPunctuation, unless: true)
    result.argument("excludesSpecialI", excludesSpecialI, unless: false)
    return result.text
  }
}
