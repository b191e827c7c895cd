extension RuleBasedFormat: CustomStringConvertible {
  /// The recipe as it is written in code.
  ///
  /// ```swift
  /// let roman = RuleBasedFormat.numberingSystem.ruleSet("%roman-upper")
  /// roman.description  // "RuleBasedFormat.numberingSystem.ruleSet(%roman-upper)"
  /// ```
  ///
  /// The text is for logs and test failures, and may change.
  public var description: String {
    "RuleBasedFormat.\(kind)" + (ruleSetName.map { ".ruleSet(\($0.excerpt))" } ?? "")
  }
}
