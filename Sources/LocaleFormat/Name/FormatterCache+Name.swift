internal import Sharing

extension FormatterCache {
  /// Returns the name of a code in a locale; nil without a name if the recipe's fallback is
  /// nothing.
  ///
  /// ```swift
  /// let names = LocaleNameFormat(fallback: .nothing)
  /// let french = LocaleID("fr")
  /// try FormatterCache.shared.name(of: .region("XY"), as: names, for: french)  // nil
  /// ```
  /// - Throws: The errors of ``LocaleNameFormat/formatter(for:)``.
  public func name(
    of code: NamedCode,
    as recipe: LocaleNameFormat,
    for locale: LocaleID? = nil
  ) throws(FormatError) -> String? {
    try with(recipe, in: locale) { $0.name(of: code) }
  }
}
