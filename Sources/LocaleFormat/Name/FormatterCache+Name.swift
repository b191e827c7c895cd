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
    for locale: LocaleID
  ) throws(FormatError) -> String? {
    try table.with(recipe, locale, generation: 0) { $0.name(of: code) }
  }

  /// Returns the name of a code in the app's language; nil without a name if the fallback is
  /// nothing.
  ///
  /// - Throws: The errors of ``LocaleNameFormat/formatter(for:)``.
  public func name(
    of code: NamedCode,
    as recipe: LocaleNameFormat
  ) throws(FormatError) -> String? {
    try withCurrent(recipe) { $0.name(of: code) }
  }
}
