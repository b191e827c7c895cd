extension StringProtocol {
  /// Returns the text in upper, lower or title case, or folded, in a language.
  ///
  /// ```swift
  /// "istanbul".cased(.upper, for: "tr")  // "İSTANBUL"
  /// "ijsland is mooi".cased(.title, for: "nl")  // "IJsland Is Mooi"
  /// ```
  /// - Parameters:
  ///   - format: The case.
  ///   - locale: The locale, of which the language matters; nil for the app's language.
  /// - Returns: The text. If ICU or its data is missing from this machine, the text as it is.
  public func cased(_ format: CaseFormat, for locale: LocaleID? = nil) -> String {
    let text = String(self)
    do throws(FormatError) {
      return try FormatterCache.withCurrent { cache throws(FormatError) in
        try cache.string(text, as: format, for: locale)
      }
    } catch {
      FormatFailures.count(error)
      return text
    }
  }
}
